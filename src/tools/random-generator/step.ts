import { kernelStep } from '../../../workers/contract/recipe/step-tool';
import { options, randomGenerator } from '../../../workers/kernels/random-generator/spec';
import { tool } from './tool';

export const step = kernelStep(tool.command, randomGenerator, options, [
  // With a seed, the same options give the same result.
  { set: {}, takes: 'nothing', gives: 'text', varies: { unless: 'seed' } },
]);
