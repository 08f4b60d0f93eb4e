// Recognizes how a CSV file is written, by its first bytes.
import { KiB } from '../../contract/run/sink';
import { CsvError, CsvReader, type CsvDialect } from './csv-reader';

/** A guess looks at this many bytes. */
export const DIALECT_HEAD_BYTES = 64 * KiB;

export const SEPARATORS = { comma: 0x2c, semicolon: 0x3b, tab: 0x09, pipe: 0x7c } as const;
export type Separator = keyof typeof SEPARATORS;

export const QUOTES = { double: 0x22, single: 0x27 } as const;

/** What the visitor chose. Undefined is to be recognized. A `quote` of null is none. */
export interface ChosenDialect {
  readonly separator?: number | undefined;
  readonly quote?: number | null | undefined;
  readonly hasHeader?: boolean | undefined;
}

export interface FoundDialect extends CsvDialect {
  readonly hasHeader: boolean;
  /** Bytes of the line `sep=…` that Excel reads, with its line end. 0 if there is none. */
  readonly sepLineBytes: number;
  /** Line ends of the first records. */
  readonly lineEnd: 'lf' | 'crlf' | 'cr' | undefined;
}

/** If two separators give equally regular records, the rarer one wins: `1,5;2,5` has two decimal numbers. */
const CANDIDATES = [SEPARATORS.tab, SEPARATORS.semicolon, SEPARATORS.pipe, SEPARATORS.comma] as const;

/**
 * Recognizes separator, quotation marks and header.
 * @param head the first DIALECT_HEAD_BYTES of UTF-8 without a byte order mark, or all
 * @param isWhole whether `head` is the whole file
 */
export function recognizeDialect(head: Uint8Array, isWhole: boolean, chosen: ChosenDialect): FoundDialect {
  const sepLine = sepLineOf(head);
  const table = head.subarray(sepLine?.bytes ?? 0);
  const separators = [chosen.separator ?? sepLine?.separator ?? CANDIDATES].flat();
  const quotes = chosen.quote === undefined ? [QUOTES.double, QUOTES.single] : [chosen.quote ?? undefined];
  let best: Trial | undefined;
  for (const quote of quotes) {
    for (const separator of separators) {
      const trial = tryDialect(table, isWhole, { separator, quote });
      // Apostrophes are common in text, so they are quotation marks only if that fits each field.
      if (quotes.length > 1 && quote === QUOTES.single && !trial.isWellQuoted) continue;
      if (!best || isBetter(trial, best)) best = trial;
    }
  }
  const found = best ?? tryDialect(table, isWhole, { separator: SEPARATORS.comma, quote: QUOTES.double });
  const { dialect, records, lineEnd } = found;
  return {
    // A single column has no separator, and most programs would write a comma.
    separator: found.fields > 1 || separators.length === 1 ? dialect.separator : SEPARATORS.comma,
    quote: dialect.quote,
    hasHeader: chosen.hasHeader ?? !looksLikeData(records),
    sepLineBytes: sepLine?.bytes ?? 0,
    lineEnd,
  };
}

function sepLineOf(head: Uint8Array): { readonly separator: number; readonly bytes: number } | undefined {
  const match = /^sep=([^\w"'\r\n\u0080-\u00ff])(?:\r\n|\n|\r)/i.exec(
    new TextDecoder('latin1').decode(head.subarray(0, 16)),
  );
  return match ? { separator: (match[1] ?? ',').charCodeAt(0), bytes: match[0].length } : undefined;
}

/** The most records that are compared. */
const TRIED_RECORDS = 1_000;

interface Trial {
  readonly dialect: CsvDialect;
  readonly records: readonly (readonly string[])[];
  /** The most common number of fields, and the share of records that have it. */
  readonly fields: number;
  readonly share: number;
  readonly hasQuoted: boolean;
  readonly isWellQuoted: boolean;
  readonly lineEnd: FoundDialect['lineEnd'];
}

function tryDialect(head: Uint8Array, isWhole: boolean, dialect: CsvDialect): Trial {
  const reader = new CsvReader(dialect);
  const decoder = new TextDecoder();
  const records: string[][] = [];
  const counts = new Map<number, number>();
  let isOpen = false;
  reader.push(head);
  if (isWhole) reader.end();
  try {
    while (records.length < TRIED_RECORDS && reader.next()) {
      records.push(Array.from({ length: reader.count }, (_, field) => decoder.decode(reader.fieldBytes(field))));
      counts.set(reader.count, (counts.get(reader.count) ?? 0) + 1);
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    isOpen = true;
  }
  const [fields, count] = [...counts].reduce((most, one) => (one[1] > most[1] ? one : most), [0, 0]);
  const { lf, crlf, cr } = reader.ends;
  const mostEnds = Math.max(lf, crlf, cr);
  return {
    dialect,
    records,
    fields,
    share: fields > 1 ? count / (records.length + (isOpen ? 1 : 0)) : 0,
    hasQuoted: reader.quotedFields.count > 0,
    isWellQuoted: reader.quotedFields.count > 0 && reader.afterQuote.count === 0 && !isOpen && records.length > 0,
    lineEnd: mostEnds === 0 ? undefined : mostEnds === lf ? 'lf' : mostEnds === crlf ? 'crlf' : 'cr',
  };
}

function isBetter(one: Trial, best: Trial): boolean {
  if (one.share !== best.share) return one.share > best.share;
  if (one.dialect.quote !== best.dialect.quote) return !best.hasQuoted && one.fields >= best.fields;
  // A single record says little, so the separator that it has more often wins.
  return one.records.length === 1 && one.fields > best.fields;
}

const NUMBER = /^[-+]?(?:\d+(?:[.,]\d+)?|[.,]\d+)(?:[eE][-+]?\d+)?$/;
const YEAR = /^[12]\d{3}$/;
const OTHER_DATA = /^\d{4}-\d\d-\d\d|^[^@\s]+@[^@\s]+\.[^@\s]+$|^https?:\/\//;

const shapeOf = (text: string) => (NUMBER.test(text) ? 'number' : OTHER_DATA.test(text) ? 'data' : 'text');

/**
 * Whether the first record is like the others: it has numbers, dates or addresses where they have them, and no word above a column
 * of numbers. Years are numbers that many headers have.
 */
function looksLikeData([first, ...others]: readonly (readonly string[])[]): boolean {
  if (!first || others.length === 0) return false;
  let evidence = 0;
  for (const [column, text] of first.entries()) {
    const shapes = new Set(
      others
        .map((record) => record[column] ?? '')
        .filter((other) => other !== '')
        .map(shapeOf),
    );
    const [shape] = shapes;
    if (text === '' || shapes.size !== 1 || shape === undefined || shape === 'text') continue;
    if (shapeOf(text) !== shape) return false;
    if (!YEAR.test(text)) evidence++;
  }
  return evidence > 0;
}
