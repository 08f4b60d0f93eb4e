// What a part of the benchmark is: one file here, and a line in main.ts.
import { FROZEN_MS } from '../../tests/browser/thread-time';
import type { Bench } from '../browser/open';
import { rowOf, type Comparison } from '../measure/comparison';
import type { Environment } from '../measure/environment';
import type { Freezes } from '../measure/freezes';
import type { MemoryUse } from '../measure/memory';

export interface Settings {
  readonly rounds: number;
  /** Small inputs, for a look at whether everything works. */
  readonly quick: boolean;
}

/** A single figure that is no comparison. */
export interface Fact {
  readonly name: string;
  readonly value: number;
  readonly unit: 'MB' | 'KB' | 'ms' | 'dB' | '';
}

export interface Target {
  readonly what: string;
  readonly figure: string;
  readonly met: boolean;
}

export interface Findings {
  readonly comparisons: readonly Comparison[];
  readonly facts: readonly Fact[];
  readonly targets: readonly Target[];
  /** Wrong results. Any of them fails the benchmark. */
  readonly faults: readonly string[];
}

/** The findings of one run of a part. */
export interface PartReport extends Findings {
  readonly id: string;
  readonly title: string;
  readonly rounds: number;
  readonly seconds: number;
  readonly environment: Environment;
}

export interface Part {
  readonly id: string;
  readonly title: string;
  readonly run: (bench: Bench, settings: Settings) => Promise<Findings>;
}

export function findings(found: Partial<Findings>): Findings {
  const { comparisons = [], facts = [], targets = [], faults = [] } = found;
  return {
    comparisons,
    facts,
    targets,
    faults: [...comparisons.flatMap((comparison) => comparison.faults), ...faults],
  };
}

export const atMost = (what: string, value: number, limit: number, unit: string): Target => ({
  what: `${what}: at most ${limit} ${unit}`.trim(),
  figure: `${value} ${unit}`.trim(),
  met: value <= limit,
});

const toTenths = (value: number) => Number(value.toFixed(1));

/** A memory watch in figures, and against a limit where there is one. */
export function memoryFindings(use: MemoryUse | undefined, where: string, limit?: number): Findings {
  if (!use) return findings({});
  const what = `Renderers' memory growth, ${where}`;
  if (limit === undefined) return findings({ facts: [{ name: what, value: use.growth, unit: 'MB' }] });
  return findings({ targets: [atMost(what, use.growth, limit, 'MB')] });
}

/** A task as it would be on the reference machine; `terms` is what was measured on this one, where that is a sum. */
export function taskTarget(what: string, ms: number, machine: number, terms?: string): Target {
  const own = toTenths(ms / machine);
  const takenOn = machine > 1 ? `${terms ?? toTenths(ms)} on a machine ${toTenths(machine)} times slower` : terms;
  return { ...atMost(what, own, FROZEN_MS, 'ms'), figure: `${own} ms${takenOn === undefined ? '' : ` (${takenOn})`}` };
}

/** From the choice of the file to the result, no task of the page should compute for longer than that. */
export const longestTaskTarget = ({ longestTask, machine }: Freezes, where: string): Target =>
  taskTarget(`Longest task of the page, ${where}`, longestTask, machine);

export const freezeFindings = (freezes: Freezes, where: string): Findings =>
  findings({
    facts: [
      {
        name: `Longest task with its waits for the processor, ${where} (0: below 50)`,
        value: freezes.longestWall,
        unit: 'ms',
      },
      { name: `Longest gap between timers, ${where}`, value: freezes.longestGap, unit: 'ms' },
    ],
    targets: [longestTaskTarget(freezes, where)],
  });

export function mergeFindings(parts: readonly Findings[]): Findings {
  return {
    comparisons: parts.flatMap(({ comparisons }) => comparisons),
    facts: parts.flatMap(({ facts }) => facts),
    targets: parts.flatMap(({ targets }) => targets),
    faults: parts.flatMap(({ faults }) => faults),
  };
}

/** That the first of ours is at least `times` as fast as the contender; no target where that one did not run. */
export function atLeast(times: number, contender: string, comparison: Comparison): Target[] {
  const ratio = rowOf(comparison, contender)?.oursIs;
  if (!ratio) return [];
  const { median, min, max } = ratio;
  return [
    {
      what: `${comparison.subject}, ${comparison.input}: at least ${times}× ${contender}`,
      figure: `${median.toFixed(2)}× (${min.toFixed(2)} to ${max.toFixed(2)})`,
      met: median >= times,
    },
  ];
}
