// Saves the differences. The file is made when it is asked for, by a run of its own on the texts that are shown.
import { Download } from 'lucide-react';
import {
  diffDownload,
  FILE_NAME,
  PATCH_NAME,
  type DiffOutput,
  type DownloadOptions,
} from '../../../workers/kernels/diff-checker/spec';
import { downloadText, downloadUrl } from '../../lib/save';
import { useAppDispatch } from '../../state/hooks';
import { inputChanged } from '../../state/inputs';
import type { PageOutput, ResultRef } from '../../state/page-output';
import { runTool } from '../../state/run-tool';
import { useArtifacts } from '../../state/services-context';
import { toastShown } from '../../state/toasts';
import { ToolProgress } from '../../tool-kit/tool-progress';
import { useTool } from '../../tool-kit/use-tool';
import { Button } from '../../ui/button';
import { tracking } from '../../visitor/tracking';

/** Under which the state has its inputs and runs. */
const DOWNLOAD_ID = 'diff-checker-download';

export interface DiffDownloadsProps {
  output: PageOutput<DiffOutput>;
  names: readonly [string, string];
  lineNumbers: boolean;
}

export function DiffDownloads({ output, names, lineNumbers }: DiffDownloadsProps) {
  const tool = useTool(diffDownload, DOWNLOAD_ID);
  const artifacts = useArtifacts();
  const dispatch = useAppDispatch();

  function save(result: ResultRef, name: string) {
    if (result.stored === 'text') downloadText(result.text, name);
    else if (result.stored === 'artifact') downloadUrl(artifacts.downloadUrl(result.artifactId), name);
    tracking.happened({ category: 'File Download', action: 'download' });
    const text = `${name} was saved by your browser.`;
    dispatch(toastShown({ title: 'Downloaded!', text, tone: 'success' }));
  }

  const make = async (download: DownloadOptions['download']) => {
    // What is shown, also where the visitor has typed on since.
    const sides = { main: output.original.text, other: output.changed.text };
    for (const [slot, text] of Object.entries(sides)) {
      if (text.stored !== 'artifact') continue;
      const file = { artifactId: text.artifactId, name: slot, bytes: text.bytes, type: text.mime };
      dispatch(inputChanged({ toolId: DOWNLOAD_ID, slot, input: { kind: 'files', files: [file] } }));
    }
    const options = { ...output.options, download, lineNumbers, names };
    const outcome = await dispatch(runTool(diffDownload, { options }, DOWNLOAD_ID));
    if (outcome.status === 'done') save(outcome.output.result, download === 'text' ? FILE_NAME : PATCH_NAME);
  };

  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button size="small" icon={Download} disabled={tool.busy} onClick={() => void make('text')}>
          Download
        </Button>
        {output.count > 0 && (
          <Button size="small" icon={Download} disabled={tool.busy} onClick={() => void make('patch')}>
            Download patch
          </Button>
        )}
      </div>
      <div className="basis-full empty:hidden">
        <ToolProgress tool={tool} />
      </div>
    </>
  );
}
