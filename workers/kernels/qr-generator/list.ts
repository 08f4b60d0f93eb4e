// The texts of many codes: lines, or a CSV of texts and file names.
import { ToolError } from '../../contract/errors';
import { safeName, uniqueNames } from '../../contract/file-names';
import { MESSAGES } from './spec';

export interface ListedCode {
  readonly text: string;
  /** Without its extension. */
  readonly name: string;
}

/** A field in quotes, in which two quotes are one, or one without; and what ends it. RFC 4180. */
const FIELD = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y;

function readCsv(csv: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (FIELD.lastIndex = 0; FIELD.lastIndex < csv.length;) {
    const match = FIELD.exec(csv);
    if (!match) throw new ToolError('invalid-input', MESSAGES.badCsv(rows.length + 1));
    const [, quoted, plain = '', end] = match;
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  if (row.length > 0) rows.push(row);
  return rows;
}

const LONGEST_NAME = 80;

const toName = (wanted: string) =>
  Array.from(safeName(wanted).replace(/^[. ]+/, ''))
    .slice(0, LONGEST_NAME)
    .join('');

/** Empty rows are left out. Names are made different from each other, whatever their case. */
export function listCodes(list: string, kind: 'lines' | 'csv'): readonly ListedCode[] {
  const rows = kind === 'csv' ? readCsv(list) : list.split(/\r\n|\n|\r/).map((line) => [line]);
  const filled = rows.filter(([text = '']) => text.trim() !== '');
  const digits = String(filled.length).length;
  const unique = uniqueNames();
  return filled.map(([text = '', wanted = ''], at) => {
    const name = toName(wanted) || `qrcode-${String(at + 1).padStart(digits, '0')}`;
    return { text, name: unique(name) };
  });
}
