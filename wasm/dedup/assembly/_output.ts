// Writes the output: lines with their separators, and their counts if requested.
import { IN_FIRST, ONCE_ONLY, OUTPUT, REPEATED_ONLY, WITH_COUNTS } from './_layout';
import { countAt } from './_set';

let separator: u32 = 10;
let separatorBytes: u32 = 1;
let begun = false;

/** The separator between two lines of the output: one byte, or two (in memory order). */
export function separate(bytes: u32, count: u32): void {
  separator = bytes;
  separatorBytes = count;
}

/** The position of the next line. */
let out: u32 = OUTPUT;

/** For a new call, whose output overwrites the previous one. */
@inline export function rewind(): void {
  out = OUTPUT;
}

@inline export function outputBytes(): u32 {
  return out - OUTPUT;
}

@inline export function put(from: u32, to: u32, count: u32): void {
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
  // Lines are short, and a call of memory.copy is slow. The bytes after the line's end are overwritten later.
  for (let p = from, at = out; p < to; p += 16, at += 16) v128.store(at, v128.load(p));
  out += to - from;
}

/** Outputs the line, if it is requested. */
@inline export function replay(from: u32, to: u32, flags: u32): bool {
  const count = load<u32>(countAt);
  if (count == 0) return false;
  store<u32>(countAt, 0);
  if (flags & ONCE_ONLY && count > 1) return false;
  if (flags & REPEATED_ONLY && count == 1) return false;
  put(from, to, flags & WITH_COUNTS ? count : 0);
  return true;
}

/** Adds a list to the set of the lists that have the line. Returns true if it was new. */
@inline export function enlist(flags: u32): bool {
  const lists = load<u32>(countAt);
  const list: u32 = flags & IN_FIRST ? 1 : 2;
  store<u32>(countAt, lists | list);
  return (lists & list) == 0;
}
