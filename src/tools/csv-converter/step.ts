import { kernelStep } from '../../../workers/contract/recipe/step-tool';
import { csvConverter, options } from '../../../workers/kernels/csv-converter/spec';
import { tool } from './tool';

export const step = kernelStep(tool.command, csvConverter, options, [
  { set: { mode: 'to-json' }, takes: 'text', gives: 'text', opposite: { mode: 'to-csv' } },
  { set: { mode: 'to-csv' }, takes: 'text', gives: 'text', opposite: { mode: 'to-json' } },
]);
