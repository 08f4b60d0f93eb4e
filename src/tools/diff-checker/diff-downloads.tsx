// Saves or copies the differences. The file is made when it is asked for, by a run of its own on the texts that are shown.
import { Copy, Download } from 'lucide-react';
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
import { ToolProgress } from '../../tool-kit/run/tool-progress';
import { useCopy, useTellDownloaded } from '../../tool-kit/copy-and-download';
import { useTool } from '../../tool-kit/run/use-tool';
import { Button } from '../../ui/button';

/** Under which the state has its inputs and runs. */
const DOWNLOAD_ID = 'diff-checker-download';

/** Texts of more bytes than this would freeze the page on their way to the clipboard. */
const COPY_LIMIT = 2_000_000;

export interface DiffDownloadsProps {
  output: PageOutput<DiffOutput>;
  names: readonly [string, string];
  lineNumbers: boolean;
}

export function DiffDownloads({ output, names, lineNumbers }: DiffDownloadsProps) {
  const tool = useTool(diffDownload, DOWNLOAD_ID);
  const artifacts = useArtifacts();
  const dispatch = useAppDispatch();
  const copy = useCopy();
  const tell = useTellDownloaded();

  function save(result: ResultRef, name: string) {
    if (result.stored === 'text') downloadText(result.text, name);
    else if (result.stored === 'artifact') downloadUrl(artifacts.downloadUrl(result.artifactId), name);
    tell(`${name} was saved by your browser.`);
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
    return outcome.status === 'done' ? outcome.output.result : undefined;
  };

  const makeAndSave = async (download: DownloadOptions['download']) => {
    const result = await make(download);
    if (result) save(result, download === 'text' ? FILE_NAME : PATCH_NAME);
  };

  const textToCopy = async () => {
    const result = await make('text');
    if (result?.stored === 'text') return result.text;
    if (result?.stored !== 'artifact') throw new Error('There is nothing to copy.');
    return artifacts.blob(result.artifactId).text();
  };
  const canCopy = output.original.text.bytes + output.changed.text.bytes <= COPY_LIMIT;

  return (
    <>
      <div className="flex flex-wrap gap-2">
        {canCopy && (
          <Button size="small" icon={Copy} disabled={tool.busy} onClick={() => void copy(textToCopy())}>
            Copy
          </Button>
        )}
        <Button size="small" icon={Download} disabled={tool.busy} onClick={() => void makeAndSave('text')}>
          Download
        </Button>
        {output.count > 0 && (
          <Button size="small" icon={Download} disabled={tool.busy} onClick={() => void makeAndSave('patch')}>
            Download patch
          </Button>
        )}
      </div>
      <div className="basis-full empty:hidden">
        <ToolProgress run={tool} />
      </div>
    </>
  );
}
