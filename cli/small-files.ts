// Small files in one piece of memory, to be the inputs of one run: opening a run takes longer than hashing a small file.
import { KiB } from '../workers/contract/run/sink';
import { readSmall, type SmallFile } from './read-file';

/** Fits into a core's cache: with 1 or 4 MiB, the whole command took a fifth longer. */
const MEMORY_BYTES = 512 * KiB;
const LARGEST_BYTES = 128 * KiB;
/** A run of more files would keep its first result waiting. */
const MOST_FILES = 1_000;

export class SmallFiles<Turn> {
  readonly #memory = new Uint8Array(MEMORY_BYTES);
  #filled = 0;
  #kept: (SmallFile & { readonly turn: Turn })[] = [];

  /** Undefined if there is no room for the file, or if it isn't a file. Throws ToolError. */
  read(name: string): SmallFile | undefined {
    const from = this.#filled;
    if (this.#kept.length === MOST_FILES) return undefined;
    return readSmall(name, (bytes) =>
      bytes <= Math.min(LARGEST_BYTES, MEMORY_BYTES - from) ? this.#memory.subarray(from, from + bytes) : undefined,
    );
  }

  /** The file that was read last. */
  keep(file: SmallFile, turn: Turn): void {
    this.#filled += file.bytes.length;
    this.#kept.push({ ...file, turn });
  }

  /** The files so far, whose memory the next ones use again. */
  take(): readonly (SmallFile & { readonly turn: Turn })[] {
    const taken = this.#kept;
    this.#kept = [];
    this.#filled = 0;
    return taken;
  }
}
