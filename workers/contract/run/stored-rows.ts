// A result that is shown row by row because it is too large for the page: fixed-size records in one sink, and their texts in
// another.
import type { Stored } from './sink';

/**
 * Record `n` is the `recordBytes` bytes from `n * recordBytes`, so any row can be found without reading earlier ones. Each tool
 * defines its own layout: little-endian integers such as kinds, parents, and the offsets and lengths (in bytes) of the row's
 * texts in `texts`, which is UTF-8. Texts that follow each other in row order are read together.
 */
export interface StoredRows {
  readonly records: Stored;
  readonly recordBytes: number;
  /** The number of rows, and so of records. */
  readonly count: number;
  readonly texts: Stored;
}

/** The MIME type of the sink of records. A text type could turn them into a string. */
export const RECORDS_MIME = 'application/octet-stream';

/** Size of an offset in a record: texts may be longer than 4 GB, so 32 bits don't suffice. */
export const OFFSET_BYTES = 8;

const UINT32 = 2 ** 32;

/** Writes an offset of up to 2^53 - 1. */
export function setOffset(record: DataView, at: number, offset: number): void {
  record.setUint32(at, offset % UINT32, true);
  record.setUint32(at + 4, Math.floor(offset / UINT32), true);
}

export const offsetAt = (record: DataView, at: number): number =>
  record.getUint32(at, true) + record.getUint32(at + 4, true) * UINT32;
