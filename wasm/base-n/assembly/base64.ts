// Base64 (RFC 4648, sections 4 and 5) in both directions, sixteen characters at a time. The vector lookups follow Wojciech
// Muła and Daniel Lemire, "Faster Base64 Encoding and Decoding Using AVX2 Instructions", 2018.
import { INPUT, OUTPUT, SEEN, STRIPPED } from './_layout';
import { stripInput } from './_strip';
export { INPUT, INPUT_BYTES, OUTPUT, SEEN, STRIPPED } from './_layout';

/** Twelve bytes as sixteen numbers of six bits. */
@inline function sextets(bytes: v128): v128 {
  // Each group of three becomes a number of 24 bits in its lane.
  const groups = v128.shuffle<u8>(bytes, bytes, 2, 1, 0, 2, 5, 4, 3, 5, 8, 7, 6, 8, 11, 10, 9, 11);
  const first = v128.and(i32x4.shr_u(groups, 18), i32x4.splat(0x3f));
  const second = v128.and(i32x4.shr_u(groups, 4), i32x4.splat(0x3f00));
  const third = v128.and(i32x4.shl(groups, 10), i32x4.splat(0x3f0000));
  const fourth = v128.and(i32x4.shl(groups, 24), i32x4.splat(0x3f000000));
  return v128.or(v128.or(first, second), v128.or(third, fourth));
}

/** The difference between a number and its character: a row per range of the alphabet. */
@inline function shifts(urlSafe: bool): v128 {
  return urlSafe
    ? i8x16(71, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -17, 32, 65, 0, 0)
    : i8x16(71, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -19, -16, 65, 0, 0);
}

@inline function characters(numbers: v128, rows: v128): v128 {
  const capital = v128.and(i8x16.lt_s(numbers, i8x16.splat(26)), i8x16.splat(13));
  const row = v128.or(i8x16.sub_sat_u(numbers, i8x16.splat(51)), capital);
  return i8x16.add(numbers, i8x16.swizzle(rows, row));
}

/**
 * Encodes INPUT's first `bytes` bytes, a multiple of 3, and returns the number of characters in OUTPUT. With `lineBytes`, a
 * multiple of 3 that divides `bytes`, a line feed ends every line; 0 for no lines.
 */
export function encode(bytes: u32, lineBytes: u32, urlSafe: bool): u32 {
  const rows = shifts(urlSafe);
  const line = lineBytes ? lineBytes : bytes;
  let p = INPUT;
  let q = OUTPUT;
  const end = p + bytes;
  while (p < end) {
    // The line's last vector may write too much, but the next write covers it.
    for (let at: u32 = 0, to = q; at < line; at += 12, to += 16) {
      v128.store(to, characters(sextets(v128.load(p + at)), rows));
    }
    p += line;
    q += (line / 3) << 2;
    if (lineBytes) store<u8>(q++, 10);
  }
  return q - OUTPUT;
}

/** Removes the whitespace of the WHATWG's forgiving decoding: TAB, LF, FF, CR, space. See stripInput. */
export function strip(bytes: u32, kept: u32): u32 {
  return stripInput(bytes, kept, true);
}

/** Sixteen numbers of six bits as twelve bytes, in the vector's first places. */
@inline function packed(numbers: v128): v128 {
  const mask = i16x8.splat(0x3f);
  const pairs = v128.or(i16x8.shl(v128.and(numbers, mask), 6), i16x8.shr_u(numbers, 8));
  const groups = i32x4.dot_i16x8_s(pairs, i32x4.splat(0x00011000));
  return v128.shuffle<u8>(groups, groups, 2, 1, 0, 6, 5, 4, 10, 9, 8, 14, 13, 12, 0, 0, 0, 0);
}

/**
 * Decodes STRIPPED's first `length` characters, of either alphabet, up to the first invalid one; returns its index, or
 * `length`. OUTPUT has three bytes for every four characters before it. SEEN is not 0 if - or _ was among them.
 */
export function decode(length: u32): u32 {
  // A character is invalid if the rows for its two halves have a bit in common.
  const badLow = i8x16(21, 17, 17, 17, 17, 17, 17, 17, 17, 17, 19, 26, 27, 27, 27, 26);
  const badHigh = i8x16(16, 16, 1, 2, 4, 8, 4, 8, 16, 16, 16, 16, 16, 16, 16, 16);
  const toNumber = i8x16(0, 16, 19, 4, -65, -65, -71, -71, 0, 0, 0, 0, 0, 0, 0, 0);
  let seen = i8x16.splat(0);
  let q = OUTPUT;
  let index: u32 = 0;
  // The last vector is filled up with valid characters.
  v128.store(STRIPPED + length, i8x16.splat(65));
  for (; index < length; index += 16, q += 12) {
    const raw = v128.load(STRIPPED + index);
    const minus = i8x16.eq(raw, i8x16.splat(0x2d));
    const underscore = i8x16.eq(raw, i8x16.splat(0x5f));
    seen = v128.or(seen, v128.or(minus, underscore));
    const toStandard = v128.or(v128.and(minus, i8x16.splat(0x2b - 0x2d)), v128.and(underscore, i8x16.splat(0x2f - 0x5f)));
    const text = i8x16.add(raw, toStandard);
    const high = v128.and(i16x8.shr_u(text, 4), i8x16.splat(15));
    const low = v128.and(text, i8x16.splat(15));
    const bad = v128.and(i8x16.swizzle(badLow, low), i8x16.swizzle(badHigh, high));
    const slash = i8x16.eq(text, i8x16.splat(0x2f));
    const numbers = i8x16.add(text, i8x16.swizzle(toNumber, i8x16.add(high, slash)));
    v128.store(q, packed(numbers));
    if (v128.any_true(bad)) {
      index += ctz(i8x16.bitmask(i8x16.ne(bad, i8x16.splat(0))));
      break;
    }
  }
  store<u32>(SEEN, v128.any_true(seen));
  return min(index, length);
}
