// The middle of a shortest edit script, in linear space: Eugene W. Myers, "An O(ND) Difference Algorithm and Its Variations",
// Algorithmica 1 (1986), section 4b. Two searches approach each other from the start and the end. Each covers diagonals k = x -
// y and keeps the furthest point on each; they meet at a point of a shortest script.

/** A range of both sides. */
export interface Box {
  readonly aFrom: number;
  readonly aTo: number;
  readonly bFrom: number;
  readonly bTo: number;
}

export interface Middle {
  /** Lines of A and B before the point. */
  readonly x: number;
  readonly y: number;
  /** Whether a shortest script passes through this point. False if the search was given up. */
  readonly isShortest: boolean;
}

/** A value beyond both ends of the searches. */
const FAR = 0x3fffffff;

export class MiddleFinder {
  readonly #a: Int32Array;
  readonly #b: Int32Array;
  /** The furthest x on diagonal k, at k + #zero. */
  readonly #forward: Int32Array;
  readonly #backward: Int32Array;
  readonly #zero: number;
  readonly #costLimit: number;

  /** A search that needs more edits than `costLimit` from both ends is given up: see `#best`. */
  constructor(a: Int32Array, b: Int32Array, costLimit: number) {
    this.#a = a;
    this.#b = b;
    this.#forward = new Int32Array(a.length + b.length + 3);
    this.#backward = new Int32Array(a.length + b.length + 3);
    this.#zero = b.length + 1;
    this.#costLimit = costLimit;
  }

  /**
   * For a box that is empty on neither side, and whose first and last lines differ. The point is neither its start nor its end.
   */
  find(box: Box): Middle {
    const { aFrom, aTo, bFrom, bTo } = box;
    const start = aFrom - bFrom;
    const end = aTo - bTo;
    const isOdd = ((start - end) & 1) !== 0;
    let [forwardLow, forwardHigh, backwardLow, backwardHigh] = [start, start, end, end];
    this.#forward[start + this.#zero] = aFrom;
    this.#backward[end + this.#zero] = aTo;
    for (let cost = 1; ; cost++) {
      [forwardLow, forwardHigh] = this.#widen(this.#forward, forwardLow, forwardHigh, box, -1);
      const met = this.#goForward(forwardLow, forwardHigh, box, isOdd ? [backwardLow, backwardHigh] : undefined);
      if (met) return met;
      [backwardLow, backwardHigh] = this.#widen(this.#backward, backwardLow, backwardHigh, box, FAR);
      const metBack = this.#goBackward(backwardLow, backwardHigh, box, isOdd ? undefined : [forwardLow, forwardHigh]);
      if (metBack) return metBack;
      if (cost >= this.#costLimit) return this.#best(box, [forwardLow, forwardHigh], [backwardLow, backwardHigh]);
    }
  }

  /** Adds one diagonal on each side. At the edge of the box it removes one, so that every second diagonal remains. */
  #widen(furthest: Int32Array, low: number, high: number, box: Box, outside: number): [number, number] {
    const zero = this.#zero;
    let [newLow, newHigh] = [low, high];
    if (low > box.aFrom - box.bTo) furthest[--newLow - 1 + zero] = outside;
    else newLow++;
    if (high < box.aTo - box.bFrom) furthest[++newHigh + 1 + zero] = outside;
    else newHigh--;
    return [newLow, newHigh];
  }

  #goForward(low: number, high: number, box: Box, facing: readonly [number, number] | undefined): Middle | undefined {
    const [a, b, furthest, zero] = [this.#a, this.#b, this.#forward, this.#zero];
    const { aTo, bTo } = box;
    for (let k = high; k >= low; k -= 2) {
      const below = furthest[k - 1 + zero] ?? 0;
      const above = furthest[k + 1 + zero] ?? 0;
      let x = below >= above ? below + 1 : above;
      while (x < aTo && x - k < bTo && a[x] === b[x - k]) x++;
      furthest[k + zero] = x;
      if (facing && facing[0] <= k && k <= facing[1] && (this.#backward[k + zero] ?? 0) <= x) {
        return { x, y: x - k, isShortest: true };
      }
    }
    return undefined;
  }

  #goBackward(low: number, high: number, box: Box, facing: readonly [number, number] | undefined): Middle | undefined {
    const [a, b, furthest, zero] = [this.#a, this.#b, this.#backward, this.#zero];
    const { aFrom, bFrom } = box;
    for (let k = high; k >= low; k -= 2) {
      const below = furthest[k - 1 + zero] ?? 0;
      const above = furthest[k + 1 + zero] ?? 0;
      let x = below < above ? below : above - 1;
      while (x > aFrom && x - k > bFrom && a[x - 1] === b[x - k - 1]) x--;
      furthest[k + zero] = x;
      if (facing && facing[0] <= k && k <= facing[1] && x <= (this.#forward[k + zero] ?? 0)) {
        return { x, y: x - k, isShortest: true };
      }
    }
    return undefined;
  }

  /** The furthest point of both searches: the parts on its two sides are smaller, although perhaps not the smallest. */
  #best(box: Box, forward: readonly [number, number], backward: readonly [number, number]): Middle {
    const { aFrom, aTo, bFrom, bTo } = box;
    let [fx, fy, bx, by] = [aFrom, bFrom, aTo, bTo];
    for (let k = forward[1]; k >= forward[0]; k -= 2) {
      const x = Math.min(this.#forward[k + this.#zero] ?? 0, aTo, bTo + k);
      if (x + x - k > fx + fy) [fx, fy] = [x, x - k];
    }
    for (let k = backward[1]; k >= backward[0]; k -= 2) {
      const x = Math.max(this.#backward[k + this.#zero] ?? 0, aFrom, bFrom + k);
      if (x + x - k < bx + by) [bx, by] = [x, x - k];
    }
    const isForward = fx + fy - aFrom - bFrom >= aTo + bTo - bx - by;
    return isForward ? { x: fx, y: fy, isShortest: false } : { x: bx, y: by, isShortest: false };
  }
}
