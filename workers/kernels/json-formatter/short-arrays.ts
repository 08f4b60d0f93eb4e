// Joins the lines of short arrays in formatted JSON: those without objects and arrays in them, if their line fits into some columns.
// Only whitespace changes, so formatting again gives the same.
import type { Sink } from '../../contract/run/sink';
import { QueuedOutput } from '../../lib/queued-output';

const LINE_FEED = 0x0a;
const TAB = 0x09;
const SPACE = 0x20;
const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;

/** As wide as editors usually show a tab. */
const TAB_COLUMNS = 4;

/** Bytes of the characters of a line with this many columns. */
const BYTES_PER_COLUMN = 4;

const columnsOf = (byte: number) => (byte === TAB ? TAB_COLUMNS : (byte & 0xc0) === 0x80 ? 0 : 1);

export class ShortArrays {
  readonly #columns: number;
  readonly #out: QueuedOutput;
  /** Of the current line, up to the current chunk or the held array. */
  #column = 0;
  #isInString = false;
  #isEscaped = false;
  /** The array that may become one line: as it was written, which is undefined outside of one, and in one line. */
  #held: number[] | undefined;
  readonly #joined: Uint8Array;
  #joinedLength = 0;
  #joinedColumns = 0;

  constructor(columns: number, sink: Pick<Sink, 'write'>) {
    this.#columns = columns;
    this.#out = new QueuedOutput(sink);
    this.#joined = new Uint8Array(BYTES_PER_COLUMN * columns + BYTES_PER_COLUMN);
  }

  /** Takes the JSON machine's formatted output, in pieces that are valid until the promise has settled. */
  async push(chunk: Uint8Array): Promise<void> {
    for (let at = 0; at < chunk.length;) at = this.#held ? this.#inArray(chunk, at) : this.#outside(chunk, at);
    await this.#out.drain();
  }

  /** Call it after the last piece. */
  end(): Promise<void> {
    return this.#out.flush();
  }

  /** Passes everything on, up to an array. */
  #outside(chunk: Uint8Array, from: number): number {
    let lineAt = from;
    let at = from;
    for (; at < chunk.length; at++) {
      const byte = chunk[at];
      if (this.#isInString) this.#readString(chunk[at] ?? 0);
      else if (byte === QUOTE) this.#isInString = true;
      else if (byte === LINE_FEED) {
        lineAt = at + 1;
        this.#column = 0;
      } else if (byte === OPEN_LIST) break;
    }
    if (at > from) this.#out.put(chunk.subarray(from, at));
    for (let index = lineAt; index < at; index++) this.#column += columnsOf(chunk[index] ?? 0);
    if (at === chunk.length) return at;
    this.#held = [];
    this.#joinedLength = 0;
    this.#joinedColumns = 0;
    this.#hold(OPEN_LIST, true);
    return at + 1;
  }

  #inArray(chunk: Uint8Array, from: number): number {
    for (let at = from; at < chunk.length; at++) {
      const byte = chunk[at] ?? 0;
      if (this.#isInString) {
        this.#readString(byte);
        this.#hold(byte, true);
      } else if (byte === OPEN_LIST || byte === 0x7b) {
        this.#giveUp();
        return at;
      } else {
        this.#isInString = byte === QUOTE;
        this.#hold(byte, byte !== LINE_FEED && byte !== SPACE && byte !== TAB);
        if (byte === COMMA) this.#join(SPACE);
      }
      if (this.#column + this.#joinedColumns >= this.#columns) {
        this.#giveUp();
        return at + 1;
      }
      if (byte === CLOSE_LIST && !this.#isInString) {
        this.#out.put(this.#joined.subarray(0, this.#joinedLength));
        this.#column += this.#joinedColumns;
        this.#held = undefined;
        return at + 1;
      }
    }
    return chunk.length;
  }

  #readString(byte: number): void {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (byte === BACKSLASH) this.#isEscaped = true;
    else if (byte === QUOTE) this.#isInString = false;
  }

  #hold(byte: number, isToken: boolean): void {
    this.#held?.push(byte);
    if (isToken) this.#join(byte);
  }

  #join(byte: number): void {
    this.#joined[this.#joinedLength++] = byte;
    this.#joinedColumns += columnsOf(byte);
  }

  /** The array stays as it was written. */
  #giveUp(): void {
    const held = Uint8Array.from(this.#held ?? []);
    this.#held = undefined;
    this.#out.put(held);
    const lineAt = held.lastIndexOf(LINE_FEED) + 1;
    if (lineAt > 0) this.#column = 0;
    for (let index = lineAt; index < held.length; index++) this.#column += columnsOf(held[index] ?? 0);
  }
}
