// Reads a text through the CSV reader, in chunks of any size.
import { CsvReader, type CsvDialect } from '../../../workers/lib/csv/csv-reader';

export const COMMAS: CsvDialect = { separator: 0x2c, quote: 0x22 };

export interface Reading {
  readonly records: readonly (readonly string[])[];
  /** The line that each begins in. */
  readonly lines: readonly number[];
  /** The text of each, with its quotation marks. */
  readonly raw: readonly string[];
  readonly reader: CsvReader;
}

export function read(text: string, dialect = COMMAS, chunkBytes = Infinity): Reading {
  const bytes = new TextEncoder().encode(text);
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const reader = new CsvReader(dialect);
  const [records, lines, raw]: [string[][], number[], string[]] = [[], [], []];
  const takeAll = () => {
    while (reader.next()) {
      records.push(Array.from({ length: reader.count }, (_, field) => decoder.decode(reader.fieldBytes(field))));
      lines.push(reader.line);
      const { length } = reader.bytes.subarray(reader.recordStart, reader.recordEnd);
      raw.push(decoder.decode(bytes.subarray(reader.offset, reader.offset + length)));
    }
  };
  for (let at = 0; at < bytes.length; at += chunkBytes) {
    reader.push(bytes.subarray(at, at + chunkBytes));
    takeAll();
  }
  reader.end();
  takeAll();
  return { records, lines, raw, reader };
}
