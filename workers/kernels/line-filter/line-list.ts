// The places of lines in a text, in order: where each begins and ends, in turn.
import { enlarged } from '../../lib/enlarged';

export class LineList {
  #places = new Uint32Array(1024);
  /** Two for each line. */
  #length = 0;

  get length(): number {
    return this.#length;
  }

  get places(): Uint32Array {
    return this.#places.subarray(0, this.#length);
  }

  clear(): void {
    this.#length = 0;
  }

  add(start: number, end: number): void {
    this.#makeRoom(2);
    this.#places[this.#length++] = start;
    this.#places[this.#length++] = end;
  }

  addAll(places: Uint32Array): void {
    this.#makeRoom(places.length);
    this.#places.set(places, this.#length);
    this.#length += places.length;
  }

  /** Becomes the lines that any of the two lists have, or both of them. */
  join(a: LineList, b: LineList, need: 'any' | 'all'): void {
    this.clear();
    const [ones, others] = [a.places, b.places];
    for (let i = 0, j = 0; i < ones.length || j < others.length;) {
      const one = ones[i] ?? Infinity;
      const other = others[j] ?? Infinity;
      if (need === 'any' || one === other)
        this.add(Math.min(one, other), (one <= other ? ones[i + 1] : others[j + 1]) ?? 0);
      if (one <= other) i += 2;
      if (other <= one) j += 2;
    }
  }

  #makeRoom(places: number): void {
    const needed = this.#length + places;
    if (needed > this.#places.length) this.#places = enlarged(this.#places, needed);
  }
}
