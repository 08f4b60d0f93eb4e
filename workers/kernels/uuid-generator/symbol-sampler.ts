// Draws symbols that are all equally likely from random bytes: a byte that would favor some of them is thrown away.

/** As many as `crypto.getRandomValues` gives at once. */
const POOL_BYTES = 65_536;

export class SymbolSampler {
  readonly #symbols: Uint8Array;
  /** The fewest low bits that count to the number of symbols. */
  readonly #mask: number;
  readonly #pool = new Uint8Array(POOL_BYTES);
  #at = POOL_BYTES;

  /** 2 to 256 symbols. */
  constructor(symbols: Uint8Array) {
    this.#symbols = symbols;
    this.#mask = 2 ** (32 - Math.clz32(symbols.length - 1)) - 1;
  }

  /** Writes one symbol at each place from `from` up to `to`. */
  fill(out: Uint8Array, from: number, to: number): void {
    for (let place = from; place < to;) {
      if (this.#at === POOL_BYTES) {
        crypto.getRandomValues(this.#pool);
        this.#at = 0;
      }
      const value = (this.#pool[this.#at++] ?? 0) & this.#mask;
      if (value < this.#symbols.length) out[place++] = this.#symbols[value] ?? 0;
    }
  }
}
