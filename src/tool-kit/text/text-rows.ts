// The rows of a stored text of any size. An index has the place of every 64th row; the rows in view are read and colored.
import { readBytes } from '../rows/blob-rows';
import { pagedRows } from '../rows/paged-rows';
import type { RowSource } from '../rows/row-source';
import { RowCutter, type RowStart } from './cut-rows';
import { colorRow, type Language, type State, type Token } from './lexer';
import { piecesOfBlob } from './blob-pieces';

const PAGE_ROWS = 64;

/** So many pages get their colors at once. */
const SHOWN_PAGES = 64;

/**
 * The state of each page is followed from the start this far, which takes a fraction of a second. Beyond it, a page is colored from
 * the first row that shows its own state: in JSON, each line; in XML, none. So no color is a guess.
 */
const FOLLOWED_BYTES = 4 * 1024 * 1024;

export interface TextRow {
  readonly text: string;
  /** Undefined for a further piece of a long line. */
  readonly line: number | undefined;
  readonly tokens: readonly Token[];
}

export interface TextRows extends RowSource<TextRow> {
  /** Of the last line that was found so far. */
  readonly lastLine: () => number;
  readonly isComplete: () => boolean;
  /** The row that has the byte, and where in its text, in UTF-16 code units. */
  readonly placeOf: (offset: number) => Promise<{ readonly row: number; readonly column: number }>;
  /** Reads the whole text. Rejects if the signal aborts or the text can't be read. */
  readonly readAll: (signal: AbortSignal) => Promise<void>;
}

type BareRow = Pick<RowStart, 'line' | 'isLineStart'> & Pick<TextRow, 'text'>;

const FIRST: RowStart = { offset: 0, line: 1, isLineStart: true };

/** The rows of the bytes from one row's start up to another's. */
function rowsIn(bytes: Uint8Array, from: RowStart, columns: number): BareRow[] {
  const starts = [from];
  new RowCutter(columns, from, (row) => starts.push(row)).write(bytes, from.offset);
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  return starts.flatMap(({ offset, line, isLineStart }, index) => {
    const end = starts[index + 1]?.offset ?? from.offset + bytes.length;
    // What follows the last line end is the next page's first row, or nothing.
    if (offset === from.offset + bytes.length) return [];
    const text = decoder.decode(bytes.subarray(offset - from.offset, end - from.offset)).replace(/\n$/, '');
    return [{ text, line, isLineStart }];
  });
}

function color(rows: readonly BareRow[], language: Language | undefined, start: State) {
  let state = start;
  const colored = rows.map(({ text, line, isLineStart }): TextRow => {
    const { tokens, next } = language ? colorRow(language, text, state, isLineStart) : { tokens: [], next: undefined };
    state = next;
    return { text, line: isLineStart ? line : undefined, tokens };
  });
  return { colored, end: state };
}

export function textRows(blobOf: () => Blob, columns: number, language: Language | undefined): TextRows {
  const pages: RowStart[] = [FIRST];
  /** By page, as far as they were followed. */
  const states: State[] = [''];
  let isComplete = false;
  let rows = 1;
  let lastLine = 1;
  let changes = 0;
  const listeners = new Set<() => void>();
  const changed = () => {
    changes++;
    for (const listener of listeners) listener();
  };

  const startOf = (page: number) => pages[page] ?? FIRST;
  const endOf = (page: number) => pages[page + 1]?.offset ?? blobOf().size;
  async function readPage(page: number) {
    const from = startOf(page);
    return rowsIn(await readBytes(blobOf(), from.offset, endOf(page)), from, columns);
  }

  const paged = pagedRows<TextRow>({
    // Only rows of the index are asked for.
    count: Number.MAX_SAFE_INTEGER,
    pageRows: PAGE_ROWS,
    async read(from) {
      const page = from / PAGE_ROWS;
      const bare = await readPage(page);
      let known: State = undefined;
      let shown: readonly TextRow[] | undefined;
      return (index) => {
        // The state may have become known since.
        if (!shown || known !== states[page]) {
          known = states[page];
          shown = color(bare, language, known).colored;
        }
        return shown[index];
      };
    },
  });

  async function findRows(signal: AbortSignal) {
    const { size } = blobOf();
    const cutter = new RowCutter(columns, FIRST, (row) => {
      if (row.offset === size) return;
      if (rows % PAGE_ROWS === 0) pages.push(row);
      rows++;
      lastLine = row.line;
    });
    for await (const { at, bytes } of piecesOfBlob(blobOf(), signal)) {
      cutter.write(bytes, at);
      changed();
    }
    isComplete = true;
    if (size === 0) rows = 0;
    changed();
  }

  async function followStates(signal: AbortSignal) {
    if (!language) return;
    for (let page = 0; page + 1 < pages.length && startOf(page + 1).offset <= FOLLOWED_BYTES; page++) {
      signal.throwIfAborted();
      // Reading is asynchronous, so each page is a task of its own.
      states[page + 1] = color(await readPage(page), language, states[page]).end;
      if (page % SHOWN_PAGES === 0) changed();
    }
    changed();
  }

  return {
    ...paged,
    get count() {
      // Pages are read whole, so the one that is being indexed waits.
      return isComplete ? rows : (pages.length - 1) * PAGE_ROWS;
    },
    subscribe(onChange) {
      const ends = [paged.subscribe(onChange), () => listeners.delete(onChange)];
      listeners.add(onChange);
      return () => ends.forEach((end) => end());
    },
    version: () => paged.version() + changes,
    lastLine: () => lastLine,
    isComplete: () => isComplete,
    async placeOf(offset) {
      let page = 0;
      for (let step = 2 ** 30; step >= 1; step /= 2) {
        if (page + step < pages.length && startOf(page + step).offset <= offset) page += step;
      }
      const from = startOf(page);
      const bytes = await readBytes(blobOf(), from.offset, endOf(page));
      let row = page * PAGE_ROWS;
      let start = from.offset;
      new RowCutter(columns, from, (next) => {
        if (next.offset > offset) return;
        row++;
        start = next.offset;
      }).write(bytes, from.offset);
      const before = bytes.subarray(start - from.offset, offset - from.offset);
      return { row, column: new TextDecoder('utf-8', { ignoreBOM: true }).decode(before).length };
    },
    async readAll(signal) {
      await findRows(signal);
      await followStates(signal);
    },
  };
}
