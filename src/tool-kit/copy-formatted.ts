// Copies formatted text and images. Apart from copy-and-download.ts, because most tools copy plain text only.
import { useCallback } from 'react';
import { writeItem } from '../lib/save';
import { useReportCopied } from './copy-and-download';
import * as words from './words';

/** Whether the write succeeded. It fails without permission or focus, on an insecure page, or in a browser without ClipboardItem. */
const succeeds = (write: Promise<void>): Promise<boolean> =>
  write.then(
    () => true,
    () => false,
  );

/** Puts formatted text on the clipboard, and plain text for programs that take nothing else. Never rejects. */
export const copyRichText = (html: Promise<string>, plain: Promise<string>): Promise<boolean> =>
  succeeds(writeItem({ 'text/html': html, 'text/plain': plain }));

export function useCopyRichText() {
  const report = useReportCopied();
  return useCallback(
    async (html: Promise<string>, plain: Promise<string>) => report(await copyRichText(html, plain), words.copied),
    [report],
  );
}

/** Whether the browser copies images, which all do as PNG only (Firefox since 127). */
export const canCopyImages = () => typeof ClipboardItem !== 'undefined';

const writeImage = async (png: Blob) => navigator.clipboard.write([new ClipboardItem({ [png.type]: png })]);

/** Puts a PNG on the clipboard. */
export function useCopyImage() {
  const report = useReportCopied();
  return useCallback(async (png: Blob, told: string) => report(await succeeds(writeImage(png)), told), [report]);
}
