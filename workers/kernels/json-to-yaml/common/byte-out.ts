// A growing buffer of bytes.
import { MiB } from '../../../contract/run/sink';

/** Size of one write. */
export const ENOUGH = MiB;

export class ByteOut {
  #bytes = new Uint8Array(2 * ENOUGH);
  #filled = 0;
  readonly #encoder = new TextEncoder();

  get length() {
    return this.#filled;
  }

  text(text: string): void {
    this.#room(text.length * 3);
    this.#filled += this.#encoder.encodeInto(text, this.#bytes.subarray(this.#filled)).written;
  }

  bytes(bytes: Uint8Array): void {
    this.#room(bytes.length);
    this.#bytes.set(bytes, this.#filled);
    this.#filled += bytes.length;
  }

  byte(byte: number): void {
    this.#room(1);
    this.#bytes[this.#filled++] = byte;
  }

  spaces(count: number): void {
    this.#room(count);
    this.#bytes.fill(0x20, this.#filled, this.#filled + count);
    this.#filled += count;
  }

  take(): Uint8Array {
    const taken = this.#bytes.subarray(0, this.#filled);
    this.#filled = 0;
    return taken;
  }

  #room(more: number) {
    if (this.#filled + more <= this.#bytes.length) return;
    const larger = new Uint8Array(Math.max(this.#filled + more, this.#bytes.length * 2));
    larger.set(this.#bytes.subarray(0, this.#filled));
    this.#bytes = larger;
  }
}
