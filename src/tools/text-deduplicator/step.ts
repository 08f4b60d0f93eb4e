import { kernelRun } from '../../../workers/contract/command';
import { defineStep } from '../../../workers/contract/recipe';
import { options, textDeduplicator } from '../../../workers/kernels/text-deduplicator/spec';
import { tool } from './tool';

export const step = defineStep({
  id: textDeduplicator.id,
  command: tool.command,
  options,
  open: (values) => kernelRun(textDeduplicator, values),
  ways: [{ set: {}, takes: 'text', gives: 'text' }],
});
