// How long the page's own thread was ever busy in one go.
import type { Page } from '@playwright/test';

export interface LongTasks {
  /** Milliseconds of the longest task since the watch began. The browser reports none below 50. */
  longest(): Promise<number>;
}

export async function watchLongTasks(page: Page): Promise<LongTasks> {
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
        // An entry is queued when its task has ended: let the present one end.
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        flush();
        return Math.max(0, ...durations);
      }),
  };
}
