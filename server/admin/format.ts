// The lists as text: for reading, for a spreadsheet, for a program.
import { stringify } from 'csv-stringify/sync';
import type { Line } from './lists';

/** With a byte order mark, without which Excel takes UTF-8 for something else. */
const csv = (lines: readonly Line[]) =>
  stringify([...lines], {
    header: true,
    bom: true,
    // A cell that begins like a formula gets an apostrophe: spreadsheets would run what a stranger wrote.
    escape_formulas: true,
    quoted: true,
    record_delimiter: 'windows', // RFC 4180
  });

const json = (lines: readonly Line[]) => `${JSON.stringify(lines, null, 2)}\n`;

export const formats = { csv, json } as const;

export const isFormat = (name: string): name is keyof typeof formats => Object.hasOwn(formats, name);

/** For the terminal: a block for each line. A lone carriage return would let a visitor's text overwrite the field before it. */
export const readable = (lines: readonly Line[]) =>
  lines
    .map((line) =>
      Object.entries(line)
        .map(([name, value]) => `${name}: ${value.replace(/\r\n?|\n/g, '\n  ')}\n`)
        .join(''),
    )
    .join('\n');
