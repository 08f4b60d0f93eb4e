// Numbers for lines: equal lines get the same one on both sides. Lines are identified by a keyed hash of 64 bits, so that their
// text need not stay in memory: two different lines of ten million are taken for equal once in 370,000 runs.
import { halfSipHash, randomKey } from './half-sip-hash';

const FIRST_SLOTS = 1 << 16;

export class LineIds {
  readonly #key = randomKey();
  readonly #hash = new Int32Array(2);
  /** Open addressing; each slot holds an id + 1. A power of two, at most half full. */
  #slots = new Int32Array(FIRST_SLOTS);
  /** Two integers for each id. */
  #hashes = new Int32Array(FIRST_SLOTS);
  #count = 0;
  /** The id that came after the last one. If the text nearly equals the first one, this predicts most lines. */
  #next = 0;

  /** The upper bound of ids. */
  get count(): number {
    return this.#count;
  }

  idOf(bytes: DataView, from: number, to: number): number {
    halfSipHash(this.#key, bytes, from, to, this.#hash, 0);
    const low = this.#hash[0] ?? 0;
    const high = this.#hash[1] ?? 0;
    const next = this.#next;
    if (next < this.#count && this.#hashes[2 * next] === low && this.#hashes[2 * next + 1] === high) {
      this.#next = next + 1;
      return next;
    }
    const id = this.#find(low, high);
    this.#next = id + 1;
    return id;
  }

  #find(low: number, high: number): number {
    const mask = this.#slots.length - 1;
    for (let slot = low & mask; ; slot = (slot + 1) & mask) {
      const id = (this.#slots[slot] ?? 0) - 1;
      if (id < 0) return this.#add(slot, low, high);
      if (this.#hashes[2 * id] === low && this.#hashes[2 * id + 1] === high) return id;
    }
  }

  #add(slot: number, low: number, high: number): number {
    const id = this.#count++;
    this.#slots[slot] = id + 1;
    this.#hashes[2 * id] = low;
    this.#hashes[2 * id + 1] = high;
    if (2 * this.#count >= this.#slots.length) this.#grow();
    return id;
  }

  #grow(): void {
    const slots = new Int32Array(4 * this.#slots.length);
    const hashes = new Int32Array(slots.length);
    hashes.set(this.#hashes);
    const mask = slots.length - 1;
    for (let id = 0; id < this.#count; id++) {
      let slot = (hashes[2 * id] ?? 0) & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = id + 1;
    }
    this.#slots = slots;
    this.#hashes = hashes;
  }
}
