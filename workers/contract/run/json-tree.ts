// A value of a JSON text as a record of fixed size. The children of a container follow each other, and the documents come last.
import { OFFSET_BYTES, offsetAt, setOffset } from './stored-rows';

export interface TreeRecord {
  /** Byte offset of its key or, if it has none, of its value. */
  readonly start: number;
  /** Bytes of its key, with quotation marks. 0 for an array's item and for a document. */
  readonly keyLength: number;
  /** Bytes of its value. */
  readonly valueLength: number;
  /** The number of its first child's record, and the number of children. */
  readonly firstChild: number;
  readonly childCount: number;
  /** Values inside it, on all levels. */
  readonly descendants: number;
}

export const RECORD_BYTES = OFFSET_BYTES + 5 * 4;

/** Between a key and its value in formatted JSON: a colon and a space. */
const COLON_BYTES = 2;

export const valueStart = ({ start, keyLength }: TreeRecord) =>
  keyLength > 0 ? start + keyLength + COLON_BYTES : start;

export const recordEnd = (record: TreeRecord) => valueStart(record) + record.valueLength;

export function writeRecord(view: DataView, at: number, record: TreeRecord): void {
  setOffset(view, at, record.start);
  const fields = at + OFFSET_BYTES;
  view.setUint32(fields, record.keyLength, true);
  view.setUint32(fields + 4, record.valueLength, true);
  view.setUint32(fields + 8, record.firstChild, true);
  view.setUint32(fields + 12, record.childCount, true);
  view.setUint32(fields + 16, record.descendants, true);
}

export function readRecord(view: DataView, at = 0): TreeRecord {
  const field = (index: number) => view.getUint32(at + OFFSET_BYTES + 4 * index, true);
  return {
    start: offsetAt(view, at),
    keyLength: field(0),
    valueLength: field(1),
    firstChild: field(2),
    childCount: field(3),
    descendants: field(4),
  };
}
