// ULIDs: 48 bits of Unix time in milliseconds and 80 random bits, in 26 characters that sort by time. https://github.com/ulid/spec
import { cryptoBytes } from '../../lib/random/byte-source';
import { Sampler } from '../../lib/random/sampler';

export const ULID_LENGTH = 26;
const TIME_LENGTH = 10;

/** Crockford's Base32, without I, L, O and U. */
const SYMBOLS = new TextEncoder().encode('0123456789ABCDEFGHJKMNPQRSTVWXYZ');

/** Within a millisecond, or if the clock is set back, the random part is incremented: each ULID is greater than the last. */
export class UlidMaker {
  /** Values of the characters, 0 to 31. */
  readonly #digits = new Uint8Array(ULID_LENGTH);
  readonly #sampler = new Sampler(cryptoBytes);
  readonly #now: () => number;
  #time = -1;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Writes the next one at `at`. */
  write(out: Uint8Array, at: number): void {
    const now = this.#now();
    if (now > this.#time) this.#begin(now);
    else if (!this.#increment()) this.#begin(this.#time + 1);
    for (let digit = 0; digit < ULID_LENGTH; digit++) out[at + digit] = SYMBOLS[this.#digits[digit] ?? 0] ?? 0;
  }

  #begin(time: number): void {
    this.#time = time;
    let rest = time;
    for (let digit = TIME_LENGTH - 1; digit >= 0; digit--) {
      this.#digits[digit] = rest % 32;
      rest = Math.floor(rest / 32);
    }
    for (let digit = TIME_LENGTH; digit < ULID_LENGTH; digit++) this.#digits[digit] = this.#sampler.below(32);
  }

  /** Returns false if the random part was all ones. */
  #increment(): boolean {
    for (let digit = ULID_LENGTH - 1; digit >= TIME_LENGTH; digit--) {
      const value = this.#digits[digit] ?? 0;
      this.#digits[digit] = (value + 1) % 32;
      if (value < 31) return true;
    }
    return false;
  }
}
