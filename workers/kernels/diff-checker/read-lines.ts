// Reads lines: their offsets, and which of them are equal.
import { createLineFinder, LONGEST_LINE as LONGEST_PIECE, type LineFinder } from '../../../wasm/lines/bindings';
import { hasSimd } from '../../../wasm/module';
import { messagesOf } from '../../contract/run/message';
import { ToolError } from '../../contract/run/errors';
import { enlarged } from '../../lib/enlarged';
import type { LineIds } from './line-ids';
import type { NormalizeLine } from './normalize-line';
import { LINE_LIMIT, LONGEST_LINE } from './spec';
import type { messages } from './messages';

export const SIDE_NAMES = ['original', 'changed'] as const;
export type SideName = (typeof SIDE_NAMES)[number];

const message = messagesOf<typeof messages>('diff-checker');

const [FEED, RETURN] = [0x0a, 0x0d];

export interface Lines {
  readonly count: number;
  readonly bytes: number;
  /** An id for each line, if the reader identifies lines. */
  readonly ids: Int32Array;
  /** The offset of each line in bytes, if the reader keeps them. */
  readonly starts: Float64Array;
  readonly longest: number;
  /** Lines that end in CR LF, and in LF alone. */
  readonly returns: number;
  readonly feeds: number;
}

export interface LineReading {
  readonly side: SideName;
  /** Lines before the first one. */
  readonly before: number;
  readonly keepsStarts: boolean;
  /** Without it, lines are counted only. */
  readonly identify?: { readonly known: LineIds; readonly normalize: NormalizeLine | undefined };
}

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) => new DataView(buffer, byteOffset, byteLength);

/** Collects lines from arbitrary chunks. Throws ToolError `too-large`. */
export class LineReader {
  readonly #reading: LineReading;
  /** Counts lines of which nothing else is wanted. */
  readonly #counter;
  #ids = new Int32Array(1024);
  #starts = new Float64Array(1024);
  #count = 0;
  #end = 0;
  #longest = 0;
  #returns = 0;
  #feeds = 0;
  /** The beginning of an incomplete line. Only its length and its last byte are known if lines aren't identified. */
  #held = new Uint8Array(1024);
  #heldBytes = 0;
  #lastByte = 0;

  constructor(reading: LineReading) {
    this.#reading = reading;
    const countsOnly = !reading.identify && !reading.keepsStarts;
    this.#counter = countsOnly && hasSimd ? createLineFinder([]) : undefined;
  }

  push(chunk: Uint8Array): void {
    if (this.#counter) this.#survey(chunk, this.#counter);
    else this.#read(chunk);
  }

  #survey(chunk: Uint8Array, { arena, survey }: LineFinder): void {
    for (let at = 0; at < chunk.length; at += LONGEST_PIECE) {
      const piece = chunk.subarray(at, at + LONGEST_PIECE);
      arena.set(piece);
      const { count, returns, first, longest, rest } = survey(piece.length);
      const isCut = this.#heldBytes > 0 && this.#lastByte === RETURN && piece[0] === FEED;
      this.#returns += returns + Number(isCut);
      this.#feeds += count - returns - Number(isCut);
      this.#count += count;
      if (count > 0) this.#longest = Math.max(this.#longest, this.#heldBytes + first, longest);
      this.#end += count > 0 ? this.#heldBytes + piece.length - rest : 0;
      this.#heldBytes = count > 0 ? rest : this.#heldBytes + piece.length;
      this.#lastByte = piece.at(-1) ?? 0;
    }
  }

  #read(chunk: Uint8Array): void {
    const view = viewOf(chunk);
    let from = 0;
    for (let feed = chunk.indexOf(FEED); feed >= 0; feed = chunk.indexOf(FEED, from)) {
      const beforeFeed = feed > from ? chunk[feed - 1] : this.#heldBytes > 0 ? this.#lastByte : undefined;
      if (this.#heldBytes === 0) this.#identify(chunk, view, from, feed + 1);
      else {
        this.#hold(chunk, from, feed + 1);
        this.#identifyHeld();
      }
      const bytes = this.#heldBytes > 0 ? this.#heldBytes : feed + 1 - from;
      this.#heldBytes = 0;
      if (beforeFeed === RETURN) this.#returns += 1;
      else this.#feeds += 1;
      this.#add(bytes);
      from = feed + 1;
    }
    if (from < chunk.length) this.#hold(chunk, from, chunk.length);
  }

  end(): Lines {
    if (this.#heldBytes > 0) {
      this.#identifyHeld();
      this.#add(this.#heldBytes);
      this.#heldBytes = 0;
    }
    const { identify, keepsStarts } = this.#reading;
    return {
      count: this.#count,
      bytes: this.#end,
      ids: this.#ids.subarray(0, identify ? this.#count : 0),
      starts: this.#starts.subarray(0, keepsStarts ? this.#count : 0),
      longest: this.#longest,
      returns: this.#returns,
      feeds: this.#feeds,
    };
  }

  #hold(chunk: Uint8Array, from: number, to: number): void {
    const bytes = this.#heldBytes + to - from;
    if (this.#reading.identify) this.#keep(chunk.subarray(from, to), bytes);
    this.#lastByte = chunk[to - 1] ?? 0;
    this.#heldBytes = bytes;
  }

  #keep(piece: Uint8Array, bytes: number): void {
    if (bytes > LONGEST_LINE) {
      const { side, before } = this.#reading;
      throw new ToolError('too-large', message('longLine', { line: before + this.#count + 1, side: message(side) }));
    }
    if (bytes > this.#held.length) {
      const larger = new Uint8Array(2 * bytes);
      larger.set(this.#held.subarray(0, this.#heldBytes));
      this.#held = larger;
    }
    this.#held.set(piece, this.#heldBytes);
  }

  #identifyHeld(): void {
    this.#identify(this.#held, viewOf(this.#held), 0, this.#heldBytes);
  }

  #identify(bytes: Uint8Array, view: DataView, from: number, to: number): void {
    const { identify } = this.#reading;
    if (!identify) return;
    if (this.#count === this.#ids.length) this.#ids = enlarged(this.#ids);
    const line = identify.normalize?.(bytes.subarray(from, to));
    const { known } = identify;
    this.#ids[this.#count] = line ? known.idOf(viewOf(line), 0, line.length) : known.idOf(view, from, to);
  }

  #add(bytes: number): void {
    if (this.#reading.keepsStarts) {
      if (this.#count === this.#starts.length) {
        this.#checkLimit();
        this.#starts = enlarged(this.#starts);
      }
      this.#starts[this.#count] = this.#end;
    }
    this.#count += 1;
    this.#end += bytes;
    this.#longest = Math.max(this.#longest, bytes);
  }

  #checkLimit(): void {
    const { side, before } = this.#reading;
    if (before + this.#count >= LINE_LIMIT)
      throw new ToolError('too-large', message('manyLines', { side: message(side), limit: LINE_LIMIT }));
  }
}
