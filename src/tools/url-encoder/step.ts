import { kernelRun } from '../../../workers/contract/command';
import { defineStep } from '../../../workers/contract/recipe';
import { options, urlEncoder } from '../../../workers/kernels/url-encoder/spec';
import { tool } from './tool';

export const step = defineStep({
  id: urlEncoder.id,
  command: tool.command,
  options,
  open: (values) => kernelRun(urlEncoder, values),
  ways: [
    { set: { mode: 'encode' }, takes: 'text', gives: 'text', opposite: { mode: 'decode' } },
    { set: { mode: 'decode' }, takes: 'text', gives: 'text', opposite: { mode: 'encode' } },
  ],
});
