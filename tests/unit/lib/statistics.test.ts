// The benchmark's statistics against published results.
import { describe, expect, test } from 'vitest';
import {
  meanEstimate,
  median,
  medianEstimate,
  outliers,
  ratioEstimate,
  ratioOfRuns,
  shiftBetween,
  studentQuantile,
  welchDifference,
} from '../../../src/lib/statistics';

/** Hours of extra sleep by two drugs (A. R. Cushny and A. R. Peebles, 1905), in R the data set `sleep`. */
const SLEEP = {
  first: [0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0, 2],
  second: [1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4],
};

describe('Student’s t', () => {
  // NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.7.2: critical values, two-sided.
  test.each([
    [0.95, 1, 12.706],
    [0.95, 4, 2.776],
    [0.95, 10, 2.228],
    [0.95, 30, 2.042],
    [0.95, 100, 1.984],
    [0.99, 5, 4.032],
    [0.99, 12, 3.055],
    [0.998, 8, 4.501],
  ])('stays within %f with %i degrees of freedom below %f', (probability, df, critical) => {
    expect(studentQuantile(probability, df)).toBeCloseTo(critical, 3);
  });

  test('nears the normal distribution', () => {
    expect(studentQuantile(0.95, 1e5)).toBeCloseTo(1.95996, 4);
  });
});

describe('intervals', () => {
  test('of a mean equal R’s t.test(…, paired = TRUE) for the sleep data', () => {
    const differences = SLEEP.first.map((hours, i) => hours - (SLEEP.second[i] ?? NaN));
    const { value, low, high } = meanEstimate(differences);
    expect(value).toBeCloseTo(-1.58, 10);
    expect(low).toBeCloseTo(-2.4598858, 6);
    expect(high).toBeCloseTo(-0.7001142, 6);
  });

  test('of a difference equal R’s t.test for the sleep data, where df is 17.776', () => {
    const { value, low, high } = welchDifference(SLEEP.second, SLEEP.first);
    expect(value).toBeCloseTo(-1.58, 10);
    expect(low).toBeCloseTo(-3.3654832, 6);
    expect(high).toBeCloseTo(0.2054832, 6);
  });

  test('of equal values are points', () => {
    expect(welchDifference([2, 2], [3, 3])).toEqual({ value: 1, low: 1, high: 1 });
  });

  test('of ratios are those of the logarithms', () => {
    // e^±1: mean 0, standard error 1, and t is 12.706 with one degree of freedom.
    const estimate = ratioEstimate([Math.exp(-1), Math.exp(1)]);
    expect(estimate?.value).toBeCloseTo(1, 10);
    expect(Math.log(estimate?.high ?? NaN)).toBeCloseTo(12.7062, 3);
    expect(ratioEstimate([2])).toBeUndefined();
  });

  test('of two runs turn into their inverse when the runs are swapped', () => {
    const [a, b] = [
      [10, 11, 12, 10, 11],
      [20, 23, 21, 22, 24],
    ];
    const [forward, backward] = [ratioOfRuns(a, b), ratioOfRuns(b, a)];
    expect(forward.value).toBeGreaterThan(1.9);
    expect(forward.low * backward.high).toBeCloseTo(1, 10);
    expect(forward.value * backward.value).toBeCloseTo(1, 10);
  });
});

describe('single values', () => {
  test('have a median', () => {
    expect([median([3, 1, 2]), median([4, 1, 2, 3]), median([7])]).toEqual([2, 2.5, 7]);
    expect(median([])).toBeNaN();
  });

  test('far from the others are outliers', () => {
    // Median 3, median deviation 1: the limit is 3.5 ÷ 0.6745 = 5.19 away.
    expect(outliers([1, 2, 3, 4, 8.1])).toEqual([false, false, false, false, false]);
    expect(outliers([1, 2, 3, 4, 8.2])).toEqual([false, false, false, false, true]);
    expect(outliers([5, 5, 5, 9])).toEqual([false, false, false, false]);
  });
});

describe('the median’s interval', () => {
  const ranked = (count: number) => Array.from({ length: count }, (_, index) => index + 1).reverse();

  // W. J. Conover, Practical Nonparametric Statistics, 3rd edition, table of the sign test's ranks at 95 %.
  test.each([
    [6, 1, 6],
    [8, 1, 8],
    [9, 2, 8],
    [10, 2, 9],
    [12, 3, 10],
    [15, 4, 12],
    [20, 6, 15],
    [25, 8, 18],
  ])('of %i values is from the %ith to the %ith', (count, low, high) => {
    expect(medianEstimate(ranked(count))).toEqual({ value: (count + 1) / 2, low, high });
  });

  // The exact sum of binomial coefficients, in Python's integers.
  test('also of more values than 2 to their power has a number for', () => {
    expect(medianEstimate(ranked(2000))).toEqual({ value: 1000.5, low: 956, high: 1045 });
  });

  test('needs six values', () => {
    expect(medianEstimate(ranked(5))).toBeUndefined();
    expect(medianEstimate([])).toBeUndefined();
    expect(medianEstimate([3, 3, 3, 3, 3, 3])).toEqual({ value: 3, low: 3, high: 3 });
  });
});

describe('a shift between two runs', () => {
  const run = [100, 103, 98, 101, 99, 102, 100];

  test('is seen where it is beyond chance and 3 %, in both directions', () => {
    const faster = run.map((value) => value * 1.2);
    expect(shiftBetween(run, faster, 1)).toBe('higher');
    expect(shiftBetween(faster, run, 1)).toBe('lower');
    expect(shiftBetween(run, run.toReversed(), 1)).toBe('not distinguishable');
    expect(
      shiftBetween(
        run,
        run.map((value) => value * 1.02),
        1,
      ),
    ).toBe('not distinguishable');
  });

  test('needs more evidence among many figures', () => {
    const wide = [100, 130, 90, 115, 105];
    const other = wide.map((value) => value * 1.4);
    expect(shiftBetween(wide, other, 1)).toBe('higher');
    expect(shiftBetween(wide, other, 100)).toBe('not distinguishable');
  });
});
