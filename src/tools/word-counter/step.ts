import { kernelStep } from '../../../workers/contract/recipe/step-tool';
import { options, wordCounter } from '../../../workers/kernels/word-counter/spec';
import { tool } from './tool';

/** The counts as JSON. */
export const step = kernelStep(tool.command, wordCounter, options, [{ set: {}, takes: 'text', gives: 'text' }]);
