// Sorts lines of bytes. For UTF-8 that is the order of code points.
import type { RunContext, Step } from '../../contract/run/kernel';
import { messagesOf } from '../../contract/run/message';
import { MiB } from '../../contract/run/sink';
import type { common } from '../../words/common';

const SORTING: Step = { label: messagesOf<typeof common>('common')('sorting'), unit: 'bytes' };
const LINE_FEED = 0x0a;
const TAB = 0x09;

/** Comparisons between two checks for a cancel. */
const STEPS_PER_TICK = 1 << 15;

interface SortedLines {
  readonly bytes: Uint8Array;
  /** The start of each line in `bytes`, in sorted order. A line goes up to the next line feed or the end. */
  readonly starts: Uint32Array;
}

/**
 * Sorts lines that are separated by line feeds; with `behindTab`, by the text after the first tab of each. A merge sort,
 * because it can be stopped at any step. `tick` gets the share done, 0 to 1.
 */
async function sortLines(
  bytes: Uint8Array,
  behindTab: boolean,
  tick: (share: number) => Promise<void> | void,
): Promise<SortedLines> {
  let from = lineStarts(bytes);
  let into = new Uint32Array(from.length);
  const keyAt = (start: number) => (behindTab ? bytes.indexOf(TAB, start) + 1 : start);
  const levels = Math.ceil(Math.log2(Math.max(2, from.length)));
  let [level, steps] = [0, 0];
  for (let width = 1; width < from.length; width *= 2, level++) {
    for (let left = 0; left < from.length; left += 2 * width) {
      const middle = Math.min(left + width, from.length);
      const right = Math.min(left + 2 * width, from.length);
      for (let a = left, b = middle, at = left; at < right; at++) {
        const [x = 0, y = 0] = [from[a], from[b]];
        const isLeft = b >= right || (a < middle && compareLines(bytes, keyAt(x), keyAt(y)) <= 0);
        into[at] = isLeft ? x : y;
        if (isLeft) a++;
        else b++;
        if ((++steps & (STEPS_PER_TICK - 1)) === 0) await tick((level + at / from.length) / levels);
      }
    }
    [from, into] = [into, from];
  }
  return { bytes, starts: from };
}

function lineStarts(bytes: Uint8Array): Uint32Array<ArrayBuffer> {
  let count = 1;
  for (let at = bytes.indexOf(LINE_FEED); at >= 0; at = bytes.indexOf(LINE_FEED, at + 1)) count++;
  const starts = new Uint32Array(count);
  for (let line = 1, at = 0; line < count; line++) starts[line] = at = bytes.indexOf(LINE_FEED, at) + 1;
  return starts;
}

/** A line precedes its continuations: its line feed, or the end, counts as less than any byte. */
function compareLines(bytes: Uint8Array, a: number, b: number): number {
  for (let at = 0; ; at++) {
    const x = byteOrEnd(bytes, a + at);
    const y = byteOrEnd(bytes, b + at);
    if (x !== y) return x - y;
    if (x < 0) return 0;
  }
}

function byteOrEnd(bytes: Uint8Array, at: number): number {
  const byte = bytes[at];
  return byte === undefined || byte === LINE_FEED ? -1 : byte;
}

function lineAt({ bytes }: SortedLines, start: number): Uint8Array {
  const end = bytes.indexOf(LINE_FEED, start);
  return bytes.subarray(start, end < 0 ? bytes.length : end);
}

/** Sorts lines that are separated by line feeds, and yields them with `separator` between them. */
export async function writeSorted(
  bytes: Uint8Array,
  { behindTab, separator }: { readonly behindTab: boolean; readonly separator: string },
  give: (bytes: Uint8Array) => Promise<void>,
  run: RunContext,
): Promise<void> {
  const sorted = await sortLines(bytes, behindTab, (share) => run.tick(share * bytes.length, bytes.length, SORTING));
  const between = new TextEncoder().encode(separator);
  const part = new Uint8Array(MiB);
  let filled = 0;
  const flush = async () => {
    await give(part.subarray(0, filled));
    filled = 0;
    await run.tick(bytes.length, bytes.length, SORTING);
  };
  for (const [index, start] of sorted.starts.entries()) {
    for (const piece of index > 0 ? [between, lineAt(sorted, start)] : [lineAt(sorted, start)]) {
      if (filled + piece.length > part.length) await flush();
      if (piece.length > part.length) await give(piece);
      else {
        part.set(piece, filled);
        filled += piece.length;
      }
    }
  }
  await flush();
}
