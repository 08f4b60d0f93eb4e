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
  await page.emulateMedia({ reducedMotion: 'no-preference' }); // without reduced motion, like most visitors
  await page.requestGC(); // pages share a process, so garbage of earlier tests could be collected during the measurement
  const trace = await tracePage(page);
  return {
    async longest() {
      const longest = Math.max(...(await trace.tasks()));
      // The machine counts as slower than the reference, or as equally fast: short tasks need no calibration.
      return longest <= FROZEN_MS ? longest : longest / (await slowness(page));
    },
  };
}

export async function expectNeverFrozen(thread: ThreadTime) {
  expect(await thread.longest(), 'longest task of the page, in milliseconds').toBeLessThanOrEqual(FROZEN_MS);
}

/** A stall of the machine comes once, while a page's own work comes every time: two uses of three decide. */
const ENOUGH = 2;

/** A first use this short decides alone. Only a page close to the limit is worth more uses. */
const CLEARLY_SHORT_MS = 0.6 * FROZEN_MS;

/** Prepares the page, then watches it while it is used. Fails if the median of three uses is above the limit. */
export async function neverFreezes(page: Page, prepare: () => Promise<void>, use: () => Promise<void>) {
  const longest: number[] = [];
  const count = (isShort: boolean) => longest.filter((ms) => ms <= FROZEN_MS === isShort).length;
  while (count(true) < ENOUGH && count(false) < ENOUGH) {
    await prepare();
    const thread = await watchThreadTime(page);
    await use();
    longest.push(await thread.longest());
    if (longest.length === 1 && Math.max(...longest) <= CLEARLY_SHORT_MS) return;
  }
  const figures = `longest task of the page in each use: ${longest.join(', ')} ms`;
  expect(count(false), `${figures}, where at most ${FROZEN_MS} is allowed`).toBeLessThan(ENOUGH);
}
