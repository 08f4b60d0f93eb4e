// A file that is read at once when it is needed, such as one of many thousands of which few are read. Every read fails if the file has
// changed since it was found.
import { statSync } from 'node:fs';
import { ToolError } from '../workers/contract/run/errors';
import type { ReadNow } from '../workers/contract/run/source';
import { systemPath } from './byte-names';
import { identityOf } from './inputs';
import { streamOf } from './open-file';
import { message } from './message';
import { fileProblem, ofFile, problemOf } from './problem';
import { OpenedFile, type FileState } from './read-file';

/** Its bytes are read by `readNow`, or as those of any Blob. */
export class DiskFile implements Blob, ReadNow {
  readonly type = '';
  readonly size: number;
  readonly #name: string;
  /** As it was found. All of its Stats would take as much memory as many a file. */
  readonly #found: FileState;
  readonly #from: number;

  constructor(name: string, found: FileState, from = 0, to = found.size) {
    this.#name = name;
    this.#found = found;
    this.#from = from;
    this.size = to - from;
  }

  readNow(into: Uint8Array, offset: number): void {
    let file: OpenedFile<FileState> | undefined;
    try {
      file = new OpenedFile(this.#name, () => this.#found);
      file.read(into, this.#from + offset);
      file.requireUnchanged();
    } catch (error) {
      throw new ToolError('unreadable', problemOf(error, 'read'), { cause: error });
    } finally {
      file?.close();
    }
  }

  /** Both ends are within the file. */
  slice(from = 0, to = this.size): DiskFile {
    return new DiskFile(this.#name, this.#found, this.#from + from, this.#from + to);
  }

  stream(): ReadableStream<Uint8Array<ArrayBuffer>> {
    const path = systemPath(this.#name);
    const [from, to] = [this.#from, this.#from + this.size];
    return streamOf({ path, mtimeMs: this.#found.mtimeMs, from, ...(this.size < this.#found.size && { to }) });
  }

  async bytes(): Promise<Uint8Array<ArrayBuffer>> {
    const bytes = new Uint8Array(this.size);
    this.readNow(bytes, 0);
    return bytes;
  }

  async arrayBuffer(): Promise<ArrayBuffer> {
    return (await this.bytes()).buffer;
  }

  async text(): Promise<string> {
    return new TextDecoder().decode(await this.bytes());
  }
}

// A source is a Blob by its prototype. Its constructor would take longer than reading a small file.
Object.setPrototypeOf(DiskFile.prototype, Blob.prototype);

export interface FoundOnDisk {
  readonly source: DiskFile;
  /** Equal for all names of the file. Undefined on a file system that numbers no files. */
  readonly identity: string | undefined;
}

/** Throws ToolError `unreadable`, also for something that isn't a file. */
export function findOnDisk(name: string): FoundOnDisk {
  const path = systemPath(name);
  try {
    const stats = statSync(path);
    if (stats.isDirectory()) throw Object.assign(new Error('A folder'), { code: 'EISDIR' });
    if (!stats.isFile()) throw new ToolError('unreadable', ofFile(name, message('deviceNotFile')));
    const { size, mtimeMs, ino } = stats;
    // A number has only the first 53 bits.
    const whole = Number.isSafeInteger(ino) ? stats : statSync(path, { bigint: true });
    return { source: new DiskFile(name, { size, mtimeMs }), identity: ino === 0 ? undefined : identityOf(whole) };
  } catch (error) {
    throw error instanceof ToolError ? error : fileProblem(error, name, 'read');
  }
}
