// On the command line, as on the page, RE2 runs in a separate kernel.
import { kernelRun, type OpenRun } from '../../../workers/contract/options/command';
import { specOf, type RegexOptions } from '../../../workers/kernels/regex-tester/spec';

export const open: OpenRun<RegexOptions> = (values) => kernelRun(specOf(values), values);
