import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ToolError } from '../../../workers/contract/run/errors';
import { INLINE_BYTES, LARGEST_BLOB_BYTES, memoryLimit, MiB, type Stored } from '../../../workers/contract/run/sink';
import { BufferedSink, type LargeFile, type SinkPorts } from '../../../workers/run/sink';
import { errorInEnglish } from '../in-english';

/** A file in memory that says what became of it. */
function memoryFile() {
  const chunks: Buffer[] = [];
  const state = { status: 'open' };
  const file: LargeFile = {
    write: (chunk) => void chunks.push(Buffer.from(chunk)),
    close: (mime) => {
      state.status = 'closed';
      const blob = new Blob(chunks as BlobPart[], { type: mime });
      return Promise.resolve({ stored: 'blob', blob, mime, bytes: blob.size, privateFile: 'run-0' });
    },
    abort: () => {
      state.status = 'aborted';
      return Promise.resolve();
    },
  };
  return { file, state, chunks };
}

async function bytesOf(stored: Stored): Promise<Buffer> {
  if (stored.stored === 'text') return Buffer.from(stored.text);
  if (stored.stored === 'blob') return Buffer.from(await stored.blob.arrayBuffer());
  throw new Error('saved elsewhere');
}

async function writeAll(sink: BufferedSink, chunks: readonly Uint8Array[]) {
  const recycled = new Uint8Array(Math.max(1, ...chunks.map(({ length }) => length)));
  for (const chunk of chunks) {
    recycled.set(chunk);
    await sink.write(recycled.subarray(0, chunk.length));
    recycled.fill(0xee); // the caller may reuse its buffer at once
  }
}

