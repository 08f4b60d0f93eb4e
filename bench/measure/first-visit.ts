// One first visit of a page on a mid-range phone, in the browser's own figures.
import type { Browser, CDPSession, Page } from '@playwright/test';
import { tracePage } from '../../tests/browser/lib/page-trace';
import { NAME_HELPER } from '../browser/launch';

/** Lighthouse's "slow 4G", and a processor that the browser's own tools slow down. */
export const PHONE = { bitsPerSecond: 1.6e6, roundTripMs: 150, processor: 4 } as const;

const SCREEN = { width: 412, height: 823 };

export interface FirstVisit {
  /** First and largest contentful paint, milliseconds from the visit's start. */
  readonly fcp: number;
  readonly lcp: number;
  /** Total blocking time in milliseconds: the part of each task beyond 50 ms, from the first paint to the end. */
  readonly tbt: number;
  /**
   * The same over the whole visit, but in processor time. On a busy machine, tasks wait for the processor, and the figure above
   * includes that.
   */
  readonly computing: number;
  /** The longest task after the first paint, in milliseconds. 0 if none took 50 ms. */
  readonly longest: number;
  /** Cumulative layout shift, https://web.dev/articles/cls */
  readonly cls: number;
  /** Processor time of the page's thread in milliseconds. */
  readonly busy: number;
  /** From the start to the visit's end. */
  readonly requests: number;
  /** Transferred kilobytes, including headers. */
  readonly kilobytes: number;
  /** When the page's hydration ended. */
  readonly ready: number;
}

/** Runs in the page before its own scripts. */
function watchPaints() {
  const seen = { lcp: 0, cls: 0, ready: 0, tasks: [] as { start: number; ms: number }[] };
  Object.assign(globalThis, { firstVisit: seen });
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  observe('longtask', ({ startTime, duration }) => seen.tasks.push({ start: startTime, ms: duration }));
  observe('layout-shift', (entry) => (seen.cls += (entry as PerformanceEntry & { value: number }).value));
  document.addEventListener('toolyard-ready', () => {
    seen.ready ||= performance.now();
    console.debug('toolyard-ready');
  });
}

const readPaints = () => {
  const { firstVisit } = globalThis as unknown as {
    firstVisit: { lcp: number; cls: number; ready: number; tasks: { start: number; ms: number }[] };
  };
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const fcp = paint?.startTime ?? NaN;
  const blocking = firstVisit.tasks.filter(({ start, ms }) => start + ms > fcp);
  return {
    fcp,
    lcp: firstVisit.lcp,
    cls: firstVisit.cls,
    ready: firstVisit.ready,
    tbt: blocking.reduce((sum, { ms }) => sum + Math.max(0, ms - 50), 0),
    longest: Math.max(0, ...blocking.map(({ ms }) => ms)),
  };
};

/** The part of each beyond 50 ms. */
const blocking = (tasks: readonly number[]) => tasks.reduce((sum, ms) => sum + Math.max(0, ms - 50), 0);

async function becomePhone(devtools: CDPSession) {
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: PHONE.roundTripMs,
    downloadThroughput: PHONE.bitsPerSecond / 8,
    uploadThroughput: PHONE.bitsPerSecond / 8,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: PHONE.processor });
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
}

function countBytes(devtools: CDPSession) {
  const sum = { requests: 0, bytes: 0 };
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    sum.requests++;
    sum.bytes += encodedDataLength;
  });
  return sum;
}

async function busyTime(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000;
}

/**
 * Opens the page and waits until all automatic loading has ended. The page reports that itself: a script that asks for it would
 * block a phone for 70 ms while it compiles.
 */
async function visit(page: Page, url: string) {
  const ready = page.waitForEvent('console', {
    predicate: (said) => said.text() === 'toolyard-ready',
    timeout: 60_000,
  });
  await page.goto(url);
  await ready;
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1500);
}

/** In a separate profile, without a service worker, which would fetch the whole site in the background. */
export async function visitFirst(browser: Browser, url: string): Promise<FirstVisit> {
  const context = await browser.newContext({
    viewport: SCREEN,
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 1.75,
    serviceWorkers: 'block',
  });
  try {
    await context.addInitScript(NAME_HELPER);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await becomePhone(devtools);
    await page.addInitScript(watchPaints);
    const sum = countBytes(devtools);
    const trace = await tracePage(page);
    await visit(page, url);
    const busy = await busyTime(devtools);
    const computing = blocking(await trace.tasks());
    const paints = await page.evaluate(readPaints);
    return {
      ...paints,
      computing,
      busy,
      requests: sum.requests,
      kilobytes: sum.bytes / 1000,
    };
  } finally {
    await context.close();
  }
}
