// Finds the first byte that is not UTF-8, in arbitrary chunks. The ranges are those of the Unicode Standard, table 3-7: no
// overlong forms, no surrogates, nothing above U+10FFFF.
import { createUtf8Check, type Utf8Check } from '../../wasm/utf8/bindings';
import { hasSimd } from '../../wasm/module';

/** Checks one character at a time: takes its bytes and returns whether they can still become one. */
export class Utf8Sequence {
  #missing = 0;
  #lower = 0x80;
  #upper = 0xbf;

  /** Whether the last character is complete. */
  get isWhole(): boolean {
    return this.#missing === 0;
  }

  /** Returns false for an invalid byte. The sequence is then of no further use. */
  accept(byte: number): boolean {
    if (this.#missing === 0) return byte < 0x80 || this.#lead(byte);
    if (byte < this.#lower || byte > this.#upper) return false;
    this.#missing--;
    this.#lower = 0x80;
    this.#upper = 0xbf;
    return true;
  }

  #lead(byte: number): boolean {
    if (byte < 0xc2 || byte > 0xf4) return false;
    this.#missing = byte < 0xe0 ? 1 : byte < 0xf0 ? 2 : 3;
    this.#lower = byte === 0xe0 ? 0xa0 : byte === 0xf0 ? 0x90 : 0x80;
    this.#upper = byte === 0xed ? 0x9f : byte === 0xf4 ? 0x8f : 0xbf;
    return true;
  }
}

/** A shorter piece isn't worth the start of a module. */
const LEAST_BYTES = 1024;

/** How many of a piece's first bytes are whole characters for certain, found faster than one character at a time. */
type Skip = (piece: Uint8Array) => number;

/** Most text is ASCII, so without SIMD whole blocks of it are skipped, four bytes at a time. */
const BLOCK_BYTES = 4096;

export const skipAscii: Skip = (piece) => {
  const block = piece.subarray(0, BLOCK_BYTES);
  // Other ASCII is checked by character.
  if (block.byteOffset % 4 !== 0 || block.length % 16 !== 0) return 0;
  const words = new Int32Array(block.buffer, block.byteOffset, block.length >>> 2);
  for (let at = 0; at < words.length; at += 4) {
    const all = (words[at] ?? 0) | (words[at + 1] ?? 0) | (words[at + 2] ?? 0) | (words[at + 3] ?? 0);
    if ((all & 0x80808080) !== 0) return 0;
  }
  return block.length;
};

/** All checkers use one instance, because it keeps nothing between two calls. */
let instance: Utf8Check | undefined;

/** Needs SIMD. */
export const skipUtf8: Skip = (piece) => {
  if (piece.length < LEAST_BYTES) return 0;
  instance ??= createUtf8Check();
  const block = piece.subarray(0, instance.most);
  // The last character may be incomplete, and then it begins in the last three bytes.
  const tail = block.subarray(-3).findLastIndex((byte) => byte >= 0xc0);
  const whole = tail < 0 ? block : block.subarray(0, block.length - 3 + tail);
  return instance.isUtf8(whole) ? whole.length : 0;
};

/** Enough for the rest of a character. The next piece is aligned like this one. */
const REST_BYTES = 16;

export class Utf8Checker {
  readonly #sequence = new Utf8Sequence();
  readonly #skip: Skip;
  /** Bytes before the current chunk. */
  #before = 0;
  #start = 0;

  constructor(skip = hasSimd ? skipUtf8 : skipAscii) {
    this.#skip = skip;
  }

  /** The offset, from the first byte of all, of the first invalid sequence; undefined if there is none so far. */
  check(chunk: Uint8Array): number | undefined {
    for (let from = 0; from < chunk.length;) {
      const { isWhole } = this.#sequence;
      const skipped = isWhole ? this.#skip(chunk.subarray(from)) : 0;
      this.#before += skipped;
      from += skipped;
      if (skipped > 0) continue;
      const block = chunk.subarray(from, from + (isWhole ? BLOCK_BYTES : REST_BYTES));
      const bad = this.#checkBytes(block);
      if (bad !== undefined) return bad;
      from += block.length;
    }
    return undefined;
  }

  /** Like `check`, for a last character that is incomplete. */
  end(): number | undefined {
    return this.#sequence.isWhole ? undefined : this.#start;
  }

  #checkBytes(chunk: Uint8Array): number | undefined {
    const sequence = this.#sequence;
    const { length } = chunk;
    for (let at = 0; at < length; at++) {
      if (sequence.isWhole) {
        while (at < length && (chunk[at] ?? 0) < 0x80) at++;
        if (at === length) break;
        this.#start = this.#before + at;
      }
      if (!sequence.accept(chunk[at] ?? 0)) return this.#start;
    }
    this.#before += length;
    return undefined;
  }
}

/** Passes on the chunks of a text. Calls `onInvalid` once they aren't UTF-8, before the chunk that shows it. */
export async function* watchUtf8(chunks: AsyncIterable<Uint8Array>, onInvalid: () => void): AsyncGenerator<Uint8Array> {
  const checker = new Utf8Checker();
  let bad: number | undefined;
  for await (const chunk of chunks) {
    if (bad === undefined) {
      bad = checker.check(chunk);
      if (bad !== undefined) onInvalid();
    }
    yield chunk;
  }
  if (bad === undefined && checker.end() !== undefined) onInvalid();
}
