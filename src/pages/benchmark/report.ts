// A run of the benchmark page as data, for downloads, uploads, display and comparison.
import * as v from 'valibot';
import { say } from '../../../workers/words/in-words';
import { driftReasons, medianEstimate, median, ratioOfRuns, shiftBetween, type Estimate } from '../../lib/statistics';
import { NOT_SHOWN } from '../../lib/fits-field';
import { formatBytes } from '../../lib/format';
import * as lateWords from './late-words';
import { JOB_IDS, options, SIZES } from './settings';
import * as words from './words';
import { formatNumber } from '../../../workers/words/formats';

/** The size limit of a file. A report of nine tools with 50 rounds has a quarter of it. */
export const REPORT_LIMIT = 1_000_000;

// A saved report may come from anywhere, so values are limited to what fits on the page.
const MOST_ROWS = 20;
const MOST_CALIBRATIONS = 1_000;
const within = (least: number, most: number) => v.pipe(v.number(), v.minValue(least), v.maxValue(most));
const amount = within(0, Number.MAX_SAFE_INTEGER);
const milliseconds = within(1e-6, 1e9);
const rounds = v.pipe(v.number(), v.integer(), within(options.shape.rounds.min, options.shape.rounds.max));
const amounts = v.pipe(v.array(amount), v.maxLength(options.shape.rounds.max));
const calibrations = v.pipe(v.array(milliseconds), v.minLength(1), v.maxLength(MOST_CALIBRATIONS));

/** One line, without characters that reverse the text after them. */
const line = v.pipe(
  v.string(),
  v.maxLength(1000),
  v.transform((text) => text.replace(new RegExp(NOT_SHOWN, 'gu'), '\ufffd')),
);
const areDistinct = (names: readonly string[]) => new Set(names).size === names.length;

/**
 * `equal` and `wrong` compare a result with that of the job’s first contender, which is the `reference`. The visitor’s own file
 * has unknown content, so a result that differs there is `different`. `alone` means that no other contender had a result.
 */
const VERDICTS = ['reference', 'equal', 'wrong', 'different', 'alone', 'none'] as const;

const rowFields = v.object({
  contender: line,
  isOurs: v.boolean(),
  /** Bytes of input per second, one for each round. */
  speeds: v.pipe(v.array(within(1e-3, 1e15)), v.maxLength(options.shape.rounds.max)),
  /** Milliseconds: the longest time between two frames of the page, one for each round. */
  stillMs: amounts,
  /** The largest growth of the page’s heap in bytes, one value per round; empty if the browser doesn’t report it. */
  heapGrowth: amounts,
  verdict: v.picklist(VERDICTS),
  /** Why there are no figures. */
  problem: v.optional(line),
});

const rowSchema = v.pipe(
  rowFields,
  v.check(
    ({ speeds, stillMs, problem }) => stillMs.length === speeds.length && (speeds.length > 0 || problem !== undefined),
  ),
);

const rowsSchema = v.pipe(
  v.array(rowSchema),
  v.maxLength(MOST_ROWS),
  v.check((rows) => areDistinct(rows.map(({ contender }) => contender))),
);

export const reportSchema = v.object({
  format: v.literal('toolyard-benchmark-1'),
  /** ISO 8601. */
  madeAt: v.pipe(v.string(), v.isoTimestamp()),
  /** The site’s commit, or empty if it has none. */
  build: line,
  browser: line,
  cores: v.nullable(amount),
  /** GiB as rounded by the browser; null if it doesn’t report it. */
  memoryGib: v.nullable(amount),
  size: v.picklist(SIZES),
  rounds,
  roundMs: within(options.shape.roundMs.min, options.shape.roundMs.max),
  /** Milliseconds of each run of a loop of fixed work. */
  calibration: v.object({
    /** Milliseconds: the longest time between two frames of the page while nothing ran. */
    idleStillMs: amount,
    before: calibrations,
    after: calibrations,
  }),
  jobs: v.pipe(
    v.array(v.object({ id: v.picklist(JOB_IDS), bytes: amount, rows: rowsSchema })),
    v.check((jobs) => areDistinct(jobs.map(({ id }) => id))),
  ),
});

