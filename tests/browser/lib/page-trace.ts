// The tasks of the page's own thread by the time that they really computed. Unlike the clock on the wall, this holds on a
// machine whose cores are all taken: there, a task of 2 ms may be interrupted for 200.
import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';

export interface PageTrace {
  /** Ends the trace. Milliseconds on a core, one number per task. */
  tasks(): Promise<readonly number[]>;
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly args: { readonly name?: string; readonly chrome_mojo_event_info?: { readonly mojo_interface_tag?: string } };
  /** Begin and length by the clock on the wall, in microseconds. */
  readonly ts: number;
  readonly dur?: number;
  /** Time on a core in microseconds. */
  readonly tdur?: number;
}

const PAGE_THREAD = 'CrRendererMain';
const TASK = 'ThreadControllerImpl::RunTask';
const MESSAGE = 'Receive mojo message';

/**
 * In which the browser makes a worker's thread, and no script runs. It takes half a millisecond, but in a virtual machine one of
 * a hundred stalls for up to 80, which the system books as time on a core.
 */
const WORKER_START = 'blink.mojom.DedicatedWorkerHostFactoryClient';

/**
 * Time in which Playwright inspects the page: each attempt of an expectation describes the whole page, for up to 60 ms. A
 * visitor's actions, such as filling a field, run the page's own code, and count.
 */
const INSPECTION = 'blink.mojom.DevToolsSession';

/** The browser's entry points into the page's code. */
const PAGE_CODE: ReadonlySet<string> = new Set(['EventDispatch', 'FunctionCall']);

/** False for the browser's own pages, such as the suggestions of its address bar. Without /proc, all count. */
export async function showsPages(pid: number): Promise<boolean> {
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return !/--top-chrome-webui|--extension-process/.test(command);
}

const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;

/** Asked millions of times of a long trace. */
const within = (outer: TraceEvent, inner: TraceEvent) =>
  inner.ts >= outer.ts && inner.ts < outer.ts + (outer.dur ?? 0) && inner.tid === outer.tid && inner.pid === outer.pid;

/** Messages to the page whose time is not the page's own. */
function foreignMessages(events: readonly TraceEvent[]): TraceEvent[] {
  const code = events.filter(({ name }) => PAGE_CODE.has(name));
  return events.filter((event) => {
    const tag = event.name === MESSAGE && event.args.chrome_mojo_event_info?.mojo_interface_tag;
    return tag === WORKER_START || (tag === INSPECTION && !code.some((call) => within(event, call)));
  });
}

async function tasksOf(events: readonly TraceEvent[]): Promise<number[]> {
  const isPage = ({ name, args }: TraceEvent) => name === 'thread_name' && args.name === PAGE_THREAD;
  const pages = new Set<string>();
  for (const event of events.filter(isPage)) if (await showsPages(event.pid)) pages.add(threadOf(event));
  const ofPages = events.filter((event) => pages.has(threadOf(event)));
  const tasks = ofPages.filter(({ name }) => name === TASK);
  if (tasks.length === 0) throw new Error('The trace holds no task of a page.');
  const foreign = foreignMessages(ofPages);
  const computed = (task: TraceEvent) =>
    foreign.filter((message) => within(task, message)).reduce((left, { tdur = 0 }) => left - tdur, task.tdur ?? 0);
  return tasks.map((task) => computed(task) / 1000);
}

/** A browser has one trace at a time. */
export async function tracePage(page: Page): Promise<PageTrace> {
  const devtools = await page.context().browser()?.newBrowserCDPSession();
  if (!devtools) throw new Error('The page belongs to no browser.');
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => {
    const taken: readonly unknown[] = value;
    events.push(...(taken as readonly TraceEvent[]));
  });
  await devtools.send('Tracing.start', {
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline'] },
    transferMode: 'ReportEvents',
  });
  return {
    async tasks() {
      // The test may have seen the effect of a task that hasn't ended: it is in the trace once the next task has begun.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
      const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
      await devtools.send('Tracing.end');
      await complete;
      await devtools.detach();
      return tasksOf(events);
    },
  };
}
