// A pipe over any sequence of chunks: a program's standard input, or another run's output.
import type { Pipe, Walk } from '../contract/run/source';
import { concatBytes } from './concat-bytes';
import { startOfText, walkOver, walkPast } from './place';

/**
 * The least number of bytes that are kept to find lines and columns in. A problem is nearly always reported soon after its
 * place.
 */
const HELD_BYTES = 1024 * 1024;

export class BytePipe<Chunk extends Uint8Array = Uint8Array> implements Pipe {
  readonly isPipe = true;
  readonly #chunks: AsyncIterator<Chunk>;
  readonly #drop: (chunk: Chunk) => void;
  /** Chunks that were peeked at and not read yet. */
  #ahead: Chunk[] = [];
  #isRead = false;
  /** The latest chunks, oldest first, and the reader's position before them. */
  #held: Chunk[] = [];
  #heldFrom = 0;
  #heldWalk = startOfText();

  /** The chunks must not change, because the pipe keeps the latest ones. `drop` gets each chunk that is no longer kept. */
  constructor(chunks: AsyncIterable<Chunk>, drop: (chunk: Chunk) => void = () => undefined) {
    this.#chunks = chunks[Symbol.asyncIterator]();
    this.#drop = drop;
  }

  async peek(bytes: number): Promise<Uint8Array> {
    let held = this.#ahead.reduce((sum, chunk) => sum + chunk.length, 0);
    while (held < bytes) {
      const next = await this.#chunks.next();
      if (next.done) break;
      this.#ahead.push(next.value);
      held += next.value.length;
    }
    return concatBytes(this.#ahead).subarray(0, bytes);
  }

  async *read(chunkBytes: number): AsyncGenerator<Uint8Array> {
    if (this.#isRead) throw new Error('A pipe can be read only once.');
    this.#isRead = true;
    try {
      for (;;) {
        const chunk = this.#ahead.shift() ?? (await this.#next());
        if (!chunk) return;
        this.#hold(chunk);
        for (let at = 0; at < chunk.length; at += chunkBytes) yield chunk.subarray(at, at + chunkBytes);
      }
    } finally {
      await this.#chunks.return?.();
    }
  }

  walksTo(byteOffsets: readonly number[]): readonly (Walk | undefined)[] {
    const bytes = concatBytes(this.#held);
    return byteOffsets.map((offset) => {
      const end = offset - this.#heldFrom;
      return end < 0 ? undefined : walkOver(this.#heldWalk, bytes, 0, Math.min(end, bytes.length));
    });
  }

  async #next(): Promise<Chunk | undefined> {
    const next = await this.#chunks.next();
    return next.done ? undefined : next.value;
  }

  #hold(chunk: Chunk): void {
    this.#held.push(chunk);
    let bytes = this.#held.reduce((sum, { length }) => sum + length, 0);
    for (let [oldest] = this.#held; oldest && bytes - oldest.length >= HELD_BYTES; [oldest] = this.#held) {
      this.#heldWalk = walkPast(this.#heldWalk, oldest);
      this.#heldFrom += oldest.length;
      bytes -= oldest.length;
      this.#held.shift();
      this.#drop(oldest);
    }
  }
}
