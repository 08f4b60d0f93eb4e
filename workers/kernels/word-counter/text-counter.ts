// Counts a text in arbitrary chunks: cuts it into pieces between characters, and replaces bytes that are not UTF-8.
import { COUNTS, INVALID_FLAG, START_FLAGS, type PieceCounter } from '../../../wasm/count/bindings';
import { decodeAt, unfinishedBytes } from '../../lib/decode-utf8';

const REPLACEMENT = /\uFFFD/g;

export interface InvalidBytes {
  /** How many byte sequences were each replaced by U+FFFD, by the rules of the WHATWG Encoding Standard. */
  readonly runs: number;
  /** The first of them: its line from 1, its byte from 0. */
  readonly line: number;
  readonly offset: number;
}

export class TextCounter {
  readonly #counter: PieceCounter;
  readonly #totals: Record<keyof typeof COUNTS, number> = {
    characters: 0,
    spaces: 0,
    astral: 0,
    words: 0,
    sentences: 0,
    paragraphs: 0,
    lineEnds: 0,
    cjk: 0,
    hangul: 0,
    kana: 0,
    southeastAsian: 0,
    unspacedWords: 0,
  };
  #flags = START_FLAGS;
  /** The beginning of a character that the chunk's end cut. */
  #rest = new Uint8Array();
  #counted = 0;
  #lastByte = 0;
  #invalid: InvalidBytes | undefined;

  constructor(counter: PieceCounter) {
    this.#counter = counter;
  }

  get totals() {
    return this.#totals;
  }

  get invalid() {
    return this.#invalid;
  }

  /** Lines as an editor numbers them, except that a line ending at the very end doesn't begin another line. */
  get lines() {
    const isOpen = this.#counted > 0 && this.#lastByte !== 0x0a && this.#lastByte !== 0x0d;
    return this.#totals.lineEnds + (isOpen ? 1 : 0);
  }

  push(chunk: Uint8Array): void {
    const { arena } = this.#counter;
    let held = this.#rest.length;
    arena.set(this.#rest);
    for (let taken = 0; taken < chunk.length;) {
      const part = chunk.subarray(taken, taken + arena.length - held);
      arena.set(part, held);
      taken += part.length;
      const filled = held + part.length;
      held = unfinishedBytes(arena, filled);
      const rest = arena.slice(filled - held, filled);
      this.#count(filled - held);
      arena.set(rest);
      this.#rest = rest;
    }
  }

  end(): void {
    this.#counter.arena.set(this.#rest);
    this.#count(this.#rest.length);
    this.#rest = new Uint8Array();
  }

  #count(length: number): void {
    if (length === 0) return;
    const { arena, count } = this.#counter;
    this.#lastByte = arena[length - 1] ?? 0;
    const flags = count(length, this.#flags);
    if (flags & INVALID_FLAG) this.#countMended(arena.slice(0, length));
    else this.#add(flags);
    this.#counted += length;
  }

  #add(flags: number): void {
    for (const [name, at] of Object.entries(COUNTS) as [keyof typeof COUNTS, number][]) {
      this.#totals[name] += this.#counter.counts[at] ?? 0;
    }
    this.#flags = flags;
  }

  /** Invalid bytes count as a browser would show them: each invalid sequence becomes one U+FFFD. */
  #countMended(bytes: Uint8Array): void {
    const { arena, count } = this.#counter;
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    this.#note(bytes, text);
    const mended = new TextEncoder().encode(text);
    for (let at = 0; at < mended.length;) {
      const part = mended.subarray(at, at + arena.length);
      const whole = part.subarray(0, part.length - unfinishedBytes(part, part.length));
      arena.set(whole);
      this.#add(count(whole.length, this.#flags));
      at += whole.length;
    }
  }

  #note(bytes: Uint8Array, mended: string): void {
    let [valid, ends, genuine] = [0, 0, 0];
    let afterReturn = (this.#flags & 32) !== 0;
    let first: number | undefined;
    while (valid < bytes.length) {
      const decoded = decodeAt(bytes, valid, bytes.length);
      if (decoded === 0) first ??= valid;
      const codePoint = decoded >>> 3;
      const isEnd = codePoint === 0x0d || (codePoint === 0x0a && !afterReturn);
      if (decoded !== 0 && isEnd && first === undefined) ends += 1;
      afterReturn = codePoint === 0x0d;
      if (codePoint === 0xfffd) genuine += 1;
      valid += decoded & 7 || 1;
    }
    const runs = (mended.match(REPLACEMENT)?.length ?? 0) - genuine;
    this.#invalid = this.#invalid
      ? { ...this.#invalid, runs: this.#invalid.runs + runs }
      : { runs, line: this.#totals.lineEnds + ends + 1, offset: this.#counted + (first ?? 0) };
  }
}
