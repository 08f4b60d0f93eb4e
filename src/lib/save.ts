// Copies to the clipboard, and downloads.

/**
 * Resolves to whether the text is on the clipboard; never rejects. Call it in the click's own task: Safari forbids later
 * writes, but accepts a promise for a text that is still being read.
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  try {
    if (typeof text === 'string') await navigator.clipboard.writeText(text);
    else await writeLater(text);
    return true;
  } catch {
    return false; // No permission, no focus, or an insecure page.
  }
}

/** If the browser has ClipboardItem (Firefox since 127), the write starts at once, in the click. */
async function writeLater(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') {
    const read = await text;
    return navigator.clipboard.writeText(read);
  }
  await writeItem({ 'text/plain': text });
}

/** Puts one item with a text of each MIME type on the clipboard. */
export async function writeItem(texts: Readonly<Record<string, Promise<string>>>): Promise<void> {
  const blobs = Object.entries(texts).map(([type, text]) => {
    const blob = text.then((read) => new Blob([read], { type }));
    // A browser that refuses the write may never use the promise.
    blob.catch(() => undefined);
    return [type, blob] as const;
  });
  await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
}

/** Downloads a URL. */
export function downloadUrl(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}

/** A long text comes as a Blob, because creating one here takes noticeable time. */
export function downloadText(text: string | Blob, name: string, mime = 'text/plain'): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${mime};charset=utf-8` }));
  downloadUrl(url, name);
  // The browser opens the URL after the click's task. In Safari, revoking it at once would cancel the download.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

type SaveFilePicker = (options: { suggestedName: string }) => Promise<FileSystemFileHandle>;

/** TypeScript's libraries don't have it, because only some browsers do. */
const savePicker = () => (globalThis as { showSaveFilePicker?: SaveFilePicker }).showSaveFilePicker;

export const canPickFile = () => savePicker() !== undefined;

/** Asks the visitor for a file to write to; undefined if the visitor closed the dialog. */
export async function pickFile(suggestedName: string): Promise<FileSystemFileHandle | undefined> {
  try {
    return await savePicker()?.({ suggestedName });
  } catch {
    return undefined;
  }
}
