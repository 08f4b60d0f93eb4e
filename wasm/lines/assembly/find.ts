// Finds the lines with a text, 16 bytes at a time: only where a text's first and last byte are both in place, all of it is compared
// (W. Muła, "SIMD-friendly algorithms for substring searching", 2016).
//
//      0  the results of one call, u32 each: the number of lines, and where the search stopped; or those of `survey`
//  65536  the needles and their masks, written by ../bindings.ts
//  1114112  the arena: the text, piece by piece, with some room behind it; then the lines found, start and end in turn

import { unifyLineEnds } from '../../shared/assembly/_line-ends';

export const RESULTS: u32 = 0;
export const NEEDLES: u32 = 65536;
export const NEEDLES_BYTES: u32 = 1 << 20;
export const ARENA: u32 = NEEDLES + NEEDLES_BYTES;
/** 16 MiB: the longest line. */
export const ARENA_BYTES: u32 = 1 << 24;
/** As long as the longest needle, which is loaded at any place of the arena. */
const ROOM: u32 = 1 << 16;
export const FOUND: u32 = ARENA + ARENA_BYTES + ROOM;
/** A call ends after this many lines. */
export const FOUND_LINES: u32 = 8192;

memory.grow(((FOUND + 8 * FOUND_LINES) >>> 16) - 1);

@inline function feeds(p: u32): u32 {
  return i8x16.bitmask(i8x16.eq(v128.load(p), i8x16.splat(10)));
}

/** Where the line begins that contains the byte at `p`. No line begins before `from`. */
@inline function startOf(p: u32, from: u32): u32 {
  let at = p;
  while (at >= from + 16) {
    const found = feeds(at - 16);
    if (found) return at - 16 + 32 - clz(found);
    at -= 16;
  }
  while (at > from && load<u8>(at - 1) != 10) at--;
  return at;
}

/** The position after the line's end, or `to`. */
@inline function endOf(p: u32, to: u32): u32 {
  for (let at = p; at < to; at += 16) {
    const found = feeds(at);
    if (found) return min(to, at + ctz(found) + 1);
  }
  return to;
}

/** Where the line ends that contains a place of the arena: after its line feed, or at `to`. */
export function lineEnd(at: u32, to: u32): u32 {
  return endOf(ARENA + at, ARENA + to) - ARENA;
}

export function countFeeds(from: u32, to: u32): u32 {
  let count: u32 = 0;
  let p = ARENA + from;
  const end = ARENA + to;
  for (; p + 16 <= end; p += 16) count += popcnt(feeds(p));
  for (; p < end; p++) count += <u32>(load<u8>(p) == 10);
  return count;
}

/** UTF-16 units of UTF-8: each character begins with a byte that isn't a continuation, and those beyond U+FFFF have two. */
export function countUnits(from: u32, to: u32): u32 {
  let count: u32 = 0;
  let p = ARENA + from;
  const end = ARENA + to;
  for (; p + 16 <= end; p += 16) {
    const bytes = v128.load(p);
    count += popcnt(i8x16.bitmask(i8x16.gt_s(bytes, i8x16.splat(-65))));
    count += popcnt(i8x16.bitmask(i8x16.ge_u(bytes, i8x16.splat(-16))));
  }
  for (; p < end; p++) {
    const byte = load<u8>(p);
    count += <u32>((byte & 0xc0) != 0x80) + <u32>(byte >= 0xf0);
  }
  return count;
}

/**
 * Counts the lines of the arena's first bytes. Results: their ends; those among them with a carriage return in these bytes; the bytes
 * of the first line, of the longest one, and of the rest after the last end.
 */
