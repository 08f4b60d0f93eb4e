// Writes rows as CSV (RFC 4180): a field has quotation marks if it needs them.
import { ToolError } from '../../contract/run/errors';
import { messagesOf } from '../../contract/run/message';
import { byteSet } from '../../lib/byte-table';
import { ByteOut, ENOUGH } from '../../lib/byte-out';
import { enlarged } from '../../lib/enlarged';
import type { Columns } from './json-columns';
import type { CellKind, RowHandler } from './json-row-reader';
import { decodeJsonString } from './json-text';
import type { messages } from './messages';
import { ROW_LIMIT, type CsvOptions } from './spec';

const message = messagesOf<typeof messages>('csv-converter');

const [QUOTE, BACKSLASH, APOSTROPHE, SPACE] = [0x22, 0x5c, 0x27, 0x20];

/** https://owasp.org/www-community/attacks/CSV_Injection */
const FORMULA = byteSet('=+-@\t\r');
const NUMBER = /^[-+]?(?:\d+(?:[.,]\d+)?|[.,]\d+)(?:[eE][-+]?\d+)?$/;
const LONGEST_NUMBER = 64;

/** How often something was found, and the first: row 0 is the header, and columns count from 0. */
export interface FoundCell {
  count: number;
  row: number;
  column: number;
}

const none = (): FoundCell => ({ count: 0, row: 0, column: 0 });

export interface CsvRowOptions extends Pick<CsvOptions, 'defused' | 'nulls' | 'crlf'> {
  /** An ASCII byte. */
  readonly separator: number;
  readonly columns: Columns;
  /** All columns are known. Otherwise they are those of the first row. */
  readonly areKnown: boolean;
}

/** Numbers for each cell: the row that it is of, where its text starts and ends, and whether it needs quotation marks. */
const CELL = 4;

export class CsvRows implements RowHandler {
  readonly formulas = none();
  readonly json = none();
  readonly nulls = none();
  readonly halfCharacters = none();
  readonly repeatedKeys = none();
  readonly leftOut = none();
  readonly leftOutColumns = new Set<number>();
  readonly emptyRows = none();
  /** Rows that are arrays of another length than the first. */
  readonly unequalRows = none();
  rows = 0;
  /** Undefined before the first row. */
  width: number | undefined;
  kind: 'object' | 'array' = 'object';
  readonly #options: CsvRowOptions;
  readonly #out = new ByteOut();
  readonly #needsQuotes: Uint8Array;
  readonly #lineEnd: string;
  /** The texts of the row's cells. */
  #texts = new Uint8Array(4096);
  #textsEnd = 0;
  #cells = new Int32Array(64 * CELL);
  #filled = 0;
  #hasOutput = false;

  constructor(options: CsvRowOptions) {
    this.#options = options;
    this.#lineEnd = options.crlf ? '\r\n' : '\n';
    this.#needsQuotes = byteSet('"\r\n');
    this.#needsQuotes[options.separator] = 1;
  }

  get isFull(): boolean {
    return this.#out.length >= ENOUGH;
  }

  /** The output since the last call, valid until the next row. */
  take(): Uint8Array {
    return this.#out.take();
  }

