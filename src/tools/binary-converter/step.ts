import { kernelStep } from '../../../workers/contract/recipe/step-tool';
import { binaryConverter, options } from '../../../workers/kernels/binary-converter/spec';
import { tool } from './tool';

export const step = kernelStep(tool.command, binaryConverter, options, [
  {
    set: { mode: 'text-to-binary' },
    takes: 'text',
    gives: 'text',
    // The encoded groups are bytes.
    opposite: ({ groups }) => ({ mode: 'binary-to-text', groups: groups === 'each' ? 'auto' : groups }) as const,
  },
  {
    set: { mode: 'binary-to-text' },
    takes: 'text',
    gives: 'text',
    opposite: ({ groups }) => (groups === 'each' ? undefined : ({ mode: 'text-to-binary' } as const)),
  },
  {
    set: { mode: 'decimal-to-binary' },
    takes: 'text',
    gives: 'text',
    opposite: { mode: 'binary-to-decimal' },
  },
  {
    set: { mode: 'binary-to-decimal' },
    takes: 'text',
    gives: 'text',
    opposite: { mode: 'decimal-to-binary' },
  },
]);
