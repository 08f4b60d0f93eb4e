// Two runs, figure by figure. A figure is our time in relation to the reference of the same round, so a machine that is faster as a
// whole changes nothing; without a reference, it is the time itself.
import { busyReasons, isReliable, LEAST_ROUNDS, ratiosOf, referenceIn, valueOf } from '../figures';
import type { Comparison, Measurement, PartReport, Report } from '../model';
import { FEWEST_ROUNDS, ratioEstimate, ratioOfRuns, shiftBetween, type Estimate } from '../../src/lib/statistics';
import { intervalText, times } from '../words';
import { alignedTable, markdownTable, type Table } from './tables';

export type Outcome = 'better' | 'worse' | 'not distinguishable' | 'not judged';

export interface ComparedFigure {
  readonly part: string;
  readonly figure: string;
  readonly against: string;
  /** How many times as much time or memory the second run took, with a 95 % interval. Below 1 is better. */
  readonly ratio: Estimate;
  readonly outcome: Outcome;
  /** Why it can't be judged. */
  readonly why?: string;
  readonly rounds: number;
}

/** Samples of one figure in both runs. Higher is worse. */
interface Pair {
  readonly part: string;
  readonly figure: string;
  readonly against: string;
  readonly before: readonly number[];
  readonly after: readonly number[];
  readonly why?: string;
}

function timesOfOurs(
  comparison: Comparison,
): { readonly contender: string; readonly against: string; readonly samples: readonly number[] }[] {
  const reference = referenceIn(comparison);
  return comparison.rows
    .filter(({ kind, isControl, samples }) => kind === 'ours' && !isControl && samples.length > 0)
    .map((row) => ({
      contender: row.contender,
      against: reference?.contender ?? 'nothing',
      samples: reference ? ratiosOf(reference, row) : row.samples,
    }));
}

/** The growth of memory or time, if higher is worse and each run has several samples above zero. */
const isComparable = ({ unit, samples, isCounted }: Measurement) =>
  (unit === 'ms' || unit === 'MB') && !isCounted && samples.length > 1 && Math.min(...samples) > 0;

/** Times or ratios of one run. */
function isEnough(samples: readonly number[]): boolean {
  const estimate = ratioEstimate(samples);
  return estimate !== undefined && isReliable(estimate, samples.length);
}

function pairsOf(before: PartReport, after: PartReport): Pair[] {
  const part = before.id;
  const busy = [...busyReasons(before.conditions), ...busyReasons(after.conditions)];
  const why = (a: readonly number[], b: readonly number[]) => {
    if (!isEnough(a) || !isEnough(b)) return { why: 'fewer than five rounds' };
    return busy.length > 0 ? { why: 'busy machine' } : {};
  };
  const comparisons = before.comparisons.flatMap((a) => {
    const b = after.comparisons.find(({ subject, input }) => subject === a.subject && input === a.input);
    if (!b) return [];
    return timesOfOurs(a).flatMap(({ contender, against, samples }) => {
      const other = timesOfOurs(b).find((one) => one.contender === contender && one.against === against);
      if (!other || samples.length < 2 || other.samples.length < 2) return [];
      const figure = `${a.subject}, ${a.input}, ${contender}`;
      return [{ part, figure, against, before: samples, after: other.samples, ...why(samples, other.samples) }];
    });
  });
  const measurements = before.measurements.filter(isComparable).flatMap((a) => {
    const b = after.measurements.find(({ name, unit }) => name === a.name && unit === a.unit);
    if (!b || !isComparable(b)) return [];
    const { samples } = a;
    return [
      { part, figure: a.name, against: 'nothing', before: samples, after: b.samples, ...why(samples, b.samples) },
    ];
  });
  return [...comparisons, ...measurements];
}

function outcomeOf({ before, after, why }: Pair, judged: number): Outcome {
  if (why !== undefined) return 'not judged';
  const shift = shiftBetween(before, after, judged);
  return shift === 'higher' ? 'worse' : shift === 'lower' ? 'better' : shift;
}

