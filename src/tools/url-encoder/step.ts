import { kernelStep } from '../../../workers/contract/recipe/step-tool';
import { options, urlEncoder } from '../../../workers/kernels/url-encoder/spec';
import { tool } from './tool';

export const step = kernelStep(tool.command, urlEncoder, options, [
  { set: { mode: 'encode' }, takes: 'text', gives: 'text', opposite: { mode: 'decode' } },
  { set: { mode: 'decode' }, takes: 'text', gives: 'text', opposite: { mode: 'encode' } },
]);
