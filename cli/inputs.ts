// The input of a run: files by reference, and standard input as a pipe, from memory, or from a temporary file.
import { createReadStream, statSync, type BigIntStats, type Stats } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { canceled, ToolError } from '../workers/contract/run/errors';
import type { Text } from '../workers/contract/run/message';
import { MiB } from '../workers/contract/run/sink';
import type { AnySource } from '../workers/contract/run/source';
import { concatBytes } from '../workers/lib/concat-bytes';
import { BytePipe } from '../workers/lib/pipe';
import { systemPath } from './byte-names';
import { endWaitOnAbort } from './named-pipe';
import { openFile } from './open-file';
import { removeAtExit } from './outputs';
import { message } from './message';
import { fileProblem } from './problem';
import { newRoom, readSmall, SMALL_BYTES } from './read-file';

export interface Input {
  readonly source: AnySource;
  /** The file's path, for a thread that opens it again: a Blob of a file can't be sent there. */
  readonly path?: string;
  /** Equal for all names of a file. */
  readonly identity?: string;
  /** When a file was changed, in milliseconds since 1970. */
  readonly modified?: number;
  /** It was in another encoding, so the source has other bytes than the file. */
  readonly isConverted?: true;
  /** Closes streams and removes temporary files. */
  readonly close: () => Promise<void>;
}

/** Standard input of up to this size stays in memory if it is read twice. */
const MEMORY_BYTES = 8 * MiB;

/** The same for every name of a file or folder: other spellings, links, hard links. */
export const identityOf = ({ dev, ino }: Pick<Stats | BigIntStats, 'dev' | 'ino'>) => `${String(dev)}:${String(ino)}`;

const nothing = async () => undefined;

/** For a stream: a name for its errors, and a signal that ends a read in progress. */
interface Reading {
  readonly name: Text;
  readonly readsOnce: boolean;
  readonly signal: AbortSignal;
}

/** `-` is standard input. Devices and named pipes are read like it. Throws ToolError `unreadable`, or `canceled`. */
export async function openInput(name: string, readsOnce: boolean, signal: AbortSignal): Promise<Input> {
  if (name === '-') return openStream(process.stdin, { name: message('standardInput'), readsOnce, signal });
  try {
    const path = systemPath(name);
    // Synchronous calls take a fraction of the time of asynchronous ones, which counts for many small files.
    const stats = statSync(path);
    if (stats.isDirectory()) throw Object.assign(new Error('A folder'), { code: 'EISDIR' });
    if (!stats.isFile()) {
      const stream = createReadStream(path, { highWaterMark: MiB });
      if (stats.isFIFO()) stream.once('close', endWaitOnAbort(name, 'read', signal));
      return await openStream(stream, { name, readsOnce, signal });
    }
    const file = { path: name, identity: identityOf(stats), modified: Math.floor(stats.mtimeMs), close: nothing };
    const small = stats.size <= SMALL_BYTES ? readSmall(name, newRoom) : undefined;
    if (small) return { source: small.bytes, ...file };
    // Opening reports missing permissions now, with the name, instead of in the middle of the run.
    await (await open(path)).close();
    return { source: await openFile(name), ...file };
  } catch (error) {
    throw error instanceof ToolError ? error : fileProblem(error, name, 'read');
  }
}

async function* chunksOf(stream: Readable, { name, signal }: Reading): AsyncGenerator<Uint8Array> {
  try {
    // Without an encoding, a stream gives Buffers, each with separate memory.
    yield* stream as AsyncIterable<Uint8Array>;
  } catch (error) {
    if (signal.aborted) throw canceled();
    throw error instanceof ToolError ? error : fileProblem(error, name, 'read');
  }
}

export async function openStream(stream: Readable, reading: Reading): Promise<Input> {
  const { signal, readsOnce } = reading;
  const end = () => void stream.destroy();
  signal.addEventListener('abort', end, { once: true });
  if (signal.aborted) end();
  const close = async () => {
    signal.removeEventListener('abort', end);
    end();
  };
  const chunks = chunksOf(stream, reading);
  if (readsOnce) return { source: new BytePipe(chunks), close };
  const held: Uint8Array[] = [];
  let bytes = 0;
  for (let next = await chunks.next(); !next.done; next = await chunks.next()) {
    held.push(next.value);
    bytes += next.value.length;
    if (bytes > MEMORY_BYTES) return spool(held, chunks, close);
  }
  return { source: concatBytes(held), close };
}

async function spool(
  held: readonly Uint8Array[],
  rest: AsyncIterator<Uint8Array>,
  close: () => Promise<void>,
): Promise<Input> {
  const folder = await mkdtemp(join(tmpdir(), 'toolyard-'));
  const path = join(folder, 'input');
  const kept = removeAtExit(folder);
  try {
    const file = await open(path, 'wx', 0o600);
    try {
      for (const chunk of held) await file.appendFile(chunk);
      for (let next = await rest.next(); !next.done; next = await rest.next()) await file.appendFile(next.value);
    } finally {
      await file.close();
    }
  } catch (error) {
    throw error instanceof ToolError ? error : fileProblem(error, path, 'write');
  }
  return {
    source: await openFile(path),
    path,
    async close() {
      await close();
      await rm(folder, { recursive: true, force: true });
      kept();
    },
  };
}
