// Steps in separate workers, as on the page. These workers have no threads, so that a test can pause them.
import { createHash } from 'node:crypto';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { RecipeClient } from '../../../workers/client/recipe-client';
import { START_MS } from '../../../workers/client/worker-slot';
import { CANCEL_GRACE_MS } from '../../../workers/contract/run/wire';
import { WINDOW_BYTES } from '../../../workers/run/port-pipe';
import type { RecipeRun } from '../../../workers/run/recipe-runs';
import { fakeWorkers, PATIENTLY } from '../bridge/fake-worker';
import { table, tools } from './kernels';
import { realKernels } from './real-tools';
import { resultOf, runInThread, runnable, type Written } from './run-in-thread';

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');

const LARGE = new Uint8Array(3 * WINDOW_BYTES).map((_, index) => index % 251);

const withHash = { ...table, 'hash-generator': realKernels['hash-generator'] };

function openClient() {
  const { made, ...spawning } = fakeWorkers(withHash);
  const removed: string[] = [];
  const client = new RecipeClient({ ...spawning, onLeftovers: (runId) => removed.push(runId) });
  const { signal } = new AbortController();
  const run = async (steps: readonly Written[], more: Partial<RecipeRun> = {}) =>
    client.run({ runId: 'r', steps: await runnable(steps, tools), input: LARGE, signal, ...more });
  return { made, removed, client, run };
}

