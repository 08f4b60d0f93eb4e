// The largest code: what its worker takes to make it, paint it and read it back; and the wait from the click to the picture.
import type { Page } from '@playwright/test';
import { clickToResult } from '../browser/click';
import { atMost, findings, type Part } from './part';

/** ISO/IEC 18004:2015, table 7: version 40, level L. */
const LARGEST_BYTES = 2953;

const median = (numbers: readonly number[]) =>
  Math.round(numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Infinity);

/** Milliseconds from the arrival of each request in the worker to its answer, as they come. */
async function watchWorker(page: Page) {
  const worker = page.workers().find((one) => one.url().includes('qr-generator'));
  if (!worker) throw new Error('The code was made without a worker');
  const watched = await worker.evaluateHandle(() => {
    const state = { lastMs: 0 };
    let startedAt = 0;
    // Before the worker's own listener.
    addEventListener('message', () => (startedAt = performance.now()), { capture: true });
    const post = self.postMessage.bind(self);
    self.postMessage = (...message: Parameters<typeof post>) => {
      state.lastMs = performance.now() - startedAt;
      post(...message);
    };
    return state;
  });
  return () => watched.evaluate(({ lastMs }) => lastMs);
}

export const qrGenerator: Part = {
  id: 'qr-generator',
  title: 'QR Generator',
  async run(bench, { rounds }) {
    const page = await bench.openTool('qr-generator');
    await page.getByLabel('Error correction').selectOption('L');
    const make = async (round: number) => {
      const text = `${String(round % 10)}${'a~'.repeat(LARGEST_BYTES / 2)}`.slice(0, LARGEST_BYTES);
      await page.getByLabel('Text or URL').fill(text);
      // The live run that the change starts, and the picture of the one before, are not what is measured.
      await page.waitForTimeout(1000);
      return clickToResult(page.getByRole('button', { name: 'Generate', exact: true }), 'main canvas, main img');
    };
    await make(0);
    const lastAnswer = await watchWorker(page);
    const [waits, works]: [number[], number[]] = [[], []];
    for (let round = 1; round <= Math.max(5, rounds); round++) {
      waits.push(await make(round));
      works.push(await lastAnswer());
    }
    return findings({
      facts: [{ name: 'The largest code, from the click to the picture', value: median(waits), unit: 'ms' }],
      targets: [atMost('The largest code, made and read back in the worker', median(works), 50, 'ms')],
    });
  },
};
