// Measures how slow this machine is right now, by a fixed piece of a page's usual work: creating elements, laying them out, and
// handling strings and objects. It is timed in separate tasks of the page, by the same clock as its other tasks.
import type { Page } from '@playwright/test';
import { tracePage } from './page-trace';

const TASKS = 9;

/**
 * Milliseconds on a core that one task of the work takes on the reference machine: two cores of an Intel Xeon at 2.6 GHz in a
 * virtual machine, with Chromium 156. It is the least of 20 answers of `timeWork`, as others were using the machine: the mean
 * was 14, and 18 while both cores were taken.
 */
export const REFERENCE_MS = 10.7;

/** Runs in the page. Each task repeats the work this many times. */
export async function work({ tasks, times }: { tasks: number; times: number }) {
  function once() {
    const box = document.createElement('div');
    // The rest of the page is not laid out for it.
    box.style.cssText =
      'position: fixed; inset: 0 auto auto 0; width: 600px; height: 400px; contain: strict; opacity: 0';
    const rows = Array.from({ length: 400 }, (_, index) => ({
      id: index,
      text: `Row ${(index * 7919) % 401} of some`,
    }));
    const copies = JSON.parse(JSON.stringify(rows)) as typeof rows;
    copies.sort((a, b) => a.text.localeCompare(b.text));
    for (const { id, text } of copies) {
      const row = document.createElement('p');
      row.textContent = `${text} words that are long enough to be broken into lines, number ${id}. `.repeat(2);
      box.append(row);
    }
    document.body.append(box);
    const { scrollHeight } = box;
    box.remove();
    return scrollHeight;
  }
  for (let task = 0; task < tasks; task++) {
    await new Promise((resolve) => setTimeout(resolve));
    for (let time = 0; time < times; time++) once();
  }
}

const median = (sorted: readonly number[]) => sorted[sorted.length >> 1] ?? 0;

/** Milliseconds of processor time for one task of the work, in the current page. */
export async function timeWork(page: Page): Promise<number> {
  const trace = await tracePage(page);
  await page.evaluate(work, { tasks: TASKS, times: 1 });
  const tasks = await trace.tasks();
  // No other task is as long at that time.
  return median(tasks.toSorted((a, b) => b - a).slice(0, TASKS));
}

/**
 * How much slower this machine is than the reference: at least 1. A page that is slowed down by `rate` doesn't count as slower.
 */
export const slowness = async (page: Page, rate = 1) => Math.max(1, (await timeWork(page)) / (REFERENCE_MS * rate));
