// Reads one side: the offsets of its lines, and which of them are equal.
import { messagesOf } from '../../contract/message';
import { ToolError } from '../../contract/errors';
import type { LineIds } from './line-ids';
import type { NormalizeLine } from './normalize-line';
import { LINE_LIMIT, LONGEST_LINE } from './spec';
import type { messages } from './messages';

export const SIDE_NAMES = ['original', 'changed'] as const;
export type SideName = (typeof SIDE_NAMES)[number];

const message = messagesOf<typeof messages>('diff-checker');

const [FEED, RETURN] = [0x0a, 0x0d];

export interface Lines {
  /** An id for each line. */
  readonly ids: Int32Array;
  /** In bytes; one more than there are lines. */
  readonly starts: Float64Array;
  readonly longest: number;
  /** Lines that end in CR LF, and in LF alone. */
  readonly returns: number;
  readonly feeds: number;
}

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) => new DataView(buffer, byteOffset, byteLength);

/** Collects the lines of arbitrary chunks. Throws ToolError `too-large`. */
export class LineReader {
  #ids = new Int32Array(1024);
  #starts = new Float64Array(1024);
  #count = 0;
  #end = 0;
  #longest = 0;
  #returns = 0;
  #feeds = 0;
  /** The beginning of an incomplete line. */
  #held = new Uint8Array(1024);
  #heldBytes = 0;

  constructor(
    readonly side: SideName,
    readonly known: LineIds,
    readonly normalize: NormalizeLine | undefined,
  ) {}

  push(chunk: Uint8Array): void {
    const view = viewOf(chunk);
    let from = 0;
    for (let feed = chunk.indexOf(FEED); feed >= 0; feed = chunk.indexOf(FEED, from)) {
      if (this.#heldBytes === 0) this.#add(chunk, view, from, feed + 1);
      else {
        this.#hold(chunk, from, feed + 1);
        this.#addHeld();
      }
      from = feed + 1;
    }
    this.#hold(chunk, from, chunk.length);
  }

  end(): Lines {
    if (this.#heldBytes > 0) this.#addHeld();
    this.#starts[this.#count] = this.#end;
    return {
      ids: this.#ids.subarray(0, this.#count),
      starts: this.#starts.subarray(0, this.#count + 1),
      ...{ longest: this.#longest, returns: this.#returns, feeds: this.#feeds },
    };
  }

  #hold(chunk: Uint8Array, from: number, to: number): void {
    const bytes = this.#heldBytes + to - from;
    if (bytes > LONGEST_LINE) {
      throw new ToolError('too-large', message('longLine', { line: this.#count + 1, side: message(this.side) }));
    }
    if (bytes > this.#held.length) {
      const larger = new Uint8Array(2 * bytes);
      larger.set(this.#held.subarray(0, this.#heldBytes));
      this.#held = larger;
    }
    this.#held.set(chunk.subarray(from, to), this.#heldBytes);
    this.#heldBytes = bytes;
  }

  #addHeld(): void {
    this.#add(this.#held, viewOf(this.#held), 0, this.#heldBytes);
    this.#heldBytes = 0;
  }

  #add(bytes: Uint8Array, view: DataView, from: number, to: number): void {
    if (this.#count + 1 >= this.#ids.length) this.#grow();
    const line = this.normalize?.(bytes.subarray(from, to));
    this.#ids[this.#count] = line ? this.known.idOf(viewOf(line), 0, line.length) : this.known.idOf(view, from, to);
    this.#starts[this.#count] = this.#end;
    this.#count += 1;
    this.#end += to - from;
    this.#longest = Math.max(this.#longest, to - from);
    if (bytes[to - 1] !== FEED) return;
    if (to - from > 1 && bytes[to - 2] === RETURN) this.#returns += 1;
    else this.#feeds += 1;
  }

  #grow(): void {
    if (this.#count >= LINE_LIMIT) {
      throw new ToolError('too-large', message('manyLines', { side: message(this.side), limit: LINE_LIMIT }));
    }
    const ids = new Int32Array(2 * this.#ids.length);
    ids.set(this.#ids);
    const starts = new Float64Array(ids.length);
    starts.set(this.#starts);
    this.#ids = ids;
    this.#starts = starts;
  }
}
