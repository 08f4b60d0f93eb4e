// The results of parts, and the figures that many of them have: memory, longest tasks, limits and ratios.
import type { Page } from '@playwright/test';
import { FROZEN_MS } from '../../tests/browser/lib/thread-time';
import type { Bench } from '../browser/open';
import { watchFreezes, type Freezes } from '../measure/freezes';
import { watchMemory, type MemoryUse } from '../measure/memory';
import type { Session } from '../measure/session';
import type { Comparison, Findings, Limit, Measurement, RatioTarget, Unit } from '../model';
import { median } from '../../src/lib/statistics';

export const findings = ({
  comparisons = [],
  measurements = [],
  targets = [],
  wrong = [],
}: Partial<Findings>): Findings => ({
  comparisons,
  measurements,
  targets,
  wrong: [...comparisons.flatMap((comparison) => comparison.wrong), ...wrong],
});

export const mergeFindings = (parts: readonly Findings[]): Findings => ({
  comparisons: parts.flatMap(({ comparisons }) => comparisons),
  measurements: parts.flatMap(({ measurements }) => measurements),
  targets: parts.flatMap(({ targets }) => targets),
  wrong: parts.flatMap(({ wrong }) => wrong),
});

/** Drops digits beyond a clock's precision. */
const rounded = (value: number) => Number(value.toFixed(4));

type Samples = number | readonly number[];

const listOf = (samples: Samples) => (typeof samples === 'number' ? [samples] : samples).map(rounded);

/** A figure by its median. */
export const measured = (name: string, samples: Samples, unit: Unit, rest: Partial<Measurement> = {}): Measurement => ({
  name,
  unit,
  samples: listOf(samples),
  by: 'median',
  ...rest,
});

/** A timed figure with a limit. */
export const atMost = (name: string, samples: Samples, most: number, unit: Unit): Measurement =>
  measured(name, samples, unit, { limit: { most } });

/** A figure that is counted, so one sample is exact. */
export const counted = (name: string, value: number, unit: Unit, limit?: Limit): Measurement =>
  measured(name, value, unit, { isCounted: true, ...(limit && { limit }) });

/** The growth of the pages' memory in several watches, without a verdict if there is no limit. */
export function memoryFindings(uses: readonly (MemoryUse | undefined)[], where: string, most?: number): Findings {
  const growths = uses.flatMap((use) => use?.growth ?? []);
  if (growths.length === 0) return findings({});
  const limit = most === undefined ? {} : { limit: { most } };
  return findings({ measurements: [measured(`Renderers’ memory growth, ${where}`, growths, 'MB', limit)] });
}

const tenths = (value: number) => value.toFixed(1);

/**
 * Longest tasks in milliseconds of processor time, one of each use, and how many times slower than the reference machine this
 * one was at that moment. `bare` is the browser's own share, which is subtracted.
 */
export function longestTask(
  name: string,
  tasks: readonly { readonly ms: number; readonly machine: number }[],
  by: Measurement['by'] = 'median',
  bare = 0,
): Measurement {
  const raw = measured(
    name,
    tasks.map(({ ms }) => ms),
    'ms',
    { by, limit: { most: FROZEN_MS } },
  );
  const machine = median(tasks.map((task) => task.machine));
  if (machine <= 1 && bare === 0) return raw;
  const values = tasks.map((task) => Math.max(0, task.ms - bare) / task.machine);
  const value = by === 'median' ? median(values) : by === 'least' ? Math.min(...values) : Math.max(...values);
  const difference = bare === 0 ? 'raw' : `(raw − ${tenths(bare)} for a bare field, at least 0)`;
  const slower = machine > 1 ? ` ÷ ${machine.toFixed(2)}, by which this machine is slower than the reference` : '';
  return { ...raw, corrected: { value: rounded(value), formula: `${difference}${slower}` } };
}

/** From choosing the file to the result. */
export const longestTaskOfPage = (freezes: readonly Freezes[], where: string): Measurement =>
  longestTask(
    `Longest task of the page, ${where}`,
    freezes.map(({ longestTask: ms, machine }) => ({ ms, machine })),
  );

export const freezeFindings = (freezes: readonly Freezes[], where: string): Findings =>
  findings({
    measurements: [
      longestTaskOfPage(freezes, where),
      measured(
        `Longest task with its waits for the processor, ${where} (0: below 50 ms)`,
        freezes.map(({ longestWall }) => longestWall),
        'ms',
      ),
      measured(
        `Longest gap between timers, ${where}`,
        freezes.map(({ longestGap }) => longestGap),
        'ms',
      ),
    ],
  });

/** What uses of a tool cost the page. */
export const costFindings = (
  uses: readonly { readonly memory: MemoryUse | undefined; readonly freezes: Freezes }[],
  where: string,
  mostMemory?: number,
): Findings =>
  mergeFindings([
    memoryFindings(
      uses.map(({ memory }) => memory),
      where,
      mostMemory,
    ),
    freezeFindings(
      uses.map(({ freezes }) => freezes),
      where,
    ),
  ]);

/** A new page, and how a visitor uses it. */
interface OpenedTool {
  readonly page: Page;
  readonly use: () => Promise<unknown>;
}

/** The memory growth during the first use of a new page, and the longest task during the second use, over several pages. */
export const watchedUses = (
  bench: Bench,
  session: Session,
  where: string,
  open: () => Promise<OpenedTool>,
  mostMemory?: number,
): Promise<Findings> =>
  session.measure(
    `memory and longest task, ${where}`,
    async () => {
      const { page, use } = await open();
      const run = async () => void (await use());
      const memory = await watchMemory(bench.browser, run);
      const freezes = await watchFreezes(page, run);
      await page.close();
      return { memory, freezes };
    },
    (uses) => costFindings(uses, where, mostMemory),
  );

/** Our first contender should be at least `least` times as fast as this one. */
export const atLeast = (least: number, contender: string, { subject, input }: Comparison): RatioTarget[] => [
  { subject, input, contender, least },
];
