// Drops lines (or words) that came before, in the order of their first coming: a splitter, a fold of case, SipHash-1-3 with
// 128 bits, and a set of the hashes that grows by segments.
//
//       0  the results of one call, u32 each, in the order of Results in ../faces.ts
//      64  the key of the hash, 16 bytes
//   65536  the arena: the text, piece by piece; then, each with some room behind it: one line trimmed and folded, the output,
//          the fold's pages, the set's directory, and its segments, which are added as they are needed
//
// Linear probing in a segment, extendible hashing over them (R. Fagin et al., 1979): a full segment is split in two, which
// costs a millisecond, where doubling one table of a gigabyte would stop the machine for seconds and need three.

const RESULTS: u32 = 0;
export const KEY: u32 = 64;
export const ARENA: u32 = 65536;
/** 16 MiB: the longest line. */
export const ARENA_BYTES: u32 = 1 << 24;
const FOLDED: u32 = ARENA + ARENA_BYTES + 64;
/** UTF-8 grows to at most three times its bytes by folding (U+0390). */
const FOLDED_BYTES: u32 = 3 * ARENA_BYTES;
export const OUTPUT: u32 = FOLDED + FOLDED_BYTES + 64;
/** So much output is enough for a call to end. */
const OUTPUT_ENOUGH: u32 = 1 << 20;
/** For each 128 characters up to U+1FFFF the number of their page, u16, from 1; 0 where nothing folds. */
export const FOLD_INDEX: u32 = OUTPUT + OUTPUT_ENOUGH + ARENA_BYTES + 64;
/** Pages of 128 entries of 8 bytes: up to 7 bytes of UTF-8, and their number in the last; 0 where nothing folds. */
export const FOLD_PAGES: u32 = FOLD_INDEX + 2048;
export const MAX_FOLD_PAGES: u32 = 96;
/** Which segment has the hashes with these first bits, u16. */
const DIRECTORY: u32 = FOLD_PAGES + 1024 * MAX_FOLD_PAGES;
const DEPTH_BITS: u64 = 13;
const MAX_SEGMENTS: u32 = 1 << <u32>DEPTH_BITS;
/** For each segment how many hashes it has, u32, and how many first bits they share, u8. */
const USED: u32 = DIRECTORY + 2 * MAX_SEGMENTS;
const DEPTHS: u32 = USED + 4 * MAX_SEGMENTS;
/** The lines of a batch, LINE_BYTES each: see `find`. */
const BATCH: u32 = DEPTHS + MAX_SEGMENTS;
const BATCH_LINES: u32 = 64;
const LINE_BYTES: u32 = 40;
const SEGMENTS: u32 = (BATCH + BATCH_LINES * LINE_BYTES + 65535) & ~65535;
const SLOTS: u32 = 1 << 15;
/** Three quarters: a hash is then found within two of a cache's lines, mostly. */
const FULL: u32 = (SLOTS >> 2) * 3;

memory.grow((SEGMENTS >>> 16) - 1);

// What a call does, by its flags.
const FOLD_CASE: u32 = 1;
const TRIM: u32 = 2;
const DROP_EMPTY: u32 = 4;
const WORDS: u32 = 8;
/** The arena's last line is whole though nothing ends it. */
const LAST: u32 = 16;
/** Tells how often each line comes, and gives none out. */
const COUNT: u32 = 32;
/** Gives out, by the counts of an earlier pass, each line at its first coming. */
const REPLAY: u32 = 64;
const ONCE_ONLY: u32 = 128;
const REPEATED_ONLY: u32 = 256;
const WITH_COUNTS: u32 = 512;

const MORE_INPUT: u32 = 0;
const OUTPUT_FULL: u32 = 1;
const SET_FULL: u32 = 2;

let segmentBytes: u32 = SLOTS * 16;
let maxSegments: u32 = 0;
let segments: u32 = 0;
let separator: u32 = 10;
let separatorBytes: u32 = 1;
let begun = false;

/** Once, before anything else. With `counts`, every hash has a count. */
export function begin(counts: u32, segmentLimit: u32): void {
  segmentBytes = SLOTS * (counts ? 20 : 16);
  maxSegments = min(segmentLimit, MAX_SEGMENTS);
  addSegment();
}

/** What stands between two lines of the output: one byte, or two (in the order of memory). */
export function separate(bytes: u32, count: u32): void {
  separator = bytes;
  separatorBytes = count;
}

/** Segments for which there is memory. */
let reserved: u32 = 0;

/** 32 MiB, of which nothing is taken before it is written to. */
const LEAST_RESERVE: u32 = 64;

