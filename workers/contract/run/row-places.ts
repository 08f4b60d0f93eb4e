// The places of rows in a text, in a list of bytes.

export interface RowPlace {
  /** From 1. */
  readonly number: number;
  /** In bytes. */
  readonly offset: number;
  /** Without the line feed. */
  readonly length: number;
}

/** Of one place: number and offset as doubles, which are exact up to 2^53, and the length. */
export const PLACE_BYTES = 20;

export function writePlace(view: DataView, at: number, { number, offset, length }: RowPlace): void {
  view.setFloat64(at, number);
  view.setFloat64(at + 8, offset);
  view.setUint32(at + 16, length);
}

export const readPlace = (view: DataView, at: number): RowPlace => ({
  number: view.getFloat64(at),
  offset: view.getFloat64(at + 8),
  length: view.getUint32(at + 16),
});
