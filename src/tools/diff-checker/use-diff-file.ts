// Makes the file or the text of a comparison when it is requested, with a separate run on the compared texts.
import { diffDownload, type DiffOutput, type DownloadOptions } from '../../../workers/kernels/diff-checker/spec';
import { useAppDispatch } from '../../state/hooks';
import { inputChanged } from '../../state/inputs';
import type { PageOutput } from '../../state/page-output';
import { runTool } from '../../state/run-tool';
import { useArtifacts } from '../../state/services-context';
import { useTool } from '../../tool-kit/run/use-tool';

/** The name of its inputs and runs in the state. */
const DOWNLOAD_ID = 'diff-checker-download';

/** Copying more bytes than this would freeze the page. */
const COPY_LIMIT = 2_000_000;

export interface ShownDiff {
  readonly output: PageOutput<DiffOutput>;
  readonly names: readonly [string, string];
  readonly lineNumbers: boolean;
}

export function useDiffFile({ output, names, lineNumbers }: ShownDiff) {
  const tool = useTool(diffDownload, DOWNLOAD_ID);
  const artifacts = useArtifacts();
  const dispatch = useAppDispatch();

  const make = async (download: DownloadOptions['download']) => {
    // The comparison on screen, even if the visitor has typed since.
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

  const textToCopy = async () => {
    const result = await make('text');
    if (result?.stored === 'text') return result.text;
    if (result?.stored !== 'artifact') throw new Error('There is nothing to copy.');
    return artifacts.blob(result.artifactId).text();
  };
  const canCopy = output.original.text.bytes + output.changed.text.bytes <= COPY_LIMIT;

  return { tool, make, textToCopy, canCopy };
}
