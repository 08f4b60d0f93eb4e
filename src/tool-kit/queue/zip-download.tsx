// Saves several results as one ZIP.
import { FolderArchive } from 'lucide-react';
import { say } from '../../../workers/words/in-words';
import { downloadUrl } from '../../lib/save';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { cancelRun } from '../../state/run-tool';
import { zipName, zipResults, type NamedResult } from '../../state/zip-results';
import { Button } from '../../ui/button';
import RunProgress from '../result/run-progress';
import { useTellDownloaded } from '../copy-and-download';
import * as words from './words';

interface ZipDownloadProps {
  toolId: string;
  fileName: string;
  results: readonly NamedResult[];
}

export function ZipDownload({ toolId, fileName, results }: ZipDownloadProps) {
  const dispatch = useAppDispatch();
  const tell = useTellDownloaded();
  const name = zipName(toolId);
  const active = useAppSelector((state) => state.runs[name]?.active);
  const save = async () => {
    const url = await dispatch(zipResults(toolId, results));
    if (url === undefined) return;
    downloadUrl(url, fileName);
    tell(say(words.saved, { file: fileName }));
  };
  if (active)
    return <RunProgress key={active.runId} toolId={name} run={active} onCancel={() => dispatch(cancelRun(name))} />;
  return (
    <Button icon={FolderArchive} variant="primary" size="small" onClick={() => void save()}>
      {words.downloadZip}
    </Button>
  );
}
