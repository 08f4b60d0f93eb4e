// On the command line: only regular expressions need a time limit, and with it a thread that can be ended.
import { kernelRun, type OpenRun } from '../../../workers/contract/options/command';
import { lineFilter, type FilterOptions } from '../../../workers/kernels/line-filter/spec';

export const open: OpenRun<FilterOptions> = (values) => {
  const { deadlineMs, ...run } = kernelRun(lineFilter, values);
  return values.match === 'regex' && deadlineMs ? { ...run, deadlineMs } : { ...run, synchronous: false };
};
