import { kernelRun } from '../../../workers/contract/command';
import { defineStep } from '../../../workers/contract/recipe';
import { options, regexTester } from '../../../workers/kernels/regex-tester/spec';
import { tool } from './tool';

/** The report of the matches, or the text with replaced matches. */
export const step = defineStep({
  id: regexTester.id,
  command: tool.command,
  options,
  open: (values) => kernelRun(regexTester, values),
  ways: [
    { set: { action: 'replace' }, takes: 'text', gives: 'text' },
    { set: { action: 'match' }, takes: 'text', gives: 'text' },
  ],
});
