// Finds the lines at the start and at the end of two files that are equal byte by byte. Lines between them are compared by hash,
// which takes ten times as long.
import type { RunContext } from '../../contract/run/kernel';
import { MiB } from '../../contract/run/sink';
import type { Source } from '../../contract/run/source';

/** Lengths in bytes, in whole lines. */
export interface EqualEnds {
  readonly head: number;
  readonly tail: number;
  /** The first different byte, from 1 as in cmp. Null if the files are identical. */
  readonly firstDifference: number | null;
}

/**
 * Equal lines next to a change that are compared by hash as well: they are the context of a patch, and a change can slide over
 * them. GNU diff keeps its “horizon lines” for the same reason.
 */
const HORIZON_LINES = 64;

const FEED = 0x0a;
const BLOCK_BYTES = MiB;
const WINDOW_BYTES = 1 << 16;

export type File = Exclude<Source, string>;

/** A text is in UTF-8. */
export const fileOf = (source: Source): File =>
  typeof source === 'string' ? new TextEncoder().encode(source) : source;

export const lengthOf = (file: File) => (file instanceof Blob ? file.size : file.length);

export const slice = (file: File, from: number, to: number): File =>
  file instanceof Blob ? file.slice(from, to) : file.subarray(from, to);

/** `read` reads both files up to the first difference, and backward from their ends up to the last one. */
export async function findEqualEnds(a: File, b: File, read: RunContext['read']): Promise<EqualEnds> {
  const [sizeA, sizeB] = [lengthOf(a), lengthOf(b)];
  const equalAtStart = await equalStart(read(a), read(b));
  if (equalAtStart === sizeA && sizeA === sizeB) return { head: sizeA, tail: 0, firstDifference: null };
  const head = await lineBefore(a, equalAtStart);
  const equalAtEnd = await equalEnd(a, b, Math.min(sizeA, sizeB) - head, read);
  return { head, tail: sizeA - (await lineAfter(a, sizeA - equalAtEnd)), firstDifference: equalAtStart + 1 };
}

/** The first different byte, from 1 as in cmp. Null if the files are identical. */
export async function firstDifference(a: File, b: File, read: RunContext['read']): Promise<number | null> {
  const equal = await equalStart(read(a), read(b));
  return equal === lengthOf(a) && equal === lengthOf(b) ? null : equal + 1;
}

/** The number of equal bytes at the start. Chunks of the two may have different lengths. */
async function equalStart(a: AsyncIterable<Uint8Array>, b: AsyncIterable<Uint8Array>): Promise<number> {
  const others = b[Symbol.asyncIterator]();
  let other: Uint8Array = new Uint8Array();
  let equal = 0;
  try {
    for await (const chunk of a) {
      for (let at = 0; at < chunk.length;) {
        if (other.length === 0) {
          const next = await others.next();
          if (next.done === true) return equal;
          other = next.value;
        }
        const most = Math.min(chunk.length - at, other.length);
        const same = equalBytes(chunk.subarray(at, at + most), other.subarray(0, most));
        equal += same;
        if (same < most) return equal;
        at += most;
        other = other.subarray(most);
      }
    }
    return equal;
  } finally {
    await others.return?.();
  }
}

/** The number of equal bytes at the end, at most `most`. */
async function equalEnd(a: File, b: File, most: number, read: RunContext['read']): Promise<number> {
  const blockBytes = Math.min(BLOCK_BYTES, most);
  const blocks = { a: new Uint8Array(blockBytes), b: new Uint8Array(blockBytes) };
  const [sizeA, sizeB] = [lengthOf(a), lengthOf(b)];
  let equal = 0;
  while (equal < most) {
    const bytes = Math.min(blockBytes, most - equal);
    await fill(blocks.a, read(slice(a, sizeA - equal - bytes, sizeA - equal)));
    await fill(blocks.b, read(slice(b, sizeB - equal - bytes, sizeB - equal)));
    const [one, other] = [blocks.a.subarray(0, bytes), blocks.b.subarray(0, bytes)];
    if (equalBytes(one, other) < bytes) return equal + equalBytesAtEnd(one, other);
    equal += bytes;
  }
  return equal;
}

/** Copies the chunks into the block. */
export async function fill(block: Uint8Array, chunks: AsyncIterable<Uint8Array>): Promise<void> {
  let filled = 0;
  for await (const chunk of chunks) {
    block.set(chunk, filled);
    filled += chunk.length;
  }
}

/** The number of equal bytes at the start. Both are equally long. */
export function equalBytes(a: Uint8Array, b: Uint8Array): number {
  const words = a.byteOffset % 4 === 0 && b.byteOffset % 4 === 0 ? equalWords(a, b) : 0;
  let at = 4 * words;
  while (at < a.length && a[at] === b[at]) at++;
  return at;
}

function equalWords(a: Uint8Array, b: Uint8Array): number {
  const count = a.length >>> 2;
  const [one, other] = [new Int32Array(a.buffer, a.byteOffset, count), new Int32Array(b.buffer, b.byteOffset, count)];
  let at = 0;
  while (at < count && one[at] === other[at]) at++;
  return at;
}

function equalBytesAtEnd(a: Uint8Array, b: Uint8Array): number {
  let equal = 0;
  while (equal < a.length && a[a.length - 1 - equal] === b[b.length - 1 - equal]) equal++;
  return equal;
}

/** The start of the line that has HORIZON_LINES line ends between it and `end`; 0 if there is none. */
async function lineBefore(file: File, end: number): Promise<number> {
  let feeds = 0;
  for (let to = end; to > 0; to -= WINDOW_BYTES) {
    const from = Math.max(0, to - WINDOW_BYTES);
    const bytes = await bytesOf(slice(file, from, to));
    for (let at = bytes.lastIndexOf(FEED); at >= 0; at = at === 0 ? -1 : bytes.lastIndexOf(FEED, at - 1))
      if (feeds++ === HORIZON_LINES) return from + at + 1;
  }
  return 0;
}

/** The start of the line that has HORIZON_LINES line ends between it and `start`; the size if there is none. */
async function lineAfter(file: File, start: number): Promise<number> {
  const size = lengthOf(file);
  let feeds = 0;
  for (let from = start; from < size; from += WINDOW_BYTES) {
    const bytes = await bytesOf(slice(file, from, from + WINDOW_BYTES));
    for (let at = bytes.indexOf(FEED); at >= 0; at = bytes.indexOf(FEED, at + 1))
      if (feeds++ === HORIZON_LINES) return from + at + 1;
  }
  return size;
}

/** The whole file. */
export const bytesOf = async (file: File): Promise<Uint8Array> =>
  file instanceof Blob ? new Uint8Array(await file.arrayBuffer()) : file;
