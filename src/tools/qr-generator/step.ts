import { defineStep } from '../../../workers/contract/recipe/step-tool';
import { options, qrGenerator } from '../../../workers/kernels/qr-generator/spec';
import { tool } from './tool';
import { open } from './command-run';

/** One code as an image, or a ZIP of many. A recipe reads no codes, because only a page can decode every image. */
export const step = defineStep({
  id: qrGenerator.id,
  command: tool.command,
  options,
  open,
  ways: [
    { set: { mode: 'generate', image: 'svg' }, takes: 'text', gives: 'text' },
    { set: { mode: 'generate', image: 'png' }, takes: 'text', gives: 'image' },
    { set: { mode: 'batch' }, takes: 'text', gives: 'files' },
  ],
});
