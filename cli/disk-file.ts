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

/** Synchronous calls take a fraction of the time of asynchronous ones, which counts for many small files. */
export class DiskFile extends Blob {
  readonly #path: string;
  readonly #stats: BigIntStats;
  readonly #from: number;
  readonly #bytes: number;

  constructor(path: string, stats: BigIntStats, from = 0, to = Number(stats.size)) {
    super();
    this.#path = path;
    this.#stats = stats;
    this.#from = from;
    this.#bytes = to - from;
  }

  override get size(): number {
    return this.#bytes;
  }

  /** Both ends are within the file. Creating a Blob takes longer than reading a small file. */
  override slice(from = 0, to = this.#bytes): Blob {
    if (from === 0 && to === this.#bytes) return this;
    return new DiskFile(this.#path, this.#stats, this.#from + from, this.#from + to);
  }

  override stream(): ReadableStream<Uint8Array<ArrayBuffer>> {
    if (this.#bytes === Number(this.#stats.size)) return streamOf(systemPath(this.#path), this.#stats.mtimeNs);
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
      if (read < bytes.length || size !== this.#stats.size || mtimeNs !== this.#stats.mtimeNs)
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

/** Throws ToolError `unreadable`, also for what is no file. */
export function findOnDisk(path: string): FoundOnDisk {
  let stats: BigIntStats;
  try {
    stats = statSync(systemPath(path), { bigint: true });
    if (stats.isDirectory()) throw Object.assign(new Error('A folder'), { code: 'EISDIR' });
  } catch (error) {
    throw fileProblem(error, path, 'read');
  }
  if (!stats.isFile()) throw new ToolError('unreadable', ofFile(path, message('deviceNotFile')));
  return { source: new DiskFile(path, stats), identity: stats.ino === 0n ? undefined : identityOf(stats) };
}
