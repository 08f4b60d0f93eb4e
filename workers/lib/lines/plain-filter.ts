// The line filter in plain TypeScript: it keeps every line in a Map instead of a hash. Tests compare the WebAssembly one with
// it, and browsers without SIMD use it.
import { FLAGS, type FilterOptions, type LineFilter, type Taken } from '../../../wasm/dedup/bindings';
import { decodeAt } from '../decode-utf8';
import { foldOf } from '../case-folding';
import { isWhiteSpace } from '../white-space';
import { concatBytes } from '../concat-bytes';
import { unifyLineEnds } from './unify-line-ends';

const [LINE_FEED, RETURN] = [0x0a, 0x0d];
const OUTPUT_ENOUGH = 1 << 20;
/** Distinct lines, each in full. */
const PLAIN_LIMIT = 8_000_000;

/** `keyOf` returns equal texts for equal lines only. A byte that isn't UTF-8 becomes a lone surrogate. */
function keyOf(bytes: Uint8Array, from: number, to: number, fold: boolean): string {
  let key = '';
  for (let at = from; at < to;) {
    const decoded = decodeAt(bytes, at, to);
    const character = decoded ? String.fromCodePoint(decoded >>> 3) : String.fromCharCode(0xdc00 + (bytes[at] ?? 0));
    key += fold ? foldOf(character) : character;
    at += decoded & 7 || 1;
  }
  return key;
}

/** The length of the whitespace at `at`, or 0. */
function spaceAt(bytes: Uint8Array, at: number, end: number): number {
  const decoded = decodeAt(bytes, at, end);
  return decoded && isWhiteSpace(decoded >>> 3) ? decoded & 7 : 0;
}

function trimmed(bytes: Uint8Array, start: number, end: number): readonly [number, number] {
  let [from, to] = [start, end];
  for (let space = 1; space && from < to;) from += space = spaceAt(bytes, from, to);
  for (let space = 1; space && to > from;) {
    space = [1, 2, 3].find((length) => to - length >= from && spaceAt(bytes, to - length, to) === length) ?? 0;
    to -= space;
  }
  return [from, to];
}

interface Item {
  /** The line without its line end. */
  readonly from: number;
  readonly to: number;
  readonly next: number;
  readonly returns: boolean;
  /** Whether it had a line end. */
  readonly whole: boolean;
}

function wordAt(bytes: Uint8Array, at: number, end: number): Item {
  let from = at;
  for (let space = 1; space && from < end;) from += space = spaceAt(bytes, from, end);
  let to = from;
  while (to < end && !spaceAt(bytes, to, end)) to++;
  return { from, to, next: to, returns: false, whole: to < end };
}

function lineAt(bytes: Uint8Array, from: number, end: number): Item {
  const feed = bytes.subarray(from, end).indexOf(LINE_FEED);
  if (feed < 0) return { from, to: end, next: end, returns: false, whole: false };
  const returns = feed > 0 && bytes[from + feed - 1] === RETURN;
  return { from, to: from + feed - Number(returns), next: from + feed + 1, returns, whole: true };
}

export function createPlainFilter(_: FilterOptions, arenaBytes: number): LineFilter {
  const arena = new Uint8Array(arenaBytes);
  const encoder = new TextEncoder();
  const seen = new Map<string, number>();
  let separator = '\n';
  let begun = false;
  let listed = 0;

  function wanted(key: string, flags: number): number | undefined {
    const count = seen.get(key) ?? 0;
    const list = flags & FLAGS.inFirst ? 1 : flags & FLAGS.inSecond ? 2 : 0;
    if (list > 0) {
      if (count & list) return undefined;
      listed += 1;
      seen.set(key, count | list);
      const isShared = count > 0;
      return flags & FLAGS.quiet || isShared !== (flags & FLAGS.shared) > 0 ? undefined : 0;
    }
    if (flags & FLAGS.count) {
      seen.set(key, count + 1);
      return undefined;
    }
    if (!(flags & FLAGS.replay)) {
      seen.set(key, 1);
      return count === 0 ? 0 : undefined;
    }
    seen.set(key, 0);
    const isOut = count === 0 || (flags & FLAGS.onceOnly && count > 1) || (flags & FLAGS.repeatedOnly && count === 1);
    return isOut ? undefined : flags & FLAGS.withCounts ? count : 0;
  }

  function take(start: number, length: number, flags: number): Taken {
    const output: Uint8Array[] = [];
    const taken = { lines: 0, empty: 0, kept: 0, returns: 0, added: 0 };
    listed = 0;
    let ended: Taken['ended'] = 'more';
    let at = start;
    for (let size = 0; at < length;) {
      if (size > OUTPUT_ENOUGH) {
        ended = 'output';
        break;
      }
      const item = flags & FLAGS.words ? wordAt(arena, at, length) : lineAt(arena, at, length);
      if (flags & FLAGS.words) at = item.from;
      if (item.from === length && flags & FLAGS.words) break;
      if (!item.whole && !(flags & FLAGS.last)) break;
      const [from, to] = flags & FLAGS.trim ? trimmed(arena, item.from, item.to) : [item.from, item.to];
      if (from === to && flags & FLAGS.dropEmpty) taken.empty += 1;
      else {
        const before = seen.size;
        const count = wanted(keyOf(arena, from, to, (flags & FLAGS.foldCase) !== 0), flags);
        if (seen.size > PLAIN_LIMIT) return { ...taken, listed, ended: 'full', consumed: at, output: new Uint8Array() };
        taken.added += seen.size - before;
        if (count !== undefined) {
          output.push(encoder.encode((begun ? separator : '') + (count ? `${count}\t` : '')), arena.slice(from, to));
          size += to - from;
          begun = true;
          taken.kept += 1;
        }
      }
      taken.lines += 1;
      taken.returns += Number(item.returns);
      at = item.next;
    }
    return { ...taken, listed, ended, consumed: at, output: concatBytes(output) };
  }

  return {
    arena,
    unify: (start, length) => unifyLineEnds(arena, start, length),
    take,
    separate: (next) => void (separator = next),
  };
}
