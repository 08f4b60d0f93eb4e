// Converts in this process.
import { kernel } from '../../../workers/kernels/csv-converter/kernel';
import { DEFAULT_OPTIONS, type CsvOptions } from '../../../workers/kernels/csv-converter/spec';
import type { AnySource } from '../../../workers/contract/run/source';
import type { RunEnvironment } from '../../../workers/run/context';
import { outputOf } from '../run-in-node';
import { textOf } from '../text-of';

/** The result as text, and the notes. */
export async function convert(
  source: AnySource,
  options: Partial<CsvOptions> = {},
  environment: Partial<RunEnvironment> = {},
) {
  const { result, notes, ...counts } = await outputOf(kernel, source, { ...DEFAULT_OPTIONS, ...options }, environment);
  return { text: await textOf(result), notes: notes.map(String), ...counts };
}

export const toJson = (source: AnySource, options: Partial<CsvOptions> = {}) => convert(source, options);

export const toCsv = (source: AnySource, options: Partial<CsvOptions> = {}) =>
  convert(source, { mode: 'to-csv', ...options });
