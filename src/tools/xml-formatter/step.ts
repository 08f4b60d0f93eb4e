import { kernelRun } from '../../../workers/contract/command';
import { defineStep } from '../../../workers/contract/recipe';
import { options, xmlFormatter } from '../../../workers/kernels/xml-formatter/spec';
import { tool } from './tool';

export const step = defineStep({
  id: xmlFormatter.id,
  command: tool.command,
  options,
  open: (values) => kernelRun(xmlFormatter, values),
  ways: [
    { set: { action: 'format' }, takes: 'text', gives: 'text' },
    { set: { action: 'minify' }, takes: 'text', gives: 'text' },
    { set: { action: 'validate' }, takes: 'text', gives: 'verdict' },
  ],
});
