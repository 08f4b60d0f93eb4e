// Reads a text again line by line, and copies selected lines.
import type { Sink } from '../../contract/run/sink';

export interface CursorSource {
  /** The bytes from the first line of `starts` to its end. */
  readonly chunks: AsyncIterable<Uint8Array>;
  /** The offsets of lines in bytes, and the end of the last one. */
  readonly starts: Float64Array;
  /** The number of the first line in `starts`. */
  readonly first: number;
}

const FEED = 0x0a;
const PART_BYTES = 1 << 20;

/** Collects small pieces into larger writes. */
export class PartWriter {
  readonly #part = new Uint8Array(PART_BYTES);
  readonly #sink: Pick<Sink, 'write'>;
  #filled = 0;

  constructor(sink: Pick<Sink, 'write'>) {
    this.#sink = sink;
  }

  /** Its result is awaited if it is a promise. */
  write(bytes: Uint8Array): Promise<void> | undefined {
    if (this.#filled + bytes.length > PART_BYTES) return this.#writeThrough(bytes);
    this.#part.set(bytes, this.#filled);
    this.#filled += bytes.length;
    return undefined;
  }

  async flush(): Promise<void> {
    if (this.#filled > 0) await this.#sink.write(this.#part.subarray(0, this.#filled));
    this.#filled = 0;
  }

  async #writeThrough(bytes: Uint8Array): Promise<void> {
    await this.flush();
    if (bytes.length > PART_BYTES) await this.#sink.write(bytes);
    else {
      this.#part.set(bytes);
      this.#filled = bytes.length;
    }
  }
}

export class LineCursor {
  readonly #chunks: AsyncIterator<Uint8Array>;
  readonly #starts: Float64Array;
  readonly #first: number;
  #chunk: Uint8Array = new Uint8Array();
  /** The offset of the chunk, and the cursor's offset in it. */
  #offset: number;
  #at = 0;

  constructor({ chunks, starts, first }: CursorSource) {
    this.#chunks = chunks[Symbol.asyncIterator]();
    this.#starts = starts;
    this.#first = first;
    this.#offset = starts[0] ?? 0;
  }

  /** Copies a line at or after the cursor. Resolves to whether it ends in a line feed. */
  async copy(line: number, out: PartWriter): Promise<boolean> {
    const index = line - this.#first;
    await this.#skipTo(this.#starts[index] ?? 0);
    const end = this.#starts[index + 1] ?? 0;
    let last = 0;
    while (this.#offset + this.#at < end && (this.#at < this.#chunk.length || (await this.#next()))) {
      const piece = this.#chunk.subarray(this.#at, end - this.#offset);
      const written = out.write(piece);
      if (written) await written;
      last = piece.at(-1) ?? last;
      this.#at += piece.length;
    }
    return last === FEED;
  }

  /** Reads the rest, so that the progress reaches the end. */
  async finish(): Promise<void> {
    while (await this.#next());
  }

  async #skipTo(offset: number): Promise<void> {
    while (offset >= this.#offset + this.#chunk.length && (await this.#next()));
    this.#at = Math.max(0, offset - this.#offset);
  }

  async #next(): Promise<boolean> {
    // Call it before the next chunk, which may reuse this one's buffer.
    this.#offset += this.#chunk.length;
    const next = await this.#chunks.next();
    this.#at = 0;
    this.#chunk = next.done === true ? new Uint8Array() : next.value;
    return next.done !== true;
  }
}
