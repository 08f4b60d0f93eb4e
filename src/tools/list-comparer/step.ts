import { kernelRun } from '../../../workers/contract/command';
import { defineStep } from '../../../workers/contract/recipe';
import { listComparer, options } from '../../../workers/kernels/list-comparer/spec';
import { tool } from './tool';

export const step = defineStep({
  id: listComparer.id,
  command: tool.command,
  options,
  open: (values) => kernelRun(listComparer, values),
  ways: [{ set: {}, takes: 'two-texts', gives: 'text' }],
});
