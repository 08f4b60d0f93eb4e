// Sorts the members of every object by key. Not recursive, so that any depth works.
import type { RunContext } from '../../contract/run/kernel';
import { indexKeys, SORTING, type KeyIndex } from './key-index';

/** The text with sorted keys. `bytes` is valid JSON without whitespace. Line feeds separate documents. */
export async function sortKeys(bytes: Uint8Array, run: RunContext): Promise<Uint8Array> {
  const writer = new SortedWriter(bytes, await indexKeys(bytes, run));
  while (writer.write()) await run.tick(bytes.length, bytes.length, SORTING);
  return writer.output;
}

/** A part of the text that remains to be written, up to `end`. Its next object is number `cursor`. */
interface Stretch {
  at: number;
  readonly end: number;
  cursor: number;
}

/** An object, and how many of its members have been written. */
interface OpenObject {
  readonly object: number;
  written: number;
}

/** Steps between two checks for a cancel. */
const STEPS = 50_000;

class SortedWriter {
  readonly output: Uint8Array;
  readonly #bytes: Uint8Array;
  readonly #index: KeyIndex;
  readonly #stack: (Stretch | OpenObject)[];
  #filled = 0;

  constructor(bytes: Uint8Array, index: KeyIndex) {
    this.output = new Uint8Array(bytes.length);
    this.#bytes = bytes;
    this.#index = index;
    this.#stack = [{ at: 0, end: bytes.length, cursor: 0 }];
  }

  /** Writes for a while. Returns false when everything is written. */
  write(): boolean {
    for (let steps = 0; steps < STEPS; steps++) {
      const top = this.#stack.at(-1);
      if (!top) return false;
      if ('object' in top) this.#member(top);
      else this.#stretch(top);
    }
    return true;
  }

  #stretch(stretch: Stretch) {
    const { starts, ends, nexts } = this.#index;
    const { cursor } = stretch;
    if (cursor >= starts.length || starts.at(cursor) >= stretch.end) {
      this.#copy(stretch.at, stretch.end);
      this.#stack.pop();
      return;
    }
    this.#copy(stretch.at, starts.at(cursor) + 1);
    stretch.at = ends.at(cursor);
    stretch.cursor = nexts.at(cursor);
    this.#stack.push({ object: cursor, written: 0 });
  }

  #member(top: OpenObject) {
    const { firsts, counts, order, keys, values, valueEnds, cursors } = this.#index;
    if (top.written === counts.at(top.object)) {
      this.output[this.#filled++] = 0x7d;
      this.#stack.pop();
      return;
    }
    if (top.written > 0) this.output[this.#filled++] = 0x2c;
    const member = order.at(firsts.at(top.object) + top.written++);
    this.#copy(keys.at(member), values.at(member));
    this.#stack.push({ at: values.at(member), end: valueEnds.at(member), cursor: cursors.at(member) });
  }

  #copy(from: number, to: number) {
    this.output.set(this.#bytes.subarray(from, to), this.#filled);
    this.#filled += to - from;
  }
}