export function survey(length: u32): void {
  const end = ARENA + length;
  let count: u32 = 0;
  let returns: u32 = 0;
  let first: u32 = 0;
  let longest: u32 = 0;
  let line = ARENA;
  for (let p = ARENA; p < end; p += 16) {
    let found = feeds(p);
    if (p + 16 > end) found &= (1 << (end - p)) - 1;
    if (!found) continue;
    count += popcnt(found);
    const before = i8x16.bitmask(i8x16.eq(v128.load(p - 1), i8x16.splat(13)));
    returns += popcnt(found & (p == ARENA ? before & ~1 : before));
    while (found) {
      const next = p + ctz(found) + 1;
      if (line == ARENA) first = next - line;
      longest = max(longest, next - line);
      line = next;
      found &= found - 1;
    }
  }
  store<u32>(RESULTS, count);
  store<u32>(RESULTS, returns, 4);
  store<u32>(RESULTS, first, 8);
  store<u32>(RESULTS, longest, 12);
  store<u32>(RESULTS, end - line, 16);
}

/** Whether bytes of the arena are all ASCII. */
export function isAscii(from: u32, to: u32): bool {
  let p = ARENA + from;
  const end = ARENA + to;
  for (; p + 64 <= end; p += 64) {
    const low = v128.or(v128.load(p), v128.load(p, 16));
    if (i8x16.bitmask(v128.or(low, v128.or(v128.load(p, 32), v128.load(p, 48))))) return false;
  }
  for (; p < end; p++) if (load<u8>(p) > 127) return false;
  return true;
}

/** Replaces carriage returns without a line feed, except at the last byte, by line feeds, and returns their number. */
export function unify(start: u32, length: u32): u32 {
  return unifyLineEnds(ARENA + start, ARENA + length - 1);
}

/** Whether the needle is at `p`. A mask has the bit in which a letter's two cases differ, and all bits after the needle's end. */
@inline function isAt(p: u32, needle: u32, mask: u32, length: u32): bool {
  for (let at: u32 = 0; at < length; at += 16) {
    const read = v128.or(v128.load(p + at), v128.load(mask + at));
    if (!i8x16.all_true(i8x16.eq(read, v128.load(needle + at)))) return false;
  }
  return true;
}

/** Whether a whole line begins at `p` and ends, without its line end, at `end`. The lines are from `from` to `to`. */
@inline function isWhole(p: u32, end: u32, from: u32, to: u32): bool {
  if (p != from && load<u8>(p - 1) != 10) return false;
  if (end == to || load<u8>(end) == 10) return true;
  return load<u8>(end) == 13 && end + 1 < to && load<u8>(end, 1) == 10;
}

/**
 * Finds lines with the needle between two places of the arena, both where a line begins or the text ends. `needle` and `mask` are
 * addresses. With `whole`, the needle is the whole line.
 */
export function find(needle: u32, mask: u32, length: u32, from: u32, to: u32, whole: bool): void {
  const end = ARENA + to;
  const last = length - 1;
  const firstMask = v128.splat<u8>(load<u8>(mask));
  const lastMask = v128.splat<u8>(load<u8>(mask + last));
  const firstByte = v128.splat<u8>(load<u8>(needle));
  const lastByte = v128.splat<u8>(load<u8>(needle + last));
  let count: u32 = 0;
  /** The end of the last line found. */
  let line = ARENA + from;
  let p = line;
  while (p + length <= end) {
    const firsts = i8x16.eq(v128.or(v128.load(p), firstMask), firstByte);
    const lasts = i8x16.eq(v128.or(v128.load(p + last), lastMask), lastByte);
    let both = <u32>i8x16.bitmask(v128.and(firsts, lasts));
    let next = p + 16;
    while (both) {
      const at = p + ctz(both);
      both &= both - 1;
      if (at + length > end) break;
      if (!isAt(at, needle, mask, length)) continue;
      if (whole && !isWhole(at, at + length, ARENA + from, end)) continue;
      const start = whole ? at : startOf(at, line);
      line = endOf(at + length, end);
      store<u32>(FOUND + 8 * count, start - ARENA);
      store<u32>(FOUND + 8 * count, line - ARENA, 4);
      count += 1;
      next = line;
      break;
    }
    p = next;
    if (count == FOUND_LINES) break;
  }
  store<u32>(RESULTS, count);
  store<u32>(RESULTS, count == FOUND_LINES ? line - ARENA : to, 4);
}
