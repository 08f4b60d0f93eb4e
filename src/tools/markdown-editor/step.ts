import { defineStep } from '../../../workers/contract/recipe/step-tool';
import { markdownEditor, options } from '../../../workers/kernels/markdown-editor/spec';
import { tool } from './tool';
import { open } from './command-run';

/** The HTML. */
export const step = defineStep({
  id: markdownEditor.id,
  command: tool.command,
  options,
  open,
  ways: [{ set: {}, takes: 'text', gives: 'text' }],
});
