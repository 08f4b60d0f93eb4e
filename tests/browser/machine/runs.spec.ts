// Runs in real workers: however a worker ends, its run ends too, and the next one works.
import type { JSHandle } from '@playwright/test';
import { expect, test } from './fixture';
import type { Machine } from './harness/page';

const failure = (code: string) => ({ ok: false, error: { code } });

const expectWorkers = (machine: JSHandle<Machine>, names: readonly string[]) =>
  expect.poll(() => machine.evaluate((on) => on.livingWorkers())).toEqual(names);

test.describe('a worker that ends', () => {
  test('by an exception that nothing catches: the run fails in words, the next one gets a new worker', async ({
    machine,
  }) => {
    const [first, second] = await machine.evaluate(async ({ lane, runInLane }) => {
      const on = lane();
      return Promise.all([runInLane(on, '1', 'crashesLater'), runInLane(on, '2', 'whoami')]);
    });
    expect(first).toMatchObject(failure('crashed'));
    expect(JSON.stringify(first)).not.toContain('secret text');
    expect(second).toMatchObject({ ok: true, output: 'worker-1' });
    await expectWorkers(machine, ['worker-1']);
  });

  // A browser tells nobody of it, and neither does Comlink.
  test('by closing itself: the run stays open, and Cancel ends it', async ({ machine }) => {
    const lane = await machine.evaluateHandle((on) => on.lane());
    const run = await machine.evaluateHandle((on, lane) => ({ reply: on.runInLane(lane, '1', 'closesItself') }), lane);
    await machine.evaluate((on) => on.runInLane(on.lane(), 'other', 'whoami'));
    await expectWorkers(machine, ['worker-1']);
    await lane.evaluate((lane) => lane.cancel('1'));
    expect(await run.evaluate(({ reply }) => reply)).toMatchObject(failure('canceled'));
    expect(await machine.evaluate((on, lane) => on.runInLane(lane, '2', 'whoami'), lane)).toMatchObject({
      output: 'worker-2',
    });
  });

  test('for want of memory within WASM: the run says so, the worker stays', async ({ machine }) => {
    const [first, second] = await machine.evaluate(async ({ lane, runInLane }) => {
      const on = lane();
      return [await runInLane(on, '1', 'starves'), await runInLane(on, '2', 'whoami')];
    });
    expect(first).toMatchObject(failure('out-of-memory'));
    expect(second).toMatchObject({ output: 'worker-0' });
  });

  test.describe('before it began', () => {
    test.use({ expectedFaults: [/status of 404/] });

    test('because its script is not there', async ({ machine }) => {
      const reply = await machine.evaluate(({ lane, runInLane }) =>
        runInLane(lane({ scriptOf: () => '/assets/compute/gone-1.js' }), '1', 'whoami'),
      );
      expect(reply).toMatchObject(failure('network'));
    });
  });
});

test.describe('cancel', () => {
  test('of an endless loop ends its worker and frees the lane', async ({ machine }) => {
    const { outcome, next } = await machine.evaluate(async (on) => {
      const endless = on.spec('loopsForEver');
      const looping = on.news('looping');
      const running = on.store.dispatch(on.runTool(endless, { input: '', options: {} }));
      await looping;
      on.store.dispatch(on.cancelRun('loopsForEver'));
      const { status: outcome } = await running;
      const next = await on.store.dispatch(on.runTool(on.spec('whoami'), { input: '', options: {} }));
      return { outcome, next };
    });
    expect(outcome).toBe('canceled');
    expect(next).toMatchObject({ status: 'done', output: 'worker-1' });
    await expectWorkers(machine, ['worker-1']);
  });

  test('is heard by synchronous WASM that ticks: the worker is kept', async ({ machine }) => {
    const { outcome, next } = await machine.evaluate(async (on) => {
      const grinds = on.spec<{ rounds: number }, number>('grinds');
      const running = on.store.dispatch(on.runTool(grinds, { input: '', options: { rounds: 1e6 } }));
      await on.underway('grinds');
      on.store.dispatch(on.cancelRun('grinds'));
      const { status: outcome } = await running;
      const next = await on.store.dispatch(on.runTool(on.spec('whoami'), { input: '', options: {} }));
      return { outcome, next };
    });
    expect(outcome).toBe('canceled');
    expect(next).toMatchObject({ status: 'done', output: 'worker-0' });
  });

  test('says "canceling" until the lane is free', async ({ machine }) => {
    const seen = await machine.evaluate(async (on) => {
      const statuses: string[] = [];
      on.store.subscribe(() => {
        const { status } = on.runOf('loopsForEver');
        if (statuses.at(-1) !== status) statuses.push(status);
      });
      const looping = on.news('looping');
      const running = on.store.dispatch(on.runTool(on.spec('loopsForEver'), { input: '', options: {} }));
      await looping;
      on.store.dispatch(on.cancelRun('loopsForEver'));
      await running;
      return statuses;
    });
    expect(seen).toEqual(['idle', 'queued', 'running', 'canceling', 'canceled']);
  });
});

