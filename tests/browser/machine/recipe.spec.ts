// Recipes in real workers, connected by real ports: a large input in bounded memory, and every way for a recipe to end.
import type { JSHandle } from '@playwright/test';
import { createHash } from 'node:crypto';
import { growthDuring } from '../../engines/memory';
import { expect, test } from './fixture';
import type { Machine } from './harness/page';

const LINES = 'a line & some text: 100% ü😀\n'.repeat(30_000);

/** The SHA-256 of the repeated lines. */
function digestOf(times: number): string {
  const hash = createHash('sha256');
  for (let time = 0; time < times; time++) hash.update(LINES);
  return hash.digest('hex');
}

/** Encodes and decodes the lines twice, and returns the result's SHA-256. */
const fiveSteps = (machine: JSHandle<Machine>, second: 'url' | 'storedUrl', times: number) =>
  machine.evaluate(
    async ({ startRecipe }, { second, lines, times }) => {
      const done: number[] = [];
      const heads = new Set<number | undefined>();
      const { reply } = startRecipe({
        input: new Blob(Array<Blob>(times).fill(new Blob([lines]))),
        steps: [
          { tool: 'url' },
          { tool: second, options: { mode: 'decode' } },
          { tool: 'url' },
          { tool: 'url', options: { mode: 'decode' } },
          { tool: 'sha256' },
        ],
        onProgress: (progress) => {
          done.push(progress.done);
          heads.add(progress.written[3]?.head.length);
        },
      });
      const { steps, ...ending } = await reply;
      return { ...ending, statuses: steps.map(({ status }) => status), done, heads: [...heads] };
    },
    { second, lines: LINES, times },
  );

const noFilesAreLeft = (machine: JSHandle<Machine>) =>
  expect.poll(() => machine.evaluate((on) => on.privateFiles())).toEqual({});

test('five steps take 200 MB in bounded memory, and leave no file', async ({ machine }) => {
  const times = Math.ceil(200e6 / Buffer.byteLength(LINES));
  await fiveSteps(machine, 'url', 1); // starts the workers
  const growth = await growthDuring(async () => {
    const { done, heads, ...reply } = await fiveSteps(machine, 'url', times);
    expect(reply).toMatchObject({ ok: true, result: digestOf(times), statuses: Array(5).fill('done') });
    expect(done).toEqual(done.toSorted((a, b) => a - b));
    expect(done.length).toBeGreaterThan(1);
    expect(heads).toContain(64 * 1024); // the beginning of a result comes while the recipe runs
  });
  expect(growth).toBeLessThan(80);
  await test.step('with an input that is stored in a private file', async () => {
    expect(await fiveSteps(machine, 'storedUrl', 20)).toMatchObject({ ok: true, result: digestOf(20) });
    await noFilesAreLeft(machine);
  });
});

/** Two good steps around one that ends in its own way. The input is more than all pipes hold. */
const around = (machine: JSHandle<Machine>, middle: 'stalls' | 'crashesLater' | 'loopsForEver') =>
  machine.evaluate(
    async (on, { middle, lines }) => {
      const events = {
        stalls: on.news('stalled with 1048576'),
        loopsForEver: on.news('looping'),
        crashesLater: undefined,
      };
      const { reply, cancel } = on.startRecipe({
        input: new Blob(Array<Blob>(60).fill(new Blob([lines]))),
        steps: [{ tool: 'storedUrl' }, { tool: middle }, { tool: 'url' }],
      });
      await events[middle];
      if (middle !== 'crashesLater') cancel();
      const { steps, ...ending } = await reply;
      return { ...ending, statuses: steps.map(({ status }) => status) };
    },
    { middle, lines: LINES },
  );

test('a recipe ends with Cancel or with the crash of a step, and the next one works', async ({ machine }) => {
  for (const middle of ['stalls', 'loopsForEver'] as const) {
    await test.step(`canceled while a step ${middle}`, async () => {
      expect(await around(machine, middle)).toEqual({
        ok: false,
        error: expect.objectContaining({ code: 'canceled' }) as unknown,
        statuses: ['stopped', 'stopped', 'stopped'],
      });
      // Those that listened are kept.
      await expect.poll(() => machine.evaluate((on) => on.livingWorkers())).toHaveLength(2);
    });
  }
  await test.step('the second worker crashes', async () => {
    expect(await around(machine, 'crashesLater')).toMatchObject({
      ok: false,
      step: 1,
      error: { code: 'crashed' },
      statuses: ['stopped', 'failed', 'stopped'],
    });
  });
  expect(await fiveSteps(machine, 'storedUrl', 2)).toMatchObject({ ok: true, result: digestOf(2) });
  await noFilesAreLeft(machine);
});
