// Drops lines (or words) that occurred before, in the order of their first occurrence. Drives a splitter, case folding,
// SipHash-1-3 with 128 bits, and a set of hashes that grows by segments, each in its own file.
import { unifyLineEnds } from '../../shared/assembly/_line-ends';
import { first, second, sipHash } from '../../shared/assembly/_sip-hash';
import { fold } from './_fold';
import {
  ARENA,
  BATCH,
  BATCH_LINES,
  COUNT,
  DROP_EMPTY,
  FOLD_CASE,
  FOLDED,
  IN_FIRST,
  IN_SECOND,
  KEY,
  LAST,
  LINE_BYTES,
  MORE_INPUT,
  OUTPUT_ENOUGH,
  OUTPUT_FULL,
  QUIET,
  REPLAY,
  RESULTS,
  SET_FULL,
  SHARED,
  TRIM,
  WORDS,
} from './_layout';
import { enlist, outputBytes, put, replay, rewind } from './_output';
import { ADDED, countAt, lookUp, NO_ROOM, touchSlot } from './_set';
import { afterSpaces, beforeSpaces, lineEnd, wordEnd } from './_text';
export { ARENA, FOLD_INDEX, FOLD_PAGES, KEY, MAX_FOLD_PAGES, OUTPUT } from './_layout';
export { separate } from './_output';
export { begin, reserve } from './_set';

/**
 * Replaces carriage returns without a line feed by line feeds, in the arena from `start` on, and returns their number. The last
 * byte is left alone.
 */
export function unify(start: u32, length: u32): u32 {
  return unifyLineEnds(ARENA + start, ARENA + length - 1);
}

/** For tests: writes the hash of the arena's first bytes to the results. */
export function hashArena(length: u32): void {
  sipHash(KEY, ARENA, length);
  store<u64>(RESULTS, first);
  store<u64>(RESULTS, second, 8);
}

// A lookup in a large set waits for memory. Lines are found and hashed 64 at a time, and their slots loaded one right after
// another, so that these waits overlap: a quarter less time than line by line.

let foundUpTo: u32 = 0;

/**
 * Finds the next lines, up to BATCH_LINES, and their end. For each: its start and end without the trimmed parts (0, 4), the
 * start of its text and of the next one's (8, 12), its hash (16, 24), whether it is dropped (32), whether a carriage return
 * ended it (36).
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
      if (flags & FOLD_CASE) sipHash(KEY, FOLDED, fold(from, to));
      else sipHash(KEY, from, to - from);
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
    sum += touchSlot(load<u64>(line, 16));
  }
  // Stored, because the compiler removes loads whose value isn't used.
  touched = sum;
}

/** Processes the arena's bytes from `start` on. Ends at an incomplete line, or if the output or the set is full. */
export function take(start: u32, length: u32, flags: u32): u32 {
  const end = ARENA + length;
  let p = ARENA + start;
  let lines: u32 = 0;
  let empty: u32 = 0;
  let kept: u32 = 0;
  let returns: u32 = 0;
  let added: u32 = 0;
  let listed: u32 = 0;
  let status = MORE_INPUT;
  rewind();
  while (p < end && status == MORE_INPUT) {
    const count = find(p, end, flags);
    const reached = foundUpTo;
    touch(count);
    for (let line = BATCH; line < BATCH + LINE_BYTES * count; line += LINE_BYTES) {
      p = load<u32>(line, 8);
      if (outputBytes() > OUTPUT_ENOUGH) {
        status = OUTPUT_FULL;
        break;
      }
      if (load<u32>(line, 32)) empty += 1;
      else {
        const from = load<u32>(line, 0);
        const to = load<u32>(line, 4);
        const found = lookUp(load<u64>(line, 16), load<u64>(line, 24));
        if (found == NO_ROOM) {
          status = SET_FULL;
          break;
        }
        added += <u32>(found == ADDED);
        if (flags & (IN_FIRST | IN_SECOND)) {
          if (enlist(flags)) {
            listed += 1;
            if (!(flags & QUIET) && (found == ADDED) != ((flags & SHARED) != 0)) {
              put(from, to, 0);
              kept += 1;
            }
          }
        } else if (flags & COUNT) store<u32>(countAt, load<u32>(countAt) + 1);
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
  store<u32>(RESULTS, outputBytes(), 4);
  store<u32>(RESULTS, lines, 8);
  store<u32>(RESULTS, empty, 12);
  store<u32>(RESULTS, kept, 16);
  store<u32>(RESULTS, returns, 20);
  store<u32>(RESULTS, added, 24);
  store<u32>(RESULTS, listed, 28);
  return status;
}
