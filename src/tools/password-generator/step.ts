import { kernelStep } from '../../../workers/contract/recipe/step-tool';
import { options, passwordGenerator } from '../../../workers/kernels/password-generator/spec';
import { tool } from './tool';

export const step = kernelStep(tool.command, passwordGenerator, options, [
  { set: {}, takes: 'nothing', gives: 'text', varies: true },
]);
