// A file in this browser's private file system (OPFS), written by a synchronous handle, which is 14 times faster than a stream.
import { stoppedStoring } from '../run/no-space';
import type { LargeFile } from '../run/sink';
import type { PrivateFileRequest } from '../run/worker-api';
import { openVisitFolder, type VisitFolder } from './lockdown';

/**
 * Opens a file; undefined if there are no private files. Whether there is room was checked by the page before the run, so `write` throws
 * ToolError `no-space` once the browser stops storing.
 */
export async function openPrivateFile(wanted: PrivateFileRequest): Promise<LargeFile | undefined> {
  const folder = await openVisitFolder();
  return folder && createFile(folder, wanted);
}

async function createFile(folder: VisitFolder, wanted: PrivateFileRequest): Promise<LargeFile> {
  const { canPickFile } = wanted;
  const fileHandle = await folder.createFile(wanted.name);
  const { name } = fileHandle;
  const handle = await fileHandle.createSyncAccessHandle().catch(async (error: unknown) => {
    await folder.removeFile(name).catch(() => undefined);
    throw error;
  });
  let written = 0;
  return {
    write(chunk) {
      const wrote = writeOrZero(handle, chunk, written);
      written += wrote;
      if (wrote < chunk.length) throw stoppedStoring(written, canPickFile);
    },
    async close(mime) {
      // Not flushed: the file isn't needed after a power cut, and waiting for the disk takes as long as all the writing.
      const kept = handle.getSize();
      handle.close();
      if (kept !== written) throw stoppedStoring(kept, canPickFile);
      const file = await fileHandle.getFile();
      // A slice of a File still points to the disk and, unlike the File, has the right type.
      return { stored: 'blob', blob: file.slice(0, file.size, mime), mime, bytes: file.size, privateFile: name };
    },
    async abort() {
      handle.close();
      await folder.removeFile(name);
    },
  };
}

/**
 * Bytes written. A full disk appears as a short count, as a QuotaExceededError, or (in Chromium's private windows) as an error
 * code in place of the count, larger than the number of bytes to write.
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
