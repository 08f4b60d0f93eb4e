import { kernelStep } from '../../../workers/contract/recipe/step-tool';
import { options, textDeduplicator } from '../../../workers/kernels/text-deduplicator/spec';
import { tool } from './tool';

export const step = kernelStep(tool.command, textDeduplicator, options, [{ set: {}, takes: 'text', gives: 'text' }]);
