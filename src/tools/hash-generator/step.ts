import { defineStep } from '../../../workers/contract/recipe/step-tool';
import { hashGenerator, options } from '../../../workers/kernels/hash-generator/spec';
import { tool } from './tool';
import { open } from './command-run';

/** The digests as lines. */
export const step = defineStep({
  id: hashGenerator.id,
  command: tool.command,
  options,
  open,
  ways: [{ set: {}, takes: 'bytes', gives: 'text' }],
});
