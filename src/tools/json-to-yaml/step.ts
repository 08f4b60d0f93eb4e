import { kernelRun } from '../../../workers/contract/command';
import { defineStep } from '../../../workers/contract/recipe';
import { jsonToYaml, options } from '../../../workers/kernels/json-to-yaml/spec';
import { tool } from './tool';

export const step = defineStep({
  id: jsonToYaml.id,
  command: tool.command,
  options,
  open: (values) => kernelRun(jsonToYaml, values),
  ways: [
    { set: { mode: 'to-yaml' }, takes: 'text', gives: 'text', opposite: { mode: 'to-json' } },
    { set: { mode: 'to-json' }, takes: 'text', gives: 'text', opposite: { mode: 'to-yaml' } },
  ],
});
