import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Source } from '../../../workers/contract/source';
import { readChunks } from '../../../workers/run/read';

/** Everything that is read, copied, since chunks are views of a recycled buffer. */
async function readAll(source: Source, chunkBytes?: number) {
  const chunks: Uint8Array[] = [];
  for await (const chunk of readChunks(source, chunkBytes)) chunks.push(chunk.slice());
  return { chunks, bytes: Buffer.concat(chunks) };
}

const bytes = fc.uint8Array({ maxLength: 5000 });
const chunkBytes = fc.constantFrom(1, 7, 64, 4 * 1024 * 1024);

describe('reading', () => {
  it('gives the same bytes from a Blob and from memory, however they are cut', async () => {
    await fc.assert(
      fc.asyncProperty(bytes, chunkBytes, async (data, size) => {
        const fromBlob = await readAll(new Blob([data]), size);
        const fromMemory = await readAll(data, size);
        expect(fromBlob.bytes).toEqual(Buffer.from(data));
        expect(fromMemory.bytes).toEqual(Buffer.from(data));
        for (const { length } of [...fromBlob.chunks, ...fromMemory.chunks]) expect(length).toBeLessThanOrEqual(size);
      }),
      { numRuns: 50 },
    );
  });

  it('gives text as UTF-8, also across the seams of its slices', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme', maxLength: 50 }),
        fc.nat(40_000),
        chunkBytes,
        async (text, pad, size) => {
          const long = 'x'.repeat(pad) + text + '😀é'.repeat(9000);
          expect((await readAll(long, size)).bytes).toEqual(Buffer.from(long, 'utf8'));
        },
      ),
      { numRuns: 20 },
    );
  });

  it('turns lone surrogates into U+FFFD, as the encoder of the platform does', async () => {
    for (const text of ['\ud800', 'a\udc00b', `${'x'.repeat(16_383)}\ud83d`, '\ud83d\ud83d\ude00']) {
      expect((await readAll(text)).bytes).toEqual(Buffer.from(new TextEncoder().encode(text)));
    }
  });

  it('gives no chunk for nothing', async () => {
    for (const empty of ['', new Uint8Array(), new Blob()]) expect((await readAll(empty)).chunks).toEqual([]);
  });

  it('refuses a file that turns out shorter than it said', async () => {
    const lying = new Blob(['abc']);
    Object.defineProperty(lying, 'size', { value: 10 });
    await expect(readAll(lying)).rejects.toThrow('3 of 10');
  });

  it('reads where Blobs have no byte streams', async () => {
    const blob = new Blob(['old browser']);
    blob.stream = () =>
      new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('old brow'));
          controller.enqueue(new TextEncoder().encode('ser'));
          controller.close();
        },
      });
    const { chunks, bytes: all } = await readAll(blob, 3);
    expect(all.toString()).toBe('old browser');
    expect(Math.max(...chunks.map(({ length }) => length))).toBe(3);
  });
});
