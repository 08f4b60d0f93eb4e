/** Little-endian numbers, one after another. */
export class Fields {
  readonly #bytes: number[] = [];

  #put(value: number, bytes: number): this {
    for (let rest = value, left = bytes; left > 0; left--) {
      this.#bytes.push(rest % 256);
      rest = Math.floor(rest / 256);
    }
    return this;
  }

  two = (value: number): this => this.#put(value, 2);
  four = (value: number): this => this.#put(value, 4);
  /** Up to 2^53 - 1. */
  eight = (value: number): this => this.#put(value, 8);

  toBytes = (): Uint8Array<ArrayBuffer> => Uint8Array.from(this.#bytes);
}
