import { kernelRun } from '../../../workers/contract/command';
import { defineStep } from '../../../workers/contract/recipe';
import { htmlEncoder, options } from '../../../workers/kernels/html-encoder/spec';
import { tool } from './tool';

export const step = defineStep({
  id: htmlEncoder.id,
  command: tool.command,
  options,
  open: (values) => kernelRun(htmlEncoder, values),
  ways: [
    { set: { mode: 'encode' }, takes: 'text', gives: 'text', opposite: { mode: 'decode' } },
    { set: { mode: 'decode' }, takes: 'text', gives: 'text', opposite: { mode: 'encode' } },
  ],
});
