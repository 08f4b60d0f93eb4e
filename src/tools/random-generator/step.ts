import { kernelRun } from '../../../workers/contract/command';
import { defineStep } from '../../../workers/contract/recipe';
import { options, randomGenerator } from '../../../workers/kernels/random-generator/spec';
import { command } from './command';

export const step = defineStep({
  id: randomGenerator.id,
  command,
  options,
  open: (values) => kernelRun(randomGenerator, values),
  ways: [{ set: {}, takes: 'nothing', gives: 'text' }],
});
