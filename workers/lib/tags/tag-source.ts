import { KiB, MiB } from '../../contract/run/sink';

/** Of all tags of a file together. A size in a damaged or hostile file may be any number. */
export const MOST_TAG_BYTES = 32 * MiB;

/** Each read counts at least this much, which also limits the number of reads. */
const LEAST_BYTES = 4 * KiB;

/** Reads parts of a file, up to `MOST_TAG_BYTES` in all. */
export class TagSource {
  readonly file: Blob;
  #left = MOST_TAG_BYTES;
  #isCut = false;

  constructor(file: Blob) {
    this.file = file;
  }

  /** Whether the file has bytes that were needed and weren't read because of the limit. */
  get isCut(): boolean {
    return this.#isCut;
  }

  /** Fewer bytes at the end of the file, and where the limit is reached. */
  async upTo(from: number, bytes: number): Promise<Uint8Array<ArrayBuffer>> {
    const there = Math.max(0, Math.min(bytes, this.file.size - from));
    const taken = Math.min(there, this.#left);
    if (taken < there) this.#isCut = true;
    this.#left = Math.max(0, this.#left - Math.max(taken, LEAST_BYTES));
    return taken === 0 ? new Uint8Array(0) : new Uint8Array(await this.file.slice(from, from + taken).arrayBuffer());
  }

  /** Undefined if the file ends earlier, or if the limit does not allow all of these bytes. */
  async whole(from: number, bytes: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
    if (from + bytes > this.file.size) return undefined;
    if (bytes > this.#left) {
      this.#isCut = true;
      return undefined;
    }
    return this.upTo(from, bytes);
  }
}
