// Copies to the clipboard, and downloads.

/**
 * Resolves to whether the text is on the clipboard; never rejects. Call it in the click's own task: Safari forbids a later
 * write, and so accepts a promise for a text that is still being read.
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  try {
    if (typeof text === 'string') await navigator.clipboard.writeText(text);
    else await writeLater(text);
    return true;
  } catch {
    return false; // no permission, no focus, or an insecure page
  }
}

/**
 * The same for formatted text, which word processors and mail programs take. Other programs take the plain text. Also false in
 * a browser without ClipboardItem.
 */
export async function copyRichText(html: Promise<string>, plain: Promise<string>): Promise<boolean> {
  try {
    await writeItem({ 'text/html': html, 'text/plain': plain });
    return true;
  } catch {
    return false;
  }
}

/** Whether the browser copies images, which all do as PNG only (Firefox since 127). */
export const canCopyImages = () => typeof ClipboardItem !== 'undefined';

/** Resolves to whether the PNG is on the clipboard; never rejects. */
export async function copyImage(png: Blob): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ [png.type]: png })]);
    return true;
  } catch {
    return false; // no permission, no focus, or an insecure page
  }
}

/** Written at once, in the click, if the browser has ClipboardItem (Firefox since 127). */
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
    // A browser that refuses the write may never look at the promise.
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

/** A long text comes as a Blob, because creating one on the page takes noticeable time. */
export function downloadText(text: string | Blob, name: string, mime = 'text/plain'): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${mime};charset=utf-8` }));
  downloadUrl(url, name);
  // The browser opens the URL after the click's task: revoking it at once would lose the download in Safari.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

type SaveFilePicker = (options: { suggestedName: string }) => Promise<FileSystemFileHandle>;

/** Only some browsers have it, so TypeScript's libraries don't. */
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
