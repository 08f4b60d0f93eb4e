// The core's files in memory: output in pieces, each of which is gone once it was taken, and input that is given back.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MiB } from '../../../workers/contract/run/sink';
import { mp3Seconds } from '../../../workers/engines/ffmpeg/mp3-length';
import { Pieces } from '../../../workers/engines/ffmpeg/pieces';
import { concatBytes } from '../../../workers/lib/concat-bytes';
import { givenBackBy } from '../given-back';
import { loadNodeCore } from './core-engine';
import { readFixture } from './run';

function takeAll(pieces: Pieces): Uint8Array<ArrayBuffer>[] {
  const all: Uint8Array<ArrayBuffer>[] = [];
  for (let piece = pieces.take(); piece; piece = pieces.take()) all.push(piece);
  return all;
}

test('what is written anywhere is read and taken as from one array', () => {
  const write = fc.record({ at: fc.nat(3 * MiB), length: fc.nat(MiB + 10), value: fc.integer({ min: 1, max: 255 }) });
  fc.assert(
    fc.property(fc.array(write, { maxLength: 5 }), fc.nat(3 * MiB), (writes, from) => {
      const pieces = new Pieces();
      const wanted = new Uint8Array(5 * MiB);
      for (const { at, length, value } of writes) {
        pieces.write(new Uint8Array(length).fill(value), at);
        wanted.fill(value, at, at + length);
      }
      const bytes = Math.max(0, ...writes.map(({ at, length }) => at + length));
      expect(pieces.bytes).toBe(bytes);
      const read = new Uint8Array(1000);
      const count = pieces.read(read, from);
      expect(count).toBe(Math.max(0, Math.min(1000, bytes - from)));
      expect(Buffer.from(wanted.buffer, from, count).equals(read.subarray(0, count))).toBe(true);
      expect(Buffer.from(wanted.buffer, 0, bytes).equals(concatBytes(takeAll(pieces)))).toBe(true);
    }),
    { numRuns: 50 },
  );
});

describe("ffmpeg's own files", () => {
  test('come in pieces of at most 1 MiB, and only once', async () => {
    const core = await loadNodeCore();
    const path = await core.mount(new Blob([new Uint8Array(60 * 48_000 * 2)])); // of silence, as 16-bit samples
    await core.exec(['-f', 's16le', '-ar', '48000', '-ac', '1', '-i', path, '-b:a', '320k', '/output/long.mp3']);
    const pieces: Uint8Array[] = [];
    for (let piece = await core.take('/output/long.mp3'); piece; piece = await core.take('/output/long.mp3'))
      pieces.push(piece);
    const mp3 = Buffer.concat(pieces);
    expect(pieces.map(({ buffer }) => buffer.byteLength)).toEqual(pieces.map(() => MiB));
    expect(pieces).toHaveLength(Math.ceil(mp3.length / MiB));
    // The length in the first frame is written last.
    expect(mp3Seconds(mp3.subarray(mp3.indexOf(0xff)))).toBe(60);
    expect(mp3.length).toBeGreaterThan(60 * 40_000);
  });

  test('are emptied by a second run', async () => {
    const core = await loadNodeCore();
    const path = await core.mount(new Blob([new Uint8Array(2 * 8000)])); // two seconds of 8-bit samples
    for (const seconds of [2, 1])
      await core.exec(['-f', 'u8', '-ar', '8000', '-i', path, '-t', String(seconds), '-f', 'u8', '/output/raw']);
    expect(await core.take('/output/raw')).toHaveLength(8000);
  });

  test('that were not written have none', async () => {
    const core = await loadNodeCore();
    await core.exec(['-i', '/output/nothing', '/output/none.mp3']);
    expect(await core.take('/output/none.mp3')).toBeUndefined();
  });
});

test('each chunk of the input is given back', async () => {
  const core = await loadNodeCore();
  const file = await readFixture('ac3.mp4');
  const path = await core.mount(file);
  const args = ['-i', path, '-map', '0:1', '-c:a', 'libmp3lame', '/output/some.mp3'];
  const given = await givenBackBy(() => core.exec(args));
  expect(given.reduce((sum, bytes) => sum + bytes, 0)).toBeGreaterThan(file.size / 2);
});

test('a run doesn’t depend on the runs before it', async () => {
  const core = await loadNodeCore();
  const path = await core.mount(await readFixture('ac3.mp4'));
  const convertTo = async (output: string) => {
    const { exitCode } = await core.exec(['-i', path, '-map', '0:1', '-c:a', 'libmp3lame', output]);
    return { exitCode, bytes: Buffer.from((await core.take(output)) ?? []) };
  };
  const first = await convertTo('/output/first.mp3');
  expect(first.exitCode).toBe(0);
  expect(first.bytes.length).toBeGreaterThan(1000);
  expect((await core.exec(['-i', '/nothing'])).exitCode).toBe(1);
  expect(await convertTo('/output/second.mp3')).toEqual(first);
});
