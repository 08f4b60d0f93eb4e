// Writes siblings and everything in them, level by level, so that the children of each value follow each other.
import type { TreeKind } from '../../../contract/run/json-diff-tree';
import { containerKind, type JsonDocument } from './document';

export interface Siblings {
  readonly kind: TreeKind;
  readonly document: JsonDocument;
  readonly first: number;
  readonly count: number;
  /** -1 for members. */
  readonly firstIndex: number;
}

type Write = (
  value: number,
  index: number,
  shape: { readonly firstChild: number; readonly childCount: number },
) => Promise<void> | undefined;

/** `firstRecord` is the number of the first sibling's record. */
export async function writeSiblings(
  { document, first, count, firstIndex }: Siblings,
  firstRecord: number,
  write: Write,
): Promise<void> {
  const { nexts } = document;
  let end = first;
  for (let left = count; left > 0; left--) end = nexts[end] ?? end;
  /** The values in the order of their records, and their indexes. */
  const [queue, indexes] = [new Int32Array(end - first), new Int32Array(end - first)];
  let filled = 0;
  const add = (from: number, to: number, startIndex: number) => {
    let index = startIndex;
    for (let value = from; value < to; value = nexts[value] ?? to) {
      queue[filled] = value;
      indexes[filled++] = startIndex < 0 ? -1 : index++;
    }
  };
  add(first, end, firstIndex);
  for (let at = 0; at < filled; at++) {
    const value = queue[at] ?? 0;
    const before = filled;
    const kind = containerKind(document, value);
    if (kind) add(value + 1, nexts[value] ?? 0, kind === 'array' ? 0 : -1);
    const childCount = filled - before;
    const shape = { firstChild: childCount === 0 ? 0 : firstRecord + before, childCount };
    const pause = write(value, indexes[at] ?? -1, shape);
    if (pause) await pause;
  }
}
