// Writes results to standard output, or to a file that appears only once it is complete.
import { randomUUID } from 'node:crypto';
import { constants, fstatSync, rmSync, type Stats } from 'node:fs';
import { access, chmod, link, lstat, mkdir, open, realpath, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { basename, dirname, join, sep } from 'node:path';
import type { Writable } from 'node:stream';
import { isatty } from 'node:tty';
import { canceled, ToolError } from '../workers/contract/run/errors';
import type { Stored } from '../workers/contract/run/sink';
import { readChunks } from '../workers/lib/read-chunks';
import type { LargeFile } from '../workers/run/sink';
import { bytesOfText, systemPath, textOfBytes } from './byte-names';
import { endWaitOnAbort } from './named-pipe';
import { message } from './message';
import { codeOf, fileProblem, visible } from './problem';

/** Temporary files and folders, which must not outlive the program. */
const temporary = new Set<string>();
let isWatching = false;

/** Removes a path however the program ends. Call the returned function once that isn't needed anymore. */
export function removeAtExit(path: string): () => void {
  if (!isWatching) process.once('exit', removeTemporary);
  isWatching = true;
  temporary.add(path);
  return () => void temporary.delete(path);
}

export const removeTemporary = (): void =>
  temporary.forEach((left) => rmSync(systemPath(left), { recursive: true, force: true }));

export interface Destination {
  /** Receives a result in pieces. */
  readonly openFile: () => Promise<LargeFile>;
  /** Receives a complete result. */
  readonly write: (result: Stored | string) => Promise<void>;
}

const destinationOf = (openFile: () => Promise<LargeFile>): Destination => ({
  openFile,
  async write(result) {
    // The kernel has already written its result into the file that it opened.
    if (typeof result !== 'string' && result.stored === 'saved') return;
    await writeAll(await openFile(), result);
  },
});

async function writeAll(file: LargeFile, result: Exclude<Stored, { stored: 'saved' }> | string): Promise<void> {
  const source = typeof result === 'string' ? result : result.stored === 'text' ? result.text : result.blob;
  try {
    for await (const chunk of readChunks(source)) await file.write(chunk);
  } catch (error) {
    await file.abort();
    throw error;
  }
  await file.close(typeof result === 'string' ? 'text/plain' : result.mime);
}

/** Text for a terminal: characters that would control it become visible. */
export class TerminalText {
  readonly #decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  /** A carriage return at the end of the last chunk. A line feed may follow. */
  #held = '';

  /** The bytes may be cut anywhere. Throws ToolError `unsupported` for bytes that aren't UTF-8, and for zero bytes. */
  push(bytes: Uint8Array): string {
    return this.#take(this.#held + this.#decode(bytes));
  }

  end(): string {
    return visible(this.#held + this.#decode());
  }

  #take(text: string): string {
    this.#held = text.endsWith('\r') ? '\r' : '';
    return visible(text.slice(0, text.length - this.#held.length));
  }

  #decode(bytes?: Uint8Array): string {
    try {
      const text = this.#decoder.decode(bytes, { stream: bytes !== undefined });
      if (!text.includes('\0')) return text;
    } catch {
      // Not UTF-8.
    }
    throw new ToolError('unsupported', message('binaryOnTerminal'));
  }
}

/** A result on a terminal ends with a line break, and can't control the terminal. */
function onTerminal(file: LargeFile): LargeFile {
  const terminal = new TerminalText();
  const encoder = new TextEncoder();
  let isLineOpen = false;
  const show = async (text: string) => {
    if (text !== '') isLineOpen = !text.endsWith('\n');
    await file.write(encoder.encode(text));
  };
  return {
    write: (chunk) => show(terminal.push(chunk)),
    async close(mime) {
      await show(terminal.end());
      if (isLineOpen) await show('\n');
      return file.close(mime);
    },
    abort: () => file.abort(),
  };
}

/**
 * Writes to a stream with backpressure. `onClosed` is called when the reader has gone (EPIPE), and later writes do nothing: the
 * caller cancels the run.
 */
export function streamDestination(stream: Writable & { readonly isTTY?: boolean }, onClosed: () => void): Destination {
  let isClosed = false;
  const write = (chunk: Uint8Array) =>
    new Promise<void>((resolve, reject) => {
      if (isClosed) return resolve();
      stream.write(chunk, (error) => {
        if (!error) return resolve();
        if ('code' in error && error.code === 'EPIPE') {
          isClosed = true;
          onClosed();
          return resolve();
        }
        reject(fileProblem(error, message('standardOutput'), 'write'));
      });
    });
  async function openFile(): Promise<LargeFile> {
    let bytes = 0;
    const file: LargeFile = {
      async write(chunk) {
        bytes += chunk.length;
        await write(chunk);
      },
      close: (mime) => Promise.resolve({ stored: 'saved', name: '-', mime, bytes }),
      async abort() {
        // Written output can't be taken back.
      },
    };
    return stream.isTTY ? onTerminal(file) : file;
  }
  return destinationOf(openFile);
}

/** The regular file that a result goes to, or that it replaces. Undefined path: standard output. */
export async function statsOfOutput(path: string | undefined): Promise<Stats | undefined> {
  const stats = path === undefined ? fstatSync(process.stdout.fd) : await statsOf(path);
  return stats?.isFile() ? stats : undefined;
}

/** Whether the path is or names a folder. */
export const isFolder = async (path: string): Promise<boolean> =>
  path.endsWith('/') || path.endsWith(sep) || (await statsOf(path))?.isDirectory() === true;

/** Throws ToolError for a name that no file can have here, before any work is done. */
export async function requireFile(path: string): Promise<void> {
  try {
    if (await isFolder(path)) throw Object.assign(new Error('A folder'), { code: 'EISDIR' });
    if (!(await statsOf(path))) await access(dirname(path), constants.W_OK);
  } catch (error) {
    throw fileProblem(error, path, 'write');
  }
}

/** A destination whose errors name the file as `shownAs`. */
const destinationAt = (shownAs: string, openFile: () => Promise<LargeFile>): Destination =>
  destinationOf(async () => {
    try {
      return await openFile();
    } catch (error) {
      throw error instanceof ToolError ? error : fileProblem(error, shownAs, 'write');
    }
  });

/**
 * Another file beside it takes the result, and gets its name at the end. A device is written directly. `signal` ends the wait for
 * the reader of a named pipe.
 */
export const fileDestination = (path: string, signal: AbortSignal): Destination =>
  destinationAt(path, () => openBeside(path, signal));

/** The file must not exist, neither now nor when the result is complete. */
export const newFileDestination = (path: string, shownAs = path): Destination =>
  destinationAt(shownAs, () => openPart(path, shownAs, undefined, renameToNew));

/** Creates the folders of the file first. */
export const inNewFolders = (path: string, { openFile }: Destination): Destination =>
  destinationAt(path, async () => {
    await mkdir(systemPath(dirname(path)), { recursive: true });
    return openFile();
  });

/** File systems without hard links, such as FAT. */
const WITHOUT_LINKS = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'];

const renameOver = (from: string, to: string) => rename(systemPath(from), systemPath(to));

/** `rename` would replace the target, while `link` fails if there is one. Throws an error with code EEXIST. */
export async function renameToNew(from: string, to: string, makeLink = link): Promise<void> {
  try {
    await makeLink(systemPath(from), systemPath(to));
  } catch (error) {
    if (!WITHOUT_LINKS.includes(codeOf(error))) throw error;
    // An empty file reserves the name, and is ours to replace.
    await (await open(systemPath(to), 'wx')).close();
    return renameOver(from, to);
  }
  await rm(systemPath(from));
}

/** Doesn't follow links, and replaces only a regular file. */
export const strictDestination = (path: string, shownAs: string): Destination =>
  destinationAt(shownAs, async () => {
    const stats = await lstat(systemPath(path)).catch(() => undefined);
    if (stats && !stats.isFile()) throw Object.assign(new Error('Not a file'), { code: 'EISDIR' });
    return openPart(path, shownAs, stats);
  });

const statsOf = (path: string) => stat(systemPath(path)).catch(() => undefined);

async function openBeside(name: string, signal: AbortSignal): Promise<LargeFile> {
  const stats = await statsOf(name);
  if (stats?.isDirectory()) throw Object.assign(new Error('A folder'), { code: 'EISDIR' });
  if (stats && !stats.isFile()) return openDevice(name, stats, signal);
  // A link is kept, and its target is replaced.
  return openPart(stats ? await realpath(name) : name, name, stats);
}

async function openDevice(name: string, stats: Stats, signal: AbortSignal): Promise<LargeFile> {
  const stopWaiting = stats.isFIFO() ? endWaitOnAbort(name, 'write', signal) : undefined;
  const handle = await open(name, 'w').finally(stopWaiting);
  if (signal.aborted) {
    await handle.close();
    throw canceled();
  }
  const file = largeFile(handle, name);
  return isatty(handle.fd) ? onTerminal(file) : file;
}

/** The part gets the name of the target at the end. */
async function openPart(
  target: string,
  shownAs: string,
  stats: Stats | undefined,
  move: (from: string, to: string) => Promise<void> = renameOver,
): Promise<LargeFile> {
  // A name may have 255 bytes.
  const name = textOfBytes(bytesOfText(basename(target)).subarray(0, 200));
  const part = join(dirname(target), `.${name}.${process.pid}-${randomUUID().slice(0, 8)}`);
  const handle = await open(systemPath(part), 'wx', 0o666);
  const kept = removeAtExit(part);
  if (stats) await chmod(systemPath(part), stats.mode & 0o777);
  return largeFile(handle, shownAs, {
    done: async () => {
      await move(part, target);
      kept();
    },
    removed: async () => {
      await rm(systemPath(part), { force: true });
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
