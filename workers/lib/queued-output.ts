// Collects output in order until it can be written. Short pieces are joined, because each write to a sink has its cost.
import { KiB, type Sink } from '../contract/run/sink';

const BUFFER_BYTES = 64 * KiB;
/** Longer pieces aren't copied. */
const SHORT_BYTES = 8 * KiB;

/** The digits of the largest exact integer, and a character. */
const LONGEST_NUMBER = 17;

export class QueuedOutput {
  readonly #sink: Pick<Sink, 'write'>;
  #buffer = new Uint8Array(BUFFER_BYTES);
  #filled = 0;
  #waiting: Uint8Array[] = [];
  /** Full buffers, to use again once they are written, because garbage is collected late. */
  #full: Uint8Array<ArrayBuffer>[] = [];
  #spare: Uint8Array<ArrayBuffer>[] = [];

  constructor(sink: Pick<Sink, 'write'>) {
    this.#sink = sink;
  }

  get isWaiting(): boolean {
    return this.#waiting.length > 0;
  }

  /** The bytes must stay as they are until `drain` has settled. */
  put(bytes: Uint8Array): void {
    if (this.#filled + bytes.length > BUFFER_BYTES || bytes.length > SHORT_BYTES) this.#seal();
    if (bytes.length > SHORT_BYTES) this.#waiting.push(bytes);
    else {
      this.#buffer.set(bytes, this.#filled);
      this.#filled += bytes.length;
    }
  }

  /** A number and an ASCII character, without an array for each. */
  putNumber(number: number, after: number): void {
    if (this.#filled + LONGEST_NUMBER > BUFFER_BYTES) this.#seal();
    const digits = String(number);
    for (let at = 0; at < digits.length; at++) this.#buffer[this.#filled++] = digits.charCodeAt(at);
    this.#buffer[this.#filled++] = after;
  }

  /** Writes all but the last short pieces. */
  async drain(): Promise<void> {
    for (const bytes of this.#waiting) await this.#sink.write(bytes);
    this.#waiting = [];
    this.#spare.push(...this.#full);
    this.#full = [];
  }

  async flush(): Promise<void> {
    this.#seal();
    await this.drain();
  }

  #seal(): void {
    if (this.#filled === 0) return;
    this.#waiting.push(this.#buffer.subarray(0, this.#filled));
    this.#full.push(this.#buffer);
    this.#buffer = this.#spare.pop() ?? new Uint8Array(BUFFER_BYTES);
    this.#filled = 0;
  }
}
