import { kernelRun } from '../../../workers/contract/command';
import { defineStep } from '../../../workers/contract/recipe';
import { options, wordCounter } from '../../../workers/kernels/word-counter/spec';
import { tool } from './tool';

/** The counts as JSON. */
export const step = defineStep({
  id: wordCounter.id,
  command: tool.command,
  options,
  open: (values) => kernelRun(wordCounter, values),
  ways: [{ set: {}, takes: 'text', gives: 'text' }],
});
