// On the command line: one code as an image, or a ZIP of many.
import { kernelRun, type OpenRun } from '../../../workers/contract/command';
import type { OptionsOf } from '../../../workers/contract/options';
import { lookOf, qrBatch, qrGenerator, type options } from '../../../workers/kernels/qr-generator/spec';

export const open: OpenRun<OptionsOf<typeof options>> = (values) => {
  const { mode, list, image, separator, header } = values;
  const look = lookOf(values);
  return mode === 'batch'
    ? kernelRun(qrBatch, { task: 'batch', ...look, list, image, separator, header })
    : kernelRun(qrGenerator, { task: 'generate', ...look }, { resultOf: (output) => output[image] });
};
