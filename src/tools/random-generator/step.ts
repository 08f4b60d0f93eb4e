import { kernelStep } from '../../../workers/contract/recipe/step-tool';
import { options, randomGenerator } from '../../../workers/kernels/random-generator/spec';
import { tool } from './tool';

export const step = kernelStep(tool.command, randomGenerator, options, [{ set: {}, takes: 'nothing', gives: 'text' }]);
