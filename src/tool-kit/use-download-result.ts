// Saves a result as a file, and says so.
import { useCallback } from 'react';
import { downloadText, downloadUrl } from '../lib/save';
import { useArtifacts } from '../state/services-context';
import type { KeptResult } from './run/choose-result';
import { useTellDownloaded } from './use-tell-downloaded';

export function useDownloadResult() {
  const artifacts = useArtifacts();
  const tell = useTellDownloaded();
  return useCallback(
    /** `told` is the toast's sentence. */
    (result: KeptResult, fileName: string, told?: string) => {
      if (result.stored === 'text') downloadText(result.text, fileName, result.mime);
      else downloadUrl(artifacts.downloadUrl(result.artifactId), fileName);
      tell(told);
    },
    [artifacts, tell],
  );
}
