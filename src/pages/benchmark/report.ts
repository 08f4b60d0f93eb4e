// A run of the benchmark page as data, for downloads, uploads, display and comparison.
import * as v from 'valibot';
import { driftReasons, medianEstimate, median, ratioOfRuns, shiftBetween, type Estimate } from '../../lib/statistics';
import { formatBytes } from '../../lib/format';
import { JOB_IDS, JOB_LABELS } from './settings';

const positive = v.pipe(v.number(), v.finite(), v.gtValue(0));
const amount = v.pipe(v.number(), v.finite(), v.minValue(0));

/**
 * `equal` and `wrong` compare a result with that of the job’s first contender, which is `reference`. Nothing is known about the
 * visitor’s own file, so there a result that differs is `different`. `alone`: no other contender had a result.
 */
const VERDICTS = ['reference', 'equal', 'wrong', 'different', 'alone', 'none'] as const;

const rowSchema = v.object({
  contender: v.string(),
  isOurs: v.boolean(),
  /** Bytes of input per second, one for each round. */
  speeds: v.array(positive),
  /** Milliseconds: the longest time between two frames of the page, one for each round. */
  stillMs: v.array(amount),
  /** The largest growth of the page’s heap in bytes, one value per round; empty if the browser doesn’t report it. */
  heapGrowth: v.array(amount),
  verdict: v.picklist(VERDICTS),
  /** Why there are no figures. */
  problem: v.optional(v.string()),
});

export const reportSchema = v.object({
  format: v.literal('toolyard-benchmark-1'),
  /** ISO 8601. */
  madeAt: v.string(),
  /** Commit of the site; empty if it has none. */
  build: v.string(),
  browser: v.string(),
  cores: v.nullable(v.number()),
  /** GiB as rounded by the browser; null if it doesn’t report it. */
  memoryGib: v.nullable(v.number()),
  size: v.string(),
  rounds: v.number(),
  roundMs: v.number(),
  /** Milliseconds of each run of a loop of fixed work. */
  calibration: v.object({
    /** Milliseconds: the longest time between two frames of the page while nothing ran. */
    idleStillMs: amount,
    before: v.pipe(v.array(positive), v.minLength(1)),
    after: v.pipe(v.array(positive), v.minLength(1)),
  }),
  jobs: v.array(v.object({ id: v.picklist(JOB_IDS), bytes: amount, rows: v.array(rowSchema) })),
});

export type Report = v.InferOutput<typeof reportSchema>;
export type ReportJob = Report['jobs'][number];
export type ReportRow = ReportJob['rows'][number];
export type Verdict = ReportRow['verdict'];

/** Undefined for a text that is no report. */
export function parseReport(text: string): Report | undefined {
  try {
    const parsed = v.safeParse(reportSchema, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

export const busyReasons = ({ calibration }: Report) => driftReasons(calibration.before, calibration.after);

export const jobTitle = ({ id, bytes }: ReportJob) => `${JOB_LABELS[id]}, ${formatBytes(bytes)}`;

const rounded = (value: number) => Number(value.toPrecision(3)).toLocaleString('en', { maximumFractionDigits: 2 });

/** “123 MB/s” and “120 to 125”. Without an interval, there were too few rounds. */
export function speedText({ speeds }: ReportRow): { readonly value: string; readonly interval: string | undefined } {
  const estimate = medianEstimate(speeds);
  const inMb = (speed: number) => rounded(speed / 1e6);
  return {
    value: `${inMb(median(speeds))} MB/s`,
    interval: estimate && `${inMb(estimate.low)} to ${inMb(estimate.high)}`,
  };
}

const ms = (value: number) => `${Math.round(value).toLocaleString('en')} ms`;

/** The longest standstill of a typical round, and of all. */
export const stillTexts = ({ stillMs }: ReportRow) => ({
  typical: ms(median(stillMs)),
  longest: ms(Math.max(...stillMs)),
});

export const heapText = ({ heapGrowth }: ReportRow) =>
  heapGrowth.length === 0 ? 'not known' : formatBytes(Math.max(...heapGrowth));

export const VERDICT_WORDS: Readonly<Record<Verdict, string>> = {
  reference: 'reference',
  equal: 'equal',
  wrong: 'wrong',
  different: 'different',
  alone: 'not compared',
  none: '',
};

export const environmentText = ({ browser, cores, memoryGib }: Report) =>
  [
    browser,
    cores === null ? 'cores not known' : `${cores} cores`,
    memoryGib === null ? 'memory not known' : `${memoryGib} GB of memory or more`,
  ].join(', ');

export const machineText = (report: Report) => {
  const reasons = busyReasons(report);
  const idle = `With nothing running, the page’s longest standstill was ${ms(report.calibration.idleStillMs)}.`;
  return reasons.length === 0
    ? `The machine was steady: a loop of fixed work took as long before as after. ${idle}`
    : `The machine was busy, so don’t rely on these figures: ${reasons.join(', and ')}. ${idle}`;
};

const row = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

function markdownRow(one: ReportRow): string[] {
  if (one.problem !== undefined) return [one.contender, one.problem, '', '', ''];
  const { value, interval } = speedText(one);
  const { typical, longest } = stillTexts(one);
  const speed = interval === undefined ? `${value} (preliminary)` : `${value} (${interval})`;
  return [one.contender, speed, `${typical} (${longest})`, heapText(one), VERDICT_WORDS[one.verdict]];
}

/** The report as GitHub Flavored Markdown. */
export function reportMarkdown(report: Report): string {
  const head = ['', 'Median speed (95 % interval)', 'Standstill (longest)', 'Page heap growth', 'Result'];
  const jobs = report.jobs.map((job) => `### ${jobTitle(job)}\n\n${table(head, job.rows.map(markdownRow))}`);
  const facts = `${environmentText(report)}. ${report.rounds} rounds of at least ${report.roundMs} ms. ${machineText(report)}`;
  return [`## Toolyard benchmark, ${report.madeAt.slice(0, 10)}`, facts, ...jobs, ''].join('\n\n');
}

export interface ComparedRow {
  readonly job: string;
  readonly contender: string;
  /** How many times as fast the second report’s contender is; undefined with fewer than two rounds. */
  readonly ratio: Estimate | undefined;
  readonly outcome: 'faster' | 'slower' | 'not distinguishable' | 'not judged';
}

/** Fewer have no interval of the median either. */
const FEWEST = 6;

/** The figures of jobs, sizes and contenders that both reports have. Nothing is judged with fewer than six rounds. */
export function compareReports(before: Report, after: Report): readonly ComparedRow[] {
  const pairs = before.jobs.flatMap((job) => {
    const other = after.jobs.find(({ id, bytes }) => id === job.id && bytes === job.bytes);
    return job.rows.flatMap((one) => {
      const same = other?.rows.find(({ contender }) => contender === one.contender);
      if (!same || one.speeds.length === 0 || same.speeds.length === 0) return [];
      return [{ job: jobTitle(job), contender: one.contender, a: one.speeds, b: same.speeds }];
    });
  });
  const canJudge = ({ a, b }: (typeof pairs)[number]) => Math.min(a.length, b.length) >= FEWEST;
  const judged = pairs.filter(canJudge).length;
  return pairs.map((pair): ComparedRow => {
    const { job, contender, a, b } = pair;
    const ratio = Math.min(a.length, b.length) > 1 ? ratioOfRuns(a, b) : undefined;
    const shift = canJudge(pair) ? shiftBetween(a, b, judged) : 'not judged';
    return { job, contender, ratio, outcome: shift === 'higher' ? 'faster' : shift === 'lower' ? 'slower' : shift };
  });
}
