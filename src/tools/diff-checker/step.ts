import { defineStep } from '../../../workers/contract/recipe/step-tool';
import { diffChecker, options } from '../../../workers/kernels/diff-checker/spec';
import { tool } from './tool';
import { open } from './command-run';

/**
 * A comparison, as a patch. Applying a patch isn't a step, because the patch and the text would have to go through the same
 * steps.
 */
export const step = defineStep({
  id: diffChecker.id,
  command: tool.command,
  options,
  open,
  ways: [{ set: { mode: 'compare' }, takes: 'two-texts', gives: 'text' }],
});
