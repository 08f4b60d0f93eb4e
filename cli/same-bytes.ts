// Compares two files byte by byte.
import { statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { canceled } from '../workers/contract/run/errors';
import { MiB } from '../workers/contract/run/sink';
import { systemPath } from './byte-names';
import { readSmall, SMALL_BYTES } from './inputs';
import { fileProblem } from './problem';

/** The number of equal bytes before the first different one. Undefined if the files are identical. Throws ToolError. */
export async function firstDifference(a: string, b: string, signal: AbortSignal): Promise<number | undefined> {
  if (isSmall(a) && isSmall(b)) return differenceOf(readSmall(a), readSmall(b));
  const [one, other] = [await opened(a), await opened(b)];
  const buffers = [Buffer.alloc(MiB), Buffer.alloc(MiB)] as const;
  try {
    for (let at = 0; ; at += MiB) {
      if (signal.aborted) throw canceled();
      const [first, second] = await Promise.all([fill(one, buffers[0], a), fill(other, buffers[1], b)]);
      const difference = differenceOf(first, second);
      if (difference !== undefined) return at + difference;
      if (first.length < MiB) return undefined;
    }
  } finally {
    await Promise.all([one.close(), other.close()]);
  }
}

function isSmall(name: string): boolean {
  try {
    return statSync(systemPath(name)).size <= SMALL_BYTES;
  } catch (error) {
    throw fileProblem(error, name, 'read');
  }
}

const opened = (name: string) =>
  open(systemPath(name)).catch((error: unknown) => {
    throw fileProblem(error, name, 'read');
  });

type Handle = Awaited<ReturnType<typeof open>>;

/** Shorter than the buffer only at the end of the file. */
async function fill(file: Handle, buffer: Buffer, name: string): Promise<Buffer> {
  let filled = 0;
  try {
    while (filled < buffer.length) {
      const { bytesRead } = await file.read(buffer, filled, buffer.length - filled);
      if (bytesRead === 0) break;
      filled += bytesRead;
    }
  } catch (error) {
    throw fileProblem(error, name, 'read');
  }
  return buffer.subarray(0, filled);
}

function differenceOf(a: Uint8Array, b: Uint8Array): number | undefined {
  if (Buffer.compare(a, b) === 0) return undefined;
  let at = 0;
  while (at < a.length && at < b.length && a[at] === b[at]) at++;
  return at;
}