  begin(kind: 'object' | 'array'): void {
    this.rows++;
    this.kind = kind;
    this.#filled = 0;
    this.#textsEnd = 0;
    if (kind === 'object' && this.#options.areKnown && this.width === undefined) this.#writeHeader();
  }

  cell(column: number, kind: CellKind, bytes: Uint8Array, from: number, to: number): void {
    if (this.kind === 'object' && this.width !== undefined && column >= this.width) {
      this.#count(this.leftOut, column);
      this.leftOutColumns.add(column);
      return;
    }
    const at = column * CELL;
    if (at >= this.#cells.length) this.#cells = enlarged(this.#cells, at + CELL);
    if (this.#cells[at] === this.rows) this.#count(this.repeatedKeys, column);
    const start = this.#textsEnd;
    let isForced = false;
    if (kind === 'string') {
      this.#string(column, bytes, from, to);
      isForced = this.#options.nulls && this.#textsEnd === start;
    } else if (kind === 'null') {
      if (!this.#options.nulls) this.#count(this.nulls, column);
    } else {
      this.#add(bytes, from, to);
      if (kind === 'json') this.#count(this.json, column);
    }
    this.#cells[at] = this.rows;
    this.#cells[at + 1] = start;
    this.#cells[at + 2] = this.#textsEnd;
    this.#cells[at + 3] = isForced ? 1 : 0;
    this.#filled = Math.max(this.#filled, column + 1);
  }

  end(): void {
    if (this.kind === 'object') {
      if (this.width === undefined) this.#writeHeader();
      this.#writeRow(this.width ?? 0);
      return;
    }
    this.width ??= this.#filled;
    if (this.#filled !== this.width) this.#count(this.unequalRows, 0);
    this.#writeRow(this.#filled);
  }

  #writeHeader(): void {
    const { names } = this.#options.columns;
    this.width = names.length;
    const encoder = new TextEncoder();
    for (const [column, name] of names.entries()) {
      if (column > 0) this.#out.byte(this.#options.separator);
      const bytes = encoder.encode(name);
      const isFormula = this.#isFormula(bytes, 0, bytes.length);
      if (isFormula) countCell(this.formulas, 0, column);
      const written = isFormula && this.#options.defused ? encoder.encode(`'${name}`) : bytes;
      this.#field(written, 0, written.length, names.length === 1 && name === '');
    }
    if (names.length > 0) this.#out.text(this.#lineEnd);
  }

  #writeRow(width: number): void {
    if (width === 0) {
      this.#count(this.emptyRows, 0);
      return;
    }
    for (let column = 0; column < width; column++) {
      if (column > 0) this.#out.byte(this.#options.separator);
      const at = column * CELL;
      const isSet = this.#cells[at] === this.rows;
      const [from, to] = isSet ? [this.#cells[at + 1] ?? 0, this.#cells[at + 2] ?? 0] : [0, 0];
      const isQuoted = isSet && this.#cells[at + 3] === 1;
      // An empty line would be no record.
      const isAlone = width === 1 && from === to && !isQuoted;
      if (isAlone && this.#options.nulls) this.#count(this.nulls, column);
      this.#field(this.#texts, from, to, isQuoted || isAlone);
    }
    this.#out.text(this.#lineEnd);
  }

  #field(bytes: Uint8Array, from: number, to: number, isForced: boolean): void {
    const isFirst = !this.#hasOutput;
    this.#hasOutput = true;
    if (!isForced && !this.#hasSpecial(bytes, from, to) && !(isFirst && hasMeaningAtStart(bytes, from, to))) {
      this.#out.bytes(bytes, from, to);
      return;
    }
    this.#out.byte(QUOTE);
    for (let at = from; at < to;) {
      const mark = bytes.indexOf(QUOTE, at);
      const end = mark < 0 || mark >= to ? to : mark + 1;
      this.#out.bytes(bytes, at, end);
      if (end > at && bytes[end - 1] === QUOTE) this.#out.byte(QUOTE);
      at = end;
    }
    this.#out.byte(QUOTE);
  }

  /** Spaces at the ends need no quotation marks by RFC 4180, but some programs would remove them. */
  #hasSpecial(bytes: Uint8Array, from: number, to: number): boolean {
    if (from === to) return false;
    if (bytes[from] === SPACE || bytes[to - 1] === SPACE) return true;
    for (let at = from; at < to; at++) if (this.#needsQuotes[bytes[at] ?? 0] === 1) return true;
    return false;
  }

  #string(column: number, bytes: Uint8Array, from: number, to: number): void {
    const start = this.#textsEnd;
    if (!hasBackslash(bytes, from, to)) this.#add(bytes, from, to);
    else {
      const { text, isBroken } = decodeJsonString(bytes, from, to);
      if (isBroken) this.#count(this.halfCharacters, column);
      this.#room(text.length * 3);
      this.#textsEnd += new TextEncoder().encodeInto(text, this.#texts.subarray(start)).written;
    }
    if (!this.#isFormula(this.#texts, start, this.#textsEnd)) return;
    this.#count(this.formulas, column);
    if (!this.#options.defused) return;
    this.#room(1);
    this.#texts.copyWithin(start + 1, start, this.#textsEnd);
    this.#texts[start] = APOSTROPHE;
    this.#textsEnd++;
  }

  /** A negative number begins like a formula. */
  #isFormula(bytes: Uint8Array, from: number, to: number): boolean {
    if (from === to || FORMULA[bytes[from] ?? 0] !== 1) return false;
    return to - from > LONGEST_NUMBER || !NUMBER.test(new TextDecoder('latin1').decode(bytes.subarray(from, to)));
  }

  #add(bytes: Uint8Array, from: number, to: number): void {
    this.#room(to - from);
    for (let at = from; at < to; at++) this.#texts[this.#textsEnd++] = bytes[at] ?? 0;
  }

  #room(more: number): void {
    const length = this.#textsEnd + more;
    if (length <= this.#texts.length) return;
    if (this.#textsEnd > ROW_LIMIT) {
      throw new ToolError('too-large', message('longRow', { row: this.rows, limit: { bytes: ROW_LIMIT } }));
    }
    this.#texts = enlarged(this.#texts, length);
  }

  #count(found: FoundCell, column: number): void {
    countCell(found, this.rows, column);
  }
}

function countCell(found: FoundCell, row: number, column: number): void {
  if (found.count === 0) [found.row, found.column] = [row, column];
  found.count++;
}

function hasBackslash(bytes: Uint8Array, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (bytes[at] === BACKSLASH) return true;
  return false;
}

const SEP = new TextEncoder().encode('sep=');
const MARK = [0xef, 0xbb, 0xbf];

/** At the start of a file, these would be a byte order mark, or name the separator. */
function hasMeaningAtStart(bytes: Uint8Array, from: number, to: number): boolean {
  const isThere = (start: ArrayLike<number>, caseBit: number) =>
    to - from >= start.length &&
    Array.from(start).every((byte, at) => ((bytes[from + at] ?? 0) | caseBit) === (byte | caseBit));
  return isThere(MARK, 0) || isThere(SEP, 0x20);
}
