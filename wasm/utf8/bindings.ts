// The typed bindings of the UTF-8 check. It needs SIMD (see `hasSimd` in ../module).
import { moduleBase64 } from '../generated/utf8-check';
import { constantOf, functionOf, instantiate, memoryOf } from '../module';

export interface Utf8Check {
  /** The most bytes of a piece. */
  readonly most: number;
  /** Whether a piece is UTF-8 that ends with a whole character. */
  readonly isUtf8: (piece: Uint8Array) => boolean;
}

export function createUtf8Check(): Utf8Check {
  const exports = instantiate(moduleBase64);
  const memory = memoryOf(exports);
  const at = constantOf(exports, 'PIECE');
  const check = functionOf(exports, 'check');
  return {
    most: constantOf(exports, 'PIECE_BYTES'),
    isUtf8(piece) {
      memory.set(piece, at);
      return check(piece.length) !== 0;
    },
  };
}