/** Bytes and scores are exact, so any difference is one. More is worse unless there is a lowest limit. */
function countedFigures(before: PartReport, after: PartReport): ComparedFigure[] {
  return before.measurements
    .filter(({ isCounted, unit, limit }) => isCounted && (unit === 'KB' || limit))
    .flatMap((a) => {
      const b = after.measurements.find(({ name, unit, isCounted }) => isCounted && name === a.name && unit === a.unit);
      if (!b || valueOf(a) <= 0 || valueOf(b) <= 0) return [];
      const isMoreBetter = a.limit !== undefined && 'least' in a.limit;
      const value = isMoreBetter ? valueOf(a) / valueOf(b) : valueOf(b) / valueOf(a);
      const outcome: Outcome = value === 1 ? 'not distinguishable' : value > 1 ? 'worse' : 'better';
      const ratio = { value, low: value, high: value };
      return [{ part: before.id, figure: a.name, against: 'nothing', ratio, outcome, rounds: FEWEST_ROUNDS }];
    });
}

/** The figures that both runs have. */
export function compareRuns(before: Report, after: Report): ComparedFigure[] {
  const both = before.parts.flatMap((part) => {
    const other = after.parts.find(({ id }) => id === part.id);
    return other ? [{ before: part, after: other }] : [];
  });
  const pairs = both.flatMap((part) => pairsOf(part.before, part.after));
  const judged = pairs.filter(({ why }) => why === undefined).length;
  const timed = pairs.map((pair): ComparedFigure => {
    const { part, figure, against, why } = pair;
    return {
      part,
      figure,
      against,
      ratio: ratioOfRuns(pair.before, pair.after),
      outcome: outcomeOf(pair, judged),
      rounds: Math.min(pair.before.length, pair.after.length),
      ...(why !== undefined && { why }),
    };
  });
  return [...timed, ...both.flatMap((part) => countedFigures(part.before, part.after))];
}

/** The figures that are marked worse and whose ratio is beyond the share, such as 0.05. */
export const regressions = (figures: readonly ComparedFigure[], share: number) =>
  figures.filter(({ outcome, ratio }) => outcome === 'worse' && ratio.value > 1 + share);

/** Why the two runs may not be comparable. */
function differences(before: Report, after: Report): string[] {
  const [a, b] = [before.environment, after.environment];
  return [
    ...(a.cpu !== b.cpu || a.cores !== b.cores ? [`The machines differ: ${a.cpu} and ${b.cpu}.`] : []),
    ...(a.browser !== b.browser ? [`The browsers differ: ${a.browser} and ${b.browser}.`] : []),
    ...(before.quick !== after.quick ? ['Only one of the runs is quick, so their inputs differ.'] : []),
  ];
}

const METHOD = `A figure is our time divided by the reference's time of the same round; without a reference, the time or the memory itself. The ratio
is that of geometric means, after ÷ before, so above 1 is worse, with Welch's 95 % interval on logarithms. A figure is marked better or
worse if its interval, at 1 − 5 % ÷ (number of judged figures), lies beyond ±3 %. Bytes and scores are exact.`;

export function comparedText(before: Report, after: Report, markdown: boolean): string {
  const figures = compareRuns(before, after);
  const rows = figures.map(({ part, figure, against, ratio, rounds, outcome, why }) => [
    part,
    figure,
    against === 'nothing' ? '' : against,
    rounds < LEAST_ROUNDS ? times(ratio.value) : intervalText(ratio),
    why === undefined ? outcome : `${outcome}: ${why}`,
  ]);
  const title = `Commit ${before.environment.commit} before, ${after.environment.commit} after`;
  const table: Table = {
    title,
    head: ['part', 'figure', 'in relation to', 'after ÷ before (95 % interval)', 'outcome'],
    rows,
  };
  const count = (outcome: Outcome) => figures.filter((one) => one.outcome === outcome).length;
  const counts = (['better', 'worse', 'not distinguishable', 'not judged'] as const)
    .map((outcome) => `${count(outcome)} ${outcome}`)
    .join(', ');
  const body =
    figures.length === 0 ? 'The runs have no figure in common.' : (markdown ? markdownTable : alignedTable)(table);
  return [...differences(before, after), body, `${counts}.`, METHOD].join('\n\n');
}
