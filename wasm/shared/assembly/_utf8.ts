// Whether a piece is UTF-8, 16 bytes at a time: J. Keiser, D. Lemire, "Validating UTF-8 in less than one instruction per byte",
// Software: Practice and Experience 51(5), 2021, section 6. Each byte and the one before it are looked up in three tables by
// half bytes. A bit that all three have is an error of the pair:
//
//   1 a character ends too early      2 a byte follows that no character wants   4 three bytes where two do   8 above U+10FFFF
//  16 half of a surrogate pair       32 two bytes where one does                64 above U+10FFFF, or four bytes where three do
// 128 two following bytes in a row, which is right at the third and fourth of a character
//
// Zeros precede and follow the piece.

@inline function isAscii(v: v128): bool {
  return i8x16.bitmask(v) == 0;
}

@inline function wrong(at: u32): v128 {
  const v = v128.load(at);
  const before = v128.load(at - 1);
  const low = i8x16.splat(0x0f);
  const byFirstHigh = i8x16.swizzle(
    i8x16(2, 2, 2, 2, 2, 2, 2, 2, -128, -128, -128, -128, 33, 1, 21, 73),
    i8x16.shr_u(before, 4),
  );
  const byFirstLow = i8x16.swizzle(
    i8x16(-25, -93, -125, -125, -117, -53, -53, -53, -53, -53, -53, -53, -53, -37, -53, -53),
    v128.and(before, low),
  );
  const bySecondHigh = i8x16.swizzle(
    i8x16(1, 1, 1, 1, 1, 1, 1, 1, -26, -82, -70, -70, 1, 1, 1, 1),
    i8x16.shr_u(v, 4),
  );
  // The highest bit remains if a character of three bytes began two bytes earlier, or one of four three bytes earlier.
  const third = i8x16.sub_sat_u(v128.load(at - 2), i8x16.splat(0x60));
  const fourth = i8x16.sub_sat_u(v128.load(at - 3), i8x16.splat(0x70));
  const follows = v128.and(v128.or(third, fourth), i8x16.splat(-128));
  return v128.xor(follows, v128.and(v128.and(byFirstHigh, byFirstLow), bySecondHigh));
}

export function isUtf8(from: u32, end: u32): bool {
  let errors = i8x16.splat(0);
  let wasAscii = true;
  // A truncated character is found at the byte after the last.
  for (let at = from; at <= end; at += 32) {
    const v = v128.load(at);
    const next = v128.load(at, 16);
    if (wasAscii && isAscii(v128.or(v, next))) continue;
    const isFirstAscii = isAscii(v);
    if (!isFirstAscii || !wasAscii) errors = v128.or(errors, wrong(at));
    wasAscii = isAscii(next);
    if (!isFirstAscii || !wasAscii) errors = v128.or(errors, wrong(at + 16));
  }
  return !v128.any_true(errors);
}
