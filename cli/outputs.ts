// Writes results to standard output, or to a file that appears only once it is complete.
import { randomUUID } from 'node:crypto';
import { rmSync, type Stats } from 'node:fs';
import { chmod, lstat, open, realpath, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Writable } from 'node:stream';
import { ToolError } from '../workers/contract/errors';
import type { Stored } from '../workers/contract/sink';
import { readChunks } from '../workers/lib/read-chunks';
import { Utf8Checker } from '../workers/lib/utf8-checker';
import type { LargeFile } from '../workers/run/sink';
import { fileProblem } from './problem';

/** Temporary files and folders, which must not outlive the program. */
const temporary = new Set<string>();
let isWatching = false;

/** Removes a path when the program ends in any way. Call the result once that isn't needed any more. */
export function removeAtExit(path: string): () => void {
  if (!isWatching)
    process.once('exit', () => temporary.forEach((left) => rmSync(left, { recursive: true, force: true })));
  isWatching = true;
  temporary.add(path);
  return () => void temporary.delete(path);
}

export interface Destination {
  /** Takes a result as it is made. */
  readonly openFile: () => Promise<LargeFile>;
  /** Takes a whole result. */
  readonly write: (result: Stored | string) => Promise<void>;
}

async function writeAll(file: LargeFile, result: Stored | string): Promise<void> {
  if (typeof result !== 'string' && result.stored === 'saved') return; // by the kernel, into this file
  const source = typeof result === 'string' ? result : result.stored === 'text' ? result.text : result.blob;
  try {
    for await (const chunk of readChunks(source)) await file.write(chunk);
  } catch (error) {
    await file.abort();
    throw error;
  }
  await file.close(typeof result === 'string' ? 'text/plain' : result.mime);
}

/** Text for a terminal: UTF-8 without control characters other than tab, line feed and carriage return. */
export class TerminalCheck {
  readonly #checker = new Utf8Checker();

  /** Throws ToolError `unsupported`. The bytes may be cut anywhere. */
  check(bytes: Uint8Array): void {
    const isBinary =
      this.#checker.check(bytes) !== undefined ||
      bytes.some((byte) => (byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d) || byte === 0x7f);
    if (!isBinary) return;
    throw new ToolError(
      'unsupported',
      'The result is binary, which a terminal can’t show. Save it with --output FILE, or send it to another program.',
    );
  }
}

/**
 * Writes to a stream with backpressure. `onClosed` is called when the reader has gone (EPIPE), and later writes do nothing: the
 * caller cancels the run. A result on a terminal ends with a line break.
 */
export function streamDestination(stream: Writable & { readonly isTTY?: boolean }, onClosed: () => void): Destination {
  let isClosed = false;
  const check = stream.isTTY ? new TerminalCheck() : undefined;
  const write = (chunk: Uint8Array) => {
    check?.check(chunk);
    return new Promise<void>((resolve, reject) => {
      if (isClosed) return resolve();
      stream.write(chunk, (error) => {
        if (!error) return resolve();
        if ('code' in error && error.code === 'EPIPE') {
          isClosed = true;
          onClosed();
          return resolve();
        }
        reject(fileProblem(error, 'standard output', 'write'));
      });
    });
  };
  async function openFile(): Promise<LargeFile> {
    let [bytes, last] = [0, 0x0a];
    return {
      async write(chunk) {
        bytes += chunk.length;
        if (chunk.length > 0) last = chunk[chunk.length - 1] ?? last;
        await write(chunk);
      },
      async close(mime) {
        if (check && last !== 0x0a) await write(Uint8Array.of(0x0a));
        return { stored: 'saved', name: '-', mime, bytes };
      },
      async abort() {
        // Written output can't be taken back.
      },
    };
  }
  return { openFile, write: async (result) => writeAll(await openFile(), result) };
}

/** Another file beside it takes the result, and gets its name at the end. A device is written directly. */
export function fileDestination(path: string): Destination {
  const openFile = async (): Promise<LargeFile> => {
    try {
      return await openBeside(path);
    } catch (error) {
      throw fileProblem(error, path, 'write');
    }
  };
  return { openFile, write: async (result) => writeAll(await openFile(), result) };
}

/** Follows no link, and replaces only a file. Errors name the file as `shownAs`. */
export function strictDestination(path: string, shownAs: string): Destination {
  const openFile = async (): Promise<LargeFile> => {
    try {
      const stats = await lstat(path).catch(() => undefined);
      if (stats && !stats.isFile()) throw Object.assign(new Error('Not a file'), { code: 'EISDIR' });
      return await openPart(path, shownAs, stats);
    } catch (error) {
      throw fileProblem(error, shownAs, 'write');
    }
  };
  return { openFile, write: async (result) => writeAll(await openFile(), result) };
}

const statsOf = (path: string) => stat(path).catch(() => undefined);

async function openBeside(name: string): Promise<LargeFile> {
  const stats = await statsOf(name);
  if (stats?.isDirectory()) throw Object.assign(new Error('A folder'), { code: 'EISDIR' });
  if (stats && !stats.isFile()) return largeFile(await open(name, 'w'), name);
  // A link stays a link, and its target is replaced.
  return openPart(stats ? await realpath(name) : name, name, stats);
}

/** The part gets the name of the target at the end. */
async function openPart(target: string, shownAs: string, stats: Stats | undefined): Promise<LargeFile> {
  const part = join(dirname(target), `.${basename(target).slice(0, 200)}.${process.pid}-${randomUUID().slice(0, 8)}`);
  const handle = await open(part, 'wx', 0o666);
  const kept = removeAtExit(part);
  if (stats) await chmod(part, stats.mode & 0o777);
  return largeFile(handle, shownAs, {
    done: async () => {
      await rename(part, target);
      kept();
    },
    removed: async () => {
      await rm(part, { force: true });
      kept();
    },
  });
}

interface Ends {
  readonly done: () => Promise<void>;
  readonly removed: () => Promise<void>;
}

function largeFile(handle: FileHandle, name: string, ends?: Ends): LargeFile {
  let bytes = 0;
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      throw fileProblem(error, name, 'write');
    }
  };
  return {
    async write(chunk) {
      await attempt(() => handle.appendFile(chunk));
      bytes += chunk.length;
    },
    async close(mime) {
      await attempt(async () => {
        await handle.close();
        await ends?.done();
      });
      return { stored: 'saved', name, mime, bytes };
    },
    async abort() {
      await handle.close();
      await ends?.removed();
    },
  };
}
