// The memory of a browser with all of its processes, as Linux counts it.
import { readdirSync, readFileSync } from 'node:fs';

const read = (path: string) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return ''; // it has ended in the meantime
  }
};

/** The name of a program may hold anything, parentheses too. */
const parentOf = (pid: string) =>
  read(`/proc/${pid}/stat`)
    .replace(/^.*\) /s, '')
    .split(' ')[1];

/** All that this process has started, and what they have. */
function descendants(): string[] {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const parents = new Map(processes.map((pid) => [pid, parentOf(pid)]));
  const isOurs = (pid: string | undefined): boolean =>
    pid !== undefined && (pid === String(process.pid) || isOurs(parents.get(pid)));
  return processes.filter((pid) => pid !== String(process.pid) && isOurs(pid));
}

const kilobytes = (pid: string) => Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0);

/** In MB. Memory that processes share counts once. */
export const browserMemory = () => descendants().reduce((sum, pid) => sum + kilobytes(pid), 0) / 1000;

/** The most that it grows by while the work goes on. */
export async function growthDuring(work: () => Promise<void>): Promise<number> {
  const before = browserMemory();
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, browserMemory());
  }, 250);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  return most - before;
}
