// A file in this browser's private file system (OPFS), written by a synchronous handle: 14 times faster than a stream.
import { ToolError } from '../contract/errors';
import type { LargeFile } from '../run/sink';

const ADVICE = 'Free some disk space, leave private browsing, or save straight to a file.';

const size = (bytes: number) => (bytes < 1e9 ? `${Math.ceil(bytes / 1e6)} MB` : `${(bytes / 1e9).toFixed(1)} GB`);

const tooLittle = (needed: number, free: number) =>
  new ToolError(
    'no-space',
    `The result needs at least ${size(needed)}, but this browser has only ${size(free)} left for this site. ${ADVICE}`,
  );

const refused = (written: number) =>
  new ToolError('no-space', `This browser refused to store more than ${size(written)} of the result. ${ADVICE}`);

async function askForSpace(bytes: number) {
  const { quota = 0, usage = 0 } = await navigator.storage.estimate();
  if (quota - usage < bytes) throw tooLittle(bytes, Math.max(quota - usage, 0));
}

/** Some browsers have none in private windows, and no browser has one where the page is not served securely. */
async function privateRoot(): Promise<FileSystemDirectoryHandle | undefined> {
  try {
    return await navigator.storage.getDirectory();
  } catch {
    return undefined;
  }
}

/**
 * Opens `name` in `folder` (a path below the root) where `bytes` more fit; undefined where there are no private files.
 * Throws ToolError `no-space` at once when they do not fit, or later from `write` when the browser stops storing.
 */
export async function openPrivateFile(folder: string, name: string, bytes: number): Promise<LargeFile | undefined> {
  let directory = await privateRoot();
  if (!directory) return undefined;
  await askForSpace(bytes);
  for (const part of folder.split('/')) directory = await directory.getDirectoryHandle(part, { create: true });
  return createFile(directory, name);
}

async function createFile(directory: FileSystemDirectoryHandle, name: string): Promise<LargeFile> {
  const fileHandle = await directory.getFileHandle(name, { create: true });
  const handle = await fileHandle.createSyncAccessHandle();
  let written = 0;
  return {
    write(chunk) {
      const wrote = writeOrZero(handle, chunk, written);
      written += wrote;
      if (wrote < chunk.length) throw refused(written);
    },
    async close(mime) {
      // Not flushed: nobody needs the file after a power cut, and waiting for the disk takes as long as all the writing.
      const kept = handle.getSize();
      handle.close();
      if (kept !== written) throw refused(kept);
      const file = await fileHandle.getFile();
      // A slice of a File keeps pointing at the disk and, unlike the File, carries the right type.
      return { stored: 'blob', blob: file.slice(0, file.size, mime), mime, bytes: file.size, privateFile: name };
    },
    async abort() {
      handle.close();
      await directory.removeEntry(name);
    },
  };
}

/**
 * Bytes written. A full disk shows as a short count, as a QuotaExceededError, or (in Chromium's private windows) as an error
 * code in the place of the count, which is larger than what was to be written.
 */
function writeOrZero(handle: FileSystemSyncAccessHandle, chunk: Uint8Array, at: number): number {
  try {
    const count = handle.write(chunk, { at });
    return count > chunk.length ? 0 : count;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'QuotaExceededError') return 0;
    throw error;
  }
}
