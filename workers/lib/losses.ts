// Counts what a conversion can't keep, and keeps the first places of each kind.
import type { LossOf } from '../contract/losses';

export class LossTally<Kind extends string, Place> {
  readonly #kept: number;
  readonly #found = new Map<Kind, { count: number; readonly places: Place[] }>();

  /** How many places of each kind are kept. */
  constructor(kept: number) {
    this.#kept = kept;
  }

  /** Adds losses of a kind. `places` may have only the first ones. */
  note(kind: Kind, count: number, places: readonly Place[]): void {
    if (count === 0) return;
    const found = this.#found.get(kind) ?? { count: 0, places: [] };
    this.#found.set(kind, found);
    found.count += count;
    found.places.push(...places.slice(0, this.#kept - found.places.length));
  }

  /** Adds those of another list, which come later in the input. */
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
