import { defineStep } from '../../../workers/contract/recipe';
import { options, textCaseConverter } from '../../../workers/kernels/text-case-converter/spec';
import { command } from './command';
import { open } from './command-run';

export const step = defineStep({
  id: textCaseConverter.id,
  command,
  options,
  open,
  ways: [{ set: {}, takes: 'text', gives: 'text' }],
});
