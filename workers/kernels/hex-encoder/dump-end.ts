// Finds the length of a dump's row from the next line's offset.
import type { DumpForm, DumpLine } from './dump-line';

const SPACE = 0x20;

/**
 * The bytes of a row that is `length` bytes long, or undefined if it can't be. hexdump and od fill the last word of an odd number
 * of bytes with zeros, `hexdump -c` fills its last line with spaces, and editors remove spaces at the end of a line.
 */
export function fitRow(row: DumpLine, length: number, isLast: boolean, form: DumpForm): Uint8Array | undefined {
  const { bytes, groupBytes, isXxd } = row;
  const extra = bytes.length - length;
  if (extra === 0) return bytes;
  if (form.unit === 'characters') return fitCells(bytes, length);
  const isPadding = isLast && extra > 0 && extra < groupBytes && !isXxd;
  return isPadding && bytes.subarray(length).every((byte) => byte === 0) ? bytes.subarray(0, length) : undefined;
}

function fitCells(bytes: Uint8Array, length: number): Uint8Array | undefined {
  if (length < 0 || length > Math.max(bytes.length, 16)) return undefined;
  if (!bytes.subarray(length).every((byte) => byte === SPACE)) return undefined;
  const fitted = new Uint8Array(length).fill(SPACE);
  fitted.set(bytes.subarray(0, length));
  return fitted;
}

/** Whether the end of the last row may be padding, if no line with the dump's length follows. */
export const mayBePadded = ({ bytes, groupBytes, isXxd }: DumpLine, { unit }: DumpForm): boolean =>
  unit === 'characters' ? bytes.at(-1) === SPACE : groupBytes > 1 && !isXxd && bytes.at(-1) === 0;
