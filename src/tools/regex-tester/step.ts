import { defineStep } from '../../../workers/contract/recipe/step-tool';
import { options, regexTester } from '../../../workers/kernels/regex-tester/spec';
import { open } from './command-run';
import { tool } from './tool';

/** The report of the matches, or the text with replaced matches. */
export const step = defineStep({
  id: regexTester.id,
  command: tool.command,
  options,
  open,
  ways: [
    { set: { action: 'replace' }, takes: 'text', gives: 'text' },
    { set: { action: 'match' }, takes: 'text', gives: 'text' },
  ],
});
