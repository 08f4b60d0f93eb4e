// A map from ids to numbers, in flat memory: a Map takes five times as much.

const NO_ID = -1;

export class IdMap {
  readonly #ids: Int32Array;
  readonly #numbers: Int32Array;
  readonly #shift: number;
  size = 0;

  /** @param most how many different ids it can have */
  constructor(most: number) {
    const bits = Math.max(2, Math.ceil(Math.log2(2 * most + 1)));
    this.#ids = new Int32Array(2 ** bits).fill(NO_ID);
    this.#numbers = new Int32Array(2 ** bits);
    this.#shift = 32 - bits;
  }

  get(id: number): number | undefined {
    const slot = this.#slotOf(id);
    return this.#ids[slot] === id ? this.#numbers[slot] : undefined;
  }

  set(id: number, number: number): void {
    const slot = this.#slotOf(id);
    if (this.#ids[slot] !== id) this.size++;
    this.#ids[slot] = id;
    this.#numbers[slot] = number;
  }

  /** Consecutive ids are spread by Knuth's multiplicative hash (The Art of Computer Programming, section 6.4). */
  #slotOf(id: number): number {
    const mask = this.#ids.length - 1;
    let slot = Math.imul(id, 0x9e3779b1) >>> this.#shift;
    while (this.#ids[slot] !== id && this.#ids[slot] !== NO_ID) slot = (slot + 1) & mask;
    return slot;
  }
}

export interface LocalIds {
  readonly ids: readonly [Int32Array, Int32Array];
  readonly count: number;
}

/** The ids in two lists as numbers from 0, below `count`. Equal ids become equal numbers. */
export function localIds(a: Int32Array, b: Int32Array): LocalIds {
  const known = new IdMap(a.length + b.length);
  const localOf = (id: number) => {
    const local = known.get(id);
    if (local !== undefined) return local;
    known.set(id, known.size);
    return known.size - 1;
  };
  return { ids: [a.map(localOf), b.map(localOf)], count: known.size };
}
