// A file's slices are those of any Blob with its bytes, read by their own stream.
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFile } from '../../../cli/open-file';

const BYTES = Uint8Array.from({ length: 5000 }, (_, index) => index % 251);

let folder = '';
let path = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'open-file-'));
  path = join(folder, 'bytes');
  await writeFile(path, BYTES);
});
afterAll(() => rm(folder, { recursive: true }));

async function streamed(blob: Blob): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of blob.stream()) chunks.push(chunk);
  return Buffer.concat(chunks);
}

test.each([[], [0, 10], [4990, 9000], [-5], [100, -100], [10, 0], [6000, 7000]])(
  'a slice from %s to %s',
  async (...ends: readonly number[]) => {
    const [slice, expected] = [await openFile(path), new Blob([BYTES])].map((blob) => blob.slice(...ends));
    const [inner, expectedInner] = [slice, expected].map((blob) => blob?.slice(2, 7));
    for (const [one, other] of [
      [slice, expected],
      [inner, expectedInner],
    ] as const) {
      if (!one || !other) throw new Error('Both are Blobs');
      expect(one.size).toBe(other.size);
      expect((await streamed(one)).equals(Buffer.from(await other.arrayBuffer()))).toBe(true);
    }
  },
);

test('a slice of a file that has changed fails', async () => {
  const slice = (await openFile(path)).slice(10, 20);
  await utimes(path, 1, 1);
  await expect(streamed(slice)).rejects.toThrow('changed');
});
