// A file whose content is only read when it is needed, such as one of many thousands of which few are read. Every read fails if the
// file has changed since it was found.
import { closeSync, fstatSync, openSync, readSync, statSync, type BigIntStats } from 'node:fs';
import { ToolError } from '../workers/contract/run/errors';
import { messagesOf } from '../workers/contract/run/message';
import type { common } from '../workers/words/common';
import { systemPath } from './byte-names';
import { identityOf } from './inputs';
import { streamOf } from './open-file';
import { message } from './message';
import { fileProblem, ofFile, problemOf } from './problem';

const commonMessage = messagesOf<typeof common>('common');

interface Found {
  readonly size: number;
  readonly mtimeNs: bigint;
}

/** Synchronous calls take a fraction of the time of asynchronous ones, which counts for many small files. */
export class DiskFile extends Blob {
  readonly #path: string;
  /** As it was found. All of its BigIntStats would take as much memory as many a file. */
  readonly #found: Found;
  readonly #from: number;
  readonly #bytes: number;

  constructor(path: string, found: Found, from = 0, to = found.size) {
    super();
    this.#path = path;
    this.#found = found;
    this.#from = from;
    this.#bytes = to - from;
  }

  override get size(): number {
    return this.#bytes;
  }

  /** Both ends are within the file. Creating a Blob takes longer than reading a small file. */
  override slice(from = 0, to = this.#bytes): Blob {
    if (from === 0 && to === this.#bytes) return this;
    return new DiskFile(this.#path, this.#found, this.#from + from, this.#from + to);
  }

  override stream(): ReadableStream<Uint8Array<ArrayBuffer>> {
    if (this.#bytes === this.#found.size) return streamOf(systemPath(this.#path), this.#found.mtimeNs);
    return new ReadableStream({
      pull: async (controller) => {
        controller.enqueue(new Uint8Array(await this.arrayBuffer()));
        controller.close();
      },
    });
  }

  /** Rejects with a ToolError without the file's name. */
  override async arrayBuffer(): Promise<ArrayBuffer> {
    let file: number | undefined;
    try {
      file = openSync(systemPath(this.#path), 'r');
      const bytes = new Uint8Array(this.#bytes);
      let read = 0;
      while (read < bytes.length) {
        const more = readSync(file, bytes, read, bytes.length - read, this.#from + read);
        if (more === 0) break;
        read += more;
      }
      const { size, mtimeNs } = fstatSync(file, { bigint: true });
      if (read < bytes.length || Number(size) !== this.#found.size || mtimeNs !== this.#found.mtimeNs)
        throw new ToolError('unreadable', commonMessage('unreadable'));
      return bytes.buffer;
    } catch (error) {
      throw error instanceof ToolError
        ? error
        : new ToolError('unreadable', problemOf(error, 'read'), { cause: error });
    } finally {
      if (file !== undefined) closeSync(file);
    }
  }
}

export interface FoundOnDisk {
  readonly source: DiskFile;
  /** Equal for all names of the file. Undefined on a file system that numbers no files. */
  readonly identity: string | undefined;
}

/** Throws ToolError `unreadable`, also for something that isn't a file. */
export function findOnDisk(path: string): FoundOnDisk {
  let stats: BigIntStats;
  try {
    stats = statSync(systemPath(path), { bigint: true });
    if (stats.isDirectory()) throw Object.assign(new Error('A folder'), { code: 'EISDIR' });
  } catch (error) {
    throw fileProblem(error, path, 'read');
  }
  if (!stats.isFile()) throw new ToolError('unreadable', ofFile(path, message('deviceNotFile')));
  const found = { size: Number(stats.size), mtimeNs: stats.mtimeNs };
  return { source: new DiskFile(path, found), identity: stats.ino === 0n ? undefined : identityOf(stats) };
}
