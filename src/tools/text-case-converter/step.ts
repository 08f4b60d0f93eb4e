import { defineStep } from '../../../workers/contract/recipe/step-tool';
import { options, textCaseConverter } from '../../../workers/kernels/text-case-converter/spec';
import { tool } from './tool';
import { open } from './command-run';

export const step = defineStep({
  id: textCaseConverter.id,
  command: tool.command,
  options,
  open,
  ways: [{ set: {}, takes: 'text', gives: 'text' }],
});
