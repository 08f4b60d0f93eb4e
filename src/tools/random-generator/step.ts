import { kernelRun } from '../../../workers/contract/command';
import { defineStep } from '../../../workers/contract/recipe';
import { options, randomGenerator } from '../../../workers/kernels/random-generator/spec';
import { tool } from './tool';

export const step = defineStep({
  id: randomGenerator.id,
  command: tool.command,
  options,
  open: (values) => kernelRun(randomGenerator, values),
  ways: [{ set: {}, takes: 'nothing', gives: 'text' }],
});
