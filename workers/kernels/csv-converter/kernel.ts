// Converts CSV to JSON and JSON to CSV, of any size, and reports what is unusual in either.
import { ToolError } from '../../contract/run/errors';
import type { Kernel } from '../../contract/run/kernel';
import { messagesOf } from '../../contract/run/message';
import type { AnySource } from '../../contract/run/source';
import type { messages } from './messages';
import type { CsvOptions, CsvOutput } from './spec';
import { toCsv } from './to-csv';
import { toJson } from './to-json';

const message = messagesOf<typeof messages>('csv-converter');

export const kernel: Kernel<AnySource, CsvOptions, CsvOutput> = (source, options, run) => {
  if (typeof source === 'string' && source.trim() === '') throw new ToolError('invalid-input', message('blank'));
  return options.mode === 'to-json' ? toJson(source, options, run) : toCsv(source, options, run);
};
