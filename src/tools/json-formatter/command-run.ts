// On the command line: a query has a kernel of its own, as on the page.
import { kernelRun, type OpenRun } from '../../../workers/contract/command';
import { jsonFormatter, jsonQuery, type JsonOptions } from '../../../workers/kernels/json-formatter/spec';

export const open: OpenRun<JsonOptions> = (values) =>
  kernelRun(values.query.trim() === '' ? jsonFormatter : jsonQuery, values);
