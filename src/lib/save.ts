// Ways out of the page: the clipboard and the download.

/** Resolves to whether the text is on the clipboard. */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(await text);
    return true;
  } catch {
    return false; // no permission, no focus, or a page that is not served securely
  }
}

/** Hands a URL to the browser's download list. */
export function downloadUrl(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}

export function downloadText(text: string, name: string, mime = 'text/plain'): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${mime};charset=utf-8` }));
  downloadUrl(url, name);
  // The browser opens the URL after the click's task: revoking it at once would lose the download in Safari.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

type SaveFilePicker = (options: { suggestedName: string }) => Promise<FileSystemFileHandle>;

/** Only some browsers have it; TypeScript's libraries do not know it. */
const savePicker = () => (globalThis as { showSaveFilePicker?: SaveFilePicker }).showSaveFilePicker;

export const canPickFile = () => savePicker() !== undefined;

/** Asks the visitor for a file to write to; undefined when the dialog was closed without one. */
export async function pickFile(suggestedName: string): Promise<FileSystemFileHandle | undefined> {
  try {
    return await savePicker()?.({ suggestedName });
  } catch {
    return undefined;
  }
}
