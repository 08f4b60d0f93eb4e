// Folds the case of a line with the tables that the bindings have written.
import { FOLD_INDEX, FOLD_PAGES, FOLDED } from './_layout';

@inline function lowered(v: v128): v128 {
  const upper = i8x16.lt_u(i8x16.sub(v, i8x16.splat(0x41)), i8x16.splat(26));
  return v128.or(v, v128.and(upper, i8x16.splat(0x20)));
}

/** Writes the folded line to the key's place; returns its length there. */
export function fold(from: u32, to: u32): u32 {
  let out = FOLDED;
  let p = from;
  while (p < to) {
    const v = v128.load(p);
    const wide = i8x16.bitmask(v);
    // Bytes after the line's end are written as well, but not counted.
    v128.store(out, lowered(v));
    const narrow = wide ? min(<u32>ctz(wide), to - p) : min(<u32>16, to - p);
    p += narrow;
    out += narrow;
    while (p < to && load<u8>(p) > 127) {
      const length = characterAt(p, to);
      const folded = length > 1 ? foldOf(p, length) : 0;
      if (folded) {
        store<u64>(out, folded);
        out += <u32>(folded >> 56);
      } else {
        store<u32>(out, load<u32>(p));
        out += length;
      }
      p += length;
    }
  }
  return out - FOLDED;
}

let point: u32 = 0;

/** The length of the character here, whose code point goes to `point`; 1 for a byte that isn't UTF-8, which stays unchanged. */
@inline function characterAt(p: u32, end: u32): u32 {
  const a = <u32>load<u8>(p);
  const b = <u32>load<u8>(p, 1) ^ 0x80;
  if (a < 0xc2 || a > 0xf4 || p + 2 > end || b > 63) return 1;
  if (a < 0xe0) {
    point = ((a & 31) << 6) | b;
    return 2;
  }
  const c = <u32>load<u8>(p, 2) ^ 0x80;
  if (p + 3 > end || c > 63) return 1;
  if (a < 0xf0) {
    point = ((a & 15) << 12) | (b << 6) | c;
    return point >= 0x800 ? 3 : 1;
  }
  const d = <u32>load<u8>(p, 3) ^ 0x80;
  if (p + 4 > end || d > 63) return 1;
  point = ((a & 7) << 18) | (b << 12) | (c << 6) | d;
  return point >= 0x10000 ? 4 : 1;
}

@inline function foldOf(p: u32, length: u32): u64 {
  if (point > 0x1ffff) return 0;
  const page = <u32>load<u16>(FOLD_INDEX + 2 * (point >>> 7));
  return page ? load<u64>(FOLD_PAGES + 1024 * (page - 1) + 8 * (point & 127)) : 0;
}
