import { kernelStep } from '../../../workers/contract/recipe/step-tool';
import { htmlEncoder, options } from '../../../workers/kernels/html-encoder/spec';
import { tool } from './tool';

export const step = kernelStep(tool.command, htmlEncoder, options, [
  { set: { mode: 'encode' }, takes: 'text', gives: 'text', opposite: { mode: 'decode' } },
  { set: { mode: 'decode' }, takes: 'text', gives: 'text', opposite: { mode: 'encode' } },
]);
