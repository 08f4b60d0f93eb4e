import { kernelStep } from '../../../workers/contract/recipe/step-tool';
import { options, xmlFormatter } from '../../../workers/kernels/xml-formatter/spec';
import { tool } from './tool';

export const step = kernelStep(tool.command, xmlFormatter, options, [
  { set: { action: 'format' }, takes: 'text', gives: 'text' },
  { set: { action: 'minify' }, takes: 'text', gives: 'text' },
  { set: { action: 'validate' }, takes: 'text', gives: 'verdict' },
]);
