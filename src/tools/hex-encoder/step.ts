import { kernelRun } from '../../../workers/contract/command';
import { defineStep } from '../../../workers/contract/recipe';
import { hexEncoder, options } from '../../../workers/kernels/hex-encoder/spec';
import { tool } from './tool';

export const step = defineStep({
  id: hexEncoder.id,
  command: tool.command,
  options,
  open: (values) => kernelRun(hexEncoder, values),
  ways: [
    { set: { mode: 'encode' }, takes: 'bytes', gives: 'text', opposite: { mode: 'decode' } },
    { set: { mode: 'decode' }, takes: 'text', gives: 'bytes', opposite: { mode: 'encode' } },
  ],
});
