// Compares two files of a disk byte by byte.
import { MiB } from '../workers/contract/run/sink';
import { fileProblem } from './problem';
import { OpenedFile, statsNow } from './read-file';

const CHUNK_BYTES = MiB;

/** Awaited after each pair of chunks. */
type Pause = () => void | Promise<void>;

/** Throws ToolError `unreadable` with the name of a file. */
export function openComparer(pause: Pause): (a: string, b: string) => Promise<boolean> {
  const chunks = [Buffer.alloc(CHUNK_BYTES), Buffer.alloc(CHUNK_BYTES)] as const;
  return async (a, b) => {
    const one = withName(a, () => openRegular(a));
    try {
      const other = withName(b, () => openRegular(b));
      try {
        return await areEqual([one, other], [a, b], chunks, pause);
      } finally {
        other.close();
      }
    } finally {
      one.close();
    }
  };
}

function withName<Result>(name: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw fileProblem(error, name, 'read');
  }
}

function openRegular(name: string): OpenedFile {
  const file = new OpenedFile(name, statsNow);
  if (file.stats.isFile()) return file;
  file.close();
  throw Object.assign(new Error('Not a file'), { code: file.stats.isDirectory() ? 'EISDIR' : '' });
}

type Pair<Item> = readonly [Item, Item];

async function areEqual(
  [one, other]: Pair<OpenedFile>,
  [a, b]: Pair<string>,
  [chunk, otherChunk]: Pair<Buffer>,
  pause: Pause,
): Promise<boolean> {
  const { size } = one.stats;
  let isEqual = size === other.stats.size;
  for (let at = 0; isEqual && at < size; at += CHUNK_BYTES) {
    const bytes = Math.min(CHUNK_BYTES, size - at);
    withName(a, () => one.read(chunk.subarray(0, bytes), at));
    withName(b, () => other.read(otherChunk.subarray(0, bytes), at));
    isEqual = chunk.compare(otherChunk, 0, bytes, 0, bytes) === 0;
    await pause();
  }
  withName(a, () => one.requireUnchanged());
  withName(b, () => other.requireUnchanged());
  return isEqual;
}
