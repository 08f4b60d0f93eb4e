// The largest code: the worker's time to make it, paint it and read it back; and the time from the click to the picture.
import type { Page } from '@playwright/test';
import { clickToResult } from '../../browser/click';
import type { RunPart } from '../../measure/session';
import { atMost, findings, measured } from '../part';

/** ISO/IEC 18004:2015, table 7: version 40, level L. */
const LARGEST_BYTES = 2953;

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

export const qrGenerator: RunPart = async (bench, session) => {
  const page = await bench.openTool('qr-generator');
  await page.getByRole('button', { name: 'Options', exact: true }).click();
  await page.getByLabel('Error correction').selectOption('L');
  const make = async (round: number) => {
    const text = `${String(round % 10)}${'a~'.repeat(LARGEST_BYTES / 2)}`.slice(0, LARGEST_BYTES);
    await page.getByLabel('Text or URL').fill(text);
    // The live run after the change, and the previous picture, are not measured.
    await page.waitForTimeout(1000);
    return clickToResult(page.getByRole('button', { name: 'Generate', exact: true }), 'main canvas, main img');
  };
  await make(0);
  const lastAnswer = await watchWorker(page);
  const times = await session.repeat('the largest code', async (round) => ({
    wait: await make(round + 1),
    work: await lastAnswer(),
  }));
  return findings({
    measurements: [
      measured(
        'The largest code, from the click to the picture',
        times.map(({ wait }) => wait),
        'ms',
      ),
      atMost(
        'The largest code, made and read back in the worker',
        times.map(({ work }) => work),
        50,
        'ms',
      ),
    ],
  });
};
