import { kernelRun } from '../../../workers/contract/command';
import { defineStep } from '../../../workers/contract/recipe';
import { options, passwordGenerator } from '../../../workers/kernels/password-generator/spec';
import { tool } from './tool';

export const step = defineStep({
  id: passwordGenerator.id,
  command: tool.command,
  options,
  open: (values) => kernelRun(passwordGenerator, values),
  ways: [{ set: {}, takes: 'nothing', gives: 'text' }],
});
