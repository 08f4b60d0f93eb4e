// Asks the browser how much it can store for this site.
import { memoryLimit, MiB } from '../../workers/contract/run/sink';

/** Left free for the site's other data: the cached site, and settings. */
const MARGIN_BYTES = 32 * MiB;

const PROBE = 'room';

/** The room that the browser has, if it isn't enough. */
export interface FoundRoom {
  /** Undefined if the browser refuses without a number. */
  readonly free?: number;
  /** Without private files, results are in memory. */
  readonly isInMemory?: true;
}

/** A folder for the probe. Undefined without private files, as in private windows of Firefox and Safari. */
async function openFolder(path: string): Promise<FileSystemDirectoryHandle | undefined> {
  try {
    let folder = await navigator.storage.getDirectory();
    for (const part of path.split('/')) folder = await folder.getDirectoryHandle(part, { create: true });
    return folder;
  } catch {
    return undefined;
  }
}

/**
 * Whether a file may have so many bytes; undefined in browsers that write to private files only in workers (Safari before 26).
 * Writes no content but only extends the file. That is fast except in Chromium's private windows, whose files are in memory.
 */
async function takes(folder: FileSystemDirectoryHandle, bytes: number): Promise<boolean | undefined> {
  const file = await folder.getFileHandle(PROBE, { create: true });
  try {
    if (!('createWritable' in file)) return undefined;
    const stream = await file.createWritable();
    try {
      await stream.truncate(bytes);
      return true;
    } catch (error) {
      return error instanceof DOMException && error.name === 'QuotaExceededError' ? false : undefined;
    } finally {
      await stream.abort().catch(() => undefined);
    }
  } finally {
    await folder.removeEntry(PROBE).catch(() => undefined);
  }
}

/** Safari before version 17 has no estimate. */
async function estimatedFree(): Promise<number | undefined> {
  const storage: Partial<StorageManager> = navigator.storage;
  const { quota, usage = 0 } = (await storage.estimate?.().catch(() => undefined)) ?? {};
  return quota === undefined ? undefined : Math.max(quota - usage, 0);
}

/**
 * Undefined if the browser can store so many bytes, or doesn't report it. Chromium estimates 10 GiB for every site, whatever it
 * can really store, so the probe decides if there is one.
 */
export async function findShortage(bytes: number, path: string): Promise<FoundRoom | undefined> {
  const folder = await openFolder(path);
  if (!folder) {
    const { deviceMemory } = navigator as { deviceMemory?: number };
    const free = memoryLimit(deviceMemory);
    return bytes > free ? { free, isInMemory: true } : undefined;
  }
  const needed = bytes + MARGIN_BYTES;
  const [fits, free] = [await takes(folder, needed).catch(() => undefined), await estimatedFree()];
  const isLess = free !== undefined && free < needed;
  if (fits === true || (fits === undefined && !isLess)) return undefined;
  return isLess ? { free: Math.max(free - MARGIN_BYTES, 0) } : {};
}
