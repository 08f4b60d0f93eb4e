import { defineStep } from '../../../workers/contract/recipe/step-tool';
import { jsonFormatter, options } from '../../../workers/kernels/json-formatter/spec';
import { tool } from './tool';
import { open } from './command-run';

/** A tree is only for the page. */
export const step = defineStep({
  id: jsonFormatter.id,
  command: tool.command,
  options,
  open,
  ways: [
    { set: { action: 'format' }, takes: 'text', gives: 'text' },
    { set: { action: 'minify' }, takes: 'text', gives: 'text' },
    { set: { action: 'repair' }, takes: 'text', gives: 'text' },
    { set: { action: 'validate' }, takes: 'text', gives: 'verdict' },
  ],
});
