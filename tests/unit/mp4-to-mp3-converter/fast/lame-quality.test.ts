// LAME at its lower quality, held against another build of the same LAME that was told so.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { atQuality, QUICK } from '../../../../workers/engines/webcodecs/lame-quality';
import { readPart } from '../../../../workers/engines/webcodecs/mp3/splice';
import { ffmpeg } from '../run';
import { encodeIn } from './encode';
import { SOUNDS } from './sounds';

const wasm = Uint8Array.from(readFileSync(createRequire(import.meta.url).resolve('wasm-media-encoders/wasm/mp3')));

describe('the default quality', () => {
  test('is one number of the module', () => {
    const changed = atQuality(wasm, QUICK);
    const places = [...changed.keys()].filter((at) => changed[at] !== wasm[at]);
    expect(places.map((at) => [wasm[at], changed[at]])).toEqual([[3, QUICK]]);
    expect(WebAssembly.validate(changed)).toBe(true);
  });

  test('of a module that sets it otherwise is refused', () => {
    expect(() => atQuality(new Uint8Array(100), QUICK)).toThrow(/at 0 places/);
    expect(() => atQuality(Uint8Array.from([...wasm, ...wasm]), QUICK)).toThrow(/at 2 places/);
  });
});

/** Samples as ffmpeg's encoder gets them: 32-bit floats, one channel. */
const raw = (samples: Float32Array) => new Blob([Uint8Array.from(new Uint8Array(samples.buffer))]);

test("at the lower quality most frames are, byte for byte, those of ffmpeg's LAME at it", async () => {
  const format = { kilobits: 128, sampleRate: 44_100, channels: 1 } as const;
  const sound = SOUNDS.music(1, 44_100, 3);
  const { read } = await ffmpeg(
    raw(sound[0] ?? new Float32Array()),
    '-f f32le -ar 44100 -ac 1 -i {in} -c:a libmp3lame -b:a 128k -compression_level 7 -write_xing 0 -id3v2_version 0 /out.mp3',
  );
  const theirs = Buffer.from(await read('/out.mp3'));
  const framesAlike = async (isQuick: boolean) => {
    const ours = await encodeIn(1, sound, format, isQuick);
    expect(theirs).toHaveLength(ours.length);
    const { frames, mp3 } = readPart(ours, 0);
    return frames.filter(({ at, bytes }) => theirs.subarray(at, at + bytes).equals(mp3.subarray(at, at + bytes)))
      .length;
  };
  // Other compilers round a few another way.
  const [alike, atDefault, all] = [await framesAlike(true), await framesAlike(false), theirs.length / 417.96];
  expect(alike).toBeGreaterThan(all * 0.4);
  expect(atDefault).toBeLessThan(all * 0.1);
});
