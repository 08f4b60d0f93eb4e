// Collects what a conversion cannot carry.
import type { Loss, LossKind } from './spec';

/** Paths that are told of each kind. */
const TOLD = 5;
/** A path is as long as the document is deep. */
const PATH_UNITS = 200;

export class Losses {
  readonly #found = new Map<LossKind, { count: number; readonly places: string[] }>();

  add(kind: LossKind, path: string): void {
    const found = this.#found.get(kind);
    const place = path.length > PATH_UNITS ? `…${path.slice(-PATH_UNITS)}` : path;
    if (!found) this.#found.set(kind, { count: 1, places: [place] });
    else {
      found.count++;
      if (found.places.length < TOLD) found.places.push(place);
    }
  }

  get all(): readonly Loss[] {
    return [...this.#found].map(([kind, { count, places }]) => ({ kind, count, places }));
  }
}
