// On the command line a query uses a separate kernel, as on the page.
import { kernelRun, type OpenRun } from '../../../workers/contract/command';
import { jsonFormatter, jsonQuery, type JsonOptions } from '../../../workers/kernels/json-formatter/spec';

export const open: OpenRun<JsonOptions> = (values) =>
  kernelRun(values.query.trim() === '' ? jsonFormatter : jsonQuery, values);
