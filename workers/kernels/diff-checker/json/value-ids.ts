// Numbers for JSON values: two values get the same one if and only if they are equal. A value is known by its canonical bytes, in
// which a container has the numbers of its values. They are compared, so no hash decides what is equal.
import { enlarged } from '../../../lib/enlarged';
import { halfSipHash, randomKey } from './half-sip-hash';

const FIRST_SLOTS = 1 << 12;
const FIRST_BYTES = 1 << 16;

export class ValueIds {
  readonly #key = randomKey();
  /** Open addressing; each slot holds a number + 1. A power of two, at most half full. */
  #slots = new Int32Array(FIRST_SLOTS);
  #hashes = new Int32Array(FIRST_SLOTS);
  /** The offsets of each value's canonical bytes in the pool, and the end of the last one. */
  #starts = new Uint32Array(FIRST_SLOTS + 1);
  #pool = new Uint8Array(FIRST_BYTES);
  #count = 0;

  /** The upper bound of numbers. */
  get count(): number {
    return this.#count;
  }

  /** The number of the value with these canonical bytes. `view` has the memory of `bytes`. */
  idOf(bytes: Uint8Array, view: DataView, from: number, to: number): number {
    const hash = halfSipHash(this.#key, view, from, to);
    const mask = this.#slots.length - 1;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const id = (this.#slots[slot] ?? 0) - 1;
      if (id < 0) return this.#add(slot, hash, bytes, from, to);
      if (this.#hashes[id] === hash && this.#isAt(id, bytes, from, to)) return id;
    }
  }

  /** The canonical bytes, valid until the next value is added. */
  bytesOf(id: number): Uint8Array {
    return this.#pool.subarray(this.#starts[id], this.#starts[id + 1]);
  }

  #isAt(id: number, bytes: Uint8Array, from: number, to: number): boolean {
    const start = this.#starts[id] ?? 0;
    if ((this.#starts[id + 1] ?? 0) - start !== to - from) return false;
    const pool = this.#pool;
    for (let at = 0; at < to - from; at++) if (pool[start + at] !== bytes[from + at]) return false;
    return true;
  }

  #add(slot: number, hash: number, bytes: Uint8Array, from: number, to: number): number {
    const id = this.#count++;
    const start = this.#starts[id] ?? 0;
    const end = start + to - from;
    if (end > this.#pool.length) this.#pool = enlarged(this.#pool, end);
    this.#pool.set(bytes.subarray(from, to), start);
    this.#slots[slot] = id + 1;
    this.#hashes[id] = hash;
    this.#starts[id + 1] = end;
    if (2 * this.#count >= this.#slots.length) this.#grow();
    return id;
  }

  #grow(): void {
    const slots = new Int32Array(2 * this.#slots.length);
    const hashes = new Int32Array(slots.length / 2);
    hashes.set(this.#hashes.subarray(0, this.#count));
    const starts = new Uint32Array(hashes.length + 1);
    starts.set(this.#starts.subarray(0, this.#count + 1));
    const mask = slots.length - 1;
    for (let id = 0; id < this.#count; id++) {
      let slot = (hashes[id] ?? 0) & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = id + 1;
    }
    this.#slots = slots;
    this.#hashes = hashes;
    this.#starts = starts;
  }
}
