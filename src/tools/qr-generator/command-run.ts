// On the command line: one code as an image or in characters, a ZIP of many, or the text of the codes in an image.
import { kernelRun, type OpenRun } from '../../../workers/contract/options/command';
import type { OptionsOf } from '../../../workers/contract/options/options';
import {
  lookOf,
  MARGIN_MODULES,
  qrBatch,
  qrGenerator,
  qrReader,
  type options,
  type QrOutput,
} from '../../../workers/kernels/qr-generator/spec';

export const open: OpenRun<OptionsOf<typeof options>> = (values, { isShown }) => {
  const { mode, list, image, separator, header, charset } = values;
  if (mode === 'read') return kernelRun(qrReader, { task: 'read', charset });
  const look = lookOf(values);
  return mode === 'batch'
    ? kernelRun(qrBatch, { task: 'batch', ...look, list, image, separator, header })
    : kernelRun(
        qrGenerator,
        { task: 'generate', ...look },
        { resultOf: (output) => (isShown && image === 'png' ? characters(output) : output[image]) },
      );
};

/**
 * A character for two modules, one above the other. Light modules are drawn, because most terminals are dark; scanners read the
 * reverse as well.
 */
function characters({ modules }: QrOutput): string {
  const side = Math.sqrt(modules.length);
  const places = Array.from({ length: side + 2 * MARGIN_MODULES }, (_, at) => at - MARGIN_MODULES);
  const isLight = (row: number, column: number) =>
    ![row, column].every((at) => at >= 0 && at < side) || modules[row * side + column] === '0';
  const rows = places.filter((_, at) => at % 2 === 0);
  return rows
    .map((row) =>
      places.map((column) => ' ▄▀█'[(isLight(row, column) ? 2 : 0) + (isLight(row + 1, column) ? 1 : 0)]).join(''),
    )
    .join('\n');
}
