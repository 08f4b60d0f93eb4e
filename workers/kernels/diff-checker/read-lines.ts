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
  readonly identify?: Identify;
}

export interface Identify {
  readonly known: LineIds;
  readonly normalize: NormalizeLine | undefined;
}

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
  /** Of the beginning of an incomplete line, which the hasher has if lines are identified. */
  #heldBytes = 0;
  #lastByte = 0;

  constructor(reading: LineReading) {
    this.#reading = reading;
    const countsOnly = !reading.identify && !reading.keepsStarts;
    this.#counter = countsOnly && hasSimd ? createLineFinder([]) : undefined;
  }

  push(chunk: Uint8Array): void {
    const { identify } = this.#reading;
    if (this.#counter) this.#survey(chunk, this.#counter);
    else if (identify) this.#identify(chunk, identify);
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
    let from = 0;
    for (let feed = chunk.indexOf(FEED); feed >= 0; feed = chunk.indexOf(FEED, from)) {
      const beforeFeed = feed > from ? chunk[feed - 1] : this.#heldBytes > 0 ? this.#lastByte : undefined;
      this.#addEnded(this.#heldBytes + feed + 1 - from, beforeFeed);
      this.#heldBytes = 0;
      from = feed + 1;
    }
    this.#heldBytes += chunk.length - from;
    this.#lastByte = chunk.at(-1) ?? this.#lastByte;
  }

  #identify(chunk: Uint8Array, identify: Identify): void {
    const { hasher } = identify.known;
    const held = this.#heldBytes;
    const to = held + chunk.length;
    hasher.room(to).set(chunk, held);
    let [from, searched, isMore] = [0, held, true];
    while (isMore) {
      const count = hasher.take(from, searched, to, !identify.normalize);
      for (let line = 0; line < count; line++) {
        const end = hasher.ends[line] ?? 0;
        this.#checkLength(end - from);
        this.#keepId(identify, identify.normalize ? this.#hashAlone(identify, from, end, to) : 4 * line);
        this.#addEnded(end - from, end - from > 1 ? hasher.room(to)[end - 2] : undefined);
        from = end;
      }
      searched = from;
      isMore = count === hasher.mostLines;
    }
    if (from > 0) hasher.room(to).copyWithin(0, from, to);
    this.#heldBytes = to - from;
    this.#checkLength(this.#heldBytes);
  }

  /** The index of the hash of a line in the hasher's text, which ends at `free`. */
  #hashAlone({ known: { hasher }, normalize }: Identify, from: number, end: number, free: number): number {
    if (!normalize) return hasher.hashBytes(from, end);
    // The normalized line may be a part of the text, which doesn't move then.
    const line = normalize(hasher.room(free + end - from).subarray(from, end));
    hasher.room(free + line.length).set(line, free);
    return hasher.hashBytes(free, free + line.length);
  }

  #keepId({ known }: Identify, hashAt: number): void {
    if (this.#count === this.#ids.length) this.#ids = enlarged(this.#ids);
    this.#ids[this.#count] = known.idOf(known.hasher.hashes, hashAt);
  }

  end(): Lines {
    const { identify, keepsStarts } = this.#reading;
    const bytes = this.#heldBytes;
    if (bytes > 0) {
      if (identify) this.#keepId(identify, this.#hashAlone(identify, 0, bytes, bytes));
      this.#add(bytes);
      this.#heldBytes = 0;
    }
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

  #checkLength(bytes: number): void {
    if (bytes <= LONGEST_LINE) return;
    const { side, before } = this.#reading;
    throw new ToolError('too-large', message('longLine', { line: before + this.#count + 1, side: message(side) }));
  }

  #addEnded(bytes: number, beforeFeed: number | undefined): void {
    if (beforeFeed === RETURN) this.#returns += 1;
    else this.#feeds += 1;
    this.#add(bytes);
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
