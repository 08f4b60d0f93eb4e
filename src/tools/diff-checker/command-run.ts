// On the command line: a patch instead of a view, and the same patch applied.
import { kernelRun, type OpenRun } from '../../../workers/contract/command';
import type { OptionsOf } from '../../../workers/contract/options';
import { diffDownload, type options } from '../../../workers/kernels/diff-checker/spec';
import { patchApplier } from '../../../workers/kernels/patch-applier/spec';

export const open: OpenRun<OptionsOf<typeof options>> = (
  { mode, reverse, ignoreSpace, ignoreCase, ignoreLineEnds },
  { names: [from = 'a', to = 'b'] },
) =>
  mode === 'apply'
    ? kernelRun(patchApplier, { reverse, fileName: from })
    : kernelRun(diffDownload, {
        ...{ ignoreSpace, ignoreCase, ignoreLineEnds },
        download: 'patch',
        lineNumbers: false,
        names: [from, to],
      });
