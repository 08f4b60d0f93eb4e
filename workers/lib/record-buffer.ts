// Consecutive records of one size, in a growing buffer.
import { enlarged } from './enlarged';

export class RecordBuffer {
  readonly #recordBytes: number;
  #bytes: Uint8Array;
  #view: DataView;
  #used = 0;

  constructor(recordBytes: number) {
    this.#recordBytes = recordBytes;
    this.#bytes = new Uint8Array(1024 * recordBytes);
    this.#view = new DataView(this.#bytes.buffer);
  }

  get count() {
    return this.#used / this.#recordBytes;
  }

  /** In bytes. */
  get length() {
    return this.#used;
  }

  get bytes() {
    return this.#bytes.subarray(0, this.#used);
  }

  /** Valid until the next record is added. */
  get view() {
    return this.#view;
  }

  /** Adds a record, to be written at the returned offset in `view`. Call it before `view`. */
  add(): number {
    this.#makeRoom(this.#recordBytes);
    const at = this.#used;
    this.#used += this.#recordBytes;
    return at;
  }

  append(bytes: Uint8Array) {
    this.#makeRoom(bytes.length);
    this.#bytes.set(bytes, this.#used);
    this.#used += bytes.length;
  }

  from(count: number) {
    return this.bytes.subarray(count * this.#recordBytes);
  }

  keep(count: number) {
    this.#used = count * this.#recordBytes;
  }

  #makeRoom(bytes: number) {
    const needed = this.#used + bytes;
    if (needed <= this.#bytes.length) return;
    this.#bytes = enlarged(this.#bytes, needed);
    this.#view = new DataView(this.#bytes.buffer);
  }
}
