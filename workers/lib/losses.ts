// Collects what a conversion cannot carry: all are counted, the first places of each kind are kept.
import type { LossOf } from '../contract/losses';

export class LossTally<Kind extends string, Place> {
  readonly #kept: number;
  readonly #found = new Map<Kind, { count: number; readonly places: Place[] }>();

  /** How many places are kept of each kind. */
  constructor(kept: number) {
    this.#kept = kept;
  }

  /** Further losses of a kind; the places may be those of the first ones only. */
  note(kind: Kind, count: number, places: readonly Place[]): void {
    if (count === 0) return;
    const found = this.#found.get(kind) ?? { count: 0, places: [] };
    this.#found.set(kind, found);
    found.count += count;
    found.places.push(...places.slice(0, this.#kept - found.places.length));
  }

  /** Those of another, which come later. */
  append(later: LossTally<Kind, Place>): void {
    for (const [kind, { count, places }] of later.#found) this.note(kind, count, places);
  }

  forget(): void {
    this.#found.clear();
  }

  list(): LossOf<Kind, Place>[] {
    return Array.from(this.#found, ([kind, { count, places }]) => ({ kind, count, places }));
  }
}
