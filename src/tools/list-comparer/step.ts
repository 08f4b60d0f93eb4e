import { kernelRun } from '../../../workers/contract/command';
import { defineStep } from '../../../workers/contract/recipe';
import { listComparer, options } from '../../../workers/kernels/list-comparer/spec';
import { command } from './command';

export const step = defineStep({
  id: listComparer.id,
  command,
  options,
  open: (values) => kernelRun(listComparer, values),
  ways: [{ set: {}, takes: 'two-texts', gives: 'text' }],
});
