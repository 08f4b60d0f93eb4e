// The file that the visitor picked for a result. The browser writes to a copy and swaps the two on close, so a failed or
// canceled run leaves the visitor's old file unchanged.
import type { LargeFile } from '../run/sink';

export async function openPickedFile(handle: FileSystemFileHandle): Promise<LargeFile> {
  const stream = await handle.createWritable();
  let bytes = 0;
  return {
    async write(chunk) {
      await stream.write(chunk as Uint8Array<ArrayBuffer>);
      bytes += chunk.length;
    },
    async close(mime) {
      await stream.close();
      return { stored: 'saved', name: handle.name, mime, bytes };
    },
    abort: () => stream.abort(),
  };
}
