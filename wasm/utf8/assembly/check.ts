// Whether a piece of text is UTF-8.
//
//   1024  zeros, then the piece, written by ../bindings.ts, then zeros
import { isUtf8 } from '../../shared/assembly/_utf8';

export const PIECE: u32 = 1024 + 64;
export const PIECE_BYTES: u32 = 1 << 14;

/** Whether the first bytes of the piece are UTF-8 that ends with a whole character. */
export function check(length: u32): bool {
  memory.fill(PIECE + length, 0, 64);
  return isUtf8(PIECE, PIECE + length);
}
