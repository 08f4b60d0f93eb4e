// Maps rows of the view to lines of the texts. Uses typed arrays, because there may be a million changes.
import { CHANGE_INTS } from '../../../workers/kernels/diff-checker/spec';

export type DiffView = 'unified' | 'split';

/** A row. Lines count from 0, and are undefined on a side without a line there. */
export type Place =
  | { readonly kind: 'same'; readonly a: number; readonly b: number }
  /** Collapsed unchanged lines before the change with this number. */
  | { readonly kind: 'fold'; readonly gap: number; readonly count: number }
  /** A removed line (a) or an added one (b). In the split view, one of each side by side. */
  | { readonly kind: 'change'; readonly a: number | undefined; readonly b: number | undefined; readonly pair: Pair };

/** The line on the other side that a changed line is compared with. */
export interface Pair {
  readonly a: number | undefined;
  readonly b: number | undefined;
}

export interface LayoutOptions {
  readonly view: DiffView;
  readonly lines: readonly [number, number];
  /** Unchanged lines shown around each change; undefined for all. */
  readonly context: number | undefined;
  /** Gaps that the visitor has expanded. */
  readonly unfolded: ReadonlySet<number>;
}

export interface DiffLayout {
  readonly rows: number;
  readonly at: (row: number) => Place | undefined;
  /** The first row of each change. */
  readonly rowOfChange: (change: number) => number;
  /** Undefined if the line is collapsed. An equal line is that of side b. */
  readonly rowOfLine: (side: 'a' | 'b', line: number) => number | undefined;
}

const [SAME, FOLD, CHANGE] = [0, 1, 2];
/** Integers per segment: kind, subject, first row, a, count on A, b, count on B. */
const INTS = 7;

/** Fewer lines aren't worth collapsing. */
const FEWEST_FOLDED = 2;

export function layOut(changes: Uint32Array, { view, lines, context, unfolded }: LayoutOptions): DiffLayout {
  const count = changes.length / CHANGE_INTS;
  const segments = new Uint32Array((4 * count + 3) * INTS);
  const firstRows = new Uint32Array(count);
  let used = 0;
  let rows = 0;

  function add(kind: number, about: number, [a, aCount, b, bCount]: readonly number[], height: number) {
    if (height === 0) return;
    segments.set([kind, about, rows, a ?? 0, aCount ?? 0, b ?? 0, bCount ?? 0], used * INTS);
    used += 1;
    rows += height;
  }

  function addGap(gap: number, a: number, b: number, length: number) {
    const before = gap === 0 ? 0 : (context ?? length);
    const after = gap === count ? 0 : (context ?? length);
    const hidden = length - before - after;
    if (context === undefined || hidden < FEWEST_FOLDED || unfolded.has(gap)) {
      add(SAME, gap, [a, length, b, length], length);
      return;
    }
    add(SAME, gap, [a, before, b, before], before);
    add(FOLD, gap, [a + before, hidden, b + before, hidden], 1);
    add(SAME, gap, [a + length - after, after, b + length - after, after], after);
  }

  let [doneA, doneB] = [0, 0];
  for (let change = 0; change < count; change++) {
    const at = change * CHANGE_INTS;
    const [a, aCount] = [changes[at] ?? 0, changes[at + 1] ?? 0];
    const [b, bCount] = [changes[at + 2] ?? 0, changes[at + 3] ?? 0];
    addGap(change, doneA, doneB, a - doneA);
    firstRows[change] = rows;
    add(CHANGE, change, [a, aCount, b, bCount], view === 'split' ? Math.max(aCount, bCount) : aCount + bCount);
    [doneA, doneB] = [a + aCount, b + bCount];
  }
  addGap(count, doneA, doneB, lines[0] - doneA);

  return {
    rows,
    at: (row) => (row < rows ? placeIn(segments.subarray(0, used * INTS), row, view) : undefined),
    rowOfChange: (change) => firstRows[change] ?? 0,
    rowOfLine: (side, line) => rowOf(segments.subarray(0, used * INTS), side, line, view),
  };
}

/** Places in a segment. */
const [FIRST, A, B] = [2, 3, 5];

/** The last segment whose value at this place is not above `value`. */
function segmentAt(segments: Uint32Array, place: number, value: number): Uint32Array {
  let [low, high] = [0, segments.length / INTS - 1];
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if ((segments[middle * INTS + place] ?? 0) <= value) low = middle;
    else high = middle - 1;
  }
  return segments.subarray(low * INTS);
}

function rowOf(segments: Uint32Array, side: 'a' | 'b', line: number, view: DiffView): number | undefined {
  const [kind, , first = 0, a = 0, aCount = 0, b = 0, bCount = 0] = segmentAt(segments, side === 'a' ? A : B, line);
  if (kind === FOLD || (kind === SAME && side === 'a')) return undefined;
  const nth = line - (side === 'a' ? a : b);
  if (nth >= (side === 'a' ? aCount : bCount)) return undefined;
  return first + nth + (kind === CHANGE && side === 'b' && view === 'unified' ? aCount : 0);
}

function placeIn(segments: Uint32Array, row: number, view: DiffView): Place {
  const segment = segmentAt(segments, FIRST, row);
  const [kind = SAME, about = 0, first = 0, a = 0, aCount = 0, b = 0, bCount = 0] = segment;
  const at = row - first;
  if (kind === FOLD) return { kind: 'fold', gap: about, count: aCount };
  if (kind !== CHANGE) return { kind: 'same', a: a + at, b: b + at };
  const isAdded = view === 'unified' && at >= aCount;
  const nth = isAdded ? at - aCount : at;
  const pair = { a: nth < aCount ? a + nth : undefined, b: nth < bCount ? b + nth : undefined };
  if (view === 'split') return { kind: 'change', ...pair, pair };
  return { kind: 'change', a: isAdded ? undefined : pair.a, b: isAdded ? pair.b : undefined, pair };
}
