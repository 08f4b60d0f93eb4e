// Merges sorted runs of rows that are in one spill file.
import { PLACE_BYTES, readPlace, writePlace, type RowPlace } from '../../../contract/run/row-places';
import type { KeyAt } from './sort-keys';

/** In bytes of the spill file. */
export interface SpilledRun {
  readonly from: number;
  readonly to: number;
}

/** A record begins with its key's double, its place and the length of the key's bytes, which follow. */
export const RECORD_HEAD = 8 + PLACE_BYTES + 4;

export function writeRecordHead(view: DataView, near: number, place: RowPlace, keyBytes: number): void {
  view.setFloat64(0, near);
  writePlace(view, 8, place);
  view.setUint32(8 + PLACE_BYTES, keyBytes);
}

export interface MergeOptions {
  readonly compareEqual: (a: KeyAt, b: KeyAt) => number;
  readonly isDescending: boolean;
  /** Of the blocks of all runs. */
  readonly blockBytes: number;
}

/** Gives the places of all rows in order. Of equal keys, the earlier run's comes first. */
export async function mergeRuns(
  blob: Blob,
  runs: readonly SpilledRun[],
  { compareEqual, isDescending, blockBytes }: MergeOptions,
  give: (place: RowPlace) => Promise<void> | undefined,
): Promise<void> {
  const block = Math.floor(blockBytes / runs.length);
  const cursors = runs.map(({ from, to }, index) => new Cursor(blob, from, to, block, index));
  for (const cursor of cursors) await cursor.advance();
  const sign = isDescending ? -1 : 1;
  const isBefore = (a: Cursor, b: Cursor) => {
    if (a.near !== b.near) return a.near < b.near === sign > 0;
    const order = sign * compareEqual(a, b);
    return order === 0 ? a.index < b.index : order < 0;
  };
  // A heap whose first cursor has the next row.
  const heap = cursors.filter(({ isAtEnd }) => !isAtEnd);
  for (let at = heap.length >> 1; at >= 0; at--) sink(heap, at, isBefore);
  for (let [first] = heap; first; [first] = heap) {
    const writing = give(first.place());
    if (writing) await writing;
    const waiting = first.advance();
    if (waiting) await waiting;
    if (first.isAtEnd) {
      const last = heap.pop();
      if (last && last !== first) heap[0] = last;
    }
    sink(heap, 0, isBefore);
  }
}

/** Moves a cursor down to where none below it comes before it. */
function sink(heap: Cursor[], from: number, isBefore: (a: Cursor, b: Cursor) => boolean): void {
  for (let at = from; ;) {
    let least = at;
    for (const child of [2 * at + 1, 2 * at + 2]) {
      const [one, best] = [heap[child], heap[least]];
      if (one && best && isBefore(one, best)) least = child;
    }
    const [moved, up] = [heap[at], heap[least]];
    if (least === at || !moved || !up) return;
    [heap[at], heap[least]] = [up, moved];
    at = least;
  }
}

/** Reads a run's records. */
class Cursor implements KeyAt {
  readonly index: number;
  /** Of the current record. */
  near = 0;
  bytes = new Uint8Array();
  start = 0;
  end = 0;
  isAtEnd = false;
  readonly #blob: Blob;
  readonly #to: number;
  readonly #blockBytes: number;
  /** The next bytes of the file that aren't in the block. */
  #next: number;
  #view = new DataView(this.bytes.buffer);

  constructor(blob: Blob, from: number, to: number, blockBytes: number, index: number) {
    this.#blob = blob;
    this.#next = from;
    this.#to = to;
    this.#blockBytes = blockBytes;
    this.index = index;
  }

  place(): RowPlace {
    return readPlace(this.#view, this.start - RECORD_HEAD + 8);
  }

  /** Goes to the next record. Returns a promise if the file has to be read. */
  advance(): Promise<void> | undefined {
    const at = this.end;
    if (at === this.bytes.length && this.#next === this.#to) {
      this.isAtEnd = true;
      return undefined;
    }
    const isHeadRead = at + RECORD_HEAD <= this.bytes.length;
    const recordEnd = at + RECORD_HEAD + (isHeadRead ? this.#view.getUint32(at + RECORD_HEAD - 4) : 0);
    if (!isHeadRead || recordEnd > this.bytes.length) return this.#read(recordEnd - at).then(() => this.advance());
    this.near = this.#view.getFloat64(at);
    this.start = at + RECORD_HEAD;
    this.end = recordEnd;
    return undefined;
  }

  /** Keeps what is left of the block, and reads at least so many bytes from there. */
  async #read(least: number): Promise<void> {
    const from = this.#next - (this.bytes.length - this.end);
    const to = Math.min(this.#to, from + Math.max(least, this.#blockBytes));
    this.bytes = new Uint8Array(await this.#blob.slice(from, to).arrayBuffer());
    if (this.bytes.length !== to - from) throw new Error('The spill file was cut.');
    this.#view = new DataView(this.bytes.buffer);
    this.#next = to;
    this.end = 0;
  }
}
