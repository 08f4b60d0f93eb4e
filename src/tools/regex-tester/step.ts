import { kernelStep } from '../../../workers/contract/recipe/step-tool';
import { options, regexTester } from '../../../workers/kernels/regex-tester/spec';
import { tool } from './tool';

/** The report of the matches, or the text with replaced matches. */
export const step = kernelStep(tool.command, regexTester, options, [
  { set: { action: 'replace' }, takes: 'text', gives: 'text' },
  { set: { action: 'match' }, takes: 'text', gives: 'text' },
]);
