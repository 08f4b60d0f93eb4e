// Finds where parts of tokens end, 16 bytes at a time. A zero follows the piece, and no scan passes it.
import { m } from './_state';

@inline function splat(byte: u8): v128 {
  return i8x16.splat(<i8>byte);
}

/** The bits of the bytes that are in a table by their lower half: another byte's entry differs from the byte. */
@inline function inTable(v: v128, table: v128): u32 {
  return i8x16.bitmask(i8x16.eq(i8x16.swizzle(table, v128.and(v, splat(0x0f))), v));
}

@inline function find(from: u32, table: v128): u32 {
  let q = from;
  for (;;) {
    const found = inTable(v128.load(q), table);
    if (found) return q + ctz(found);
    q += 16;
  }
  return q;
}

/** The next `<`, `&`, `]` or the end. */
export function findInText(from: u32): u32 {
  return find(from, i8x16(0, -1, -1, -1, -1, -1, 0x26, -1, -1, -1, -1, -1, 0x3c, 0x5d, -1, 0));
}

/** The next `<` or the end. */
export function findLess(from: u32): u32 {
  return find(from, i8x16(0, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0x3c, -1, -1, 0));
}

/** The next quotation mark, `<`, `&` or the end. */
export function findInValue(from: u32, quote: u32): u32 {
  return quote == 0x22
    ? find(from, i8x16(0, -1, 0x22, -1, -1, -1, 0x26, -1, -1, -1, -1, -1, 0x3c, -1, -1, 0))
    : find(from, i8x16(0, -1, -1, -1, -1, -1, 0x26, 0x27, -1, -1, -1, -1, 0x3c, -1, -1, 0));
}

/** The next two bytes of these values, or the end. */
export function findPair(from: u32, first: u8, second: u8): u32 {
  let q = from;
  for (;;) {
    const v = v128.load(q);
    const pair = v128.and(i8x16.eq(v, splat(first)), i8x16.eq(v128.load(q, 1), splat(second)));
    const found = i8x16.bitmask(v128.or(pair, i8x16.eq(v, splat(0))));
    if (found) return q + ctz(found);
    q += 16;
  }
  return q;
}

/** Production 3. */
@inline export function isSpace(byte: u32): bool {
  return byte == 0x20 || byte == 10 || byte == 13 || byte == 9;
}

export function skipSpace(from: u32): u32 {
  let q = from;
  for (;;) {
    const other = inTable(v128.load(q), i8x16(0x20, 0, 0, 0, 0, 0, 0, 0, 0, 9, 10, 0, 0, 13, 0, 0)) ^ 0xffff;
    if (other) return q + ctz(other);
    q += 16;
  }
  return q;
}

/** Of an ASCII name without a colon: productions 4 and 4a. */
@inline export function isNameStart(byte: u32): bool {
  return (byte | 0x20) - 0x61 <= 25 || byte == 0x5f;
}

/** The value of `m.colon` for a name with several. */
const COLONS: u32 = 1;

/** The address after the bytes of an ASCII name. Finds its colon. */
export function nameEnd(from: u32): u32 {
  let q = from;
  m.colon = 0;
  for (;;) {
    const v = v128.load(q);
    const letters = i8x16.le_u(i8x16.sub(v128.or(v, splat(0x20)), splat(0x61)), splat(25));
    // The colon follows the digits.
    const digits = i8x16.le_u(i8x16.sub(v, splat(0x30)), splat(10));
    const marks = v128.or(i8x16.le_u(i8x16.sub(v, splat(0x2d)), splat(1)), i8x16.eq(v, splat(0x5f)));
    const other = i8x16.bitmask(v128.or(v128.or(letters, digits), marks)) ^ 0xffff;
    const count = other ? ctz(other) : 16;
    const colons = i8x16.bitmask(i8x16.eq(v, splat(0x3a))) & ((1 << count) - 1);
    if (colons) m.colon = m.colon != 0 || (colons & (colons - 1)) != 0 ? COLONS : q + ctz(colons);
    q += count;
    if (other) return q;
  }
  return q;
}

/** Whether the name that `nameEnd` found is one (Namespaces in XML 1.0, production 7). */
@inline export function isName(from: u32): bool {
  if (!isNameStart(load<u8>(from))) return false;
  return m.colon == 0 || (m.colon != COLONS && isNameStart(load<u8>(m.colon, 1)));
}

export function isSame(a: u32, b: u32, length: u32): bool {
  for (let at: u32 = 0; at < length; at += 16) {
    const other = i8x16.bitmask(i8x16.eq(v128.load(a + at), v128.load(b + at))) ^ 0xffff;
    if (other && <u32>ctz(other) < length - at) return false;
  }
  return true;
}

const NO_BREAK: u32 = 0;
const FEED: u32 = 1;
const RETURN: u32 = 2;
export const RETURN_FEED: u32 = 3;

/** The bits of the characters that production 2 excludes: controls, and U+FFFE and U+FFFF by their first byte. */
@inline function excluded(q: u32): u32 {
  const v = v128.load(q);
  const space = i8x16.swizzle(i8x16(-1, 0, 0, 0, 0, 0, 0, 0, 0, 9, 10, 0, 0, 13, 0, 0), v);
  const controls = v128.andnot(i8x16.lt_u(v, splat(0x20)), i8x16.eq(space, v));
  const last = v128.and(i8x16.eq(v, splat(0xef)), i8x16.eq(v128.load(q, 1), splat(0xbf)));
  return i8x16.bitmask(v128.or(controls, v128.and(last, i8x16.ge_u(v128.load(q, 2), splat(0xbe)))));
}

/** Whether production 2 allows all characters. Finds out how lines end. */
export function checkCharacters(from: u32, end: u32): bool {
  if (m.firstBreak == RETURN && from < end) m.firstBreak = load<u8>(from) == 10 ? RETURN_FEED : FEED;
  if (m.firstBreak == NO_BREAK) findBreak(from, end);
  let returns = splat(0);
  for (let q = from; q < end; q += 16) {
    const found = excluded(q);
    if (found != 0 && q + ctz(found) < end) return false;
    returns = v128.or(returns, i8x16.eq(v128.load(q), splat(13)));
  }
  if (v128.any_true(returns)) m.hasReturns = true;
  return true;
}

function findBreak(from: u32, end: u32): void {
  for (let q = from; q < end; q += 1) {
    const byte = <u32>load<u8>(q);
    if (byte != 10 && byte != 13) continue;
    if (byte == 10) m.firstBreak = FEED;
    else m.firstBreak = q + 1 == end ? RETURN : load<u8>(q, 1) == 10 ? RETURN_FEED : FEED;
    return;
  }
}
