import { kernelStep } from '../../../workers/contract/recipe/step-tool';
import { jsonToXml, options } from '../../../workers/kernels/json-to-xml/spec';
import { tool } from './tool';

export const step = kernelStep(tool.command, jsonToXml, options, [
  { set: { mode: 'json-to-xml' }, takes: 'text', gives: 'text', opposite: { mode: 'xml-to-json' } },
  { set: { mode: 'xml-to-json' }, takes: 'text', gives: 'text', opposite: { mode: 'json-to-xml' } },
]);
