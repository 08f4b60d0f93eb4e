// The lists as text: readable, as CSV, or as JSON.
import { stringify } from 'csv-stringify/sync';
import type { Line } from './lists';

/** Excel reads CSV as UTF-8 only with a byte order mark. */
const csv = (lines: readonly Line[]) =>
  stringify([...lines], {
    header: true,
    bom: true,
    // Spreadsheets run a cell that begins like a formula, so such a cell gets an apostrophe.
    escape_formulas: true,
    quoted: true,
    record_delimiter: 'windows', // RFC 4180
  });

const json = (lines: readonly Line[]) => `${JSON.stringify(lines, null, 2)}\n`;

export const formats = { csv, json } as const;

export const isFormat = (name: string): name is keyof typeof formats => Object.hasOwn(formats, name);

/** For the terminal: one block per line. A lone carriage return would let a visitor's text overwrite the field before it. */
export const readable = (lines: readonly Line[]) =>
  lines
    .map((line) =>
      Object.entries(line)
        .map(([name, value]) => `${name}: ${value.replace(/\r\n?|\n/g, '\n  ')}\n`)
        .join(''),
    )
    .join('\n');