/** Each time that memory grows, the engine may collect its garbage, for longer than filling a segment takes: it grows rarely. */
function addSegment(): bool {
  if (segments == maxSegments) return false;
  if (segments == reserved) {
    let more = min(max(LEAST_RESERVE, segments >>> 1), maxSegments - segments);
    while (memory.grow(more * (segmentBytes >>> 16)) < 0) {
      if (more == 1) return false;
      more >>>= 1;
    }
    reserved += more;
  }
  segments += 1;
  return true;
}

@inline function segmentAt(index: u32): u32 {
  return SEGMENTS + index * segmentBytes;
}

// --- SipHash-1-3, 128 bits: J.-P. Aumasson, D. J. Bernstein, "SipHash: a fast short-input PRF", 2012, and its reference code.
// With a random key nobody can make lines that collide; 2^26 lines do by chance with 2^-77.

let first: u64 = 0;
let second: u64 = 0;

/** The round stands here twice, because variables that a function could share would not stay in registers. */
function hash(at: u32, length: u32): void {
  const k0 = load<u64>(KEY);
  const k1 = load<u64>(KEY, 8);
  let v0 = k0 ^ 0x736f6d6570736575;
  let v1 = k1 ^ 0x646f72616e646f6d ^ 0xee;
  let v2 = k0 ^ 0x6c7967656e657261;
  let v3 = k1 ^ 0x7465646279746573;
  const left = <u64>(length & 7);
  const last = at + (length & ~7);
  let p = at;
  while (true) {
    let m = load<u64>(p);
    if (p == last) m = ((<u64>length) << 56) | (m & (((<u64>1) << (left << 3)) - 1));
    v3 ^= m;
    v0 += v1;
    v2 += v3;
    v1 = rotl<u64>(v1, 13) ^ v0;
    v3 = rotl<u64>(v3, 16) ^ v2;
    v0 = rotl<u64>(v0, 32);
    v2 += v1;
    v0 += v3;
    v1 = rotl<u64>(v1, 17) ^ v2;
    v3 = rotl<u64>(v3, 21) ^ v0;
    v2 = rotl<u64>(v2, 32);
    v0 ^= m;
    if (p == last) break;
    p += 8;
  }
  for (let turn = 0; turn < 6; turn++) {
    if (turn == 0) v2 ^= 0xee;
    if (turn == 3) {
      first = v0 ^ v1 ^ v2 ^ v3;
      v1 ^= 0xdd;
    }
    v0 += v1;
    v2 += v3;
    v1 = rotl<u64>(v1, 13) ^ v0;
    v3 = rotl<u64>(v3, 16) ^ v2;
    v0 = rotl<u64>(v0, 32);
    v2 += v1;
    v0 += v3;
    v1 = rotl<u64>(v1, 17) ^ v2;
    v3 = rotl<u64>(v3, 21) ^ v0;
    v2 = rotl<u64>(v2, 32);
  }
  second = v0 ^ v1 ^ v2 ^ v3;
  // An empty slot is one of zeros.
  if ((first | second) == 0) second = 1;
}

/** For tests: the hash of the arena's first bytes, written where the results are. */
export function hashArena(length: u32): void {
  hash(ARENA, length);
  store<u64>(RESULTS, first);
  store<u64>(RESULTS, second, 8);
}

// --- The set

/** The slot of the hash, or the empty one where it belongs. */
@inline function slotOf(segment: u32, a: u64, b: u64): u32 {
  let slot = <u32>a & (SLOTS - 1);
  while (true) {
    const at = segment + (slot << 4);
    const x = load<u64>(at);
    const y = load<u64>(at, 8);
    if ((x == a && y == b) || (x | y) == 0) break;
    slot = (slot + 1) & (SLOTS - 1);
  }
  return slot;
}

/** Gives half of a segment's hashes to a new one. False when there is no room for it. */
function split(index: u32): bool {
  const depth = <u32>load<u8>(DEPTHS + index);
  if (depth == <u32>DEPTH_BITS || !addSegment()) return false;
  const added = segments - 1;
  const old = segmentAt(index);
  memory.copy(FOLDED, old, segmentBytes);
  memory.fill(old, 0, segmentBytes);
  store<u32>(USED + 4 * index, 0);
  store<u8>(DEPTHS + index, depth + 1);
  store<u8>(DEPTHS + added, depth + 1);

  const hasCounts = segmentBytes > SLOTS * 16;
  for (let slot: u32 = 0; slot < SLOTS; slot++) {
    const a = load<u64>(FOLDED + (slot << 4));
    const b = load<u64>(FOLDED + (slot << 4), 8);
    if ((a | b) == 0) continue;
    const target = (a >> (63 - <u64>depth)) & 1 ? added : index;
    const segment = segmentAt(target);
    const place = slotOf(segment, a, b);
    store<u64>(segment + (place << 4), a);
    store<u64>(segment + (place << 4), b, 8);
    if (hasCounts) store<u32>(segment + SLOTS * 16 + 4 * place, load<u32>(FOLDED + SLOTS * 16 + 4 * slot));
    store<u32>(USED + 4 * target, load<u32>(USED + 4 * target) + 1);
  }
  // The entries that led to the old segment are neighbours; the upper half of them leads to the new one.
  const entries: u32 = 1 << (<u32>DEPTH_BITS - depth);
  const start = <u32>(first >> (64 - DEPTH_BITS)) & ~(entries - 1);
  for (let entry = start + (entries >> 1); entry < start + entries; entry++) store<u16>(DIRECTORY + 2 * entry, added);
  return true;
}

