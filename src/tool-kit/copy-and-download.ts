// Copy and download with the toasts that every tool shows.
import { useCallback } from 'react';
import { copyRichText, copyText, downloadText } from '../lib/save';
import { useAppDispatch } from '../state/hooks';
import { toastShown } from '../state/toasts';
import { tracking } from '../visitor/tracking';
import { useTellDownloaded } from './use-tell-downloaded';

const COPIED = 'Text copied to clipboard successfully.';

/** Puts the text on the clipboard and says so; `told` is the tool's own sentence. */
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
