// Two runs compared: made ones, and two that were recorded one after the other from one commit, on a machine with much other work.
import { describe, expect, test } from 'vitest';
import type { PartReport, Report } from '../../bench/model';
import { counted, measured } from '../../bench/parts/part';
import { comparedText, compareRuns, regressions } from '../../bench/report/compare-runs';
import twoRuns from './two-runs.json' with { type: 'json' };
import { BUSY, comparison, partReport, report } from './recorded';

const NATIVE = [101, 99, 103, 98, 100, 102, 97];
const OURS = [50, 51.5, 50.5, 48.7, 50.2, 51.1, 48.9];

const run = (ours: readonly number[], native = NATIVE, part: Partial<PartReport> = {}): Report =>
  report(partReport({ comparisons: [comparison(ours, native.slice(0, ours.length))], ...part }));

/** As `npm run bench` wrote them. */
const recorded = twoRuns as unknown as { readonly before: Report; readonly after: Report };

/** As if nothing else had been running, so that only the intervals decide. */
const asIfQuiet = (one: Report): Report => ({
  ...one,
  parts: one.parts.map((part) => ({ ...part, conditions: partReport().conditions })),
});

const scaled = (samples: readonly number[], by: number) => samples.map((ms) => ms * by);

const outcomes = (before: Report, after: Report) => compareRuns(before, after).map(({ outcome }) => outcome);

describe('two runs', () => {
  test('of one commit are not distinguishable, also on a machine that is slower as a whole', () => {
    const again = [49.4, 50.8, 51.9, 49.1, 50.9, 50.3, 49.6];
    expect(outcomes(run(OURS), run(again, [99, 100, 104, 99, 101, 100, 98]))).toEqual(['not distinguishable']);
    expect(outcomes(run(OURS), run(scaled(OURS, 2), scaled(NATIVE, 2)))).toEqual(['not distinguishable']);
  });

  test('of one commit, as recorded, are not judged, and not distinguishable if they are', () => {
    const { before, after } = recorded;
    expect(before.environment.commit).toBe(after.environment.commit);
    expect(compareRuns(before, after)).toHaveLength(9);
    expect(new Set(outcomes(before, after))).toEqual(new Set(['not judged']));
    expect(new Set(outcomes(asIfQuiet(before), asIfQuiet(after)))).toEqual(new Set(['not distinguishable']));
  });

  test('that differ are marked, with the ratio and its interval', () => {
    const [slower] = compareRuns(run(OURS), run(scaled(OURS, 1.2)));
    expect(slower).toMatchObject({
      outcome: 'worse',
      figure: 'MD5, 16 MB file, Toolyard',
      against: 'md5sum',
      rounds: 7,
    });
    expect(slower?.ratio.value).toBeCloseTo(1.2, 10);
    expect(slower?.ratio.low).toBeGreaterThan(1.15);
    expect(slower?.ratio.high).toBeLessThan(1.25);
    expect(outcomes(run(OURS), run(scaled(OURS, 0.8)))).toEqual(['better']);
  });

  test('that differ by less than 3 % are never marked', () => {
    const exact = [50, 50.01, 50, 49.99, 50];
    expect(
      outcomes(run(exact, [100, 100, 100, 100, 100]), run(scaled(exact, 1.02), [100, 100, 100, 100, 100])),
    ).toEqual(['not distinguishable']);
  });

  test('are not judged with fewer than five rounds or on a busy machine', () => {
    const [few] = compareRuns(run(OURS.slice(0, 2)), run(scaled(OURS, 2)));
    expect(few).toMatchObject({ outcome: 'not judged', why: 'fewer than five rounds' });
    const [busy] = compareRuns(run(OURS), run(scaled(OURS, 2), NATIVE, { conditions: BUSY }));
    expect(busy).toMatchObject({ outcome: 'not judged', why: 'busy machine' });
  });

  test('need more for a mark if they have many figures', () => {
    const after = scaled(OURS, 1.065);
    const many = (ours: readonly number[]): Report =>
      report(
        partReport({
          comparisons: Array.from({ length: 200 }, (_, n) => ({
            ...comparison(n === 0 ? ours : OURS, NATIVE),
            subject: `${n}`,
          })),
        }),
      );
    expect(outcomes(run(OURS), run(after))).toEqual(['worse']);
    expect(new Set(outcomes(many(OURS), many(after)))).toEqual(new Set(['not distinguishable']));
  });

  test('have memory and longest tasks compared as well', () => {
    const growth = [20, 21, 22, 20, 21];
    const memory = (samples: readonly number[]) =>
      report(partReport({ measurements: [measured('Memory', samples, 'MB')] }));
    expect(compareRuns(memory(growth), memory(scaled(growth, 1.5)))).toMatchObject([
      { figure: 'Memory', outcome: 'worse' },
    ]);
  });
});

describe('counted figures', () => {
  const run = (kilobytes: number, score: number) =>
    report(
      partReport({
        conditions: BUSY,
        measurements: [counted('Download', kilobytes, 'KB'), counted('Lighthouse', score, '', { least: 100 })],
      }),
    );

  test('are exact, also on a busy machine', () => {
    expect(outcomes(run(98, 100), run(98, 100))).toEqual(['not distinguishable', 'not distinguishable']);
    expect(outcomes(run(98, 100), run(99, 96))).toEqual(['worse', 'worse']);
    expect(outcomes(run(98, 96), run(97, 100))).toEqual(['better', 'better']);
    expect(regressions(compareRuns(run(98, 100), run(99, 100)), 0.05)).toEqual([]);
    expect(regressions(compareRuns(run(98, 100), run(108, 100)), 0.05)).toHaveLength(1);
  });
});

describe('regressions', () => {
  const figures = compareRuns(run(OURS), run(scaled(OURS, 1.2)));

  test('are figures that are worse by more than the limit', () => {
    expect(regressions(figures, 0.05)).toHaveLength(1);
    expect(regressions(figures, 0.25)).toEqual([]);
    expect(regressions(compareRuns(run(scaled(OURS, 1.2)), run(OURS)), 0.05)).toEqual([]);
  });
});

test('the text states the method, the counts, and why runs may differ', () => {
  const other = run(OURS);
  const text = comparedText(run(OURS), { ...other, environment: { ...other.environment, cpu: 'Another' } }, false);
  expect(text).toContain('The machines differ: Processor and Another.');
  expect(text).toContain('0 better, 0 worse, 1 not distinguishable, 0 not judged.');
  expect(text).toMatch(/MD5, 16 MB file, Toolyard +md5sum +1\.00× \(0\.9\d×–1\.0\d×\) +not distinguishable/);
  expect(text).toContain('Welch');
  expect(comparedText(run(OURS), report(), true)).toContain('no figure in common');
});
