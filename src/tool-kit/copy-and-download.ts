// Copy and download with the toasts that every tool shows.
import { useCallback } from 'react';
import { copyImage, copyRichText, copyText, downloadText, downloadUrl } from '../lib/save';
import type { UnsavedResult } from '../state/choose-input';
import { useAppDispatch } from '../state/hooks';
import { useArtifacts } from '../state/services-context';
import { toastShown } from '../state/toasts';
import { tracking } from '../visitor/tracking';

const COPIED = 'Text copied to clipboard successfully.';

/** Copies the text to the clipboard and confirms it. `told` is the tool's own sentence. */
export function useCopy() {
  const report = useReportCopied();
  return useCallback(
    async (text: string | Promise<string>, told = COPIED) => report(await copyText(text), told),
    [report],
  );
}

/** Puts formatted text on the clipboard, and plain text for programs that take no other. */
export function useCopyRichText() {
  const report = useReportCopied();
  return useCallback(
    async (html: Promise<string>, plain: Promise<string>) => report(await copyRichText(html, plain), COPIED),
    [report],
  );
}

/** Puts a PNG on the clipboard. */
export function useCopyImage() {
  const report = useReportCopied();
  return useCallback(async (png: Blob, told: string) => report(await copyImage(png), told), [report]);
}

function useReportCopied() {
  const dispatch = useAppDispatch();
  return useCallback(
    (copied: boolean, told: string) => {
      if (copied) tracking.happened({ category: 'User Engagement', action: 'click', label: 'copy' });
      dispatch(
        copied
          ? toastShown({ title: 'Copied!', text: told, tone: 'success' })
          : toastShown({ title: 'Error', text: 'Failed to copy to clipboard.', tone: 'error' }),
      );
    },
    [dispatch],
  );
}

export function useDownloadText() {
  const tell = useTellDownloaded();
  return useCallback(
    (text: string | Blob, name: string, told = `${name} was saved by your browser.`, mime = 'text/plain') => {
      downloadText(text, name, mime);
      tell(told);
    },
    [tell],
  );
}

/** Confirms that a file was saved. `told` is the toast's sentence. */
export function useTellDownloaded() {
  const dispatch = useAppDispatch();
  return useCallback(
    (told?: string) => {
      tracking.happened({ category: 'File Download', action: 'download' });
      dispatch(toastShown({ title: 'Downloaded!', text: told, tone: 'success' }));
    },
    [dispatch],
  );
}

/** Saves a result as a file, and shows the toast. */
export function useDownloadResult() {
  const artifacts = useArtifacts();
  const tell = useTellDownloaded();
  return useCallback(
    /** `told` is the toast's sentence. */
    (result: UnsavedResult, fileName: string, told?: string) => {
      if (result.stored === 'text') downloadText(result.text, fileName, result.mime);
      else downloadUrl(artifacts.downloadUrl(result.artifactId), fileName);
      tell(told);
    },
    [artifacts, tell],
  );
}
