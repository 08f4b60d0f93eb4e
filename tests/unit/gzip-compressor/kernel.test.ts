import { spawnSync } from 'node:child_process';
import { deflateRawSync, deflateSync, gunzipSync, gzipSync, inflateRawSync, inflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kernel } from '../../../workers/kernels/gzip-compressor/kernel';
import { DEFAULTS, type Format, type GzipOptions } from '../../../workers/kernels/gzip-compressor/spec';
import type { Stored } from '../../../workers/contract/run/sink';
import type { Source } from '../../../workers/contract/run/source';
import { outputOf } from '../run-in-node';

const bytesOf = async (result: Stored) => {
  if (result.stored === 'saved') throw new Error('Nothing was to be saved');
  return result.stored === 'text' ? Buffer.from(result.text) : Buffer.from(await result.blob.arrayBuffer());
};

async function compress(source: Source, options: Partial<GzipOptions> = {}, chunkBytes = 64 * 1024) {
  const output = await outputOf(kernel, source, { ...DEFAULTS, ...options }, { chunkBytes });
  return bytesOf(output.result);
}

async function decompress(source: Uint8Array, from: GzipOptions['from'] = 'auto', chunkBytes = 64 * 1024) {
  const options = { ...DEFAULTS, mode: 'decompress', from } as const;
  const { result, type, notes } = await outputOf(kernel, Uint8Array.from(source), options, { chunkBytes });
  return { bytes: await bytesOf(result), type, notes };
}

const NODE = { gzip: gunzipSync, zlib: inflateSync, deflate: inflateRawSync } as const;
const FORMATS: readonly Format[] = ['gzip', 'zlib', 'deflate'];

/** Bytes that compress well in places, and not at all in others. */
const data = fc
  .array(
    fc.oneof(
      fc.uint8Array({ maxLength: 400 }),
      fc
        .record({ byte: fc.integer({ min: 0, max: 255 }), times: fc.integer({ min: 1, max: 5000 }) })
        .map(({ byte, times }) => new Uint8Array(times).fill(byte)),
      fc.string({ maxLength: 60 }).map((text) => Buffer.from(text.repeat(20))),
    ),
    { maxLength: 12 },
  )
  .map((parts) => Buffer.concat(parts));

/** Data, a format, a level, and the bytes of a chunk. */
const anyRun = [
  data,
  fc.constantFrom(...FORMATS),
  fc.constantFrom(1, 6, 9),
  fc.constantFrom(1, 7, 512, 4096, 65_536),
] as const;

describe('compressing', () => {
  it('makes what Node takes back, in every format and level, the same bytes from any chunks', async () => {
    const law = fc.asyncProperty(...anyRun, async (bytes, format, level, size) => {
      const compressed = await compress(Uint8Array.from(bytes), { format, level }, size);
      expect(NODE[format](compressed).equals(bytes)).toBe(true);
      expect(compressed.equals(await compress(Uint8Array.from(bytes), { format, level }))).toBe(true);
    });
    await fc.assert(law, { numRuns: 60 });
  });

  it('is taken by gzip', async () => {
    const compressed = await compress('Grüße 😀\n'.repeat(10_000));
    const { stdout, status } = spawnSync('gzip', ['-dc'], { input: compressed });
    expect([status, stdout.toString()]).toEqual([0, 'Grüße 😀\n'.repeat(10_000)]);
  });

  it('has no time and no name in it, so equal files become equal', async () => {
    // RFC 1952, section 2.3: flags and time are zero.
    expect([...(await compress('a')).subarray(3, 8)]).toEqual([0, 0, 0, 0, 0]);
  });
});

