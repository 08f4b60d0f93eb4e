// Saves a result as a file, and says so.
import { useCallback } from 'react';
import { downloadText, downloadUrl } from '../lib/save';
import { useAppDispatch } from '../state/hooks';
import { useArtifacts } from '../state/services-context';
import { toastShown } from '../state/toasts';
import { tracking } from '../visitor/tracking';
import type { KeptResult } from './kept-result';

export function useDownloadResult() {
  const artifacts = useArtifacts();
  const dispatch = useAppDispatch();
  return useCallback(
    /** `told` is the toast's sentence. */
    (result: KeptResult, fileName: string, told?: string) => {
      if (result.stored === 'text') downloadText(result.text, fileName, result.mime);
      else downloadUrl(artifacts.downloadUrl(result.artifactId), fileName);
      tracking.happened({ category: 'File Download', action: 'download' });
      dispatch(toastShown({ title: 'Downloaded!', text: told, tone: 'success' }));
    },
    [artifacts, dispatch],
  );
}
