// Reads a list of texts for codes: lines, or a CSV of texts and file names.
import { ToolError } from '../../contract/run/errors';
import { safeName, uniqueNames } from '../../lib/file-names';
import type { Message } from '../../contract/run/message';
import type { BatchOptions } from './spec';
import { message } from './text';

export interface ListedCode {
  readonly text: string;
  /** The name without its extension. */
  readonly name: string;
}

export interface CodeList {
  readonly codes: readonly ListedCode[];
  /** The reader's assumptions. */
  readonly notes: readonly Message[];
}

type ListOptions = Pick<BatchOptions, 'list' | 'separator' | 'header'>;
type Separator = Exclude<BatchOptions['separator'], 'auto'>;
type Rows = readonly (readonly string[])[];

/** In the order of attempts. A tab is rarely part of a text, and a comma often is. */
const SEPARATORS = {
  tab: { sign: '\t', many: message('tabs'), one: message('tab') },
  semicolon: { sign: ';', many: message('semicolons'), one: message('semicolon') },
  comma: { sign: ',', many: message('commas'), one: message('comma') },
} as const;

/**
 * A field in quotes, in which two quotes mean one, or a field without quotes; and what ends it. RFC 4180, but also with other
 * separators.
 */
const fieldEndingWith = (sign: string) =>
  new RegExp(String.raw`(?:"((?:[^"]|"")*)"|([^"${sign}\r\n]*))(${sign}|\r\n|\n|\r|$)`, 'y');

/** `badRow` is the number of the first row with an invalid quoted field. */
function readCsv(csv: string, separator: Separator): { rows: Rows; badRow?: number } {
  const { sign } = SEPARATORS[separator];
  const field = fieldEndingWith(sign);
  const rows: string[][] = [];
  let row: string[] = [];
  for (field.lastIndex = 0; field.lastIndex < csv.length;) {
    const match = field.exec(csv);
    if (!match) return { rows, badRow: rows.length + 1 };
    const [, quoted, plain = '', end] = match;
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === sign) continue;
    rows.push(row);
    row = [];
  }
  if (row.length > 0) rows.push(row);
  return { rows };
}

const isFilled = (row: readonly string[]) => row.some((cell) => cell.trim() !== '');

/** Excel writes `sep=;` into the first line. */
const SEP_LINE = /^sep=([,;\t])(?:\r\n|\n|\r|$)/i;

interface Choice {
  readonly separator: Separator;
  readonly note?: Message;
}

/** Payloads that contain semicolons. */
const HAS_SEMICOLONS = /^(?:wifi|mecard|bizcard|matmsg):[^;]*$/i;

/**
 * How unlikely a separator is: rows of another length than the first, spaces after separators, columns. Undefined if it can't
 * be one.
 */
function doubtsAbout(csv: string, separator: Separator): readonly number[] | undefined {
  const { rows, badRow } = readCsv(csv, separator);
  const filled = rows.filter(isFilled);
  const columns = filled[0]?.length ?? 0;
  if (badRow !== undefined || columns < 2 || filled.some(([text = '']) => HAS_SEMICOLONS.test(text))) return undefined;
  const uneven = filled.filter(({ length }) => length !== columns).length;
  const spaced = filled.filter((row) => row.slice(1).some((cell) => cell.startsWith(' '))).length;
  return [uneven, spaced, columns];
}

function chooseSeparator(csv: string): Choice {
  const candidates = (['tab', 'semicolon', 'comma'] as const)
    .flatMap((separator) => {
      const doubts = doubtsAbout(csv, separator);
      return doubts ? [{ separator, doubts }] : [];
    })
    .toSorted((a, b) => a.doubts.map((doubt, at) => doubt - (b.doubts[at] ?? 0)).find((less) => less !== 0) ?? 0);
  const [found] = candidates;
  if (!found) return { separator: 'comma' };
  const { separator } = found;
  const separators = SEPARATORS[separator].many;
  if (candidates.length > 1) return { separator, note: message('severalSeparators', { separators }) };
  return separator === 'comma' ? { separator } : { separator, note: message('separatedBy', { separators }) };
}

const TEXT_COLUMN =
  /^(?:(?:qr[ _-]?)?(?:text|url|uri|link|content|data|value|code|payload)s?|(?:web ?)?address|website)$/i;
const NAME_COLUMN = /^(?:(?:file|image|qr)?[ _-]?name|file|label|title)$/i;

interface Columns {
  readonly text: number;
  readonly name: number;
}

/** The columns of texts and names, by their headers; undefined if the row has no header for texts. */
function columnsOf(row: readonly string[]): Columns | undefined {
  const cells = row.map((cell) => cell.trim());
  const text = cells.findIndex((cell) => TEXT_COLUMN.test(cell));
  if (text < 0) return undefined;
  const name = cells.findIndex((cell) => NAME_COLUMN.test(cell));
  return { text, name: name >= 0 ? name : Number(text === 0) };
}

interface Listed {
  readonly rows: Rows;
  readonly columns: Columns;
  readonly notes: readonly Message[];
}

const FIRST_TWO: Columns = { text: 0, name: 1 };

/** Throws ToolError `invalid-input` for an invalid CSV. */
function listedInCsv(csv: string, { separator, header }: ListOptions): Listed {
  const [sepLine = '', sign] = SEP_LINE.exec(csv) ?? [];
  const named = (['tab', 'semicolon', 'comma'] as const).find((one) => SEPARATORS[one].sign === sign);
  const body = csv.slice(sepLine.length);
  const isChosen = separator === 'comma' || separator === 'semicolon' || separator === 'tab';
  const found = (): Choice => (named ? { separator: named } : chooseSeparator(body));
  const chosen: Choice = isChosen ? { separator } : found();
  const { rows, badRow } = readCsv(body, chosen.separator);
  const lines = sepLine === '' ? 0 : 1;
  if (badRow !== undefined) {
    const place = { row: badRow + lines, separator: SEPARATORS[chosen.separator].one };
    throw new ToolError('invalid-input', message('badCsv', place));
  }
  const notes = chosen.note === undefined ? [] : [chosen.note];
  const [first, ...others] = rows.filter(isFilled);
  const columns = first && header !== 'no' ? columnsOf(first) : undefined;
  if (!first || (!columns && header !== 'yes')) return { rows, columns: FIRST_TWO, notes };
  if (header !== 'yes') notes.push(message('headerRow', { row: first.join(SEPARATORS[chosen.separator].sign) }));
  return { rows: others, columns: columns ?? FIRST_TWO, notes };
}

const LONGEST_NAME = 80;

const toName = (wanted: string) =>
  Array.from(safeName(wanted.replace(/^[. ]+/, '')))
    .slice(0, LONGEST_NAME)
    .join('');

const listedInLines = (list: string): Listed => ({
  rows: list.split(/\r\n|\n|\r/).map((line) => [line]),
  columns: FIRST_TWO,
  notes: [],
});

/** Leaves out rows without a text. Makes names unique, ignoring case. */
export function listCodes(list: string, options: ListOptions): CodeList {
  const { rows, columns, notes } = options.list === 'csv' ? listedInCsv(list, options) : listedInLines(list);
  const filled = rows.filter((row) => (row[columns.text] ?? '').trim() !== '');
  const digits = String(filled.length).length;
  const unique = uniqueNames();
  const codes = filled.map((row, at) => {
    const name = toName(row[columns.name] ?? '') || `qrcode-${String(at + 1).padStart(digits, '0')}`;
    return { text: row[columns.text] ?? '', name: unique(name) };
  });
  return { codes, notes };
}
