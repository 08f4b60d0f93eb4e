// Reads files of a disk without promises: for a small file, they take several times as long as the reading itself.
import { closeSync, constants, fstatSync, openSync, readSync, type Stats } from 'node:fs';
import { KiB } from '../workers/contract/run/sink';
import { systemPath } from './byte-names';
import { CHANGED, fileProblem } from './problem';

/** A file of up to this size is read at once: as a Blob, it takes five times as long. */
export const SMALL_BYTES = 64 * KiB;

/** Without waiting for the writer of a named pipe that has taken a file's place. Windows has no such flag. */
const FLAGS = constants.O_RDONLY | constants.O_NONBLOCK;

/** A file when it was found or opened. As a number, the time has steps of a quarter of a microsecond. */
export type FileState = Pick<Stats, 'size' | 'mtimeMs'>;

export const statsNow = (descriptor: number): Stats => fstatSync(descriptor);

const changed = () => Object.assign(new Error('The file has changed.'), { code: CHANGED });

/** Every method throws a system error, or one with the code CHANGED. */
export class OpenedFile<State extends FileState = Stats> {
  /** How it must be when it is read. */
  readonly stats: State;
  readonly #descriptor: number;

  constructor(name: string, statsOf: (descriptor: number) => State) {
    this.#descriptor = openSync(systemPath(name), FLAGS);
    this.stats = statsOf(this.#descriptor);
  }

  /** Fills `into` from the offset. The file must have had so many bytes, and no more if `into` has room for them. */
  read(into: Uint8Array, offset: number): void {
    const wanted = Math.min(into.length, this.stats.size - offset);
    let filled = 0;
    do {
      const more = readSync(this.#descriptor, into, filled, into.length - filled, offset + filled);
      filled += more;
      if (filled > wanted || (more === 0 && filled < wanted)) throw changed();
    } while (filled < wanted);
  }

  requireUnchanged(): void {
    const { size, mtimeMs } = fstatSync(this.#descriptor);
    if (size !== this.stats.size || mtimeMs !== this.stats.mtimeMs) throw changed();
  }

  close(): void {
    closeSync(this.#descriptor);
  }
}

export interface SmallFile {
  readonly bytes: Uint8Array;
  readonly stats: Stats;
}

/**
 * The whole of a file. `room` gives memory for so many bytes. Undefined if it has none, and for something that isn't a file. Throws
 * ToolError if the file can't be read, or changes meanwhile.
 */
export function readSmall(name: string, room: (bytes: number) => Uint8Array | undefined): SmallFile | undefined {
  let file: OpenedFile | undefined;
  try {
    file = new OpenedFile(name, statsNow);
    const { stats } = file;
    // One byte more shows a file that grows, and one whose size isn't known, as in /proc.
    const into = stats.isFile() ? room(stats.size + 1) : undefined;
    if (!into) return undefined;
    file.read(into, 0);
    file.requireUnchanged();
    return { bytes: into.subarray(0, stats.size), stats };
  } catch (error) {
    throw fileProblem(error, name, 'read');
  } finally {
    file?.close();
  }
}

/** New memory for a small file. */
export const newRoom = (bytes: number): Uint8Array | undefined =>
  bytes <= SMALL_BYTES + 1 ? new Uint8Array(bytes) : undefined;
