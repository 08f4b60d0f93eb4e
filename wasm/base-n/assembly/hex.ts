// Hexadecimal in both directions, sixteen bytes at a time.
import { INPUT, OUTPUT, STRIPPED } from './_layout';
import { stripInput } from './_strip';
export { INPUT, INPUT_BYTES, OUTPUT, STRIPPED } from './_layout';

/** The sixteen digits; `letters` is the distance from "9" to the first letter in ASCII: 39 for lowercase, 7 for uppercase. */
@inline function alphabet(letters: u32): v128 {
  const numbers = i8x16(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
  const isLetter = i8x16.gt_s(numbers, i8x16.splat(9));
  return i8x16.add(i8x16.add(numbers, i8x16.splat(48)), v128.and(isLetter, i8x16.splat(<i8>letters)));
}

/**
 * Writes INPUT's first `bytes` bytes in lines of `lineBytes`, the last of which may be shorter, without separators between the
 * bytes. With `hasLines` a line feed precedes every line. Returns the number of characters in OUTPUT.
 */
export function encodePlain(bytes: u32, lineBytes: u32, hasLines: bool, letters: u32): u32 {
  const all = alphabet(letters);
  let p = INPUT;
  let q = OUTPUT;
  const end = p + bytes;
  while (p < end) {
    const stop = min(p + lineBytes, end);
    if (hasLines) store<u8>(q++, 10);
    // The line's last vectors may write too much, but the next write covers it.
    for (let from = p, to = q; from < stop; from += 16, to += 32) {
      const data = v128.load(from);
      const high = i8x16.swizzle(all, i8x16.shr_u(data, 4));
      const low = i8x16.swizzle(all, v128.and(data, i8x16.splat(15)));
      v128.store(to, v128.shuffle<u8>(high, low, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23));
      v128.store(to, v128.shuffle<u8>(high, low, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31), 16);
    }
    q += (stop - p) << 1;
    p = stop;
  }
  return q - OUTPUT;
}

/**
 * Like encodePlain, with characters around every byte: a cell of `width` characters, at most 8, has the delimiter, a prefix and
 * the two digits, which come last. `low` and `high` are the cell's first and last four characters with zeros for the digits. A
 * line begins with `lead`, of `leadBytes` (1 or 2), instead of its first delimiter, of `delimiterBytes`, which must not be
 * longer.
 */
export function encodeCells(
  bytes: u32,
  lineBytes: u32,
  letters: u32,
  width: u32,
  low: u32,
  high: u32,
  delimiterBytes: u32,
  lead: u32,
  leadBytes: u32,
): u32 {
  const cell = ((<u64>high) << 32) | (<u64>low);
  const shift = <u64>((width - 2) << 3);
  let p = INPUT;
  let q = OUTPUT;
  const end = p + bytes;
  while (p < end) {
    const stop = min(p + lineBytes, end);
    let to = q + leadBytes - delimiterBytes;
    for (; p < stop; p++, to += width) {
      const byte = <u32>load<u8>(p);
      const halves = (byte >>> 4) | ((byte & 15) << 8);
      const isLetter = ((halves + 0x0606) >>> 4) & 0x0101;
      store<u64>(to, cell | (<u64>(halves + 0x3030 + isLetter * letters) << shift));
    }
    if (leadBytes == 2) store<u16>(q, lead);
    else if (leadBytes == 1) store<u8>(q, lead);
    q = to;
  }
  return q - OUTPUT;
}

/** Removes whitespace. See stripInput. */
export function strip(bytes: u32, kept: u32): u32 {
  return stripInput(bytes, kept, false);
}

@inline function decimal(text: v128): v128 {
  return i8x16.sub(text, i8x16.splat(48));
}

@inline function fromLetter(text: v128): v128 {
  return i8x16.sub(v128.or(text, i8x16.splat(0x20)), i8x16.splat(97));
}

@inline function numbersOf(text: v128): v128 {
  const isDigit = i8x16.lt_u(decimal(text), i8x16.splat(10));
  return v128.bitselect(decimal(text), i8x16.add(fromLetter(text), i8x16.splat(10)), isDigit);
}

@inline function goodOf(text: v128): v128 {
  const isLetter = i8x16.lt_u(fromLetter(text), i8x16.splat(6));
  return v128.or(isLetter, i8x16.lt_u(decimal(text), i8x16.splat(10)));
}

/** Eight bytes in lanes of sixteen bits, of sixteen numbers of four. */
@inline function paired(numbers: v128): v128 {
  return v128.and(v128.or(i16x8.shl(numbers, 4), i16x8.shr_u(numbers, 8)), i16x8.splat(0xff));
}

/**
 * Decodes STRIPPED's first `length` characters up to the first that isn't a digit; returns its index, or `length`. OUTPUT has a
 * byte for every two characters before it.
 */
export function decode(length: u32): u32 {
  let q = OUTPUT;
  let index: u32 = 0;
  // The last vectors are filled up with valid characters.
  v128.store(STRIPPED + length, i8x16.splat(48));
  v128.store(STRIPPED + length, i8x16.splat(48), 16);
  for (; index < length; index += 32, q += 16) {
    const left = v128.load(STRIPPED + index);
    const right = v128.load(STRIPPED + index, 16);
    v128.store(q, i8x16.narrow_i16x8_u(paired(numbersOf(left)), paired(numbersOf(right))));
    const bad = ~(i8x16.bitmask(goodOf(left)) | (i8x16.bitmask(goodOf(right)) << 16));
    if (bad != 0) {
      index += ctz(bad);
      break;
    }
  }
  return min(index, length);
}
