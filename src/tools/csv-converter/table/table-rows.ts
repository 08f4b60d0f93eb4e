// The rows of a table of any size: an index has the place of every 64th row, or of each that the filter finds.
import { hasText, parseRow, type TableRow } from '../../../../workers/contract/run/table-row';
import { readBytes } from '../../../tool-kit/rows/blob-rows';
import { pagedRows } from '../../../tool-kit/rows/paged-rows';
import type { RowSource } from '../../../tool-kit/rows/row-source';
import { readTexts } from '../../../tool-kit/rows/text-spans';
import { piecesOfBlob } from '../../../tool-kit/text/blob-pieces';

export const PAGE_ROWS = 64;
/** The part of a long row that is read. */
export const ROW_BYTES = 16 * 1024;
/** The most rows that a filter keeps, because each one's place is in memory. */
export const MATCH_LIMIT = 1_000_000;

const [LINE_FEED, OPEN_BRACKET, CLOSE_BRACKET] = [0x0a, 0x5b, 0x5d];

export interface NumberedRow {
  /** From 1, also if rows before it are filtered out. */
  readonly number: number;
  readonly cells: TableRow;
}

export interface ShownRows extends RowSource<NumberedRow> {
  /** All rows so far, and those that are shown. */
  readonly total: () => number;
  readonly isComplete: () => boolean;
  /** Whether there are more matches than MATCH_LIMIT. */
  readonly isCut: () => boolean;
  /** The names of columns in the rows read so far. */
  readonly columns: () => readonly string[];
}

export interface TableRows extends ShownRows {
  /** Finds the rows. Rejects if the signal aborts or the text can't be read. */
  readonly readAll: (signal: AbortSignal) => Promise<void>;
}

interface Line {
  readonly number: number;
  readonly offset: number;
  /** Without the line feed. */
  readonly length: number;
}

/**
 * @param blobOf a JSON array or JSON Lines with a row in each line, as the converter writes them
 * @param wanted the rows with this text in a cell, in lowercase; all rows if it is empty
 */
export function tableRows(blobOf: () => Blob, wanted: string): TableRows {
  /** The first row of each page, or each match. */
  const kept: Line[] = [];
  const columns = new Set<string>();
  const listeners = new Set<() => void>();
  let [total, matches, changes] = [0, 0, 0];
  let [isComplete, isCut] = [false, false];
  let end = 0;
  const changed = () => {
    changes++;
    for (const listener of listeners) listener();
  };

  const parse = (line: string): TableRow => {
    const cells = parseRow(line);
    for (const name of cells.keys()) columns.add(name);
    return cells;
  };

  async function readPage(from: number, to: number): Promise<(index: number) => NumberedRow | undefined> {
    const blob = blobOf();
    const lines = wanted === '' ? await linesOfPage(blob, from) : kept.slice(from, to);
    const texts = await readTexts(
      blob,
      lines.map(({ offset, length }) => ({ offset, length: Math.min(length, ROW_BYTES) })),
    );
    const rows = lines.map(({ number }, index) => ({ number, cells: parse(texts[index] ?? '') }));
    return (index) => rows[index];
  }

  /** Finds the rows of a page again, because the index has only its first. */
  async function linesOfPage(blob: Blob, from: number): Promise<readonly Line[]> {
    const first = kept[from / PAGE_ROWS];
    if (!first) return [];
    const lines: Line[] = [];
    const next = kept[from / PAGE_ROWS + 1]?.offset ?? end;
    for await (const line of linesOf(blob, new AbortController().signal, first, next)) lines.push(line);
    return lines.slice(0, PAGE_ROWS);
  }

  const paged = pagedRows<NumberedRow>({ count: Number.MAX_SAFE_INTEGER, pageRows: PAGE_ROWS, read: readPage });

  return {
    ...paged,
    get count() {
      if (wanted !== '') return matches;
      // Pages are read whole, so the one that is being indexed waits.
      return isComplete ? total : Math.max(0, kept.length - 1) * PAGE_ROWS;
    },
    subscribe(onChange) {
      const ends = [paged.subscribe(onChange), () => listeners.delete(onChange)];
      listeners.add(onChange);
      return () => ends.forEach((stop) => stop());
    },
    version: () => paged.version() + changes,
    total: () => total,
    isComplete: () => isComplete,
    isCut: () => isCut,
    columns: () => [...columns],
    async readAll(signal) {
      const blob = blobOf();
      const start = await startOf(blob);
      for await (const line of linesOf(blob, signal, start, blob.size, wanted === '' ? undefined : wanted)) {
        if (line.isLast) changed();
        if (wanted === '') {
          if (total % PAGE_ROWS === 0) kept.push(line);
        } else if (line.isWanted && matches === MATCH_LIMIT) isCut = true;
        else if (line.isWanted) {
          kept.push(line);
          matches++;
        }
        total++;
        end = line.offset + line.length;
      }
      isComplete = true;
      changed();
    },
  };
}

/** The first row: a JSON array has its bracket before it. */
async function startOf(blob: Blob): Promise<Line> {
  const head = await readBytes(blob, 0, Math.min(2, blob.size));
  const isList = head[0] === OPEN_BRACKET && head[1] === LINE_FEED;
  return { number: 1, offset: isList ? 2 : 0, length: 0 };
}

interface FoundLine extends Line {
  readonly isWanted: boolean;
  /** The last row of the piece that was read. */
  readonly isLast: boolean;
}

/** The rows from one up to an offset. */
async function* linesOf(
  blob: Blob,
  signal: AbortSignal,
  from: Line,
  to: number,
  wanted?: string,
): AsyncGenerator<FoundLine> {
  let { number, offset: start } = from;
  let held = new Uint8Array();
  let isRow: boolean | undefined;
  const isWantedLine = (bytes: Uint8Array) =>
    wanted === undefined || hasText(decoder.decode(joined(held, bytes)), wanted);
  for await (const { at, bytes } of piecesOfBlob(blob, signal, from.offset, to)) {
    let begin = 0;
    while (begin < bytes.length) {
      isRow ??= bytes[begin] !== CLOSE_BRACKET;
      const feed = bytes.indexOf(LINE_FEED, begin);
      const stop = feed < 0 ? bytes.length : feed;
      const part = bytes.subarray(begin, stop);
      if (feed < 0) {
        if (wanted !== undefined && held.length < ROW_BYTES) held = joined(held, part);
        break;
      }
      const isEmptyList = number === 1 && at + feed - start === 2 && part[0] === OPEN_BRACKET;
      if (isRow && !isEmptyList) {
        const isLast = !bytes.includes(LINE_FEED, feed + 1);
        yield { number: number++, offset: start, length: at + feed - start, isWanted: isWantedLine(part), isLast };
      }
      held = new Uint8Array();
      isRow = undefined;
      start = at + feed + 1;
      begin = feed + 1;
    }
  }
  if (start < to && isRow) {
    yield { number, offset: start, length: to - start, isWanted: isWantedLine(new Uint8Array()), isLast: true };
  }
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(first.length + second.length);
  bytes.set(first);
  bytes.set(second, first.length);
  return bytes;
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
