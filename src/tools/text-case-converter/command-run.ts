// On the command line: one case at a time, as for files on the page.
import { kernelRun, type OpenRun } from '../../../workers/contract/options/command';
import { textCaseConverter, type options } from '../../../workers/kernels/text-case-converter/spec';
import type { OptionsOf } from '../../../workers/contract/options/options';

export const open: OpenRun<OptionsOf<typeof options>> = ({ fileCase, locale }) =>
  kernelRun(textCaseConverter, { cases: [fileCase], locale }, { streams: true });
