// On the command line: makes a patch instead of a view, compares JSON, and applies patches.
import { kernelRun, type OpenRun } from '../../../workers/contract/options/command';
import type { OptionsOf } from '../../../workers/contract/options/options';
import { diffDownload, jsonDiffFile, type options } from '../../../workers/kernels/diff-checker/spec';
import { patchApplier } from '../../../workers/kernels/patch-applier/spec';

export const open: OpenRun<OptionsOf<typeof options>> = (
  { mode, reverse, as, arrays, keyField, numbers, format, ignoreSpace, ignoreCase, ignoreLineEnds },
  { names: [from = 'a', to = 'b'], areFiles = false },
) => {
  if (mode === 'apply') return kernelRun(patchApplier, { reverse, fileName: from });
  if (as === 'json') return kernelRun(jsonDiffFile, { arrays, keyField, numbers, format });
  return kernelRun(diffDownload, {
    ignoreSpace,
    ignoreCase,
    ignoreLineEnds,
    download: 'patch',
    lineNumbers: false,
    names: [from, to],
    areFiles,
  });
};
