// The parts of an MP3 that are written by hand: the first frame, the tags, the lengths known beforehand.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readHeader } from '../../../../workers/lib/mpeg-frame';
import { infoTag } from '../../../../workers/lib/mp3/info-tag';
import { frameCount, frameSamples, mp3Bytes, paddingOf } from '../../../../workers/engines/webcodecs/mp3/layout';
import { planSegments, segmentCount } from '../../../../workers/engines/webcodecs/segments';
import { mp3Seconds } from '../../../../workers/engines/ffmpeg/mp3-length';

import { encodeIn, tagged } from './encode';

describe('lengths', () => {
  test.each([
    [44_100, 128, 1],
    [44_100, 320, 2],
    [48_000, 192, 2],
    [32_000, 64, 1],
    [22_050, 160, 2],
    [16_000, 32, 1],
    [11_025, 64, 2],
  ] as const)('at %d Hz and %d kbit/s are those that LAME makes', async (sampleRate, kilobits, channels) => {
    for (const samples of [1, 575, 576, 577, 1151, 1152, 1153, 100_000]) {
      const format = { sampleRate, kilobits, channels };
      const mp3 = await encodeIn(
        1,
        Array.from({ length: channels }, () => new Float32Array(samples).fill(0.1)),
        format,
      );
      expect(mp3.length).toBe(mp3Bytes(frameCount(samples, sampleRate), format));
    }
  });

  test('leave room for the decoder at the end', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), fc.constantFrom(11_025, 22_050, 44_100), (samples, sampleRate) => {
        expect(paddingOf(samples, sampleRate)).toBeGreaterThanOrEqual(529);
        expect(paddingOf(samples, sampleRate)).toBeLessThan(529 + 2 * frameSamples(sampleRate));
      }),
    );
  });
});

test('segments cover the sound, overlap, and begin where frames have the same lengths as in one piece', () => {
  const rates = fc.constantFrom(16_000, 22_050, 32_000, 44_100, 48_000);
  fc.assert(
    fc.property(
      rates,
      fc.integer({ min: 1, max: 40_000 }),
      fc.integer({ min: 1, max: 8 }),
      (sampleRate, seconds, workers) => {
        const samples = seconds * sampleRate + 17;
        const count = segmentCount(seconds, workers);
        const segments = planSegments(samples, sampleRate, count);
        expect(count === 1 || seconds / count >= 30).toBe(true);
        expect(segments[0]).toMatchObject({ first: 0, start: 0 });
        expect(segments[segments.length - 1]?.end).toBe(samples);
        segments.slice(1).forEach(({ first, from, start }, i) => {
          expect(start).toBe(first * frameSamples(sampleRate));
          expect(from - first).toBe(20);
          expect(sampleRate % 11_025 !== 0 || first % 49 === 0).toBe(true);
          expect((segments[i]?.end ?? 0) / frameSamples(sampleRate)).toBeGreaterThan(from + 40);
        });
      },
    ),
  );
});

describe('the first frame', () => {
  const format = { kilobits: 128, sampleRate: 44_100, channels: 2 } as const;

  test('says how long the sound is, to another reader', async () => {
    for (const samples of [30_000, 44_100, 100_001]) {
      const mp3 = await encodeIn(1, [new Float32Array(samples), new Float32Array(samples)], format);
      expect(mp3Seconds(tagged(mp3, samples, format))).toBeCloseTo(samples / 44_100, 9);
    }
  });

  test.each([
    [0xfb, 0x10, 0xc4], // 32 kbit/s mono: the tag needs more room than such a frame has
    [0xfb, 0x90, 0x44],
    [0xf3, 0x80, 0x04], // MPEG-2
  ])('has room for the tag, and is a frame like the others: %i %i %i', (kind, rates, mode) => {
    const header = Uint8Array.of(0xff, kind, rates, mode);
    const frame = infoTag({ header, frames: 10, bytes: 1000, isConstant: true });
    const [read, wanted] = [readHeader(frame), readHeader(header)];
    expect(read?.bytes).toBe(frame.length);
    expect([read?.sampleRate, read?.channels]).toEqual([wanted?.sampleRate, wanted?.channels]);
  });

  test('finds each hundredth', () => {
    const header = Uint8Array.of(0xff, 0xfb, 0x90, 0x44);
    const frame = infoTag({ header, frames: 100, bytes: 100_000, isConstant: false, placeOf: (share) => share ** 2 });
    const places = [...frame.subarray(36 + 16, 36 + 116)];
    expect(places).toEqual(
      Array.from({ length: 100 }, (_, i) => Math.floor((256 * (417 + (i / 100) ** 2 * 100_000)) / 100_417)),
    );
  });
});
