// The keys of the last object at each depth. Records often have the same keys in the same order: while an object repeats those
// of the last one, it can't have duplicates, so no key is hashed or added to the set. The prediction also gives the end of a
// key before its bytes are read. When an object deviates, its keys so far are added to the set, and its other keys replace the
// predicted ones.
import { enter, entryOf } from './_keys';
import { SHAPE_DEPTHS, SHAPE_KEYS, SHAPES, SHAPE_STATES } from './_layout';

// For each depth: the state of its object, u32, and the number of predicted keys, u32.
/** For an object that repeats, the number of its keys. Otherwise the set has all of them. */
const LEARNS: u32 = 0xffff_fffe;
const STRAYS: u32 = 0xffff_ffff;

/** Of each key: its characters and the closing quote, 16 bytes at most; its entry u64; their bits in a mask u32; its length u32. */
const RECORD: u32 = 32;
const LONGEST: u32 = 15;

@inline function stateOf(depth: u32): u32 {
  return SHAPE_STATES + 8 * min(depth, SHAPE_DEPTHS);
}

@inline function recordOf(depth: u32, index: u32): u32 {
  return SHAPES + RECORD * (depth * SHAPE_KEYS + index);
}

export function forgetShapes(): void {
  for (let depth: u32 = 0; depth <= SHAPE_DEPTHS; depth++) store<u64>(stateOf(depth), STRAYS);
}

/** Call it at the start of an object. */
@inline export function beginShape(depth: u32): void {
  if (depth < SHAPE_DEPTHS) store<u32>(stateOf(depth), 0);
}

/** The end of the key at `from`, if it is the next predicted one; otherwise 0. */
@inline export function guessedEnd(from: u32, depth: u32): u32 {
  const state = stateOf(depth);
  const index = load<u32>(state);
  if (index >= load<u32>(state, 4)) return 0;
  const record = recordOf(depth, index);
  const mask = load<u32>(record, 24);
  if ((i8x16.bitmask(i8x16.eq(v128.load(from), v128.load(record))) & mask) != mask) return 0;
  return from + load<u32>(record, 28);
}

/** The key is the predicted one. */
@inline export function takeGuess(depth: u32): void {
  const state = stateOf(depth);
  store<u32>(state, load<u32>(state) + 1);
}

/**
 * The key is not the predicted one, is complete in the arena, and has no escapes. Returns whether its object has had it before.
 */
export function otherKey(from: u32, to: u32, depth: u32): bool {
  const state = stateOf(depth);
  if (load<u32>(state) < LEARNS) leave(depth, LEARNS);
  const entry = entryOf(from, to, depth);
  const isDuplicate = enter(entry);
  if (load<u32>(state) != LEARNS) return isDuplicate;
  const count = load<u32>(state, 4);
  if (isDuplicate || count == SHAPE_KEYS || to - from > LONGEST) {
    store<u32>(state, STRAYS);
    return isDuplicate;
  }
  const record = recordOf(depth, count);
  v128.store(record, v128.load(from));
  store<u64>(record, entry, 16);
  store<u32>(record, (1 << (to - from + 1)) - 1, 24);
  store<u32>(record, to - from, 28);
  store<u32>(state, count + 1, 4);
  return isDuplicate;
}

/** Adds the object's keys so far to the set, which then has all of its keys. */
function leave(depth: u32, next: u32): void {
  const state = stateOf(depth);
  const count = load<u32>(state);
  for (let index: u32 = 0; index < count; index++) enter(load<u64>(recordOf(depth, index), 16));
  store<u32>(state, next);
  if (next == LEARNS) store<u32>(state, count, 4);
}

/** The next key will be read byte by byte. */
export function leaveShape(depth: u32): void {
  if (load<u32>(stateOf(depth)) < LEARNS) leave(depth, STRAYS);
}
