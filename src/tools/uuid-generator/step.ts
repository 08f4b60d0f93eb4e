import { defineStep } from '../../../workers/contract/recipe/step-tool';
import { options, uuidGenerator } from '../../../workers/kernels/uuid-generator/spec';
import { tool } from './tool';
import { open } from './command-run';

/** Versions 3 and 5 make a UUID of each line. Inspecting isn't available as a step. */
export const step = defineStep({
  id: uuidGenerator.id,
  command: tool.command,
  options,
  open,
  ways: [
    { set: { mode: 'generate', kind: 'v3' }, takes: 'text', gives: 'text' },
    { set: { mode: 'generate', kind: 'v5' }, takes: 'text', gives: 'text' },
    { set: { mode: 'generate' }, takes: 'nothing', gives: 'text', varies: true },
  ],
});
