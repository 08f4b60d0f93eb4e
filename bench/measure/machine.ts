// Describes the measuring machine, and whether other programs kept it busy.
import { readdir, readFile } from 'node:fs/promises';
import { cpus, loadavg, release, totalmem, type } from 'node:os';
import { join } from 'node:path';
import type { Conditions, Environment } from '../model';
import { run, versionOf } from './native';

/** Milliseconds of each run of a fixed loop. */
async function calibrate(): Promise<number[]> {
  const { stdout } = await run(process.execPath, [join(import.meta.dirname, 'calibration-loop.js')]);
  return JSON.parse(stdout) as number[];
}

const load = () => Number((loadavg()[0] ?? 0).toFixed(2));

/** Milliseconds that all processors were in use since the system's start. */
const used = () => cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0);

interface Process {
  readonly pid: number;
  readonly parent: number;
  /** Milliseconds of this process and of its children that have ended. */
  readonly used: number;
}

/** proc_pid_stat(5), fields 4 and 14 to 17, which are in ticks of 10 ms. Undefined once the process has ended. */
async function processOf(pid: number): Promise<Process | undefined> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name in field 2 may have spaces, but is in parentheses.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  if (fields.length < 15) return undefined;
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return { pid, parent: Number(fields[1]), used: ticks * 10 };
}

/** Processor time of this process and its descendants, in milliseconds. */
async function usedByTree(): Promise<number> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const all = (await Promise.all(pids.map(processOf))).filter((found) => found !== undefined);
  const usedBelow = (parent: number): number =>
    all.filter((found) => found.parent === parent).reduce((sum, { pid, used }) => sum + used + usedBelow(pid), 0);
  return (all.find(({ pid }) => pid === process.pid)?.used ?? 0) + usedBelow(process.pid);
}

const EVERY_MS = 3_000;

/**
 * Measures the processor time of this process and all its children. The children of a closed browser are no longer counted, so
 * the sum may drop, so only its growth between two samples counts. Undefined if the system has no /proc.
 */
async function watchTree(): Promise<(() => Promise<number>) | undefined> {
  if (process.platform !== 'linux') return undefined;
  let [last, total] = [await usedByTree(), 0];
  const look = async () => {
    const now = await usedByTree();
    total += Math.max(0, now - last);
    last = now;
  };
  const timer = setInterval(() => void look(), EVERY_MS).unref();
  return async () => {
    clearInterval(timer);
    await look();
    return total;
  };
}

export interface MachineWatch {
  /** Ends the watch over other programs. Call it while the part's browser is still open, and call `conditions` afterwards. */
  end(): Promise<void>;
  conditions(): Promise<Conditions>;
}

/** Call it before a part. */
export async function watchMachine(): Promise<MachineWatch> {
  const loadBefore = load();
  const calibrationBefore = await calibrate();
  const tree = await watchTree();
  const [startedAt, usedBefore] = [performance.now(), used()];
  let others: number | undefined;
  return {
    async end() {
      const ours = await tree?.();
      if (ours === undefined) return;
      const share = (used() - usedBefore - ours) / ((performance.now() - startedAt) * cpus().length);
      others = Number(Math.max(0, share).toFixed(3));
    },
    conditions: async () => ({
      loadBefore,
      loadAfter: load(),
      ...(others !== undefined && { others }),
      calibrationBefore,
      calibrationAfter: await calibrate(),
    }),
  };
}

/** What changes no figure, so that a report can be committed before all of its parts are measured. */
const NOT_MEASURED = ['bench/results', 'docs', 'tests', '*.md'].map((path) => `:(exclude)${path}`);

/** The last commit of the measured code, with a plus if its tracked files have changed since. */
export async function describeCommit(): Promise<string> {
  try {
    const { stdout: commit } = await run('git', ['log', '-1', '--format=%h', '--', '.', ...NOT_MEASURED]);
    const { stdout: changes } = await run('git', [
      'status',
      '--porcelain',
      '--untracked-files=no',
      '--',
      '.',
      ...NOT_MEASURED,
    ]);
    return commit.trim() + (changes.trim() === '' ? '' : '+');
  } catch {
    return 'unknown';
  }
}

export const describeEnvironment = async (commit: string, browserPath: string): Promise<Environment> => ({
  commit,
  cpu: cpus()[0]?.model.trim() ?? 'unknown',
  cores: cpus().length,
  memoryGb: Math.round(totalmem() / 1e9),
  system: `${type()} ${release()}`,
  node: process.version,
  browser: (await versionOf(browserPath)) ?? 'none',
  checksums: (await versionOf('sha256sum')) ?? 'none',
  ffmpeg: (await versionOf('ffmpeg', '-version')) ?? 'none',
});