export type Report = v.InferOutput<typeof reportSchema>;
export type ReportJob = Report['jobs'][number];
export type ReportRow = ReportJob['rows'][number];
export type Verdict = ReportRow['verdict'];

/** Undefined if the text isn’t a report. */
export function parseReport(text: string): Report | undefined {
  try {
    const parsed = v.safeParse(reportSchema, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

export const busyReasons = ({ calibration }: Report) => driftReasons(calibration.before, calibration.after);

export const jobTitle = ({ id, bytes }: ReportJob) =>
  say(words.jobTitle, { job: words.jobs[id], size: formatBytes(bytes) });

const rounded = (value: number) => formatNumber(Number(value.toPrecision(3)), 2);

/** “123 MB/s” and “120 to 125”. Without an interval, there were too few rounds. */
export function speedText({ speeds }: ReportRow): { readonly value: string; readonly interval: string | undefined } {
  const estimate = medianEstimate(speeds);
  const inMb = (speed: number) => rounded(speed / 1e6);
  return {
    value: `${inMb(median(speeds))} MB/s`,
    interval: estimate && say(words.interval, { low: inMb(estimate.low), high: inMb(estimate.high) }),
  };
}

const ms = (value: number) => `${formatNumber(Math.round(value))} ms`;

/** The longest freeze of a typical round, and of all rounds. */
export const stillTexts = ({ stillMs }: ReportRow) => ({
  typical: ms(median(stillMs)),
  longest: ms(Math.max(...stillMs)),
});

export const heapText = ({ heapGrowth }: ReportRow) =>
  heapGrowth.length === 0 ? words.heapUnknown : formatBytes(Math.max(...heapGrowth));

export const environmentText = ({ browser, cores, memoryGib }: Report) =>
  say(words.environment, {
    browser,
    cores: cores === null ? words.coresUnknown : say(lateWords.cores, { count: cores }),
    memory: memoryGib === null ? words.memoryUnknown : say(words.memory, { gb: memoryGib }),
  });

export const machineText = (report: Report) => {
  const reasons = busyReasons(report);
  const both = (first: string, second: string) => say(words.bothReasons, { first, second });
  const state = reasons.length === 0 ? words.steady : say(words.busy, { reasons: reasons.reduce(both) });
  return `${state} ${say(words.idle, { still: ms(report.calibration.idleStillMs) })}`;
};

const row = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

function markdownRow(one: ReportRow): string[] {
  if (one.problem !== undefined) return [one.contender, one.problem, '', '', ''];
  const { value, interval } = speedText(one);
  const { typical, longest } = stillTexts(one);
  const speed = `${value} ${interval === undefined ? words.preliminary : `(${interval})`}`;
  return [one.contender, speed, `${typical} (${longest})`, heapText(one), lateWords.verdicts[one.verdict]];
}

/** The report as GitHub Flavored Markdown. */
export function reportMarkdown(report: Report): string {
  const head = ['', words.speed, words.standstill, words.pageHeapGrowth, words.result];
  const jobs = report.jobs.map((job) => `### ${jobTitle(job)}\n\n${table(head, job.rows.map(markdownRow))}`);
  const facts = say(lateWords.facts, {
    environment: environmentText(report),
    count: report.rounds,
    ms: String(report.roundMs),
    machine: machineText(report),
  });
  return [`## ${say(words.reportTitle, { day: report.madeAt.slice(0, 10) })}`, facts, ...jobs, ''].join('\n\n');
}

export interface ComparedRow {
  readonly job: string;
  readonly contender: string;
  /** How many times as fast the contender is in the second report. Undefined with fewer than two rounds. */
  readonly ratio: Estimate | undefined;
  readonly outcome: 'faster' | 'slower' | 'not distinguishable' | 'not judged';
}

/** With fewer rounds, the median has no interval either. */
const FEWEST = 6;

/** The figures that both reports have. None is judged with fewer than six rounds. */
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
