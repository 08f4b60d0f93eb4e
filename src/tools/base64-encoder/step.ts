import { kernelRun } from '../../../workers/contract/command';
import { defineStep } from '../../../workers/contract/recipe';
import { base64Encoder, options } from '../../../workers/kernels/base64-encoder/spec';
import { tool } from './tool';

export const step = defineStep({
  id: base64Encoder.id,
  command: tool.command,
  options,
  open: (values) => kernelRun(base64Encoder, values),
  ways: [
    {
      set: { mode: 'encode' },
      takes: 'bytes',
      gives: 'text',
      // Encoded lines are parts of one text.
      opposite: ({ lines }) => ({ mode: 'decode', lines: lines === 'each' ? 'auto' : lines }) as const,
    },
    {
      set: { mode: 'decode' },
      takes: 'text',
      gives: 'bytes',
      opposite: ({ lines }) => (lines === 'each' ? undefined : ({ mode: 'encode' } as const)),
    },
  ],
});