describe('decompressing', () => {
  it('gives what Node has compressed, from any chunks', async () => {
    const make = { gzip: gzipSync, zlib: deflateSync, deflate: deflateRawSync } as const;
    const law = fc.asyncProperty(...anyRun, async (bytes, format, level, size) => {
      const compressed = make[format](bytes, { level });
      const { bytes: got, notes } = await decompress(compressed, format === 'deflate' ? format : 'auto', size);
      expect(got.equals(bytes)).toBe(true);
      expect(notes).toEqual([]);
    });
    await fc.assert(law, { numRuns: 100 });
  });

  it('joins the parts of a file, as gzip does, and skips zeros around them', async () => {
    const parts = ['one\n', '', 'three\n'].map((text) => gzipSync(text));
    for (const size of [1, 3, 64 * 1024]) {
      const joined = await decompress(Buffer.concat(parts), 'auto', size);
      expect([joined.bytes.toString(), joined.notes]).toEqual([
        'one\nthree\n',
        ['The data has 3 parts, which were joined.'],
      ]);
      const padded = await decompress(
        Buffer.concat([parts[0] ?? gzipSync(''), Buffer.alloc(700), parts[2] ?? gzipSync(''), Buffer.alloc(9)]),
        'auto',
        size,
      );
      expect([padded.bytes.toString(), padded.notes]).toEqual([
        'one\nthree\n',
        ['The data has 2 parts, which were joined.', 'Zeros after the end of the compressed data were left out.'],
      ]);
    }
  });

  it.each([1, 2, 64 * 1024])('says what it left out behind the end, in chunks of %i', async (size) => {
    const one = gzipSync('one');
    const place = one.length + 1;
    const after = async (text: string) =>
      (await decompress(Buffer.concat([one, Buffer.from(text, 'latin1')]), 'auto', size)).notes;
    const left = (count: number) =>
      `${count} bytes after the end of the compressed data were left out. They aren’t compressed data. (At byte ${place}.)`;
    expect(await after('xyz')).toEqual([left(3)]);
    expect(await after('\x1fyz')).toEqual([left(3)]);
    expect(await after('\x1f')).toEqual([
      `1 byte after the end of the compressed data was left out. It isn’t compressed data. (At byte ${place}.)`,
    ]);
    const zlib = deflateSync('one');
    const { bytes, notes } = await decompress(Buffer.concat([zlib, zlib]), 'zlib', size);
    expect(bytes.toString()).toBe('one');
    expect(notes).toEqual([left(zlib.length).replace(`byte ${place}`, `byte ${zlib.length + 1}`)]);
  });

  it('recognizes what comes out', async () => {
    const { type } = await decompress(gzipSync(Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.from([0xff, 0])])));
    expect(type.extension).toBe('pdf');
    expect((await decompress(gzipSync('text'))).type.extension).toBe('txt');
  });
});

describe('what can’t be decompressed', () => {
  const gz = gzipSync('The quick brown fox jumps over the lazy dog. '.repeat(50));
  const changed = (at: number) => {
    const bytes = Buffer.from(gz);
    const index = at < 0 ? bytes.length + at : at;
    bytes[index] = (bytes[index] ?? 0) ^ 0xff;
    return bytes;
  };
  const says = (bytes: Uint8Array, from?: GzipOptions['from'], size?: number) =>
    decompress(bytes, from, size).then(
      () => 'taken',
      (error: unknown) => (error instanceof Error ? error.message : ''),
    );

  it.each([1, 5, 64 * 1024])('is refused with its place, in chunks of %i', async (size) => {
    expect(await says(changed(-5), 'auto', size)).toMatch(/doesn’t match its checksum.*byte \d+\.\)$/);
    expect(await says(changed(-1), 'auto', size)).toMatch(/isn’t as long as its trailer says.*byte \d+\.\)$/);
    expect(await says(gz.subarray(0, -1), 'auto', size)).toBe(
      `The compressed data ends too soon: the rest is missing. Get the whole file again. (At byte ${gz.length}.)`,
    );
    expect(await says(Buffer.alloc(0), 'auto', size)).toMatch(/the input is empty/);
    expect(await says(Buffer.from('PK\x03\x04 and more'), 'auto', size)).toMatch(
      /begins like a file of the type ZIP archive/,
    );
    expect(await says(Buffer.from('H4sIAAAAAAAAA0tMSgYAwkEkNQMAAAA='), 'auto', size)).toMatch(
      /If it’s Base64 or hex, decode it first/,
    );
    expect(await says(gz, 'zlib', size)).toMatch(/^This isn’t zlib data: its header is wrong/);
    expect(await says(deflateSync('abc', { dictionary: Buffer.from('abc') }), 'auto', size)).toMatch(
      /needs a dictionary/,
    );
  });

  it('is never taken for whole, whatever byte is changed or missing', async () => {
    const text = gunzipSync(gz);
    for (let at = 0; at < gz.length; at++) {
      // RFC 1952, section 2.3.1: the time, the extra flags and the operating system say nothing about the data.
      if (at >= 4 && at <= 9) continue;
      const got = await decompress(changed(at)).catch(() => undefined);
      if (got !== undefined) expect(got.bytes.equals(text), `byte ${at}`).toBe(true);
      await expect(decompress(gz.subarray(0, at)), `the first ${at} bytes`).rejects.toThrow();
    }
  });
});
