import { defineStep } from '../../../workers/contract/recipe/step-tool';
import { jsonSchemaValidator, options } from '../../../workers/kernels/json-schema-validator/spec';
import { open } from './command-run';
import { tool } from './tool';

/** A check isn't a step, because the document and the schema would have to go through the same steps. */
export const step = defineStep({
  id: jsonSchemaValidator.id,
  command: tool.command,
  options,
  open,
  ways: [{ set: { mode: 'make' }, takes: 'text', gives: 'text' }],
});
