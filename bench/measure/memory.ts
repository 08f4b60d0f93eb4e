// The memory of the pages' processes during a run: proportional set sizes, which count shared pages once.
import type { Browser } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { showsPages } from '../../tests/browser/lib/page-trace';

const EVERY_MS = 50;
const SETTLED_MS = 1_000;
const SETTLED_MB = 1;
const LONGEST_MS = 15_000;

export interface MemoryUse {
  /** Megabytes (10^6 bytes) of the pages' renderer processes: before, at the highest, and the difference. */
  readonly idle: number;
  readonly peak: number;
  readonly growth: number;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/**
 * Private and shared memory in megabytes. Pages of files are left out: they are the browser's code, and this process's share of
 * them depends on other browsers. 0 if the process has ended.
 */
async function ownMemoryOf(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  const kilobytes = [...text.matchAll(/^Pss_(?:Anon|Shmem):\s+(\d+) kB/gm)].map(([, figure]) => Number(figure));
  return (sum(kilobytes) * 1024) / 1e6;
}

async function openProcessList(browser: Browser) {
  const session = await browser.newBrowserCDPSession();
  const known = new Map<number, boolean>();
  return async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
    for (const id of renderers) if (!known.has(id)) known.set(id, await showsPages(id));
    return renderers.filter((id) => known.get(id));
  };
}

/**
 * Resolves once the memory hasn't changed by more than a megabyte for a second: a page that was just opened still grows while
 * it compiles, which isn't the action's cost.
 */
async function settled(sample: () => Promise<number>): Promise<number> {
  let seen: number[] = [];
  for (const until = Date.now() + LONGEST_MS; Date.now() < until; await sleep(EVERY_MS)) {
    seen = [...seen, await sample()].slice(-SETTLED_MS / EVERY_MS);
    if (seen.length === SETTLED_MS / EVERY_MS && Math.max(...seen) - Math.min(...seen) <= SETTLED_MB) break;
  }
  return Math.min(...seen);
}

/** Measures during the action; undefined if the system doesn't report memory (no /proc). */
export async function watchMemory(browser: Browser, action: () => Promise<void>): Promise<MemoryUse | undefined> {
  if (process.platform !== 'linux') {
    await action();
    return undefined;
  }
  const renderers = await openProcessList(browser);
  const sample = async () => sum(await Promise.all((await renderers()).map(ownMemoryOf)));

  const idle = await settled(sample);

  let peak = idle;
  const end = new AbortController();
  const watching = (async () => {
    while (!end.signal.aborted) {
      peak = Math.max(peak, await sample());
      await sleep(EVERY_MS);
    }
  })();
  try {
    await action();
  } finally {
    end.abort();
    await watching;
  }
  return { idle: Math.round(idle), peak: Math.round(peak), growth: Number((peak - idle).toFixed(1)) };
}
