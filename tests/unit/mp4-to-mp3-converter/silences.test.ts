// Silences and cuts, by the levels of a sound.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SoundMeter } from '../../../workers/lib/sound-meter';
import { cutsIn, LEAST_PART_SECONDS, partsBetween, silences } from '../../../workers/contract/media/silences';

/** Few different levels, so that runs are common. */
const levelsOf = (values: readonly number[]) => Uint8Array.from(values);
const level = fc.constantFrom(0, 40, 79, 80, 81, 120, 254, 255);
const levels = fc.array(fc.tuple(level, fc.integer({ min: 1, max: 40 })), { maxLength: 30 });

/** The definition: every longest run of windows below the threshold that is long enough. */
function defined(windows: readonly number[], threshold: number, least: number) {
  const isSilent = (at: number) => at >= 0 && at < windows.length && -(windows[at] ?? 0) / 2 < threshold;
  const found = [];
  for (let start = 0; start < windows.length; start++) {
    for (let end = start + 1; end <= windows.length; end++) {
      const isRun = windows.slice(start, end).every((_, i) => isSilent(start + i));
      if (isRun && !isSilent(start - 1) && !isSilent(end) && end - start >= least) found.push([start, end]);
    }
  }
  return found;
}

test('silences are the longest runs of windows below the threshold', () => {
  fc.assert(
    fc.property(
      levels,
      fc.integer({ min: -60, max: -20 }),
      fc.integer({ min: 1, max: 60 }),
      (runs, threshold, least) => {
        const windows = runs.flatMap(([value, count]) => new Array<number>(Math.min(count, 5)).fill(value));
        const found = silences(levelsOf(windows), { threshold, length: least / 100 });
        const inWindows = found.map(({ start, end }) => [Math.round(start * 100), Math.round(end * 100)]);
        expect(inWindows).toEqual(defined(windows, threshold, least));
      },
    ),
  );
});

test('cuts lie within silences, in order, and leave no part shorter than two seconds', () => {
  fc.assert(
    fc.property(levels, (runs) => {
      const windows = runs.flatMap(([value, count]) => new Array<number>(count * 5).fill(value));
      const seconds = windows.length / 100;
      const found = silences(levelsOf(windows), { threshold: -40, length: 0.2 });
      const cuts = cutsIn(found, { start: 0, end: seconds });
      const ends = [0, ...cuts, seconds];
      for (const [i, cut] of cuts.entries()) {
        expect(found.some(({ start, end }) => start < cut && cut < end)).toBe(true);
        expect((ends[i + 2] ?? 0) - cut).toBeGreaterThanOrEqual(LEAST_PART_SECONDS - 1e-9);
        expect(cut - (ends[i] ?? 0)).toBeGreaterThanOrEqual(LEAST_PART_SECONDS - 1e-9);
      }
    }),
  );
});

test('silence at the start and the end separates nothing', () => {
  const windows = [255, 0, 255, 0, 255].flatMap((value) => new Array<number>(300).fill(value));
  const found = silences(levelsOf(windows), { threshold: -40, length: 1 });
  expect(found).toEqual([
    { start: 0, end: 3 },
    { start: 6, end: 9 },
    { start: 12, end: 15 },
  ]);
  expect(cutsIn(found, { start: 0, end: 15 })).toEqual([7.5]);
  expect(cutsIn(found, { start: 0.5, end: 8 })).toEqual([]);
  expect(partsBetween([7.5], { start: 1, end: 15 })).toEqual([
    { title: '', start: 1, end: 7.5 },
    { title: '', start: 7.5, end: 15 },
  ]);
});

describe('a meter', () => {
  const measured = (sound: readonly Float32Array[], sampleRate: number, chunk = Infinity) => {
    const meter = new SoundMeter(sampleRate);
    const length = sound[0]?.length ?? 0;
    for (let at = 0; at < length; at += chunk)
      meter.add(sound.map((channel) => channel.subarray(at, Math.min(length, at + chunk))));
    return meter.finish();
  };

  test('gives the loudest sample of any channel in each window, whatever the chunks', () => {
    const sound = fc.array(fc.double({ min: -1.5, max: 1.5, noNaN: true }), { maxLength: 3000 });
    const rate = fc.constantFrom(8000, 11_025, 44_100, 48_000);
    fc.assert(
      fc.property(sound, rate, fc.integer({ min: 1, max: 700 }), (left, sampleRate, chunk) => {
        const channels = [Float32Array.from(left), Float32Array.from(left, (value) => value / 3)];
        const shape = measured(channels, sampleRate, chunk);
        expect(shape.seconds).toBe(left.length / sampleRate);
        const windowOf = (window: number) => Math.round((window * sampleRate) / 100);
        expect(windowOf(shape.levels.length)).toBeGreaterThanOrEqual(left.length);
        for (const [window, level] of shape.levels.entries()) {
          const peak = channels[0]
            ?.subarray(windowOf(window), windowOf(window + 1))
            .reduce((most, value) => Math.max(most, Math.abs(value)), 0);
          const decibels = -20 * Math.log10(peak ?? 0);
          expect(level).toBe(Math.max(0, Math.min(255, Math.ceil(2 * decibels))));
        }
        expect(measured(channels, sampleRate)).toEqual(shape);
      }),
    );
  });

  test('has a few thousand columns for any length, with the loudest sample and the mean of each', () => {
    const meter = new SoundMeter(1000);
    const quiet = new Float32Array(10).fill(0.25);
    const loud = new Float32Array(10).fill(0.25);
    loud[3] = -0.5;
    // Four hours, with a louder window at every minute.
    for (let window = 0; window < 1_440_000; window++) meter.add([window % 6000 === 0 ? loud : quiet]);
    const { columnSeconds, levels, means, peaks, seconds } = meter.finish();
    expect(seconds).toBe(14_400);
    expect(levels).toHaveLength(1_440_000);
    expect(columnSeconds * peaks.length).toBeGreaterThanOrEqual(14_400);
    expect(peaks.length).toBeLessThanOrEqual(8192);
    expect(peaks.filter((peak) => peak === 128)).toHaveLength(240);
    expect(new Set(peaks)).toEqual(new Set([64, 128]));
    expect(new Set(means)).toEqual(new Set([64]));
  });

  test('of nothing is empty', () => {
    expect(measured([new Float32Array(0)], 44_100)).toMatchObject({ seconds: 0, levels: new Uint8Array(0) });
  });
});
