// The keys of the open objects: a set of hashes with linear probing. Keys leave in the reverse order of their arrival, so that
// a slot can simply be freed: no earlier key was ever moved past it. The taken slots are kept in that order, so freeing them
// needs no lookup.
import { KEY_LIMIT, KEYS, TABLE, TABLE_SLOTS } from './_layout';

/** Small at first, for the processor's cache. */
const FIRST_SLOTS: u32 = 1 << 12;

let slots: u32 = FIRST_SLOTS;
let seed: u64 = 0;
export let known: u32 = 0;
/** Whether there were more keys than the set can hold. */
export let overflowed: u32 = 0;

// The state of the current key's hash, as UTF-8 with escapes resolved: the hash of its whole words of eight bytes, the
// remaining bytes, and their number of bits.
let hash: u64 = 0;
let word: u64 = 0;
let bits: u64 = 0;
/** The first half of a surrogate pair of escapes, until the second one arrives. */
let highHalf: u32 = 0;

export function seedKeys(value: f64): void {
  memory.fill(TABLE, 0, 8 * slots);
  seed = reinterpret<u64>(value) ^ 0xcbf29ce484222325;
  slots = FIRST_SLOTS;
  known = 0;
  overflowed = 0;
}

// The finalizer of MurmurHash3, by A. Appleby (public domain).
@inline function mixed(value: u64): u64 {
  let h = value;
  h = (h ^ (h >> 33)) * 0xff51afd7ed558ccd;
  h = (h ^ (h >> 33)) * 0xc4ceb9fe1a85ec53;
  return h ^ (h >> 33);
}

/** Each depth has different hashes, because it has one open object. */
@inline function seedOf(depth: u32): u64 {
  return seed ^ ((<u64>depth) * 0x9e3779b97f4a7c15);
}

/** The rest has at most seven bytes, so its top byte is free for their number. */
@inline function ended(hash: u64, rest: u64, restBits: u64): u64 {
  return mixed(hash ^ rest ^ ((restBits + 1) << 56)) | 1;
}

export function beginKey(depth: u32): void {
  hash = seedOf(depth);
  word = 0;
  bits = 0;
  highHalf = 0;
}

function add(byte: u32): void {
  word |= (<u64>byte) << bits;
  bits += 8;
  if (bits < 64) return;
  hash = mixed(hash ^ word);
  word = 0;
  bits = 0;
}

function addCharacter(code: u32): void {
  if (code < 0x80) {
    add(code);
    return;
  }
  if (code < 0x800) add(0xc0 | (code >> 6));
  else {
    if (code < 0x10000) add(0xe0 | (code >> 12));
    else {
      add(0xf0 | (code >> 18));
      add(0x80 | ((code >> 12) & 0x3f));
    }
    add(0x80 | ((code >> 6) & 0x3f));
  }
  add(0x80 | (code & 0x3f));
}

function addHalf(): void {
  if (highHalf) addCharacter(highHalf);
  highHalf = 0;
}

/** Adds bytes of the key as written. */
export function addBytes(from: u32, to: u32): void {
  if (from == to) return;
  addHalf();
  for (let at = from; at < to; at++) add(load<u8>(at));
}

/** Adds the UTF-16 unit of an escape. */
export function addUnit(unit: u32): void {
  if (highHalf && unit >= 0xdc00 && unit < 0xe000) {
    const code = 0x10000 + ((highHalf - 0xd800) << 10) + (unit - 0xdc00);
    highHalf = 0;
    addCharacter(code);
    return;
  }
  addHalf();
  if (unit >= 0xd800 && unit < 0xdc00) highHalf = unit;
  else addCharacter(unit);
}

/** Ends the key. Returns whether the object at this depth has had it before. */
export function endKey(): bool {
  addHalf();
  return enter(ended(hash, word, bits));
}

/** For a key that is complete in the arena and has no escapes. */
@inline export function entryOf(from: u32, to: u32, depth: u32): u64 {
  let h = seedOf(depth);
  let at = from;
  for (; at + 8 <= to; at += 8) h = mixed(h ^ load<u64>(at));
  const restBits = (<u64>(to - at)) << 3;
  return ended(h, load<u64>(at) & ~(<u64>-1 << restBits), restBits);
}

@inline function slotOf(entry: u64): u32 {
  let slot = <u32>(entry >> 20) & (slots - 1);
  let found = load<u64>(TABLE + 8 * slot);
  while (found != 0 && found != entry) {
    slot = (slot + 1) & (slots - 1);
    found = load<u64>(TABLE + 8 * slot);
  }
  return TABLE + 8 * slot;
}

/** Moves the keys to a larger set. */
function grow(): void {
  for (let at: u32 = 0; at < known; at++) store<u64>(KEYS + 8 * at, load<u64>(<u32>load<u64>(KEYS + 8 * at)));
  memory.fill(TABLE, 0, 8 * slots);
  slots <<= 2;
  for (let at: u32 = 0; at < known; at++) {
    const entry = load<u64>(KEYS + 8 * at);
    const slot = slotOf(entry);
    store<u64>(slot, entry);
    store<u64>(KEYS + 8 * at, slot);
  }
}

/** Returns whether it was there before. */
export function enter(entry: u64): bool {
  const slot = slotOf(entry);
  if (load<u64>(slot) != 0) return true;
  if (known == KEY_LIMIT) {
    overflowed = 1;
    return false;
  }
  store<u64>(slot, entry);
  store<u64>(KEYS + 8 * known, slot);
  known += 1;
  if (known > (slots >> 2) * 3 && slots < TABLE_SLOTS) grow();
  return false;
}

/** Keeps the first `count` keys. */
export function forgetKeys(count: u32): void {
  while (known > count) {
    known -= 1;
    store<u64>(<u32>load<u64>(KEYS + 8 * known), 0);
  }
}