describe('a recipe in workers', () => {
  it('has a worker for each step, which the next recipe finds awake', async () => {
    const { made, run } = openClient();
    expect((await resultOf(await run(['copy', 'whole', 'copy', 'copy']))).equals(LARGE)).toBe(true);
    expect(made).toHaveLength(4);
    expect((await resultOf(await run(['copy', 'measure']))).toString()).toBe(String(LARGE.length));
    expect(made).toHaveLength(4);
  });

  it('has the digests that one thread has, each from a worker of its own', async () => {
    const { made, run } = openClient();
    const steps = ['copy', 'whole', 'measure'];
    const reply = await run(steps, { digests: true });
    const { inputs, steps: replies } = await runInThread(await runnable(steps, tools), LARGE, {
      table: withHash,
      digests: true,
    });
    const digestsOf = (list: typeof replies) => list.map(({ digest }) => digest);
    expect(inputs).toEqual([{ bytes: LARGE.length, sha256: sha256(LARGE) }]);
    expect(digestsOf(replies).map((digest) => digest?.sha256)).toEqual([
      sha256(LARGE),
      sha256(LARGE),
      sha256(String(LARGE.length)),
    ]);
    expect([reply.inputs, digestsOf(reply.steps)]).toEqual([inputs, digestsOf(replies)]);
    expect(made).toHaveLength(7);
  });

  it('ends if a result can’t be digested', async () => {
    const { made, run } = openClient();
    const reply = run(['copy', 'copy'], { digests: true });
    await vi.waitFor(() => expect(made).toHaveLength(5), PATIENTLY);
    for (const worker of made.slice(0, 3)) worker.fail('Uncaught RuntimeError: memory access out of bounds');
    expect(await reply).toMatchObject({ ok: false, error: { code: 'crashed' } });
  });

  it('does not wait for the workers of another recipe', async () => {
    const { made, run } = openClient();
    const controller = new AbortController();
    const held = run(['copy', 'neverStarts'], { signal: controller.signal });
    expect(await resultOf(await run(['copy', 'copy', 'copy']))).toHaveLength(LARGE.length);
    expect(made).toHaveLength(5);
    controller.abort();
    expect(await held).toMatchObject({ ok: false, error: { code: 'canceled' } });
  });

  it.each([0, 1, 2])('ends with the crash of worker %i, and the next recipe works', async (crashing) => {
    const { made, run } = openClient();
    const reply = run(['copy', 'copy', 'neverStarts']);
    await vi.waitFor(() => expect(made).toHaveLength(3), PATIENTLY);
    made[crashing]?.fail('Uncaught RuntimeError: memory access out of bounds');
    expect(await reply).toMatchObject({ ok: false, step: crashing, error: { code: 'crashed' } });
    expect(made[crashing]?.terminated).toBe(true);
    expect(await resultOf(await run(['copy', 'copy', 'copy']))).toHaveLength(LARGE.length);
  });

  it('ends when the script of a step does not load, and names the step', async () => {
    const { made, run } = openClient();
    const reply = run(['copy', 'neverStarts', 'copy']);
    await vi.waitFor(() => expect(made).toHaveLength(3), PATIENTLY);
    made[1]?.fail();
    expect(await reply).toMatchObject({ ok: false, step: 1, error: { code: 'network' } });
  });

  it('ends the workers that do not listen to Cancel, and keeps the others', async () => {
    const { made, run } = openClient();
    const controller = new AbortController();
    const reply = run(['copy', 'neverStarts', 'copy'], { signal: controller.signal });
    await vi.waitFor(() => expect(made).toHaveLength(3), PATIENTLY);
    controller.abort();
    expect(await reply).toMatchObject({ ok: false, error: { code: 'canceled' } });
    expect(made.map(({ terminated }) => terminated)).toEqual([false, true, false]);
  });

  it('ends a step at its deadline, which counts the size of its stored input', async () => {
    const { client } = openClient();
    const heard: number[] = [];
    const [copy, never] = await runnable(['copy', 'neverStarts'], tools);
    if (!copy || !never) throw new Error('There are two steps.');
    const deadlineMs = (bytes: number) => {
      heard.push(bytes);
      return 1;
    };
    const limited = { ...never, readsOnce: false, deadlineMs };
    const { signal } = new AbortController();
    const reply = await client.run({ runId: 'r', steps: [copy, limited, copy], input: LARGE, signal });
    expect(reply).toMatchObject({ ok: false, step: 1, error: { code: 'timed-out' } });
    expect(heard).toEqual([LARGE.length]);
  });

  it('lets a step wait for its input longer than a worker may take to start', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { client } = openClient();
    const controller = new AbortController();
    const steps = await runnable(['neverStarts', 'whole', 'copy'], tools);
    const reply = client.run({ runId: 'r', steps, input: LARGE, signal: controller.signal });
    while (vi.getTimerCount() > 0) await new Promise(setImmediate);
    vi.advanceTimersByTime(START_MS);
    controller.abort();
    vi.advanceTimersByTime(CANCEL_GRACE_MS);
    expect(await reply).toMatchObject({ ok: false, error: { code: 'canceled' } });
  });

  it('ends when the worker of a step that stores its input never starts', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const silent = () => undefined;
    const dead = () => Object.assign(new EventTarget(), { postMessage: silent, terminate: silent });
    const { spawn, scriptOf, made } = fakeWorkers(table);
    const client = new RecipeClient({ scriptOf, spawn: () => (made.length === 1 ? dead() : spawn()) });
    const steps = await runnable(['copy', 'whole'], tools);
    const reply = client.run({ runId: 'r', steps, input: LARGE, signal: new AbortController().signal });
    while (vi.getTimerCount() > 1) await new Promise(setImmediate); // the first worker has begun
    vi.advanceTimersByTime(START_MS + CANCEL_GRACE_MS);
    expect(await reply).toMatchObject({ ok: false, step: 1, error: { code: 'timed-out' } });
  });

  it('has a worker for each step on each of two inputs, and keeps only the files of the result', async () => {
    const { made, removed, run } = openClient();
    const reply = await run(['copy', 'whole', 'two'], { other: LARGE.subarray(0, 99) });
    expect((await resultOf(reply)).toString()).toBe(`${LARGE.length} 99 `);
    expect(made).toHaveLength(5);
    const first = ['r.0', 'r.0.input', 'r.1', 'r.1.input', 'r.2.input'];
    const second = ['r.0.other', 'r.0.other.input', 'r.1.other', 'r.1.other.input'];
    expect(removed.toSorted()).toEqual([...first, ...second].toSorted());
  });

  it('keeps no file but those of the last result', async () => {
    const { removed, run } = openClient();
    await run(['copy', 'whole', 'copy']);
    expect(removed.toSorted()).toEqual(['r.0', 'r.0.input', 'r.1', 'r.1.input', 'r.2.input']);
    removed.length = 0;
    await run(['copy', ['copy', { fails: 'at the end' }]]);
    expect(removed.toSorted()).toEqual(['r.0', 'r.0.input', 'r.1', 'r.1.input']);
  });
});
