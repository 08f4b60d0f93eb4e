// Statistics of both benchmarks, on the command line and on the site. Times are compared by ratios, so means and intervals are taken on
// logarithms, where a ratio is a difference. Pure functions, tested with published data in tests/unit/lib/statistics.test.ts.
import { say } from '../../workers/words/in-words';
import * as words from './words';

/** A 95 % interval: [low, high], in the unit of its estimate. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** With fewer rounds, intervals aren't reliable and figures are preliminary. */
export const FEWEST_ROUNDS = 5;

const CONFIDENCE = 0.95;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Arithmetic mean; NaN without values. */
export const mean = (values: readonly number[]) => sum(values) / values.length;

/** Middle value, or the mean of the two middle ones; NaN without values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/**
 * The median with an interval that assumes no distribution: from the k-th smallest to the k-th largest value, with the largest
 * k whose interval contains the median with the given confidence (W. R. Thompson, Annals of Mathematical Statistics 7, 1936).
 * Undefined if not even the whole range does, which is the case for fewer than six values at 95 %.
 */
export function medianEstimate(values: readonly number[], confidence = CONFIDENCE): Estimate | undefined {
  const sorted = [...values].sort((a, b) => a - b);
  const count = sorted.length;
  // The binomial distribution with p = ½: the chance that fewer than k values are below the median.
  // Its logarithm, since 2^−count is 0 for more than 1,074 values.
  let [term, tail, rank] = [-count * Math.LN2, 0, 0];
  while (2 * (tail + Math.exp(term)) <= 1 - confidence) {
    tail += Math.exp(term);
    term += Math.log((count - rank) / (rank + 1));
    rank += 1;
  }
  const [low, high] = [sorted[rank - 1], sorted[count - rank]];
  return low === undefined || high === undefined ? undefined : { value: median(sorted), low, high };
}

/** Sample variance, with n − 1. */
function variance(values: readonly number[]): number {
  const center = mean(values);
  return sum(values.map((value) => (value - center) ** 2)) / (values.length - 1);
}

const STEPS = 2_000;

/** ∫ cos^power from 0 to `end`, by Simpson's rule. */
function cosineIntegral(power: number, end: number): number {
  const width = end / STEPS;
  const at = (step: number) => Math.cos(step * width) ** power;
  let total = at(0) + at(STEPS);
  for (let step = 1; step < STEPS; step++) total += (step % 2 === 1 ? 4 : 2) * at(step);
  return (total * width) / 3;
}

/**
 * The two-sided quantile of Student's t: |t| stays below it with this probability. With t = √df · tan θ, the probability is
 * ∫₀^θ cos^(df−1) ÷ ∫₀^(π/2) cos^(df−1), so bisection on θ needs no gamma function.
 *
 * @param probability between 0 and 1
 * @param df degrees of freedom, at least 1, not necessarily whole
 */
export function studentQuantile(probability: number, df: number): number {
  const whole = cosineIntegral(df - 1, Math.PI / 2);
  let [low, high] = [0, Math.PI / 2];
  for (let turn = 0; turn < 50; turn++) {
    const angle = (low + high) / 2;
    if (cosineIntegral(df - 1, angle) < probability * whole) low = angle;
    else high = angle;
  }
  return Math.sqrt(df) * Math.tan((low + high) / 2);
}

/** The mean with Student's interval (Student, “The probable error of a mean”, Biometrika 6, 1908). Needs two values. */
export function meanEstimate(values: readonly number[], confidence = CONFIDENCE): Estimate {
  const value = mean(values);
  const reach = studentQuantile(confidence, values.length - 1) * Math.sqrt(variance(values) / values.length);
  return { value, low: value - reach, high: value + reach };
}

/**
 * The difference mean(b) − mean(a) with Welch's interval, which allows unequal variances (B. L. Welch, Biometrika 34, 1947; degrees
 * of freedom after F. E. Satterthwaite, 1946). Each side needs two values.
 */
export function welchDifference(a: readonly number[], b: readonly number[], confidence = CONFIDENCE): Estimate {
  const value = mean(b) - mean(a);
  const [errorA, errorB] = [variance(a) / a.length, variance(b) / b.length];
  const error = errorA + errorB;
  if (error === 0) return { value, low: value, high: value };
  const df = error ** 2 / (errorA ** 2 / (a.length - 1) + errorB ** 2 / (b.length - 1));
  const reach = studentQuantile(confidence, df) * Math.sqrt(error);
  return { value, low: value - reach, high: value + reach };
}

const exponential = ({ value, low, high }: Estimate): Estimate => ({
  value: Math.exp(value),
  low: Math.exp(low),
  high: Math.exp(high),
});

/** The geometric mean of positive ratios with Student's interval on their logarithms. Undefined with fewer than two. */
export function ratioEstimate(ratios: readonly number[]): Estimate | undefined {
  return ratios.length < 2 ? undefined : exponential(meanEstimate(ratios.map(Math.log)));
}

/** How many times as large positive values `b` are as `a`: the ratio of geometric means, with Welch's interval on logarithms. */
export const ratioOfRuns = (a: readonly number[], b: readonly number[], confidence = CONFIDENCE): Estimate =>
  exponential(welchDifference(a.map(Math.log), b.map(Math.log), confidence));

/**
 * All rounds of a run share one start of the browser, so their interval doesn't show the variation between starts. Smaller
 * shifts are never marked.
 */
const SAME = 1.03;

export type Shift = 'higher' | 'lower' | 'not distinguishable';

/**
 * Whether positive values `b` are higher than `a`. With many figures, some intervals miss 1 by chance. So a shift needs the interval at
 * 1 − 5 % ÷ (number of judged figures), after C. E. Bonferroni, beyond the few percent that are never marked.
 */
export function shiftBetween(a: readonly number[], b: readonly number[], judged: number): Shift {
  const { low, high } = ratioOfRuns(a, b, 1 - (1 - CONFIDENCE) / judged);
  if (low > SAME) return 'higher';
  return high < 1 / SAME ? 'lower' : 'not distinguishable';
}

/** B. Iglewicz and D. Hoaglin, “How to detect and handle outliers”, ASQC, 1993: a modified z-score above 3.5. */
const MODIFIED_Z = 3.5;
const NORMAL_QUARTILE = 0.6745;

/** For each value, whether it is an outlier. If more than half are equal, none is. */
export function outliers(values: readonly number[]): readonly boolean[] {
  const center = median(values);
  const spread = median(values.map((value) => Math.abs(value - center)));
  return values.map((value) => spread > 0 && (NORMAL_QUARTILE * Math.abs(value - center)) / spread > MODIFIED_Z);
}

/**
 * If a loop of fixed work is this many times slower at the end or at the start, the processor throttles or other programs run.
 */
const MOST_DRIFT = 1.1;
/** A run of the loop that takes this many times as long as the median was interrupted. */
const MOST_STALL = 1.5;

/**
 * Why figures measured between the two loops can't be trusted. Empty if the machine was quiet. Both lists are milliseconds of
 * each run of the loop.
 */
export function driftReasons(before: readonly number[], after: readonly number[]): string[] {
  const reasons: string[] = [];
  const [usual, later] = [median(before), median(after)];
  const drift = Math.max(usual / later, later / usual);
  if (drift > MOST_DRIFT)
    reasons.push(say(later > usual ? words.slower : words.faster, { percent: ((drift - 1) * 100).toFixed(0) }));
  const stall = Math.max(Math.max(...before) / usual, Math.max(...after) / later);
  if (stall > MOST_STALL) reasons.push(say(words.stalled, { times: stall.toFixed(1) }));
  return reasons;
}
