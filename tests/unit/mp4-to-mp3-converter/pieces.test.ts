// ffmpeg's result in memory: in pieces, each of which is gone once it was taken.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MiB } from '../../../workers/contract/sink';
import { Pieces } from '../../../workers/engines/ffmpeg/pieces';
import { concatBytes } from '../../../workers/lib/concat-bytes';
import { loadNodeCore } from './core-engine';

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
  const SAMPLES = 'sine=frequency=440:sample_rate=48000:duration=60';
  const ENCODE = ['-f', 'lavfi', '-i', SAMPLES, '-c:a', 'pcm_s16le'];

  test('come in pieces of at most 1 MiB, and only once', async () => {
    const core = await loadNodeCore();
    await core.exec([...ENCODE, '-f', 'wav', '/output/long.wav']);
    const pieces: Uint8Array[] = [];
    for (let piece = await core.take('/output/long.wav'); piece; piece = await core.take('/output/long.wav'))
      pieces.push(piece);
    const wav = Buffer.concat(pieces);
    expect(pieces.map(({ buffer }) => buffer.byteLength)).toEqual(pieces.map(() => MiB));
    expect(pieces).toHaveLength(Math.ceil(wav.length / MiB));
    // The length at the start is written last: RIFF, http://soundfile.sapp.org/doc/WaveFormat/
    expect(wav.readUInt32LE(4)).toBe(wav.length - 8);
    expect(wav.length).toBeGreaterThan(60 * 48_000 * 2);
  });

  test('that were not written have none', async () => {
    const core = await loadNodeCore();
    await core.exec(['-i', '/output/nothing', '/output/none.mp3']);
    expect(await core.take('/output/none.mp3')).toBeUndefined();
  });
});
