// Sorts any number of rows by their keys in flat memory: sorted runs go to a spill file and are merged from it.
import type { RunContext, Step } from '../../../contract/run/kernel';
import { messagesOf } from '../../../contract/run/message';
import { KiB, MiB, type Sink, type Stored } from '../../../contract/run/sink';
import { QueuedOutput } from '../../../lib/queued-output';
import type { common } from '../../../words/common';
import { mergeRuns, RECORD_HEAD, writeRecordHead, type SpilledRun } from './merge-runs';
import { PLACE_BYTES, writePlace, type RowPlace } from '../../../contract/run/row-places';
import type { KeyKind, SortKey } from './sort-keys';

const SORTING: Step = { label: messagesOf<typeof common>('common')('sorting'), unit: 'items' };

/** What is in memory at a time. Tests set it lower. */
export interface SortMemory {
  readonly rows: number;
  readonly keyBytes: number;
  /** Of all blocks that are read from the spill file. */
  readonly blockBytes: number;
}

export const SORT_MEMORY: SortMemory = { rows: 512 * KiB, keyBytes: 16 * MiB, blockBytes: 16 * MiB };

/** Rows between two checks for a cancel. */
const ROWS_PER_TICK = 4096;

export class RowSorter {
  readonly #kind: KeyKind;
  readonly #isDescending: boolean;
  readonly #memory: SortMemory;
  readonly #run: RunContext;
  /** Of the rows in memory. */
  readonly #near: Float64Array;
  readonly #numbers: Float64Array;
  readonly #offsets: Float64Array;
  readonly #lengths: Uint32Array;
  /** Where each key begins; the next one begins where it ends. */
  readonly #starts: Uint32Array;
  #keys: Uint8Array;
  #count = 0;
  #runs: SpilledRun[] = [];
  #spill: { readonly sink: Sink; readonly out: QueuedOutput; bytes: number } | undefined;
  rows = 0;

  constructor(kind: KeyKind, isDescending: boolean, run: RunContext, memory: SortMemory) {
    this.#kind = kind;
    this.#isDescending = isDescending;
    this.#run = run;
    this.#memory = memory;
    this.#near = new Float64Array(memory.rows);
    this.#numbers = new Float64Array(memory.rows);
    this.#offsets = new Float64Array(memory.rows);
    this.#lengths = new Uint32Array(memory.rows);
    this.#starts = new Uint32Array(memory.rows + 1);
    this.#keys = new Uint8Array(memory.keyBytes);
  }

  /** Returns a promise if the row had to wait for the spill file. The key is copied. */
  add(key: SortKey, place: RowPlace): Promise<void> | undefined {
    const isFull = this.#count === this.#memory.rows || this.#used + key.bytes.length > this.#keys.length;
    if (isFull && this.#count > 0) {
      const kept = { near: key.near, bytes: key.bytes.slice() };
      return this.#spillRun().then(() => this.#put(kept, place));
    }
    this.#put(key, place);
    return undefined;
  }

  /** Writes the places of all rows in order. Returns the spill file, if there was one. */
  async finish(places: Pick<Sink, 'write'>): Promise<Stored | undefined> {
    if (!this.#spill) {
      await this.#writeSorted(new PlaceOutput(places));
      return undefined;
    }
    await this.#spillRun();
    const { sink, out } = this.#spill;
    await out.flush();
    const stored = await sink.close();
    if (stored.stored !== 'blob') throw new Error('Bytes are stored as a Blob.');
    const output = new PlaceOutput(places);
    let written = 0;
    const merging = {
      compareEqual: this.#kind.compareEqual,
      isDescending: this.#isDescending,
      blockBytes: this.#memory.blockBytes,
    };
    await mergeRuns(stored.blob, this.#runs, merging, (place) => {
      output.put(place);
      return ++written % ROWS_PER_TICK > 0 ? undefined : this.#pass(output, written);
    });
    await output.flush();
    return stored;
  }

  async #pass(output: PlaceOutput, written: number): Promise<void> {
    await output.drain();
    await this.#run.tick(written, this.rows, SORTING);
  }

  get #used(): number {
    return this.#starts[this.#count] ?? 0;
  }

  #put({ near, bytes }: SortKey, { number, offset, length }: RowPlace): void {
    // A single key may be longer than the memory for many.
    if (bytes.length > this.#keys.length) this.#keys = new Uint8Array(bytes.length);
    const at = this.#count++;
    const start = this.#starts[at] ?? 0;
    this.#near[at] = near;
    this.#numbers[at] = number;
    this.#offsets[at] = offset;
    this.#lengths[at] = length;
    this.#keys.set(bytes, start);
    this.#starts[at + 1] = start + bytes.length;
    this.rows++;
  }

  /** The rows in memory. The sort is stable. */
  #sorted(): Uint32Array {
    const [near, starts, bytes] = [this.#near, this.#starts, this.#keys];
    const { compareEqual } = this.#kind;
    const sign = this.#isDescending ? -1 : 1;
    const keyAt = (at: number) => ({ near: near[at] ?? 0, bytes, start: starts[at] ?? 0, end: starts[at + 1] ?? 0 });
    return Uint32Array.from({ length: this.#count }, (_, at) => at).sort((a, b) => {
      const [x = 0, y = 0] = [near[a], near[b]];
      if (x !== y) return x < y ? -sign : sign;
      return sign * compareEqual(keyAt(a), keyAt(b));
    });
  }

  async #writeSorted(output: PlaceOutput): Promise<void> {
    for (const at of this.#sorted()) output.put(this.#placeAt(at));
    await output.flush();
  }

  #placeAt(at: number): RowPlace {
    return { number: this.#numbers[at] ?? 0, offset: this.#offsets[at] ?? 0, length: this.#lengths[at] ?? 0 };
  }

  async #spillRun(): Promise<void> {
    if (!this.#spill) {
      const sink = await this.#run.sink({ mime: 'application/octet-stream' });
      this.#spill = { sink, out: new QueuedOutput(sink), bytes: 0 };
    }
    const { out } = this.#spill;
    const from = this.#spill.bytes;
    const head = new Uint8Array(RECORD_HEAD);
    const view = new DataView(head.buffer);
    for (const at of this.#sorted()) {
      const key = this.#keys.subarray(this.#starts[at], this.#starts[at + 1]);
      writeRecordHead(view, this.#near[at] ?? 0, this.#placeAt(at), key.length);
      out.put(head);
      out.put(key);
      this.#spill.bytes += head.length + key.length;
      if (out.isWaiting) await out.drain();
    }
    // Keys that aren't written yet would be overwritten by the next rows.
    await out.flush();
    this.#runs.push({ from, to: this.#spill.bytes });
    this.#count = 0;
  }
}

/** Writes places. */
export class PlaceOutput {
  readonly #out: QueuedOutput;
  readonly #bytes = new Uint8Array(PLACE_BYTES);
  readonly #view = new DataView(this.#bytes.buffer);

  constructor(sink: Pick<Sink, 'write'>) {
    this.#out = new QueuedOutput(sink);
  }

  put(place: RowPlace): void {
    writePlace(this.#view, 0, place);
    this.#out.put(this.#bytes);
  }

  drain(): Promise<void> {
    return this.#out.drain();
  }

  flush(): Promise<void> {
    return this.#out.flush();
  }
}
