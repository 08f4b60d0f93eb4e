/** Replaces carriage returns without a line feed by line feeds from `from` to `last`, where a byte is left alone, and returns their number. */
export function unifyLineEnds(from: u32, last: u32): u32 {
  let count: u32 = 0;
  for (let p = from; p < last; p += 16) {
    const returned = i8x16.bitmask(i8x16.eq(v128.load(p), i8x16.splat(13)));
    if (!returned) continue;
    let lone = returned & ~i8x16.bitmask(i8x16.eq(v128.load(p, 1), i8x16.splat(10)));
    while (lone) {
      const at = p + ctz(lone);
      if (at >= last) break;
      store<u8>(at, 10);
      count += 1;
      lone &= lone - 1;
    }
  }
  return count;
}
