// A whole run of the benchmark page: makes the inputs, compares the results, and measures the contenders in turns.
import { say } from '../../../workers/words/in-words';
import { buildVersion } from '../../lib/build-version';
import { createRandom, SEED } from '../../lib/seeded-noise';
import { checkResults, type Entrant } from './check-results';
import { createJobs, type Job, type KernelServices } from './contenders';
import { makeWork, ownWork } from './inputs';
import { calibrate, measureIdle, measureRound } from './measure';
import type { Report, ReportRow } from './report';
import { jobsOf, type JobId, type Settings } from './settings';
import * as words from './words';

export interface Progress {
  readonly text: string;
  /** From 0 to 1. */
  readonly share: number;
}

export interface Run {
  readonly settings: Settings;
  /** The visitor’s file, for the size `file`. */
  readonly file: File | undefined;
  readonly services: KernelServices;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
}

/** A new order for each round, so that no contender always runs after the same one (Fisher–Yates). */
function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const order = [...items];
  for (let left = order.length; left > 1; left--) {
    const [taken] = order.splice(Math.floor(random() * left), 1);
    if (taken !== undefined) order.push(taken);
  }
  return order;
}

const rowOf = ({ contender, verdict, problem, rounds }: Entrant): ReportRow => ({
  contender: contender.name,
  isOurs: contender.isOurs,
  speeds: rounds.map(({ speed }) => speed),
  stillMs: rounds.map(({ stillMs }) => stillMs),
  heapGrowth: rounds.flatMap(({ heapGrowth }) => heapGrowth ?? []),
  verdict,
  ...(problem !== undefined && { problem }),
});

async function runJob(id: JobId, job: Job, { settings, file, signal }: Run, onShare: Run['onProgress']) {
  const label = words.jobs[id];
  onShare({ text: say(words.makingInput, { job: label }), share: 0 });
  const isOwn = settings.size === 'file' && file !== undefined;
  const work = isOwn ? ownWork(file) : await makeWork(id, Number(settings.size) * 1e6, signal);
  onShare({ text: say(words.comparing, { job: label }), share: 0.05 });
  const entrants = await checkResults(job, work, signal);
  const running = entrants.filter(({ verdict }) => verdict !== 'none');
  const random = createRandom(SEED);
  for (let round = 0; round < settings.rounds; round++) {
    for (const [turn, { contender, rounds }] of shuffled(running, random).entries()) {
      const done = (round + turn / running.length) / settings.rounds;
      onShare({
        text: say(words.inRound, {
          job: label,
          round: round + 1,
          rounds: settings.rounds,
          contender: contender.name,
        }),
        share: 0.1 + 0.9 * done,
      });
      rounds.push(await measureRound(contender, work, settings.roundMs, signal));
    }
  }
  return { id, bytes: work.bytes, rows: entrants.map(rowOf) };
}

/** Rejects with the signal’s reason once it is aborted. A library’s step that can’t be interrupted ends first. */
export async function runBenchmark(run: Run): Promise<Report> {
  const { settings, services, signal, onProgress } = run;
  const jobs = createJobs(services);
  const ids = jobsOf(settings);
  onProgress({ text: words.calibrating, share: 0 });
  const idleStillMs = await measureIdle();
  const before = await calibrate();
  const done: Report['jobs'] = [];
  for (const id of ids) {
    const onShare = ({ text, share }: Progress) => onProgress({ text, share: (done.length + share) / ids.length });
    done.push(await runJob(id, jobs[id], run, onShare));
  }
  const after = await calibrate();
  signal.throwIfAborted();
  const { deviceMemory } = navigator as { readonly deviceMemory?: number };
  return {
    format: 'toolyard-benchmark-1',
    madeAt: new Date().toISOString(),
    build: buildVersion.commit ?? '',
    browser: navigator.userAgent,
    cores: navigator.hardwareConcurrency,
    memoryGib: deviceMemory ?? null,
    size: settings.size,
    rounds: settings.rounds,
    roundMs: settings.roundMs,
    calibration: { idleStillMs, before, after },
    jobs: done,
  };
}
