// The bytes of a Blob in rows of one length, of which only those in view are read.
import { pagedRows } from './paged-rows';
import type { RowSource } from './row-source';

const PAGE_BYTES = 64 * 1024;

export async function readBytes(blob: Blob, from: number, to: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(await blob.slice(from, to).arrayBuffer());
  if (bytes.length !== to - from) throw new Error(`${bytes.length} bytes instead of ${to - from} from ${from} on.`);
  return bytes;
}

/** Row `n` is the `rowBytes` bytes from `n * rowBytes` on; the last may be shorter. */
export function blobRows(blobOf: () => Blob, bytes: number, rowBytes: number): RowSource<Uint8Array> {
  return pagedRows({
    count: Math.ceil(bytes / rowBytes),
    pageRows: Math.max(1, Math.floor(PAGE_BYTES / rowBytes)),
    // The Blob is asked for here, where a failure is an unreadable row: it may have been released since.
    async read(from, to) {
      const page = await readBytes(blobOf(), from * rowBytes, Math.min(bytes, to * rowBytes));
      return (index) => page.subarray(index * rowBytes, (index + 1) * rowBytes);
    },
  });
}
