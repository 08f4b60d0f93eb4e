// Bytes held in memory, up to a limit.
import { ToolError } from '../contract/run/errors';
import type { Text } from '../contract/run/message';

/** Collects chunks up to a limit. */
export class Collected {
  readonly #limit: number;
  readonly #refusal: Text;
  #bytes = new Uint8Array(1 << 16);
  #length = 0;

  /** @param refusal the message of the ToolError `too-large` beyond the limit */
  constructor(limit: number, refusal: Text) {
    this.#limit = limit;
    this.#refusal = refusal;
  }

  add(chunk: Uint8Array): void {
    const length = this.#length + chunk.length;
    if (length > this.#limit) throw new ToolError('too-large', this.#refusal);
    if (length > this.#bytes.length) {
      const more = new Uint8Array(Math.min(this.#limit, Math.max(length, this.#bytes.length * 2)));
      more.set(this.#bytes.subarray(0, this.#length));
      this.#bytes = more;
    }
    this.#bytes.set(chunk, this.#length);
    this.#length = length;
  }

  /** Keeps the memory for what comes next. */
  clear(): void {
    this.#length = 0;
  }

  get bytes() {
    return this.#bytes.subarray(0, this.#length);
  }
}
