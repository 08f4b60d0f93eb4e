// Collects what a result cannot carry: all are counted, the first of each kind are named.
import { KEPT_PLACES, LOSS_KINDS, type Loss, type LossKind, type LossPlace } from './spec';

const SHOWN_UNITS = 40;

/** One line of it, and not more than fits one. */
export function shortened(text: string): string {
  const line = text.slice(0, 2 * SHOWN_UNITS).replace(/\s+/g, ' ');
  return line.length > SHOWN_UNITS ? `${line.slice(0, SHOWN_UNITS)}…` : line;
}

export class Losses {
  readonly #found = new Map<LossKind, { count: number; places: LossPlace[] }>();

  add(kind: LossKind, line: number | null, text = ''): void {
    const found = this.#of(kind);
    found.count++;
    if (found.places.length < KEPT_PLACES) found.places.push({ line, text: shortened(text) });
  }

  /** Of which the places are known of the first ones only. */
  addAll(kind: LossKind, count: number, lines: readonly number[]): void {
    if (count > 0) this.#found.set(kind, { count, places: lines.map((line) => ({ line, text: '' })) });
  }

  /** Those of another, which come later. */
  append(later: Losses): void {
    for (const [kind, { count, places }] of later.#found) {
      const found = this.#of(kind);
      found.count += count;
      found.places.push(...places.slice(0, KEPT_PLACES - found.places.length));
    }
  }

  forget(): void {
    this.#found.clear();
  }

  list(): Loss[] {
    return LOSS_KINDS.flatMap((kind) => {
      const found = this.#found.get(kind);
      return found ? [{ kind, ...found }] : [];
    });
  }

  #of(kind: LossKind) {
    const known = this.#found.get(kind);
    if (known) return known;
    const found = { count: 0, places: [] };
    this.#found.set(kind, found);
    return found;
  }
}
