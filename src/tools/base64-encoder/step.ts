import { kernelStep } from '../../../workers/contract/recipe/step-tool';
import { base64Encoder, options } from '../../../workers/kernels/base64-encoder/spec';
import { tool } from './tool';

export const step = kernelStep(tool.command, base64Encoder, options, [
  {
    set: { mode: 'encode' },
    takes: 'bytes',
    gives: 'text',
    // Encoded lines belong to one text.
    opposite: ({ lines }) => ({ mode: 'decode', lines: lines === 'each' ? 'auto' : lines }) as const,
  },
  {
    set: { mode: 'decode' },
    takes: 'text',
    gives: 'bytes',
    opposite: ({ lines }) => (lines === 'each' ? undefined : ({ mode: 'encode' } as const)),
  },
]);