/** Address of the count that belongs to a slot. */
let countAt: u32 = 0;

const KNOWN: u32 = 0;
const ADDED: u32 = 1;
const NO_ROOM: u32 = 2;

/** Looks the hash in `first` and `second` up, and adds it when it is not there. */
function lookUp(): u32 {
  while (true) {
    const index = <u32>load<u16>(DIRECTORY + 2 * <u32>(first >> (64 - DEPTH_BITS)));
    const segment = segmentAt(index);
    const slot = slotOf(segment, first, second);
    const at = segment + (slot << 4);
    countAt = segment + SLOTS * 16 + 4 * slot;
    if ((load<u64>(at) | load<u64>(at, 8)) != 0) return KNOWN;
    const used = load<u32>(USED + 4 * index);
    if (used < FULL) {
      store<u64>(at, first);
      store<u64>(at, second, 8);
      store<u32>(USED + 4 * index, used + 1);
      return ADDED;
    }
    if (!split(index)) return NO_ROOM;
  }
}

// --- Text

/** The white space that begins here, in bytes; 0 when there is none. The same set as JavaScript's \s. */
@inline function spaceAt(p: u32, end: u32): u32 {
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

/** The white space that ends here, in bytes. */
@inline function spaceBefore(p: u32, start: u32): u32 {
  const last = <u32>load<u8>(p - 1);
  if (last < 0x80) return <u32>(last == 32 || last - 9 < 5);
  if (p - start >= 2 && spaceAt(p - 2, p) == 2) return 2;
  return p - start >= 3 && spaceAt(p - 3, p) == 3 ? 3 : 0;
}

@inline function afterSpaces(start: u32, end: u32): u32 {
  let p = start;
  while (p < end) {
    const space = spaceAt(p, end);
    if (!space) break;
    p += space;
  }
  return p;
}

@inline function beforeSpaces(start: u32, end: u32): u32 {
  let p = end;
  while (p > start) {
    const space = spaceBefore(p, start);
    if (!space) break;
    p -= space;
  }
  return p;
}

/** The next line feed, or `end`. */
@inline function lineEnd(from: u32, end: u32): u32 {
  for (let p = from; p < end; p += 16) {
    const found = i8x16.bitmask(i8x16.eq(v128.load(p), i8x16.splat(10)));
    if (found) return min(end, p + ctz(found));
  }
  return end;
}

/** The next white space, or `end`. */
@inline function wordEnd(from: u32, end: u32): u32 {
  let p = from;
  while (p < end && !spaceAt(p, end)) p++;
  return p;
}

@inline function lowered(v: v128): v128 {
  const upper = i8x16.lt_u(i8x16.sub(v, i8x16.splat(0x41)), i8x16.splat(26));
  return v128.or(v, v128.and(upper, i8x16.splat(0x20)));
}

/** Folds the case of a line into the key's place; returns its length there. */
function fold(from: u32, to: u32): u32 {
  let out = FOLDED;
  let p = from;
  while (p < to) {
    const v = v128.load(p);
    const wide = i8x16.bitmask(v);
    // Bytes behind the line's end are written, too, and not counted.
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

/** The length of the character here, whose code point is in `point`; 1 for a byte that is no UTF-8, which stays itself. */
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

// --- Output

let out: u32 = OUTPUT;

@inline function put(from: u32, to: u32, count: u32): void {
  if (begun) {
    store<u16>(out, separator);
    out += separatorBytes;
  }
  begun = true;
  if (count) {
    let digits: u32 = 1;
    for (let rest = count / 10; rest > 0; rest /= 10) digits += 1;
    let rest = count;
    for (let p = out + digits; p > out; rest /= 10) store<u8>(--p, 48 + (rest % 10));
    store<u8>(out + digits, 9);
    out += digits + 1;
  }
  // Lines are short, and the call of memory.copy is not. What is written behind the line's end is written over again.
  for (let p = from, at = out; p < to; p += 16, at += 16) v128.store(at, v128.load(p));
  out += to - from;
}

/** Gives the line out, if it is one of those that are wanted. */
@inline function replay(from: u32, to: u32, flags: u32): bool {
  const count = load<u32>(countAt);
  if (count == 0) return false;
  store<u32>(countAt, 0);
  if (flags & ONCE_ONLY && count > 1) return false;
  if (flags & REPEATED_ONLY && count == 1) return false;
  put(from, to, flags & WITH_COUNTS ? count : 0);
  return true;
}

// --- Batches. A look into a large set waits for the machine's memory. Lines are found and hashed 64 at a time, and their slots
// touched one right after another, so that the memory serves them side by side: a quarter less time than line by line.

let foundUpTo: u32 = 0;

/**
 * Finds the next lines, up to BATCH_LINES, and how far they reach. Of each: where it begins and ends without what is trimmed
 * (0, 4), where its text and the next one's begin (8, 12), its hash (16, 24), whether it is to be dropped (32), whether a carriage
 * return ended it (36).
 */
function find(start: u32, end: u32, flags: u32): u32 {
  let p = start;
  let count: u32 = 0;
  while (p < end && count < BATCH_LINES) {
    let from = p;
    let to: u32;
    if (flags & WORDS) {
      from = afterSpaces(from, end);
      p = from;
      if (from == end) break;
      to = wordEnd(from, end);
    } else to = lineEnd(from, end);
    if (to == end && !(flags & LAST)) break;
    const next = to < end && !(flags & WORDS) ? to + 1 : to;

    let returned: u32 = 0;
    if (!(flags & WORDS)) {
      if (to < end && to > from && load<u8>(to - 1) == 13) {
        to -= 1;
        returned = 1;
      }
      if (flags & TRIM) {
        from = afterSpaces(from, to);
        to = beforeSpaces(from, to);
      }
    }
    const dropped = <u32>(from == to && (flags & DROP_EMPTY) != 0);
    if (!dropped) {
      if (flags & FOLD_CASE) hash(FOLDED, fold(from, to));
      else hash(from, to - from);
    }
    const line = BATCH + LINE_BYTES * count;
    store<u32>(line, from, 0);
    store<u32>(line, to, 4);
    store<u32>(line, p, 8);
    store<u32>(line, next, 12);
    store<u64>(line, first, 16);
    store<u64>(line, second, 24);
    store<u32>(line, dropped, 32);
    store<u32>(line, returned, 36);
    count += 1;
    p = next;
  }
  foundUpTo = p;
  return count;
}

let touched: u64 = 0;

function touch(count: u32): void {
  let sum: u64 = 0;
  for (let line = BATCH; line < BATCH + LINE_BYTES * count; line += LINE_BYTES) {
    const a = load<u64>(line, 16);
    const segment = segmentAt(<u32>load<u16>(DIRECTORY + 2 * <u32>(a >> (64 - DEPTH_BITS))));
    sum += load<u64>(segment + ((<u32>a & (SLOTS - 1)) << 4));
  }
  // Kept, or the compiler would find the loads of no use.
  touched = sum;
}

/** Takes the arena's bytes from `start` on. Ends for want of a whole line, of room in the output, or of room in the set. */
export function take(start: u32, length: u32, flags: u32): u32 {
  const end = ARENA + length;
  let p = ARENA + start;
  let lines: u32 = 0;
  let empty: u32 = 0;
  let kept: u32 = 0;
  let returns: u32 = 0;
  let added: u32 = 0;
  let status = MORE_INPUT;
  out = OUTPUT;
  while (p < end && status == MORE_INPUT) {
    const count = find(p, end, flags);
    const reached = foundUpTo;
    touch(count);
    for (let line = BATCH; line < BATCH + LINE_BYTES * count; line += LINE_BYTES) {
      p = load<u32>(line, 8);
      if (out - OUTPUT > OUTPUT_ENOUGH) {
        status = OUTPUT_FULL;
        break;
      }
      if (load<u32>(line, 32)) empty += 1;
      else {
        const from = load<u32>(line, 0);
        const to = load<u32>(line, 4);
        first = load<u64>(line, 16);
        second = load<u64>(line, 24);
        const found = lookUp();
        if (found == NO_ROOM) {
          status = SET_FULL;
          break;
        }
        added += <u32>(found == ADDED);
        if (flags & COUNT) store<u32>(countAt, load<u32>(countAt) + 1);
        else if (flags & REPLAY) kept += <u32>replay(from, to, flags);
        else if (found == ADDED) {
          put(from, to, 0);
          kept += 1;
        }
      }
      lines += 1;
      returns += load<u32>(line, 36);
    }
    if (status == MORE_INPUT) p = reached;
    if (count < BATCH_LINES) break;
  }
  store<u32>(RESULTS, p - ARENA, 0);
  store<u32>(RESULTS, out - OUTPUT, 4);
  store<u32>(RESULTS, lines, 8);
  store<u32>(RESULTS, empty, 12);
  store<u32>(RESULTS, kept, 16);
  store<u32>(RESULTS, returns, 20);
  store<u32>(RESULTS, added, 24);
  return status;
}
