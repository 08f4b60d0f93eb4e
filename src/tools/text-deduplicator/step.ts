import { kernelRun } from '../../../workers/contract/command';
import { defineStep } from '../../../workers/contract/recipe';
import { options, textDeduplicator } from '../../../workers/kernels/text-deduplicator/spec';
import { command } from './command';

export const step = defineStep({
  id: textDeduplicator.id,
  command,
  options,
  open: (values) => kernelRun(textDeduplicator, values),
  ways: [{ set: {}, takes: 'text', gives: 'text' }],
});
