import { kernelStep } from '../../../workers/contract/recipe/step-tool';
import { options, textEncodings } from '../../../workers/kernels/text-encodings/spec';
import { tool } from './tool';

export const step = kernelStep(tool.command, textEncodings, options, [
  { set: { mode: 'encode' }, takes: 'bytes', gives: 'text', opposite: { mode: 'decode' } },
  { set: { mode: 'decode' }, takes: 'text', gives: 'bytes', opposite: { mode: 'encode' } },
]);
