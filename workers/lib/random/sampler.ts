// Unbiased draws from random bytes. A plain modulo would favor small results, so draws that do not divide evenly are rejected.
import type { ByteSource } from './byte-source';

/** A power of two, and the most that `crypto.getRandomValues` returns at once. */
const BUFFER_WORDS = 16_384;

/** The number of values of a 32-bit word. */
const WORDS = 2 ** 32;

export const bitLength = (value: bigint): number => (value === 0n ? 0 : value.toString(2).length);

/** By a random byte: one of the letters, each for equally many bytes; 0 for the remaining bytes, which are rejected. */
export type LetterTable = Uint8Array;

/** @param letters 1 to 255 different bytes, none of them 0 */
export function letterTable(letters: Uint8Array): LetterTable {
  if (letters.length === 0 || letters.length > 255) throw new RangeError('An alphabet has 1 to 255 letters.');
  const whole = 256 - (256 % letters.length);
  return Uint8Array.from({ length: 256 }, (_, byte) => (byte < whole ? (letters[byte % letters.length] ?? 0) : 0));
}

export class Sampler {
  readonly #source: ByteSource;
  readonly #bytes = new Uint8Array(BUFFER_WORDS * 4);
  /** In the machine's byte order, which is little-endian on all platforms with browsers. */
  readonly #words = new Uint32Array(this.#bytes.buffer);
  #at = BUFFER_WORDS;

  constructor(source: ByteSource) {
    this.#source = source;
  }

  /** 32 random bits, as a number from 0. */
  word(): number {
    if (this.#at === BUFFER_WORDS) {
      this.#source(this.#bytes);
      this.#at = 0;
    }
    return this.#words[this.#at++] ?? 0;
  }

  /** A uniform integer from 0 to `range` - 1. `range` is from 1 to 2⁵³. */
  below(range: number): number {
    return range <= WORDS ? this.#belowWord(range) : this.#belowLarge(range);
  }

  /** Like `below`, for any range from 1 on. */
  belowBig(range: bigint): bigint {
    const bits = bitLength(range - 1n);
    const words = Math.ceil(bits / 32);
    for (;;) {
      let hex = '0x0';
      for (let word = 0; word < words; word++) {
        // The first word has the bits that don't fill a word.
        const drop = word === 0 ? words * 32 - bits : 0;
        hex += (this.word() >>> drop).toString(16).padStart(8, '0');
      }
      const value = BigInt(hex);
      if (value < range) return value;
    }
  }

  /** Overwrites out[from] to out[to - 1], each with one of the table's letters. */
  letters(out: Uint8Array, from: number, to: number, table: LetterTable): void {
    for (let at = from; at < to;) {
      let word = this.word();
      for (let bytes = 4; bytes > 0 && at < to; bytes--, word >>>= 8) {
        const letter = table[word & 0xff] ?? 0;
        if (letter !== 0) out[at++] = letter;
      }
    }
  }

  fill(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length;) {
      let word = this.word();
      for (let left = 4; left > 0 && at < bytes.length; left--, word >>>= 8) bytes[at++] = word;
    }
  }

  /**
   * The upper half of word × range, rejected if the lower half is one of the 2³² mod range values that would occur once too
   * often: D. Lemire, "Fast Random Integer Generation in an Interval", ACM TOMACS 29 (2019), https://arxiv.org/abs/1805.10941.
   */
  #belowWord(range: number): number {
    for (;;) {
      const word = this.word();
      const lower = Math.imul(word, range) >>> 0;
      if (lower >= range || lower >= WORDS % range) {
        // In two steps of 16 bits, because the product has up to 64 bits and a number holds 53.
        const carry = Math.floor(((word & 0xffff) * range) / 0x10000);
        return Math.floor(((word >>> 16) * range + carry) / 0x10000);
      }
    }
  }

  /** As many bits as the largest result has, rejected if the number is larger. */
  #belowLarge(range: number): number {
    const highBits = 32 - Math.clz32(Math.floor((range - 1) / WORDS));
    for (;;) {
      const value = (this.word() >>> (32 - highBits)) * WORDS + this.word();
      if (value < range) return value;
    }
  }
}
