// Runs in real workers: however a worker ends, its run ends too, and the next run works. Timing and order are tested in Node, on
// workers that a test can hold.
import type { JSHandle } from '@playwright/test';
import { expect, test } from './fixture';
import type { Machine } from './harness/page';

const failure = (code: string) => ({ ok: false, error: { code } });

const livingWorkers = (machine: JSHandle<Machine>) => machine.evaluate((on) => on.livingWorkers());

test.describe('a run ends with its worker', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('by a crash, by closing itself, for lack of memory, or because its script is missing', async ({ machine }) => {
    await test.step('an exception that nothing catches', async () => {
      const [first, second] = await machine.evaluate(async ({ lane, runInLane }) => {
        const on = lane();
        return Promise.all([runInLane(on, '1', 'crashesLater'), runInLane(on, '2', 'whoami')]);
      });
      expect(first).toMatchObject(failure('crashed'));
      expect(JSON.stringify(first)).not.toContain('secret text');
      expect(second).toMatchObject({ ok: true, output: 'worker-1' });
      await expect.poll(() => livingWorkers(machine)).toEqual(['worker-1']);
    });

    // Neither the browser nor Comlink reports it.
    await test.step('a worker that closes itself: the run stays open until Cancel', async () => {
      const lane = await machine.evaluateHandle((on) => on.lane());
      const run = await machine.evaluateHandle(
        (on, lane) => ({ reply: on.runInLane(lane, '1', 'closesItself') }),
        lane,
      );
      await machine.evaluate((on) => on.runInLane(on.lane({ idleMs: 0 }), 'other', 'whoami'));
      await expect.poll(() => livingWorkers(machine)).toEqual(['worker-1']);
      await lane.evaluate((lane) => lane.cancel('1'));
      expect(await run.evaluate(({ reply }) => reply)).toMatchObject(failure('canceled'));
      expect(await machine.evaluate((on, lane) => on.runInLane(lane, '2', 'whoami'), lane)).toMatchObject({
        ok: true,
        output: 'worker-4',
      });
    });

    await test.step('WASM that runs out of memory: the worker is kept', async () => {
      const [first, second] = await machine.evaluate(async ({ lane, runInLane }) => {
        const on = lane();
        return [await runInLane(on, '1', 'starves'), await runInLane(on, '2', 'whoami')];
      });
      expect(first).toMatchObject(failure('out-of-memory'));
      expect(second).toMatchObject({ output: 'worker-5' });
    });

    await test.step('a script that is not there', async () => {
      const reply = await machine.evaluate(({ lane, runInLane }) =>
        runInLane(lane({ scriptOf: () => '/assets/compute/gone-1.js' }), '1', 'whoami'),
      );
      expect(reply).toMatchObject(failure('network'));
    });
  });
});

test('Cancel ends the worker of an endless loop, and keeps one that listens', async ({ machine }) => {
  const next = () =>
    machine.evaluate((on) => on.store.dispatch(on.runTool(on.spec('whoami'), { input: '', options: {} })));
  const loop = await machine.evaluate(async (on) => {
    const looping = on.news('looping');
    const running = on.store.dispatch(on.runTool(on.spec('loopsForEver'), { input: '', options: {} }));
    await looping;
    on.store.dispatch(on.cancelRun('loopsForEver'));
    return (await running).status;
  });
  expect(loop).toBe('canceled');
  expect(await next()).toMatchObject({ status: 'done', output: 'worker-1' });
  await expect.poll(() => livingWorkers(machine)).toEqual(['worker-1']);

  const synchronousWasm = await machine.evaluate(async (on) => {
    const grinds = on.spec<{ rounds: number }, number>('grinds');
    const running = on.store.dispatch(on.runTool(grinds, { input: '', options: { rounds: 1e6 } }));
    await on.underway('grinds');
    on.store.dispatch(on.cancelRun('grinds'));
    return (await running).status;
  });
  expect(synchronousWasm).toBe('canceled');
  expect(await next()).toMatchObject({ status: 'done', output: 'worker-1' });
});

test('progress of synchronous WASM arrives in between, never falls, and ends with its worker', async ({ machine }) => {
  const { done, late } = await machine.evaluate(async ({ lane, runInLane }) => {
    const done: number[] = [];
    const on = lane();
    await runInLane(on, '1', 'grinds', {
      options: { rounds: 300 },
      onProgress: (progress: { done: number }) => done.push(progress.done),
    });
    let heard = 0;
    const ended = runInLane(on, '2', 'loopsForEver', { onProgress: () => heard++ });
    on.cancel('2');
    await ended;
    const atItsEnd = heard;
    await runInLane(on, '3', 'grinds', { options: { rounds: 50 } });
    return { done, late: heard - atItsEnd };
  });
  expect(done).toEqual(done.toSorted((a, b) => a - b));
  expect(done.at(-1)).toBe(299);
  expect(done.length).toBeGreaterThan(1);
  expect(late).toBe(0);
});
