// On the command line: makes a patch instead of a view, and applies patches.
import { kernelRun, type OpenRun } from '../../../workers/contract/options/command';
import type { OptionsOf } from '../../../workers/contract/options/options';
import { diffDownload, type options } from '../../../workers/kernels/diff-checker/spec';
import { patchApplier } from '../../../workers/kernels/patch-applier/spec';

export const open: OpenRun<OptionsOf<typeof options>> = (
  { mode, reverse, ignoreSpace, ignoreCase, ignoreLineEnds },
  { names: [from = 'a', to = 'b'], areFiles = false },
) =>
  mode === 'apply'
    ? kernelRun(patchApplier, { reverse, fileName: from })
    : kernelRun(diffDownload, {
        ignoreSpace,
        ignoreCase,
        ignoreLineEnds,
        download: 'patch',
        lineNumbers: false,
        names: [from, to],
        areFiles,
      });
