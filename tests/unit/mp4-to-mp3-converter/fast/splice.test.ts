// MP3s that were encoded in segments, decoded by ffmpeg and held against those made in one piece.
import { describe, expect, test } from 'vitest';
import { frameCount, mp3Bytes, type Mp3Format } from '../../../../workers/engines/webcodecs/mp3/layout';
import { readPart } from '../../../../workers/engines/webcodecs/mp3/splice';
import { planSegments } from '../../../../workers/engines/webcodecs/segments';
import { decode, ffmpeg } from '../run';
import { encodeIn, tagged } from './encode';
import { decibels, noiseOf, seamAt, sum } from './noise';
import { SOUNDS } from './sounds';

const SECONDS = 12;

/** The whole grid is in the benchmark: `npm run bench -- mp3-seams`. */
const CASES: readonly (readonly [keyof typeof SOUNDS, Mp3Format, number, isQuick: boolean])[] = [
  ['music', { kilobits: 192, sampleRate: 44_100, channels: 2 }, 8, false],
  ['music', { kilobits: 64, sampleRate: 32_000, channels: 2 }, 5, false],
  ['music', { kilobits: 320, sampleRate: 48_000, channels: 2 }, 3, false],
  ['music', { kilobits: 128, sampleRate: 44_100, channels: 1 }, 4, false],
  ['speech', { kilobits: 64, sampleRate: 44_100, channels: 1 }, 8, false],
  ['speech', { kilobits: 128, sampleRate: 44_100, channels: 2 }, 2, false],
  ['clicks', { kilobits: 128, sampleRate: 48_000, channels: 2 }, 8, false],
  ['clicks', { kilobits: 320, sampleRate: 44_100, channels: 1 }, 6, false],
  ['silence', { kilobits: 192, sampleRate: 44_100, channels: 2 }, 7, false],
  ['silence', { kilobits: 64, sampleRate: 48_000, channels: 1 }, 2, false],
  ['music', { kilobits: 128, sampleRate: 44_100, channels: 2 }, 6, true],
  ['speech', { kilobits: 64, sampleRate: 44_100, channels: 1 }, 4, true],
  ['music', { kilobits: 96, sampleRate: 22_050, channels: 2 }, 5, false],
  ['speech', { kilobits: 64, sampleRate: 16_000, channels: 1 }, 4, false],
  ['speech', { kilobits: 32, sampleRate: 11_025, channels: 1 }, 3, false],
];

describe('a sound in segments', () => {
  test.each(CASES)('%s, %o, %d segments, quick: %s', async (name, format, count, isQuick) => {
    const sound = SOUNDS[name](format.channels, format.sampleRate, SECONDS);
    const samples = sound[0]?.length ?? 0;
    const [whole, split] = [await encodeIn(1, sound, format, isQuick), await encodeIn(count, sound, format, isQuick)];

    // Frame by frame as long as in one piece.
    expect(whole).toHaveLength(mp3Bytes(frameCount(samples, format.sampleRate), format));
    expect(readPart(split, 0).frames.map(({ at }) => at)).toEqual(readPart(whole, 0).frames.map(({ at }) => at));

    const blobs = [whole, split].map((mp3) => new Blob([tagged(mp3, samples, format)]));
    const { log } = await ffmpeg(blobs[1] ?? new Blob(), '-v warning -i {in} -f null -');
    expect(log.filter((line) => line !== 'Aborted()')).toEqual([]);
    const [inOne, inMany] = await Promise.all(blobs.map((blob) => decode(blob, format.channels)));
    for (const heard of [inOne, inMany]) expect(heard?.map(({ length }) => length)).toEqual(sound.map(() => samples));

    const [before, after] = [
      noiseOf(sound, inOne ?? [], format.sampleRate),
      noiseOf(sound, inMany ?? [], format.sampleRate),
    ];
    expect(Math.abs(decibels(sum(after), sum(before)))).toBeLessThan(0.1);
    // At no seam more noise than in ordinary frames around it, and on average none at all.
    const seams = planSegments(samples, format.sampleRate, count).slice(1);
    const heardThere = seams.map(({ from }) => seamAt(from, before, after));
    for (const { worst } of heardThere) expect(worst).toBeLessThan(1);
    const changed = heardThere.flatMap((seam) => seam.changed);
    expect(sum(changed) / changed.length).toBeLessThan(0.3);
  });
});
