import { kernelStep } from '../../../workers/contract/recipe/step-tool';
import { listComparer, options } from '../../../workers/kernels/list-comparer/spec';
import { tool } from './tool';

export const step = kernelStep(tool.command, listComparer, options, [{ set: {}, takes: 'two-texts', gives: 'text' }]);
