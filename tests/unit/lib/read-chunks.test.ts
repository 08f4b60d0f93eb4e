import fc from 'fast-check';
import { randomBytes } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Source } from '../../../workers/contract/run/source';
import { readChunks } from '../../../workers/lib/read-chunks';
import { givenBackBy } from '../given-back';
import { errorInEnglish } from '../in-english';

const CUT_SHORT = {
  code: 'unreadable',
  message: 'Only 3 of 10 bytes could be read. Please choose the file again.',
};

/** Everything that is read, copied, since chunks are views of a recycled buffer. */
async function readAll(source: Source, chunkBytes?: number) {
  const chunks: Uint8Array[] = [];
  for await (const chunk of readChunks(source, chunkBytes)) chunks.push(chunk.slice());
  return { chunks, bytes: Buffer.concat(chunks) };
}

/** Collects garbage at once. */
function openCollector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
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

  it('gives text as UTF-8, also across the boundaries of its slices', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme', maxLength: 50 }),
        fc.nat(40_000),
        chunkBytes,
        async (text, pad, size) => {
          const long = 'x'.repeat(pad) + text + '😀é'.repeat(9000);
          expect((await readAll(long, size)).bytes.equals(Buffer.from(long, 'utf8'))).toBe(true);
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
    expect(await errorInEnglish(readAll(lying))).toMatchObject(CUT_SHORT);
  });
});

describe('reading where Blobs have no byte streams', () => {
  const MiB = 1024 * 1024;
  const streamed: Blob[] = [];

  beforeEach(() => {
    streamed.length = 0;
    // Like WebKit, where a Blob's stream refuses BYOB readers.
    vi.spyOn(Blob.prototype, 'stream').mockImplementation(function (this: Blob) {
      if (this.size > 0) streamed.push(this);
      return new ReadableStream();
    });
  });
  afterEach(() => void vi.restoreAllMocks());

  it('gives the same bytes, in chunks of the size asked for, and never streams', async () => {
    for (const size of [0, 1, 7, 4 * MiB - 1, 4 * MiB, 9 * MiB + 3]) {
      const data = randomBytes(size);
      const { chunks, bytes: all } = await readAll(new Blob([data]), MiB);
      expect(all.equals(data)).toBe(true);
      expect(Math.max(0, ...chunks.map(({ length }) => length))).toBe(Math.min(size, MiB));
    }
    expect(streamed).toEqual([]);
  });

  it('has one slice under way at a time, and keeps none but the last', async () => {
    const gc = openCollector();
    const blob = new Blob([new Uint8Array(40 * MiB)]);
    const buffers: WeakRef<ArrayBuffer>[] = [];
    const alive: number[] = [];
    let [underway, most] = [0, 0];
    const slice = blob.slice.bind(blob);
    blob.slice = (from, to) => {
      const part = slice(from, to);
      const arrayBuffer = part.arrayBuffer.bind(part);
      part.arrayBuffer = async () => {
        most = Math.max(most, ++underway);
        // A turn of the loop, or a WeakRef that was made in this one would keep its target.
        await new Promise(setImmediate);
        gc();
        alive.push(buffers.filter((buffer) => buffer.deref()).length);
        const buffer = await arrayBuffer();
        buffers.push(new WeakRef(buffer));
        underway--;
        return buffer;
      };
      return part;
    };
    let read = 0;
    for await (const { length } of readChunks(blob)) read += length;
    expect(read).toBe(40 * MiB);
    expect(most).toBe(1);
    expect(alive).toHaveLength(10);
    expect(Math.max(...alive)).toBeLessThanOrEqual(1);
  });

  it('gives each slice back before it reads the next', async () => {
    const given = await givenBackBy(() => readAll(new Blob([new Uint8Array(9 * MiB)])));
    expect(given).toEqual([4 * MiB, 4 * MiB, 1 * MiB]);
  });

  it('refuses a file that turns out shorter than it said', async () => {
    const lying = new Blob(['abc']);
    Object.defineProperty(lying, 'size', { value: 10 });
    expect(await errorInEnglish(readAll(lying))).toMatchObject(CUT_SHORT);
  });

  it('refuses a file that is gone, in words', async () => {
    const gone = new Blob(['abc']);
    gone.slice = () =>
      Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')) });
    expect(await errorInEnglish(readAll(gone))).toMatchObject({
      code: 'unreadable',
      message: expect.stringContaining('choose it again') as string,
    });
  });
});
