// Whitespace and the ends of lines and words in UTF-8.

/** The length in bytes of the whitespace that begins here, or 0. The same set as JavaScript's \s. */
@inline export function spaceAt(p: u32, end: u32): u32 {
  const a = <u32>load<u8>(p);
  if (a < 0x80) return <u32>(a == 32 || a - 9 < 5);
  return wideSpaceAt(a, p, end);
}

function wideSpaceAt(a: u32, p: u32, end: u32): u32 {
  const b = <u32>load<u8>(p, 1);
  const c = <u32>load<u8>(p, 2);
  if (a == 0xc2) return b == 0xa0 && p + 2 <= end ? 2 : 0;
  if (a < 0xe1 || p + 3 > end) return 0;
  const is =
    (a == 0xe1 && b == 0x9a && c == 0x80) ||
    (a == 0xe2 && b == 0x80 && ((c >= 0x80 && c <= 0x8a) || c == 0xa8 || c == 0xa9 || c == 0xaf)) ||
    (a == 0xe2 && b == 0x81 && c == 0x9f) ||
    (a == 0xe3 && b == 0x80 && c == 0x80) ||
    (a == 0xef && b == 0xbb && c == 0xbf);
  return is ? 3 : 0;
}

/** The length in bytes of the whitespace that ends here. */
@inline function spaceBefore(p: u32, start: u32): u32 {
  const last = <u32>load<u8>(p - 1);
  if (last < 0x80) return <u32>(last == 32 || last - 9 < 5);
  if (p - start >= 2 && spaceAt(p - 2, p) == 2) return 2;
  return p - start >= 3 && spaceAt(p - 3, p) == 3 ? 3 : 0;
}

@inline export function afterSpaces(start: u32, end: u32): u32 {
  let p = start;
  while (p < end) {
    const space = spaceAt(p, end);
    if (!space) break;
    p += space;
  }
  return p;
}

@inline export function beforeSpaces(start: u32, end: u32): u32 {
  let p = end;
  while (p > start) {
    const space = spaceBefore(p, start);
    if (!space) break;
    p -= space;
  }
  return p;
}

/** The next line feed, or `end`. */
@inline export function lineEnd(from: u32, end: u32): u32 {
  for (let p = from; p < end; p += 16) {
    const found = i8x16.bitmask(i8x16.eq(v128.load(p), i8x16.splat(10)));
    if (found) return min(end, p + ctz(found));
  }
  return end;
}

/** The next whitespace, or `end`. */
@inline export function wordEnd(from: u32, end: u32): u32 {
  let p = from;
  while (p < end && !spaceAt(p, end)) p++;
  return p;
}
