// Hashes lines: SipHash-1-3 of 128 bits for each line of a piece, with its end.
//
//      0  the key, 16 bytes
//  65536  the hash of each line, 16 bytes; then the one of `hashBytes`
// 196624  the end of each line in the arena, u32
// 229392  the arena: the text, piece by piece, with 8 bytes of room. It grows with the longest line.

import { first, second, sipHash } from '../../shared/assembly/_sip-hash';

export const KEY: u32 = 0;
/** A call ends after this many lines. */
export const MOST_LINES: u32 = 8192;
export const HASHES: u32 = 65536;
export const ENDS: u32 = HASHES + 16 * (MOST_LINES + 1);
export const ARENA: u32 = ENDS + 4 * MOST_LINES;

/** Makes room for a text of this length. Returns false without memory. */
export function reserve(bytes: u32): bool {
  const pages = <i32>((ARENA + bytes + 8 + 65535) >>> 16);
  return pages <= memory.size() || memory.grow(pages - memory.size()) >= 0;
}

/** The position after the next line feed, or 0 if there is none before `end`. Eight bytes at a time: S. E. Anderson, "Bit twiddling hacks". */
@inline function afterFeed(at: u32, end: u32): u32 {
  for (let p = at; p < end; p += 8) {
    const feeds = load<u64>(p) ^ 0x0a0a0a0a0a0a0a0a;
    const found = (feeds - 0x0101010101010101) & ~feeds & 0x8080808080808080;
    if (!found) continue;
    const next = p + (<u32>ctz(found) >>> 3) + 1;
    return next <= end ? next : 0;
  }
  return 0;
}

@inline function hashAt(line: u32, from: u32, to: u32): void {
  sipHash(KEY, from, to - from);
  store<u64>(HASHES + 16 * line, first);
  store<u64>(HASHES + 16 * line, second, 8);
}

/**
 * Finds the arena's lines between two places, except for one without an end, and hashes them if asked. Before `searched`, the first line
 * has no end. Returns the number of lines.
 */
export function takeLines(from: u32, searched: u32, to: u32, hashes: bool): u32 {
  const end = ARENA + to;
  let line = ARENA + from;
  let next = afterFeed(ARENA + searched, end);
  let count: u32 = 0;
  while (next) {
    if (hashes) hashAt(count, line, next);
    store<u32>(ENDS + 4 * count, next - ARENA);
    line = next;
    if (++count == MOST_LINES) break;
    next = afterFeed(line, end);
  }
  return count;
}

/** Hashes the bytes between two places of the arena as one line. Its hash follows those of `takeLines`. */
export function hashBytes(from: u32, to: u32): void {
  hashAt(MOST_LINES, ARENA + from, ARENA + to);
}
