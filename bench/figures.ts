// Computes a report's figures from its samples: ratios, intervals, verdicts, and words for their reliability.
import type { Comparison, Conditions, Limit, Measurement, PartReport, RatioTarget, Row } from './model';
import { driftReasons, FEWEST_ROUNDS, median, ratioEstimate, type Estimate } from '../src/lib/statistics';

/** More work by other programs than this share of all processors makes a machine busy. */
const MOST_OTHERS = 0.1;
const percent = (share: number) => `${(share * 100).toFixed(0)} %`;

/** Why the figures of a part can't be judged. Empty if the machine was quiet. */
export function busyReasons({ others, calibrationBefore, calibrationAfter }: Conditions): string[] {
  const reasons: string[] = [];
  if (others !== undefined && others > MOST_OTHERS)
    reasons.push(`other programs used ${percent(others)} of the processors`);
  return [...reasons, ...driftReasons(calibrationBefore, calibrationAfter)];
}

/** With fewer, an interval is narrow only by chance. */
export const LEAST_ROUNDS = 3;

/** An interval that reaches less far to either side, as a factor, is narrow. */
const NARROW = 1.05;

const isNarrow = ({ value, low, high }: Estimate, rounds: number) =>
  rounds >= LEAST_ROUNDS && high <= value * NARROW && low >= value / NARROW;

/** Enough rounds, or an interval so narrow that more of them would show nothing new. */
export const isReliable = (ratio: Estimate, rounds: number): boolean =>
  rounds >= FEWEST_ROUNDS || isNarrow(ratio, rounds);

export const rowOf = ({ rows }: Comparison, name: string): Row | undefined =>
  rows.find(({ contender }) => contender === name);

const hasRun = ({ samples, isControl }: Row) => samples.length > 0 && !isControl;

/** Our first contender, which all ratios compare. */
export const oursIn = ({ rows }: Comparison): Row | undefined => rows.find((row) => row.kind === 'ours' && hasRun(row));

/** What the ratios compare with: a native program, or else a visitor's alternative. */
export const referenceIn = ({ rows }: Comparison): Row | undefined =>
  rows.find((row) => row.kind === 'native' && hasRun(row)) ?? rows.find((row) => row.kind === 'peer' && hasRun(row));

/** A page's clock ticks every 0.1 ms, so a time may read as 0. Half a tick keeps the ratio finite. */
const HALF_TICK_MS = 0.05;

const positive = (ms: number) => Math.max(ms, HALF_TICK_MS);

/** How many times as fast `fast` was as `slow`, for each round. */
export const ratiosOf = (fast: Row, slow: Row): number[] =>
  fast.samples.flatMap((ms, round) => {
    const other = slow.samples[round];
    return other === undefined ? [] : [positive(other) / positive(ms)];
  });

/** Whether no further round could change a ratio much, that of A/A included. */
export const isSettled = (comparison: Comparison): boolean =>
  comparison.rows.every((row) => {
    const ratio = oursIs(comparison, row);
    return ratio === undefined || isNarrow(ratio, row.samples.length);
  });

/** How many times as fast as this contender our first one is. */
export function oursIs(comparison: Comparison, row: Row): Estimate | undefined {
  const ours = oursIn(comparison);
  return ours && ours !== row ? ratioEstimate(ratiosOf(ours, row)) : undefined;
}

const WAYS = {
  median,
  least: (samples: readonly number[]) => Math.min(...samples),
  most: (samples: readonly number[]) => Math.max(...samples),
} as const;

export const valueOf = ({ samples, by }: Measurement): number => WAYS[by](samples);

/** `corrected`: only the corrected value meets the limit. `open`: the limit is inside the interval. */
export type Verdict = 'met' | 'missed' | 'corrected' | 'open' | 'preliminary' | 'busy';

export const VERDICTS: Readonly<Record<Verdict, string>> = {
  met: 'met',
  missed: 'not met',
  corrected: 'met only as corrected',
  open: 'open: the interval contains the limit',
  preliminary: 'not judged: too few rounds',
  busy: 'not judged: busy machine',
};

const within = (value: number, limit: Limit) => ('most' in limit ? value <= limit.most : value >= limit.least);

/** Whether no value of the rounds that are missing could change whether the limit is met. Three of five decide a median. */
export function isDecided({ samples, by, limit }: Measurement): boolean {
  if (!limit || samples.length < LEAST_ROUNDS) return false;
  const missing = Math.max(0, FEWEST_ROUNDS - samples.length);
  const isMetWith = (rest: number) => within(WAYS[by]([...samples, ...new Array<number>(missing).fill(rest)]), limit);
  return isMetWith(Infinity) === isMetWith(-Infinity);
}

/** Whether there are too few rounds for a verdict. */
export const isPreliminary = (measurement: Measurement): boolean =>
  !measurement.isCounted && measurement.samples.length < FEWEST_ROUNDS && !isDecided(measurement);

/** Undefined without a limit. */
export function verdictOf(measurement: Measurement, isBusy: boolean): Verdict | undefined {
  const { limit, isCounted, corrected } = measurement;
  if (!limit) return undefined;
  if (!isCounted && isBusy) return 'busy';
  if (isPreliminary(measurement)) return 'preliminary';
  if (within(valueOf(measurement), limit)) return 'met';
  return corrected && within(corrected.value, limit) ? 'corrected' : 'missed';
}

export interface JudgedRatio {
  readonly target: RatioTarget;
  readonly ratio: Estimate;
  readonly rounds: number;
  readonly verdict: Verdict;
}

function judgeRatio(ratio: Estimate, rounds: number, least: number, isBusy: boolean): Verdict {
  if (isBusy) return 'busy';
  if (!isReliable(ratio, rounds)) return 'preliminary';
  const { low, high } = ratio;
  if (low >= least) return 'met';
  return high < least ? 'missed' : 'open';
}

/** Targets whose two contenders both ran at least twice. */
export function judgedRatios({ comparisons, targets, conditions }: PartReport): JudgedRatio[] {
  const isBusy = busyReasons(conditions).length > 0;
  return targets.flatMap((target) => {
    const comparison = comparisons.find(({ subject, input }) => subject === target.subject && input === target.input);
    const row = comparison && rowOf(comparison, target.contender);
    const ratio = comparison && row && oursIs(comparison, row);
    if (!ratio) return [];
    const rounds = row.samples.length;
    return [{ target, ratio, rounds, verdict: judgeRatio(ratio, rounds, target.least, isBusy) }];
  });
}
