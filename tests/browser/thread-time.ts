// Whether the page ever froze: its longest task by time on a core, as it would be on the reference machine.
import { expect, type Page } from '@playwright/test';
import { slowness } from './calibration';
import { tracePage } from './page-trace';

export interface ThreadTime {
  /** Milliseconds, on the reference machine where they are many; ends the watch. */
  longest(): Promise<number>;
}

/** A visitor feels a longer task: https://web.dev/articles/optimize-long-tasks */
export const FROZEN_MS = 50;

export async function watchThreadTime(page: Page): Promise<ThreadTime> {
  await page.emulateMedia({ reducedMotion: 'no-preference' }); // as most visitors have it, who see what moves
  await page.requestGC(); // pages share a process: what the tests before have left would be collected while this page is watched
  const trace = await tracePage(page);
  return {
    async longest() {
      const longest = Math.max(...(await trace.tasks()));
      // A machine is slower than the reference or taken for as fast: what is short on it needs no measure of it.
      return longest <= FROZEN_MS ? longest : longest / (await slowness(page));
    },
  };
}

export async function expectNeverFrozen(thread: ThreadTime) {
  expect(await thread.longest(), 'longest task of the page, in milliseconds').toBeLessThanOrEqual(FROZEN_MS);
}

/** How often the same is seen until it counts: a stall of the machine comes once, a page's own work comes every time. */
const ATTEMPTS = 3;

/** Prepares the page, then watches it while it is used. */
export async function neverFreezes(page: Page, prepare: () => Promise<void>, use: () => Promise<void>) {
  const longest: number[] = [];
  while (longest.length < ATTEMPTS) {
    await prepare();
    const thread = await watchThreadTime(page);
    await use();
    const ms = await thread.longest();
    if (ms <= FROZEN_MS) return;
    longest.push(ms);
  }
  expect(Math.min(...longest), `longest task of the page in each use: ${longest.join(', ')} ms`).toBeLessThanOrEqual(
    FROZEN_MS,
  );
}