describe('a sink', () => {
  it('gives back what was written, however it was cut, and wherever it went', async () => {
    const ports: SinkPorts[] = [{}, { blobBytes: 1000, openPrivateFile: () => Promise.resolve(memoryFile().file) }];
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.uint8Array({ maxLength: 3000 }), { maxLength: 20 }),
        fc.constantFrom(...ports),
        fc.constantFrom('text/plain', 'application/octet-stream'),
        async (chunks, sinkPorts, mime) => {
          const sink = await BufferedSink.open({ mime }, sinkPorts);
          await writeAll(sink, chunks);
          const stored = await sink.close();
          expect(await bytesOf(stored)).toEqual(Buffer.concat(chunks));
          expect(stored).toMatchObject({ mime, bytes: Buffer.concat(chunks).length });
        },
      ),
    );
  });

  it('keeps text inline up to 64 KiB, and bytes that are no text never', async () => {
    const close = async (mime: string, bytes: Uint8Array) => {
      const sink = await BufferedSink.open({ mime }, {});
      await sink.write(bytes);
      return sink.close();
    };
    const letters = (count: number) => new Uint8Array(count).fill(0x61);
    expect(await close('text/plain', letters(INLINE_BYTES))).toMatchObject({ stored: 'text' });
    expect(await close('application/json', letters(10))).toMatchObject({ stored: 'text' });
    expect(await close('text/plain', letters(INLINE_BYTES + 1))).toMatchObject({ stored: 'blob' });
    expect(await close('audio/mpeg', letters(10))).toMatchObject({ stored: 'blob' });
    const invalid = await close('text/plain', Uint8Array.of(0x61, 0xff));
    expect(await bytesOf(invalid)).toEqual(Buffer.from([0x61, 0xff]));
    const marked = await close('text/plain', Uint8Array.of(0xef, 0xbb, 0xbf, 0x61));
    expect(await bytesOf(marked)).toEqual(Buffer.from([0xef, 0xbb, 0xbf, 0x61]));
  });

  it('folds hundreds of parts into one Blob, in order', async () => {
    const sink = await BufferedSink.open({ mime: 'application/octet-stream' }, {});
    for (let at = 0; at < 150; at++) await sink.write(new Uint8Array(MiB).fill(at));
    const stored = await sink.close();
    const bytes = await bytesOf(stored);
    expect(bytes.length).toBe(150 * MiB);
    for (let at = 0; at < 150; at++) expect([bytes[at * MiB], bytes[(at + 1) * MiB - 1]]).toEqual([at, at]);
  });

  it('moves to a file once it is past its limit, or at once when it is told so', async () => {
    for (const expectedBytes of [undefined, 10 * MiB]) {
      const { file, state, chunks } = memoryFile();
      const asked: number[] = [];
      const openPrivateFile = (bytes: number) => {
        asked.push(bytes);
        return Promise.resolve(file);
      };
      const spec = { mime: 'application/octet-stream', ...(expectedBytes && { expectedBytes }) };
      const sink = await BufferedSink.open(spec, { blobBytes: 2 * MiB, openPrivateFile });
      for (let at = 0; at < 5; at++) await sink.write(new Uint8Array(MiB).fill(at));
      const stored = await sink.close();
      expect(stored).toMatchObject({ stored: 'blob', privateFile: 'run-0', bytes: 5 * MiB });
      expect(asked).toEqual([expectedBytes ?? 3 * MiB]);
      expect(state.status).toBe('closed');
      expect(Buffer.concat(chunks).filter((_, index) => index % MiB === 0)).toEqual(Buffer.from([0, 1, 2, 3, 4]));
    }
  });

  it('stays in memory where the private file system has no room, but only as long as memory can be asked to', async () => {
    const refused = new ToolError('no-space', 'There is no room.');
    const asked: number[] = [];
    const openPrivateFile = (bytes: number) => {
      asked.push(bytes);
      return Promise.reject(refused);
    };
    const ports = { openPrivateFile };
    const sink = await BufferedSink.open({ mime: 'text/plain', expectedBytes: LARGEST_BLOB_BYTES }, ports);
    await sink.write(new Uint8Array(9 * MiB).fill(0x61));
    const stored = await sink.close();
    expect(stored).toMatchObject({ stored: 'blob', bytes: 9 * MiB });
    expect(stored).not.toHaveProperty('privateFile');
    expect(asked).toEqual([LARGEST_BLOB_BYTES]);
    const larger = BufferedSink.open({ mime: 'text/plain', expectedBytes: LARGEST_BLOB_BYTES + 1 }, ports);
    await expect(larger).rejects.toBe(refused);
  });

  const MEMORY = 3 * MiB;
  const withoutFiles: [string, SinkPorts][] = [
    ['no way to open files', {}],
    ['no private files', { openPrivateFile: () => Promise.resolve(undefined) }],
    [
      'private files that cannot be opened',
      { openPrivateFile: () => Promise.reject(new DOMException('?', 'UnknownError')) },
    ],
  ];

  it.each(withoutFiles)('with %s takes as much as memory may, and not a byte more', async (_, ports) => {
    const open = () => BufferedSink.open({ mime: 'application/x' }, { ...ports, blobBytes: MiB, memoryBytes: MEMORY });
    const full = await open();
    for (let at = 0; at < 3; at++) await full.write(new Uint8Array(MiB).fill(at));
    expect(await full.close()).toMatchObject({ stored: 'blob', bytes: MEMORY });

    const over = await open();
    await over.write(new Uint8Array(MEMORY));
    const end = async () => {
      await over.write(Uint8Array.of(1));
      await over.close();
    };
    await expect(end).rejects.toMatchObject({ code: 'no-space' });

    const endless = await open();
    const fill = async () => {
      for (;;) await endless.write(new Uint8Array(MiB));
    };
    await expect(fill).rejects.toMatchObject({ code: 'no-space' });
    expect(endless.bytes).toBeLessThanOrEqual(MEMORY + MiB);
  });

  it.each(withoutFiles)('with %s refuses before the work what is known not to fit', async (_, ports) => {
    const open = (canPickFile: boolean) =>
      BufferedSink.open({ mime: 'text/plain', expectedBytes: 300e6 }, { ...ports, memoryBytes: 64 * MiB, canPickFile });
    expect(await errorInEnglish(open(true))).toMatchObject({
      code: 'no-space',
      message:
        'The result needs at least 300 MB, but this browser can keep only 67 MB of it in memory. ' +
        'Save it straight to a file instead.',
    });
    const { message } = await errorInEnglish(open(false));
    expect(message).toMatch(/Use a regular window instead of a private one, or a smaller file\.$/);
  });

  it('asks for a private file once, and again only when memory is full', async () => {
    const asked: number[] = [];
    const openPrivateFile = (bytes: number) => {
      asked.push(bytes);
      return Promise.resolve(undefined);
    };
    const ports = { blobBytes: MiB, memoryBytes: MEMORY, openPrivateFile };
    const sink = await BufferedSink.open({ mime: 'application/x' }, ports);
    for (let at = 0; at < 3; at++) await sink.write(new Uint8Array(MiB));
    expect(await sink.close()).toMatchObject({ bytes: MEMORY });
    expect(asked).toEqual([2 * MiB]);
  });

  it('closes and removes a file that fails while it takes over what memory held', async () => {
    const { file, state } = memoryFile();
    const full = new ToolError('no-space', 'The disk is full.');
    const failing = { ...file, write: () => Promise.reject(full) };
    const ports = { blobBytes: 2 * MiB, openPrivateFile: () => Promise.resolve(failing) };
    const sink = await BufferedSink.open({ mime: 'application/x' }, ports);
    await sink.write(new Uint8Array(2 * MiB));
    await expect(sink.write(new Uint8Array(2 * MiB))).rejects.toBe(full);
    expect(state.status).toBe('aborted');
    await expect(sink.abort()).resolves.toBeUndefined();
  });

  it('writes straight into a picked file, however small the result is', async () => {
    const { file, chunks } = memoryFile();
    const sink = await BufferedSink.open({ mime: 'text/plain' }, { openPickedFile: () => Promise.resolve(file) });
    await sink.write(new TextEncoder().encode('tiny'));
    await sink.close();
    expect(Buffer.concat(chunks).toString()).toBe('tiny');
  });

  it('removes its file on abort, and leaves a closed one alone', async () => {
    const { file, state } = memoryFile();
    const ports = { blobBytes: 0, openPrivateFile: () => Promise.resolve(file) };
    const aborted = await BufferedSink.open({ mime: 'application/octet-stream' }, ports);
    await aborted.write(new Uint8Array(2 * MiB));
    await aborted.abort();
    expect(state.status).toBe('aborted');
    const closed = await BufferedSink.open({ mime: 'application/octet-stream' }, ports);
    await closed.write(new Uint8Array(2 * MiB));
    await closed.close();
    await closed.abort();
    expect(state.status).toBe('closed');
  });
});

describe('what memory takes', () => {
  it.each([
    [8, 256],
    [32, 256],
    [4, 128],
    [1, 32],
    [0.25, 8],
    [undefined, 64],
  ])('on a device of %s GiB is %s MiB', (gigabytes, limit) => {
    expect(memoryLimit(gigabytes)).toBe(limit * MiB);
  });
});
