// A value of two compared JSON documents as a record of fixed size. The children of a container follow each other, and the document
// is the last one. The texts are both documents without whitespace, the original one first.
import { OFFSET_BYTES, offsetAt, setOffset } from './stored-rows';

/**
 * `inside` is a container of both documents that has differences, and `fold` several equal children of such a container. A `changed`
 * value has both values; if one of them is a container, they are its children, one removed and one added.
 */
export const TREE_KINDS = ['same', 'fold', 'inside', 'changed', 'removed', 'added'] as const;
export type TreeKind = (typeof TREE_KINDS)[number];

export interface DiffTreeRecord {
  readonly kind: TreeKind;
  /** Byte offset of its key or, if it has none, of its value. */
  readonly start: number;
  /** Bytes of its key, with quotation marks. 0 for an array's item and for a document. */
  readonly keyLength: number;
  /** Bytes of its value. 0 for a fold. */
  readonly valueLength: number;
  /** The changed document's value, if that isn't a record of its own. */
  readonly otherStart: number;
  readonly otherLength: number;
  /**
   * The index of an array's item in the original document, or in the changed one if it is only there; that of a fold is its first item's. -1 for others.
   */
  readonly index: number;
  /** The number of its first child's record, and the number of children. */
  readonly firstChild: number;
  readonly childCount: number;
  /** Differences in it, itself included. 0 for the values in one that was removed or added. */
  readonly differences: number;
  /** How many differences come before it. */
  readonly before: number;
}

export const DIFF_RECORD_BYTES = 2 * OFFSET_BYTES + 9 * 4;

/** Between a key and its value: a colon. */
const COLON_BYTES = 1;

export const diffValueStart = ({ start, keyLength }: Pick<DiffTreeRecord, 'start' | 'keyLength'>) =>
  keyLength > 0 ? start + keyLength + COLON_BYTES : start;

export function writeDiffRecord(view: DataView, at: number, record: DiffTreeRecord): void {
  setOffset(view, at, record.start);
  setOffset(view, at + OFFSET_BYTES, record.otherStart);
  const fields = at + 2 * OFFSET_BYTES;
  view.setUint32(fields, TREE_KINDS.indexOf(record.kind), true);
  view.setUint32(fields + 4, record.keyLength, true);
  view.setUint32(fields + 8, record.valueLength, true);
  view.setUint32(fields + 12, record.otherLength, true);
  view.setInt32(fields + 16, record.index, true);
  view.setUint32(fields + 20, record.firstChild, true);
  view.setUint32(fields + 24, record.childCount, true);
  view.setUint32(fields + 28, record.differences, true);
  view.setUint32(fields + 32, record.before, true);
}

export function readDiffRecord(view: DataView, at = 0): DiffTreeRecord {
  const fields = at + 2 * OFFSET_BYTES;
  const field = (index: number) => view.getUint32(fields + 4 * index, true);
  return {
    start: offsetAt(view, at),
    otherStart: offsetAt(view, at + OFFSET_BYTES),
    kind: TREE_KINDS[field(0)] ?? 'same',
    keyLength: field(1),
    valueLength: field(2),
    otherLength: field(3),
    index: view.getInt32(fields + 16, true),
    firstChild: field(5),
    childCount: field(6),
    differences: field(7),
    before: field(8),
  };
}
