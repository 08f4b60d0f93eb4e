// A file in pieces. Emscripten would store it in one array, copy that array whenever it grows, and return it as another copy.
import { MiB } from '../../contract/run/sink';

const PIECE_BYTES = MiB;

export class Pieces {
  #pieces: Uint8Array<ArrayBuffer>[] = [];
  #bytes = 0;
  #taken = 0;

  get bytes(): number {
    return this.#bytes;
  }

  /** May leave a gap of zeros, and may overwrite earlier bytes. */
  write(bytes: Uint8Array, at: number): void {
    this.#each(at, bytes.length, (piece, from, done, length) => piece.set(bytes.subarray(done, done + length), from));
    this.#bytes = Math.max(this.#bytes, at + bytes.length);
  }

  /** Copies bytes into `into`, from this position on. Returns their number. */
  read(into: Uint8Array, at: number): number {
    const bytes = Math.max(0, Math.min(into.length, this.#bytes - at));
    this.#each(at, bytes, (piece, from, done, length) => into.set(piece.subarray(from, from + length), done));
    return bytes;
  }

  /** Returns the next bytes, up to a limit, and removes them. Undefined after the last. */
  take(): Uint8Array<ArrayBuffer> | undefined {
    const start = this.#taken * PIECE_BYTES;
    if (start >= this.#bytes) return undefined;
    const piece = this.#piece(this.#taken);
    this.#pieces[this.#taken++] = new Uint8Array(0);
    return piece.subarray(0, this.#bytes - start);
  }

  clear(): void {
    [this.#pieces, this.#bytes, this.#taken] = [[], 0, 0];
  }

  #piece(index: number): Uint8Array<ArrayBuffer> {
    return (this.#pieces[index] ??= new Uint8Array(PIECE_BYTES));
  }

  #each(at: number, bytes: number, use: (piece: Uint8Array, from: number, done: number, length: number) => void): void {
    for (let done = 0; done < bytes;) {
      const from = (at + done) % PIECE_BYTES;
      const length = Math.min(bytes - done, PIECE_BYTES - from);
      use(this.#piece(Math.floor((at + done) / PIECE_BYTES)), from, done, length);
      done += length;
    }
  }
}
