import { kernelStep } from '../../../workers/contract/recipe/step-tool';
import { hexEncoder, options } from '../../../workers/kernels/hex-encoder/spec';
import { tool } from './tool';

export const step = kernelStep(tool.command, hexEncoder, options, [
  { set: { mode: 'encode' }, takes: 'bytes', gives: 'text', opposite: { mode: 'decode' } },
  { set: { mode: 'decode' }, takes: 'text', gives: 'bytes', opposite: { mode: 'encode' } },
]);
