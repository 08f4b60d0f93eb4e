// Numbers for lines: equal lines get the same one on both sides. Lines are identified by a keyed hash of 128 bits, so that their
// text need not stay in memory.
import { createLineHasher } from '../../../wasm/lines/bindings';

const FIRST_SLOTS = 1 << 16;

export class LineIds {
  readonly hasher = createLineHasher(crypto.getRandomValues(new Uint8Array(16)));
  /** Open addressing; each slot holds an id + 1. A power of two, at most half full. */
  #slots = new Int32Array(FIRST_SLOTS);
  /** Four integers for each id. */
  #hashes = new Int32Array(2 * FIRST_SLOTS);
  #count = 0;
  /** The id that came after the last one. If the text nearly equals the first one, this predicts most lines. */
  #next = 0;

  /** The upper bound of ids. */
  get count(): number {
    return this.#count;
  }

  /** The id of the line whose four integers begin at `at`. */
  idOf(hashes: Int32Array, at: number): number {
    const next = this.#next;
    const id = next < this.#count && this.#has(next, hashes, at) ? next : this.#find(hashes, at);
    this.#next = id + 1;
    return id;
  }

  #has(id: number, hashes: Int32Array, at: number): boolean {
    const own = this.#hashes;
    return (
      own[4 * id] === hashes[at] &&
      own[4 * id + 1] === hashes[at + 1] &&
      own[4 * id + 2] === hashes[at + 2] &&
      own[4 * id + 3] === hashes[at + 3]
    );
  }

  #find(hashes: Int32Array, at: number): number {
    const mask = this.#slots.length - 1;
    for (let slot = (hashes[at] ?? 0) & mask; ; slot = (slot + 1) & mask) {
      const id = (this.#slots[slot] ?? 0) - 1;
      if (id < 0) return this.#add(slot, hashes, at);
      if (this.#has(id, hashes, at)) return id;
    }
  }

  #add(slot: number, hashes: Int32Array, at: number): number {
    const id = this.#count++;
    this.#slots[slot] = id + 1;
    for (let part = 0; part < 4; part++) this.#hashes[4 * id + part] = hashes[at + part] ?? 0;
    if (2 * this.#count >= this.#slots.length) this.#grow();
    return id;
  }

  #grow(): void {
    const slots = new Int32Array(4 * this.#slots.length);
    const hashes = new Int32Array(2 * slots.length);
    hashes.set(this.#hashes);
    const mask = slots.length - 1;
    for (let id = 0; id < this.#count; id++) {
      let slot = (hashes[4 * id] ?? 0) & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = id + 1;
    }
    this.#slots = slots;
    this.#hashes = hashes;
  }
}
