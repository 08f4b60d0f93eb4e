// A growing buffer of bytes.
import { KiB, MiB } from '../contract/run/sink';
import { enlarged } from './enlarged';

/** Size of one write. */
export const ENOUGH = MiB;

const FIRST_BYTES = 4 * KiB;

export class ByteOut {
  #bytes = new Uint8Array(FIRST_BYTES);
  #filled = 0;
  readonly #encoder = new TextEncoder();

  get length() {
    return this.#filled;
  }

  text(text: string): void {
    this.#room(text.length * 3);
    this.#filled += this.#encoder.encodeInto(text, this.#bytes.subarray(this.#filled)).written;
  }

  /** From one position to another. Most pieces are so short that a view of them would cost more than the copy. */
  bytes(bytes: Uint8Array, from: number, to: number): void {
    this.#room(to - from);
    for (let at = from; at < to; at++) this.#bytes[this.#filled++] = bytes[at] ?? 0;
  }

  byte(byte: number): void {
    this.#room(1);
    this.#bytes[this.#filled++] = byte;
  }

  spaces(count: number): void {
    this.#room(count);
    for (let left = count; left > 0; left--) this.#bytes[this.#filled++] = 0x20;
  }

  take(): Uint8Array {
    const taken = this.#bytes.subarray(0, this.#filled);
    this.#filled = 0;
    return taken;
  }

  #room(more: number) {
    const needed = this.#filled + more;
    if (needed > this.#bytes.length) this.#bytes = enlarged(this.#bytes, needed);
  }
}
