// Copy and download with the toasts that every tool shows.
import { useCallback } from 'react';
import { copyText, downloadText } from '../lib/save';
import { useAppDispatch } from '../state/hooks';
import { toastShown } from '../state/toasts';
import { tracking } from '../visitor/tracking';
import { useTellDownloaded } from './use-tell-downloaded';

/** Puts the text on the clipboard and says so; `told` is the tool's own sentence. */
export function useCopy() {
  const dispatch = useAppDispatch();
  return useCallback(
    async (text: string | Promise<string>, told = 'Text copied to clipboard successfully.') => {
      const copied = await copyText(text);
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
