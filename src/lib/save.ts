// Ways out of the page: the clipboard and the download.

/**
 * Resolves to whether the text is on the clipboard; never rejects. To be called in the visitor's click itself: Safari lets
 * nobody write later, and so takes a text that is still being read as a promise.
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  try {
    if (typeof text === 'string') await navigator.clipboard.writeText(text);
    else await writeLater(text);
    return true;
  } catch {
    return false; // no permission, no focus, or a page that is not served securely
  }
}

/**
 * The same for formatted text, which a word processor or a mail takes; other programs take the plain text. False as well where
 * the browser has no ClipboardItem.
 */
export async function copyRichText(html: Promise<string>, plain: Promise<string>): Promise<boolean> {
  try {
    await writeItem({ 'text/html': html, 'text/plain': plain });
    return true;
  } catch {
    return false;
  }
}

/** Written at once, in the click, where the browser has ClipboardItem (Firefox since 127). */
async function writeLater(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') {
    const read = await text;
    return navigator.clipboard.writeText(read);
  }
  await writeItem({ 'text/plain': text });
}

async function writeItem(texts: Readonly<Record<string, Promise<string>>>): Promise<void> {
  const blobs = Object.entries(texts).map(([type, text]) => {
    const blob = text.then((read) => new Blob([read], { type }));
    // A browser that refuses the write need not look at the promise again.
    blob.catch(() => undefined);
    return [type, blob] as const;
  });
  await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
}

/** Hands a URL to the browser's download list. */
export function downloadUrl(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}

/** A long text comes as a Blob: to make one of it takes the page a felt while. */
export function downloadText(text: string | Blob, name: string, mime = 'text/plain'): void {
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
