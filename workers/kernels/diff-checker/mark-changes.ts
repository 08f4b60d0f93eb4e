// Marks the lines of both sides that the other side doesn't have.
import { MiddleFinder, type Box } from './middle';

export interface Marks {
  /** 1 for each line of A that is removed. */
  readonly a: Uint8Array;
  /** 1 for each line of B that is added. */
  readonly b: Uint8Array;
  /** False if a shorter list of changes may exist. */
  readonly isShortest: boolean;
}

/** Called with the numbers of processed lines and of all lines. Its result is awaited. */
export type Tick = (done: number, total: number) => Promise<void> | void;

/** The approximate limit of steps for any texts. It takes seconds. */
const STEPS = 400_000_000;
const [LEAST_COST, MOST_COST] = [256, 4096];

/** Ids are numbers below `idCount`; equal lines have equal ids. */
export async function markChanges(a: Int32Array, b: Int32Array, idCount: number, tick: Tick): Promise<Marks> {
  const marks = { a: new Uint8Array(a.length).fill(1), b: new Uint8Array(b.length).fill(1) };
  const from = commonStart(a, b);
  const end = commonEnd(a, b, from);
  marks.a.fill(0, 0, from).fill(0, a.length - end);
  marks.b.fill(0, 0, from).fill(0, b.length - end);
  // A line that the other side doesn't have is always a change. Without such lines, little of very different texts is left to
  // search.
  const keptA = shared(a, b, from, end, idCount);
  const keptB = shared(b, a, from, end, idCount);
  const linesA = keptA.map((line) => a[line] ?? 0);
  const linesB = keptB.map((line) => b[line] ?? 0);
  let isShortest = true;

  const limit = Math.min(MOST_COST, Math.max(LEAST_COST, Math.floor(STEPS / (linesA.length + linesB.length + 1))));
  const finder = new MiddleFinder(linesA, linesB, limit);
  const match = (x: number, y: number) => {
    marks.a[keptA[x] ?? 0] = 0;
    marks.b[keptB[y] ?? 0] = 0;
  };
  const boxes: Box[] = [{ aFrom: 0, aTo: linesA.length, bFrom: 0, bTo: linesB.length }];
  for (let box = boxes.pop(); box; box = boxes.pop()) {
    let { aFrom, aTo, bFrom, bTo } = box;
    while (aFrom < aTo && bFrom < bTo && linesA[aFrom] === linesB[bFrom]) match(aFrom++, bFrom++);
    while (aFrom < aTo && bFrom < bTo && linesA[aTo - 1] === linesB[bTo - 1]) match(--aTo, --bTo);
    if (aFrom < aTo && bFrom < bTo) {
      const middle = finder.find({ aFrom, aTo, bFrom, bTo });
      isShortest &&= middle.isShortest;
      boxes.push({ aFrom: middle.x, aTo, bFrom: middle.y, bTo }, { aFrom, aTo: middle.x, bFrom, bTo: middle.y });
    }
    const pause = tick(aFrom + bFrom, linesA.length + linesB.length);
    if (pause) await pause;
  }
  return { ...marks, isShortest };
}

function commonStart(a: Int32Array, b: Int32Array): number {
  const most = Math.min(a.length, b.length);
  let lines = 0;
  while (lines < most && a[lines] === b[lines]) lines++;
  return lines;
}

function commonEnd(a: Int32Array, b: Int32Array, from: number): number {
  const most = Math.min(a.length, b.length) - from;
  let lines = 0;
  while (lines < most && a[a.length - 1 - lines] === b[b.length - 1 - lines]) lines++;
  return lines;
}

/** The lines of `side` that the other side also has, except for the first `from` and the last `end` lines. */
function shared(side: Int32Array, other: Int32Array, from: number, end: number, idCount: number): Int32Array {
  const isThere = new Uint8Array(idCount);
  for (let line = from; line < other.length - end; line++) isThere[other[line] ?? 0] = 1;
  const kept = new Int32Array(Math.max(0, side.length - end - from));
  let count = 0;
  for (let line = from; line < side.length - end; line++) if (isThere[side[line] ?? 0] === 1) kept[count++] = line;
  return kept.subarray(0, count);
}