test.describe('progress', () => {
  test('comes at most once in 100 ms and never falls', async ({ machine }) => {
    const { done, ms } = await machine.evaluate(async ({ lane, runInLane }) => {
      const done: number[] = [];
      const startedAt = performance.now();
      const onProgress = (progress: { done: number }) => done.push(progress.done);
      await runInLane(lane(), '1', 'grinds', { options: { rounds: 1000 }, onProgress });
      return { done, ms: performance.now() - startedAt };
    });
    expect(done).toEqual([...done].sort((a, b) => a - b));
    expect(done.at(-1)).toBe(999);
    expect(done.length).toBeGreaterThan(3);
    // Beside one per 100 ms there is the last, which waits for nobody.
    expect(done.length).toBeLessThanOrEqual(ms / 100 + 1);
  });

  test('of a run that was replaced is dropped', async ({ machine }) => {
    const seen = await machine.evaluate(async (on) => {
      const grinds = on.spec<{ rounds: number }, number>('grinds');
      const seen: { runId: string; done: number }[] = [];
      on.store.subscribe(() => {
        const { runId, latest } = on.store.getState().progress.grinds ?? {};
        if (runId && latest) seen.push({ runId, done: latest.progress.done });
      });
      const first = on.store.dispatch(on.runTool(grinds, { input: '', options: { rounds: 1e6 } }));
      await on.underway('grinds');
      const second = on.store.dispatch(on.runTool(grinds, { input: '', options: { rounds: 200 } }));
      const outcomes = await Promise.all([first, second]);
      return { seen, outcomes };
    });
    expect(seen.outcomes).toMatchObject([{ status: 'canceled' }, { status: 'done', output: 200 }]);
    const [, second] = seen.outcomes;
    const sinceSecond = seen.seen.slice(seen.seen.findIndex(({ runId }) => runId === second.runId));
    expect(new Set(sinceSecond.map(({ runId }) => runId))).toEqual(new Set([second.runId]));
    const done = sinceSecond.map((one) => one.done);
    expect(done).toEqual([...done].sort((a, b) => a - b));
  });

  test('of a run whose worker was ended is dropped', async ({ machine }) => {
    const { late, reply } = await machine.evaluate(async ({ lane, runInLane }) => {
      const on = lane();
      let heard = 0;
      const first = runInLane(on, '1', 'loopsForEver', { onProgress: () => heard++ });
      on.cancel('1');
      await first;
      const atItsEnd = heard;
      const reply = await runInLane(on, '2', 'grinds', { options: { rounds: 200 } });
      return { late: heard - atItsEnd, reply };
    });
    expect(late).toBe(0);
    expect(reply).toMatchObject({ ok: true, output: 200 });
  });
});

test.describe('an idle worker', () => {
  test('goes after its time, and another comes at need', async ({ machine }) => {
    const lane = await machine.evaluateHandle((on) => on.lane({ idleMs: 100 }));
    const whoami = (runId: string) =>
      machine.evaluate((on, { lane, runId }) => on.runInLane(lane, runId, 'whoami'), { lane, runId });
    expect(await whoami('1')).toMatchObject({ output: 'worker-0' });
    await expectWorkers(machine, []);
    expect(await whoami('2')).toMatchObject({ output: 'worker-1' });
  });

  test('that got work in time stays for as long as the work takes', async ({ machine }) => {
    const { ms, replies } = await machine.evaluate(async ({ lane, runInLane }) => {
      const on = lane({ idleMs: 100 });
      const first = await runInLane(on, '1', 'whoami');
      const startedAt = performance.now();
      const second = await runInLane(on, '2', 'grinds', { options: { rounds: 200 } });
      const ms = performance.now() - startedAt;
      return { ms, replies: [first, second, await runInLane(on, '3', 'whoami')] };
    });
    expect(ms).toBeGreaterThan(200);
    expect(replies).toMatchObject([{ output: 'worker-0' }, { output: 200 }, { output: 'worker-0' }]);
  });

  test('of a lane that keeps none goes with its run', async ({ machine }) => {
    await machine.evaluate(({ lane, runInLane }) => runInLane(lane({ idleMs: 0 }), '1', 'whoami'));
    await expectWorkers(machine, []);
  });
});
