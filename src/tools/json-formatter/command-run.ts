// On the command line, as on the page, a query runs in a separate kernel.
import { kernelRun, type OpenRun } from '../../../workers/contract/options/command';
import { specOf, type JsonOptions } from '../../../workers/kernels/json-formatter/spec';

export const open: OpenRun<JsonOptions> = (values) => kernelRun(specOf(values), values);
