// The set of hashes. Linear probing in a segment, extendible hashing over the segments (R. Fagin et al., 1979): a full segment
// is split in two, which takes a millisecond, while doubling one table of a gigabyte would take seconds and need three
// gigabytes. Unlike there, a segment has any number of the directory's entries, so that a text can begin with as many segments as it
// will need, not only with a power of two.
import { DIRECTORY, DIRECTORY_BITS, ENTRIES, FOLDED, FULL, MAX_SEGMENTS, RESERVED, SEGMENTS, SLOTS, USED } from './_layout';

let segmentBytes: u32 = SLOTS * 16;
let maxSegments: u32 = 0;
let segments: u32 = 0;

/** Call it once, before anything else. With `counts`, every hash has a count. */
export function begin(counts: u32, segmentLimit: u32): void {
  segmentBytes = SLOTS * (counts ? 20 : 16);
  maxSegments = min(segmentLimit, MAX_SEGMENTS);
  addSegment();
  setEntries(0, 0, MAX_SEGMENTS);
}

/** Segments that have memory. */
let reserved: u32 = 0;

/** 32 MiB, which take no memory until they are written to. */
const LEAST_RESERVE: u32 = 64;

/** When memory grows, the engine may collect garbage, which takes longer than filling a segment. So memory grows rarely. */
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

/** A search begins at the first of four slots that share a cache line, so that it mostly ends there or in the next one. */
const FIRST_SLOT: u32 = (SLOTS - 1) & ~3;

/** The slot of the hash, or the empty one where it would go. */
@inline function slotOf(segment: u32, a: u64, b: u64): u32 {
  let slot = <u32>a & FIRST_SLOT;
  while (true) {
    const at = segment + (slot << 4);
    const x = load<u64>(at);
    const y = load<u64>(at, 8);
    if ((x == a && y == b) || (x | y) == 0) break;
    slot = (slot + 1) & (SLOTS - 1);
  }
  return slot;
}

@inline function entryOf(hash: u64): u32 {
  return <u32>(hash >> (64 - DIRECTORY_BITS));
}

@inline function firstOf(segment: u32): u32 {
  return load<u16>(ENTRIES + 4 * segment);
}

@inline function entriesOf(segment: u32): u32 {
  return load<u16>(ENTRIES + 4 * segment, 2);
}

function setEntries(segment: u32, first: u32, count: u32): void {
  store<u16>(ENTRIES + 4 * segment, first);
  store<u16>(ENTRIES + 4 * segment, count, 2);
  for (let entry = first; entry < first + count; entry++) store<u16>(DIRECTORY + 2 * entry, segment);
}

/** Moves a segment's last entries to a new one, with their hashes. Returns false if there is no room for it. */
function split(index: u32, moved: u32): bool {
  if (moved == 0 || !addSegment()) return false;
  const added = segments - 1;
  const middle = firstOf(index) + entriesOf(index) - moved;
  setEntries(index, firstOf(index), entriesOf(index) - moved);
  setEntries(added, middle, moved);
  if (load<u32>(USED + 4 * index) == 0) return true;
  const old = segmentAt(index);
  memory.copy(FOLDED, old, segmentBytes);
  memory.fill(old, 0, segmentBytes);
  store<u32>(USED + 4 * index, 0);

  const hasCounts = segmentBytes > SLOTS * 16;
  for (let slot: u32 = 0; slot < SLOTS; slot++) {
    const a = load<u64>(FOLDED + (slot << 4));
    const b = load<u64>(FOLDED + (slot << 4), 8);
    if ((a | b) == 0) continue;
    const target = entryOf(a) < middle ? index : added;
    const segment = segmentAt(target);
    const place = slotOf(segment, a, b);
    store<u64>(segment + (place << 4), a);
    store<u64>(segment + (place << 4), b, 8);
    if (hasCounts) store<u32>(segment + SLOTS * 16 + 4 * place, load<u32>(FOLDED + SLOTS * 16 + 4 * slot));
    store<u32>(USED + 4 * target, load<u32>(USED + 4 * target) + 1);
  }
  return true;
}

/** Splits a segment into so many of equal size. */
function divide(index: u32, parts: u32): void {
  if (parts < 2) return;
  const more = parts >>> 1;
  if (!split(index, (entriesOf(index) * more) / parts)) return;
  const added = segments - 1;
  divide(index, parts - more);
  divide(added, more);
}

/** The most segments to split in advance: 64 MiB. */
const MOST_RESERVED: u32 = 128;

/** Splits segments in advance for so many hashes, so that each is moved once instead of with every split. */
export function reserve(hashes: u32): void {
  const wanted = min(MOST_RESERVED, hashes / RESERVED + 1);
  const begun = segments;
  for (let index: u32 = 0; index < begun; index++) {
    divide(index, (wanted * entriesOf(index) + MAX_SEGMENTS - 1) / MAX_SEGMENTS);
  }
}

/** The address of the count of the last hash. */
export let countAt: u32 = 0;

export const KNOWN: u32 = 0;
export const ADDED: u32 = 1;
export const NO_ROOM: u32 = 2;

/** Looks the hash up, and adds it if it is new. */
export function lookUp(first: u64, second: u64): u32 {
  while (true) {
    const index = <u32>load<u16>(DIRECTORY + 2 * entryOf(first));
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
    if (!split(index, entriesOf(index) >>> 1)) return NO_ROOM;
  }
}

/** Loads the two cache lines that most likely have a hash, for the next lookup. */
@inline export function touchSlot(hash: u64): u64 {
  const segment = segmentAt(<u32>load<u16>(DIRECTORY + 2 * entryOf(hash)));
  const slot = <u32>hash & FIRST_SLOT;
  return load<u64>(segment + (slot << 4)) | load<u64>(segment + (((slot + 4) & FIRST_SLOT) << 4));
}
