// MP3s that were encoded in segments, decoded by ffmpeg and held against those made in one piece.
import { describe, expect, test } from 'vitest';
import {
  ENCODER_DELAY,
  FRAME_SAMPLES,
  frameCount,
  mp3Bytes,
  type Mp3Format,
} from '../../../../workers/engines/webcodecs/mp3/layout';
import { readPart } from '../../../../workers/engines/webcodecs/mp3/splice';
import { planSegments } from '../../../../workers/engines/webcodecs/segments';
import { decode, ffmpeg } from '../run';
import { encodeIn, tagged } from './encode';
import { SOUNDS } from './sounds';

const SECONDS = 12;

/** Energy of the difference, frame by frame as the encoder counts them. */
function noiseOf(wanted: readonly Float32Array[], heard: readonly Float32Array[]): Float64Array {
  const energy = new Float64Array(frameCount(wanted[0]?.length ?? 0));
  wanted.forEach((channel, c) =>
    channel.forEach((sample, i) => {
      const frame = Math.floor((i + ENCODER_DELAY) / FRAME_SAMPLES);
      energy[frame] = (energy[frame] ?? 0) + (sample - (heard[c]?.[i] ?? 0)) ** 2;
    }),
  );
  return energy;
}

const sum = (values: Iterable<number>) => [...values].reduce((total, value) => total + value, 0);

/** The energy of a frame that nobody hears: below the last of 16 bits. */
const FLOOR = (2 * FRAME_SAMPLES) / 2 ** 30;

const decibels = (noise: number, than: number) => 10 * Math.log10((noise + FLOOR) / (than + FLOOR));

const CASES: readonly (readonly [keyof typeof SOUNDS, Mp3Format, number])[] = [
  ['music', { kilobits: 192, sampleRate: 44_100, channels: 2 }, 8],
  ['music', { kilobits: 64, sampleRate: 32_000, channels: 2 }, 5],
  ['music', { kilobits: 320, sampleRate: 48_000, channels: 2 }, 3],
  ['music', { kilobits: 128, sampleRate: 44_100, channels: 1 }, 4],
  ['speech', { kilobits: 64, sampleRate: 44_100, channels: 1 }, 8],
  ['speech', { kilobits: 128, sampleRate: 44_100, channels: 2 }, 2],
  ['clicks', { kilobits: 128, sampleRate: 48_000, channels: 2 }, 8],
  ['clicks', { kilobits: 320, sampleRate: 44_100, channels: 1 }, 6],
  ['silence', { kilobits: 192, sampleRate: 44_100, channels: 2 }, 7],
];

describe('a sound in segments', () => {
  test.each(CASES)('%s, %o, %d segments', async (name, format, count) => {
    const sound = SOUNDS[name](format.channels, format.sampleRate, SECONDS);
    const samples = sound[0]?.length ?? 0;
    const [whole, split] = [await encodeIn(1, sound, format), await encodeIn(count, sound, format)];

    // Frame by frame as long as in one piece.
    expect(whole).toHaveLength(mp3Bytes(frameCount(samples), format));
    expect(readPart(split, 0).frames.map(({ at }) => at)).toEqual(readPart(whole, 0).frames.map(({ at }) => at));

    const blobs = [whole, split].map((mp3) => new Blob([tagged(mp3, samples, format)]));
    const { log } = await ffmpeg(blobs[1] ?? new Blob(), '-v warning -i {in} -f null -');
    expect(log.filter((line) => line !== 'Aborted()')).toEqual([]);
    const [inOne, inMany] = await Promise.all(blobs.map((blob) => decode(blob, format.channels)));
    for (const heard of [inOne, inMany]) expect(heard?.map(({ length }) => length)).toEqual(sound.map(() => samples));

    const [before, after] = [noiseOf(sound, inOne ?? []), noiseOf(sound, inMany ?? [])];
    expect(Math.abs(decibels(sum(after), sum(before)))).toBeLessThan(0.1);
    // At no seam more noise than in ordinary frames around it, and on average none at all.
    const changed: number[] = [];
    const seams = planSegments(samples, format.sampleRate, count).slice(1);
    for (const { from } of seams) {
      const around = Math.max(...before.subarray(Math.max(0, from - 50), from + 50)) + FLOOR;
      for (let k = from - 3; k < from + 20; k++) {
        expect(decibels(after[k] ?? 0, around)).toBeLessThan(1);
        changed.push(decibels(after[k] ?? 0, before[k] ?? 0));
      }
    }
    expect(sum(changed) / changed.length).toBeLessThan(0.3);
  });
});
