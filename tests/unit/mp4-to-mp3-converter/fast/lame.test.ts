// LAME with its module changed, compared with another build of the same LAME that takes floats and the quality.
import { describe, expect, test } from 'vitest';
import { patchLame } from '../../../../workers/engines/webcodecs/lame-patches';
import { readPart } from '../../../../workers/engines/webcodecs/mp3/splice';
import { ffmpeg } from '../run';
import { encodeIn, wasm } from './encode';
import { SOUNDS } from './sounds';

describe('the module', () => {
  test.each([false, true])('is valid with its bytes changed (quick: %s)', (isQuick) => {
    const changed = patchLame(wasm, isQuick);
    expect(changed).toHaveLength(wasm.length);
    expect(changed.filter((byte, at) => byte !== wasm[at])).toHaveLength(isQuick ? 17 : 16);
    expect(WebAssembly.validate(changed)).toBe(true);
  });

  test('of another build is refused', () => {
    expect(() => patchLame(new Uint8Array(100), false)).toThrow(/0 such places/);
    expect(() => patchLame(Uint8Array.from([...wasm, ...wasm]), false)).toThrow(/2 such places/);
  });
});

/** Samples as ffmpeg's encoder gets them: 32-bit floats, one channel. */
const raw = (samples: Float32Array) => new Blob([Uint8Array.from(new Uint8Array(samples.buffer))]);

/** The share of frames that are, byte for byte, those of ffmpeg's LAME. */
async function shareAlike(sound: Float32Array, isQuick: boolean, theyAreQuick = isQuick): Promise<number> {
  const quality = theyAreQuick ? ' -compression_level 7' : '';
  const encoder = `-c:a libmp3lame -b:a 128k${quality} -write_xing 0 -id3v2_version 0`;
  const { read } = await ffmpeg(raw(sound), `-f f32le -ar 44100 -ac 1 -i {in} ${encoder} /output/out.mp3`);
  const theirs = Buffer.from(await read('/output/out.mp3'));
  const ours = await encodeIn(1, [sound], { kilobits: 128, sampleRate: 44_100, channels: 1 }, isQuick);
  expect(theirs).toHaveLength(ours.length);
  const { frames, mp3 } = readPart(ours, 0);
  const alike = frames.filter(({ at, bytes }) => theirs.subarray(at, at + bytes).equals(mp3.subarray(at, at + bytes)));
  return alike.length / frames.length;
}

describe("all frames are, byte for byte, those of ffmpeg's LAME", () => {
  const [music = new Float32Array()] = SOUNDS.music(1, 44_100, 3);

  test('at the default quality', async () => expect(await shareAlike(music, false)).toBe(1));

  test('at the lower quality', async () => {
    expect(await shareAlike(music, true)).toBe(1);
    expect(await shareAlike(music, false, true)).toBeLessThan(0.1);
  });

  test('where 16 bits would lose the sound or clip it', async () => {
    expect(
      await shareAlike(
        music.map((sample) => sample / 20_000),
        false,
      ),
    ).toBe(1);
    expect(
      await shareAlike(
        music.map((sample) => sample * 4),
        false,
      ),
    ).toBe(1);
  });
});
