import { kernelRun } from '../../../workers/contract/command';
import { defineStep } from '../../../workers/contract/recipe';
import { options, passwordGenerator } from '../../../workers/kernels/password-generator/spec';
import { command } from './command';

export const step = defineStep({
  id: passwordGenerator.id,
  command,
  options,
  open: (values) => kernelRun(passwordGenerator, values),
  ways: [{ set: {}, takes: 'nothing', gives: 'text' }],
});
