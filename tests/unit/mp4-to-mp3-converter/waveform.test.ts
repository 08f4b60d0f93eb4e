// The picture of a waveform, and the cuts on it.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  added,
  boundsOf,
  cutAt,
  LEAST_GAP,
  moved,
  snapped,
} from '../../../src/tools/mp4-to-mp3-converter/waveform-cuts';
import { cutsWithin, heightsOf, silencesIn } from '../../../src/tools/mp4-to-mp3-converter/waveform-picture';
import type { SoundShape } from '../../../workers/contract/media/sound-shape';

const SECONDS = 60;
const time = fc.integer({ min: 0, max: 6000 }).map((hundredths) => hundredths / 100);
const cuts = fc
  .uniqueArray(fc.integer({ min: 1, max: 599 }), { maxLength: 8 })
  .map((tenths) => tenths.map((tenth) => tenth / 10).sort((a, b) => a - b));

describe('cuts', () => {
  test('keep their order and their distance, wherever one is moved', () => {
    fc.assert(
      fc.property(cuts, fc.nat(), fc.double({ min: -100, max: 100, noNaN: true }), (before, any, to) => {
        fc.pre(before.length > 0);
        const index = any % before.length;
        const after = moved(before, index, to, SECONDS);
        const { min, max } = boundsOf(before, index, SECONDS);
        expect(after[index]).toBeGreaterThanOrEqual(min);
        expect(after[index]).toBeLessThanOrEqual(max);
        expect(after.filter((_, other) => other !== index)).toEqual(before.filter((_, other) => other !== index));
        expect(after).toEqual([...after].sort((a, b) => a - b));
      }),
    );
  });

  test('get one at any time, unless another one or an end is too near', () => {
    fc.assert(
      fc.property(cuts, time, (before, at) => {
        const after = added(before, at, SECONDS);
        const isFree = cutAt(before, at) < 0 && at >= LEAST_GAP && at <= SECONDS - LEAST_GAP;
        expect(after).toEqual(isFree ? [...before, at].sort((a, b) => a - b) : undefined);
      }),
    );
  });

  test('snap to the nearest middle within reach', () => {
    const silences = [
      { start: 10, end: 12 },
      { start: 14, end: 15 },
    ];
    expect(snapped(silences, 11.4, 1)).toBe(11);
    expect(snapped(silences, 13.6, 1)).toBe(14.5);
    expect(snapped(silences, 12.7, 5)).toBe(11);
    expect(snapped(silences, 12.8, 5)).toBe(14.5);
    expect(snapped(silences, 12.7, 1)).toBe(12.7);
  });
});

describe('a picture', () => {
  /** A second of full scale at 30 s, in silence. */
  const levels = Uint8Array.from({ length: 6000 }, (_, i) => (i >= 3000 && i < 3100 ? 0 : 255));
  const columns = Uint8Array.from({ length: 60 }, (_, i) => (i === 30 ? 255 : 0));
  const shape: SoundShape = { seconds: SECONDS, levels, columnSeconds: 1, peaks: columns, means: columns };

  test.each([
    ['columns', 0, 2],
    ['columns, a part of it', 20, 1],
    ['levels', 29, 0.1],
    ['levels, each over several pixels', 29.9, 0.002],
  ])('from %s has the loud second in its place', (_, from, perPixel) => {
    const { peaks, means } = heightsOf(shape, { from, perPixel }, 100);
    for (const [x, peak] of peaks.entries()) {
      const [start, end] = [from + x * perPixel, from + (x + 1) * perPixel];
      if (end <= 30 - 1e-6 || start >= 31 + 1e-6) expect(peak).toBeLessThan(0.01);
      if (start >= 30 + 1e-6 && end <= 31 - 1e-6) expect(peak).toBe(1);
      expect(means[x]).toBeLessThanOrEqual(peak);
    }
    expect(peaks).toContain(1);
  });

  test('has the cuts of its part of the sound', () => {
    fc.assert(
      fc.property(cuts, time, time, (all, from, to) => {
        fc.pre(from <= to);
        expect(all.slice(...cutsWithin(all, from, to))).toEqual(all.filter((cut) => cut >= from && cut < to));
      }),
    );
  });

  test('draws at most one silence per pixel, and each that is wide enough', () => {
    const many = Array.from({ length: 10_000 }, (_, i) => ({ start: i * 0.02, end: i * 0.02 + 0.01 }));
    expect([...silencesIn(many, { from: 0, perPixel: 1 }, 300)].length).toBeLessThanOrEqual(300);
    const drawn = [...silencesIn(many, { from: 100, perPixel: 0.001 }, 100)];
    expect(drawn).toHaveLength(5);
    expect(drawn[1]?.left).toBeCloseTo(20);
    expect(drawn[1]?.right).toBeCloseTo(30);
  });
});
