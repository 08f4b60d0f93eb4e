// Turns marked lines into changes.
import { enlarged } from '../../lib/enlarged';
import type { Marks } from './mark-changes';
import { CHANGE_INTS } from './spec';

/** CHANGE_INTS integers for each change, in order. Changes are never adjacent. The marks begin at line `first` of both sides. */
export function listChanges({ a, b }: Pick<Marks, 'a' | 'b'>, first: number): Uint32Array<ArrayBuffer> {
  let list = new Uint32Array(CHANGE_INTS * 256);
  let filled = 0;
  for (let [x, y] = [0, 0]; x < a.length || y < b.length;) {
    if (a[x] !== 1 && b[y] !== 1) {
      x++;
      y++;
      continue;
    }
    const [aFrom, bFrom] = [x, y];
    while (a[x] === 1) x++;
    while (b[y] === 1) y++;
    if (filled === list.length) list = enlarged(list);
    list.set([first + aFrom, x - aFrom, first + bFrom, y - bFrom], filled);
    filled += CHANGE_INTS;
  }
  return list.slice(0, filled);
}

export interface Change {
  readonly a: number;
  readonly aCount: number;
  readonly b: number;
  readonly bCount: number;
}

export function changeAt(list: Uint32Array, index: number): Change {
  const [a = 0, aCount = 0, b = 0, bCount = 0] = list.subarray(index * CHANGE_INTS, (index + 1) * CHANGE_INTS);
  return { a, aCount, b, bCount };
}
