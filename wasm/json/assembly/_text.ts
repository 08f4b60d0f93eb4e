// Scans strings and the whitespace between tokens. The bytes after a chunk are zeros, so no scan passes its end.
import { m } from './_state';

export const QUOTE: u32 = 0x22;
export const BACKSLASH: u32 = 0x5c;

@inline function splat(byte: u8): v128 {
  return i8x16.splat(<i8>byte);
}

@inline export function isSpace(byte: u32): bool {
  return byte == 0x20 || byte == 10 || byte == 13 || byte == 9;
}

/** Skips whitespace. Line feeds matter only if they separate documents. */
export function skipSpace(from: u32, depth: u32): u32 {
  let q = from;
  let feeds: u32 = 0;
  for (;;) {
    const v = v128.load(q);
    const feed = i8x16.eq(v, splat(10));
    const space = v128.or(
      v128.or(i8x16.eq(v, splat(0x20)), feed),
      v128.or(i8x16.eq(v, splat(13)), i8x16.eq(v, splat(9))),
    );
    const other = ~i8x16.bitmask(space) & 0xffff;
    const count = other ? ctz(other) : 16;
    feeds |= i8x16.bitmask(feed) & ((1 << count) - 1);
    q += count;
    if (other) break;
  }
  if (feeds == 0) return q;
  if (depth > 0) m.spans = true;
  m.fed = true;
  return q;
}

@inline function isInner(byte: u32): bool {
  return (byte & 0xc0) == 0x80;
}

/** Bytes of the character that begins with this byte above 0x7f, or 0: The Unicode Standard, table 3-7. */
function characterBytes(at: u32): u32 {
  const first = <u32>load<u8>(at);
  const second = <u32>load<u8>(at, 1);
  if (first < 0xc2 || first > 0xf4 || !isInner(second)) return 0;
  if (first < 0xe0) return 2;
  if (!isInner(load<u8>(at, 2))) return 0;
  if (first < 0xf0) return (first == 0xe0 && second < 0xa0) || (first == 0xed && second > 0x9f) ? 0 : 3;
  if (!isInner(load<u8>(at, 3))) return 0;
  return (first == 0xf0 && second < 0x90) || (first == 0xf4 && second > 0x8f) ? 0 : 4;
}

/**
 * Copies a string's characters from `from` to `to`, up to the first byte that isn't part of one: its quote, a backslash, or an
 * invalid byte. Doesn't check UTF-8.
 */
@inline export function copyText(from: u32, to: u32, writes: bool): u32 {
  let q = from;
  let o = to;
  for (;;) {
    const v = v128.load(q);
    if (writes) v128.store(o, v);
    const special = i8x16.bitmask(
      v128.or(v128.or(i8x16.eq(v, splat(0x22)), i8x16.eq(v, splat(0x5c))), i8x16.lt_u(v, splat(0x20))),
    );
    if (special != 0) return q + ctz(special);
    q += 16;
    o += 16;
  }
  return q;
}

/**
 * Copies a string's characters from `from` to `to`; the first byte that is none of them: its quote, a backslash, or what cannot be.
 */
@inline export function copyCharacters(from: u32, to: u32): u32 {
  let q = from;
  let o = to;
  for (;;) {
    const v = v128.load(q);
    v128.store(o, v);
    // Signed, so bytes above 0x7f are also below 0x20.
    const special = i8x16.bitmask(
      v128.or(v128.or(i8x16.eq(v, splat(0x22)), i8x16.eq(v, splat(0x5c))), i8x16.lt_s(v, splat(0x20))),
    );
    if (special == 0) {
      q += 16;
      o += 16;
      continue;
    }
    q += ctz(special);
    let byte = <u32>load<u8>(q);
    if (byte < 0x80) break;
    do {
      const count = characterBytes(q);
      if (count == 0) return q;
      store<u32>(to + (q - from), load<u32>(q));
      q += count;
      byte = load<u8>(q);
    } while (byte >= 0x80);
    o = to + (q - from);
  }
  return q;
}
