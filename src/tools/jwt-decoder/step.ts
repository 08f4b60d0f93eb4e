import { kernelRun } from '../../../workers/contract/options/command';
import { defineOptions } from '../../../workers/contract/options/options';
import { defineStep } from '../../../workers/contract/recipe/step-tool';
import { jwtPayload } from '../../../workers/kernels/jwt-decoder/spec';
import { tool } from './tool';

/** The payload, byte for byte: usually JSON. */
export const step = defineStep({
  id: jwtPayload.id,
  command: tool.command,
  options: defineOptions({}),
  open: () => kernelRun(jwtPayload, {}),
  ways: [{ set: {}, takes: 'text', gives: 'bytes' }],
});
