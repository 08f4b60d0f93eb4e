// The longest time that the page's main thread was busy without a break.
import type { Page } from '@playwright/test';
import { slowness } from '../../tests/browser/lib/calibration';
import { showsPages } from '../../tests/browser/lib/page-trace';
import { FROZEN_MS } from '../../tests/browser/lib/thread-time';

interface LongTasks {
  /** Milliseconds of the longest task since the watch began. The browser reports none below 50. */
  longest(): Promise<number>;
}

async function watchLongTasks(page: Page): Promise<LongTasks> {
  const watch = await page.evaluateHandle(() => {
    const durations: number[] = [];
    const note = (entries: readonly PerformanceEntry[]) => {
      for (const { duration } of entries) durations.push(duration);
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'longtask' });
    return { durations, flush: () => note(observer.takeRecords()) };
  });
  return {
    longest: () =>
      watch.evaluate(async ({ durations, flush }) => {
        // The browser queues an entry after its task, so this waits for the current task to end.
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        flush();
        return Math.max(0, ...durations);
      }),
  };
}

export interface Freezes {
  /** The longest task's processor time in milliseconds. */
  readonly longestTask: number;
  /** How much slower this machine is than the reference. 1 if the task is short even without that correction. */
  readonly machine: number;
  /**
   * The same from start to end, as the page sees it. The browser reports no task below 50 ms, so those count as 0. On a machine
   * with other busy threads, most of that time is waiting.
   */
  readonly longestWall: number;
  /** Longest delay of a 4 ms timer, as a visitor would feel it, including other programs on the machine. */
  readonly longestGap: number;
}

async function watchGaps(page: Page) {
  const probe = await page.evaluateHandle(() => {
    const state = { longest: 0, ended: false };
    let last = performance.now();
    const tick = () => {
      const now = performance.now();
      state.longest = Math.max(state.longest, now - last);
      last = now;
      if (!state.ended) setTimeout(tick, 4);
    };
    setTimeout(tick, 4);
    return state;
  });
  return () =>
    probe.evaluate((state) => {
      state.ended = true;
      return state.longest;
    });
}

/** The parts of a trace event that are used here. Times are in microseconds; `tdur` is the thread's own time. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;

/** Format: https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU */
async function longestIn(trace: Buffer): Promise<number> {
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly TraceEvent[] };
  const isMain = ({ name, args }: TraceEvent) => name === 'thread_name' && args.name === 'CrRendererMain';
  const threads = new Set<string>();
  for (const event of traceEvents.filter(isMain)) if (await showsPages(event.pid)) threads.add(threadOf(event));
  const tasks = traceEvents.filter((event) => /\bRunTask$/.test(event.name) && threads.has(threadOf(event)));
  return tasks.reduce((longest, { dur = 0, tdur = dur }) => Math.max(longest, tdur / 1000), 0);
}

/** Milliseconds that the longest task of the page computes while the action runs. */
export async function longestTaskDuring(page: Page, action: () => Promise<void>): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser to trace');
  await browser.startTracing(page, { categories: ['toplevel'] });
  try {
    await action();
  } catch (error) {
    // The browser can trace only one thing at a time, so the next watch must wait.
    await browser.stopTracing();
    throw error;
  }
  return Number((await longestIn(await browser.stopTracing())).toFixed(1));
}

/** Watches the page while the action runs. */
export async function watchFreezes(page: Page, action: () => Promise<void>): Promise<Freezes> {
  const wall = await watchLongTasks(page);
  const gap = await watchGaps(page);
  const longestTask = await longestTaskDuring(page, action);
  const [longestWall, longestGap] = [Math.round(await wall.longest()), Math.round(await gap())];
  const machine = longestTask <= FROZEN_MS ? 1 : await slowness(page);
  return { longestTask, machine, longestWall, longestGap };
}
