// What goes into a run: files by reference, and standard input as a pipe, from memory, or from a temporary file.
import { createReadStream, openAsBlob } from 'node:fs';
import { mkdtemp, open, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { MiB } from '../workers/contract/sink';
import type { AnySource } from '../workers/contract/source';
import { concatBytes } from '../workers/lib/concat-bytes';
import { BytePipe } from '../workers/lib/pipe';
import { removeAtExit } from './outputs';
import { fileProblem } from './problem';

export interface Input {
  readonly source: AnySource;
  /** Where a file is, for a thread that opens it again: a Blob of a file can't be sent there. */
  readonly path?: string;
  /** Closes streams and removes temporary files. */
  readonly close: () => Promise<void>;
}

/** Standard input of up to this size stays in memory when it is read twice. */
const MEMORY_BYTES = 8 * MiB;

const nothing = async () => undefined;

/** `-` is standard input. Devices and named pipes are read like it. Throws ToolError `unreadable`. */
export async function openInput(name: string, readsOnce: boolean, stdin: Readable = process.stdin): Promise<Input> {
  if (name === '-') return openStream(stdin, readsOnce);
  try {
    const stats = await stat(name);
    if (stats.isDirectory()) throw Object.assign(new Error('A folder'), { code: 'EISDIR' });
    if (!stats.isFile()) return await openStream(createReadStream(name, { highWaterMark: MiB }), readsOnce);
    // Opening shows missing permissions now, with the name, and not in the middle of the run.
    await (await open(name)).close();
    return { source: await openAsBlob(name), path: name, close: nothing };
  } catch (error) {
    throw fileProblem(error, name, 'read');
  }
}

export async function openStream(stream: Readable, readsOnce: boolean): Promise<Input> {
  const close = async () => void stream.destroy();
  // Without an encoding, a stream gives Buffers, each with memory of its own.
  const chunks: AsyncIterable<Uint8Array> = stream;
  if (readsOnce) return { source: new BytePipe(chunks), close };
  const held: Uint8Array[] = [];
  let bytes = 0;
  const rest = chunks[Symbol.asyncIterator]();
  for (let next = await rest.next(); !next.done; next = await rest.next()) {
    held.push(next.value);
    bytes += next.value.length;
    if (bytes > MEMORY_BYTES) return spool(held, rest, close);
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
    throw fileProblem(error, path, 'write');
  }
  return {
    source: await openAsBlob(path),
    path,
    async close() {
      await close();
      await rm(folder, { recursive: true, force: true });
      kept();
    },
  };
}
