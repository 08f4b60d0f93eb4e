// The file or the text of a comparison by lines.
import { diffDownload, type DiffOutput, type DownloadOptions } from '../../../workers/kernels/diff-checker/spec';
import type { PageOutput } from '../../state/page-output';
import { useFileRun } from './use-file-run';

const DOWNLOAD_ID = 'diff-checker/download';

export interface ShownDiff {
  readonly output: PageOutput<DiffOutput>;
  readonly names: readonly [string, string];
  readonly lineNumbers: boolean;
}

export function useDiffFile({ output, names, lineNumbers }: ShownDiff) {
  const sides = [output.original.text, output.changed.text] as const;
  const { tool, make, makeText, canCopy } = useFileRun(diffDownload, DOWNLOAD_ID, sides);
  const asked = (download: DownloadOptions['download']) => ({ ...output.options, download, lineNumbers, names });
  return {
    tool,
    canCopy,
    make: (download: DownloadOptions['download']) => make(asked(download)),
    textToCopy: () => makeText(asked('text')),
  };
}
