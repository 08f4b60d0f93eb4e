import { kernelStep } from '../../../workers/contract/recipe/step-tool';
import { options, lineFilter } from '../../../workers/kernels/line-filter/spec';
import { tool } from './tool';

export const step = kernelStep(tool.command, lineFilter, options, [{ set: {}, takes: 'text', gives: 'text' }]);
