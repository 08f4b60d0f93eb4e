// Copy and download with the toasts that every tool shows.
import { useCallback } from 'react';
import { say } from '../../workers/words/in-words';
import { copyText, downloadText, downloadUrl } from '../lib/save';
import type { UnsavedResult } from '../state/choose-input';
import { useAppDispatch } from '../state/hooks';
import { useArtifacts } from '../state/services-context';
import { toastShown } from '../state/toasts';
import { tracking } from '../visitor/tracking';
import * as words from './words';

/** Copies the text to the clipboard and confirms that. `told` is the tool's own sentence. */
export function useCopy() {
  const report = useReportCopied();
  return useCallback(
    async (text: string | Promise<string>, told = words.copied) => report(await copyText(text), told),
    [report],
  );
}

/** Confirms a copy, or reports that it failed. `told` is the sentence for success. */
export function useReportCopied() {
  const dispatch = useAppDispatch();
  return useCallback(
    (copied: boolean, told: string) => {
      if (copied) tracking.happened({ category: 'User Engagement', action: 'click', label: 'copy' });
      dispatch(
        copied
          ? toastShown({ title: words.copiedTitle, text: told, tone: 'success' })
          : toastShown({ title: words.errorTitle, text: words.copyFailed, tone: 'error' }),
      );
    },
    [dispatch],
  );
}

export function useDownloadText() {
  const tell = useTellDownloaded();
  return useCallback(
    (text: string | Blob, name: string, told = say(words.saved, { file: name }), mime = 'text/plain') => {
      downloadText(text, name, mime);
      tell(told);
    },
    [tell],
  );
}

/** Confirms that a file was saved. `told` is the sentence. */
export function useTellDownloaded() {
  const dispatch = useAppDispatch();
  return useCallback(
    (told?: string) => {
      tracking.happened({ category: 'File Download', action: 'download' });
      dispatch(toastShown({ title: words.downloadedTitle, text: told, tone: 'success' }));
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
