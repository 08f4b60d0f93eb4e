import { kernelStep } from '../../../workers/contract/recipe/step-tool';
import { jsonToYaml, options } from '../../../workers/kernels/json-to-yaml/spec';
import { tool } from './tool';

export const step = kernelStep(tool.command, jsonToYaml, options, [
  { set: { mode: 'to-yaml' }, takes: 'text', gives: 'text', opposite: { mode: 'to-json' } },
  { set: { mode: 'to-json' }, takes: 'text', gives: 'text', opposite: { mode: 'to-yaml' } },
]);
