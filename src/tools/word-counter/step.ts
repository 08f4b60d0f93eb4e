import { kernelRun } from '../../../workers/contract/command';
import { defineStep } from '../../../workers/contract/recipe';
import { options, wordCounter } from '../../../workers/kernels/word-counter/spec';
import { command } from './command';

/** The counts as JSON. */
export const step = defineStep({
  id: wordCounter.id,
  command,
  options,
  open: (values) => kernelRun(wordCounter, values),
  ways: [{ set: {}, takes: 'text', gives: 'text' }],
});
