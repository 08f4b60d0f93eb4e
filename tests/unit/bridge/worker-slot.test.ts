import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { START_MS, WorkerSlot, type SlotJob } from '../../../workers/client/worker-slot';
import type { Progress } from '../../../workers/contract/run/kernel';
import { CANCEL_GRACE_MS, SENT_AT_ONCE, type OnProgress, type RunRequest } from '../../../workers/contract/run/wire';
import { fakeWorkers, request, PATIENTLY } from './fake-worker';
import { kernels } from './kernels';
import { replyInEnglish } from '../in-english';

const silent = () => undefined;

/** A slot whose runs take a request and a progress listener. */
class Slot extends WorkerSlot {
  start(request: RunRequest, onProgress: OnProgress, more: Partial<SlotJob> = {}) {
    return this.run({ request, onProgress, ...more });
  }
}

function makeSlot(idleMs = 10_000) {
  const { made, ...spawning } = fakeWorkers(kernels);
  return { made, slot: new Slot({ ...spawning, idleMs }) };
}

const failure = (code: string): unknown =>
  expect.objectContaining({ ok: false, error: expect.objectContaining({ code }) as unknown });

describe('a run always ends', () => {
  it('with its output', async () => {
    const { slot } = makeSlot();
    const reply = await slot.start(request('1', 'echo', { input: 'hello' }), silent);
    expect(reply).toMatchObject({ ok: true, output: 'hello' });
  });

  it('with its output, also of a list that is too long for one message', async () => {
    const sent: unknown[] = [];
    const { scriptOf, spawn } = fakeWorkers(kernels);
    const watched = () => {
      const worker = spawn();
      const post = worker.postMessage.bind(worker);
      worker.postMessage = (message, transfer) => {
        sent.push(...Object.values((message as { readonly argumentList?: readonly unknown[] }).argumentList ?? {}));
        post(message, transfer);
      };
      return worker;
    };
    const slot = new Slot({ scriptOf, spawn: watched, idleMs: 0 });
    const input = Array.from({ length: 2 * SENT_AT_ONCE + 1 }, (_, index) => String(index));
    expect(await slot.start(request('1', 'echo', { input }), silent)).toMatchObject({ ok: true, output: input });
    const lists = sent.map((argument) => (argument as { readonly value: unknown }).value).filter(Array.isArray);
    expect(lists.map(({ length }) => length)).toEqual([SENT_AT_ONCE, SENT_AT_ONCE, 1]);
  });

  it('with the error of the kernel, whole: code, words and place', async () => {
    const { slot } = makeSlot();
    const reply = await slot.start(request('1', 'refuses'), silent);
    expect(reply).toEqual({
      ok: false,
      error: { code: 'invalid-input', message: 'Line 3 is odd.', at: { line: 3, column: 7, offset: 41 } },
    });
  });

  it('when its worker crashes', async () => {
    const { slot, made } = makeSlot();
    const reply = slot.start(request('1', 'deaf'), silent);
    await vi.waitFor(() => expect(made).toHaveLength(1), PATIENTLY);
    made[0]?.fail('Uncaught RuntimeError: memory access out of bounds');
    expect(await reply).toEqual(failure('crashed'));
    expect(made[0]?.terminated).toBe(true);
  });

  it('when its worker could not be loaded twice', async () => {
    const { slot, made } = makeSlot();
    const reply = slot.start(request('1', 'deaf'), silent);
    for (const count of [1, 2]) {
      await vi.waitFor(() => expect(made).toHaveLength(count), PATIENTLY);
      made[count - 1]?.fail();
    }
    expect(await reply).toEqual(failure('network'));
    expect(made).toHaveLength(2);
  });

  it('with its output, when only its first worker could not be loaded', async () => {
    const { slot, made } = makeSlot();
    const reply = slot.start(request('1', 'echo', { input: 'hello' }), silent);
    made[0]?.fail();
    expect(await reply).toMatchObject({ ok: true, output: 'hello' });
    expect(made.map(({ terminated }) => terminated)).toEqual([true, false]);
  });

  describe('when its worker never begins', () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
    afterEach(() => void vi.useRealTimers());

    const dead = () => Object.assign(new EventTarget(), { postMessage: silent, terminate: silent });

    it('as too slow, and not as a failure of the network', async () => {
      const spawn = vi.fn(dead);
      const reply = new Slot({ scriptOf: () => 'kernels.js', spawn, idleMs: 0 }).start(request('1', 'echo'), silent);
      vi.advanceTimersByTime(2 * START_MS);
      expect(await reply).toEqual(failure('timed-out'));
      expect(spawn).toHaveBeenCalledTimes(2);
    });

    it('with the output of the worker that replaces it', async () => {
      const { made, spawn, scriptOf } = fakeWorkers(kernels);
      let isFirst = true;
      const once = () => {
        if (!isFirst) return spawn();
        isFirst = false;
        return dead();
      };
      const reply = new Slot({ scriptOf, spawn: once, idleMs: 0 }).start(request('1', 'echo', { input: 'hi' }), silent);
      vi.advanceTimersByTime(START_MS);
      expect(await reply).toMatchObject({ ok: true, output: 'hi' });
      expect(made).toHaveLength(1);
    });
  });

  it('when a message cannot be read', async () => {
    const { slot, made } = makeSlot();
    const reply = slot.start(request('1', 'deaf'), silent);
    await vi.waitFor(() => expect(made).toHaveLength(1), PATIENTLY);
    made[0]?.dispatchEvent(new Event('messageerror'));
    expect(await reply).toEqual(failure('crashed'));
  });

  it('when no worker can be made', async () => {
    const slot = new Slot({
      idleMs: 0,
      scriptOf: () => 'kernels.js',
      spawn: () => {
        throw new TypeError('refused by policy');
      },
    });
    expect(await slot.start(request('1', 'echo'), silent)).toEqual(failure('crashed'));
  });

  it('when its input cannot be sent, or its output cannot', async () => {
    const { slot } = makeSlot();
    expect(await slot.start(request('1', 'echo', { options: silent }), silent)).toEqual(failure('crashed'));
    expect(await slot.start(request('2', 'unclonable'), silent)).toEqual(failure('crashed'));
  });
});

describe('a bug of ours', () => {
  it('is told without the words of libraries, and logged', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(silent);
    const { slot } = makeSlot();
    const reply = await slot.start(request('1', 'broken'), silent);
    expect(reply).toEqual(failure('internal'));
    expect(JSON.stringify(reply)).not.toContain('secret library text');
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });
});

describe('after a run that failed', () => {
  it.each(['refuses', 'broken', 'unclonable'])('(%s) the next one works', async (bad) => {
    const log = vi.spyOn(console, 'error').mockImplementation(silent);
    const { slot } = makeSlot();
    expect((await slot.start(request('1', bad), silent)).ok).toBe(false);
    expect(await slot.start(request('2', 'echo', { input: 'again' }), silent)).toMatchObject({ output: 'again' });
    log.mockRestore();
  });

  it('by a crash, the next one gets a new worker', async () => {
    const { slot, made } = makeSlot();
    const first = slot.start(request('1', 'deaf'), silent);
    await vi.waitFor(() => expect(made).toHaveLength(1), PATIENTLY);
    made[0]?.fail('boom');
    await first;
    expect(await slot.start(request('2', 'echo', { input: 'again' }), silent)).toMatchObject({ output: 'again' });
    expect(made).toHaveLength(2);
  });
});

describe('cancel', () => {
  it('is heard by a kernel between its steps, which keeps the worker', async () => {
    const { slot, made } = makeSlot();
    const reply = slot.start(request('1', 'stepwise'), () => slot.cancel('1'));
    expect(await reply).toEqual(failure('canceled'));
    expect(made[0]?.terminated).toBe(false);
    expect(await slot.start(request('2', 'echo', { input: 'x' }), silent)).toMatchObject({ output: 'x' });
    expect(made).toHaveLength(1);
  });

  it('of a kernel that never listens ends its worker', async () => {
    const { slot, made } = makeSlot();
    const reply = slot.start(request('1', 'deaf'), silent);
    await vi.waitFor(() => expect(made).toHaveLength(1), PATIENTLY);
    slot.cancel('1');
    expect(await reply).toEqual(failure('canceled'));
    expect(CANCEL_GRACE_MS).toBeLessThan(500);
    expect(made[0]?.terminated).toBe(true);
  });

  it('of a run that has ended does not touch the next one', async () => {
    const { slot, made } = makeSlot();
    await slot.start(request('1', 'echo'), silent);
    const second = slot.start(request('2', 'stepwise'), silent);
    slot.cancel('1');
    expect(await second).toMatchObject({ output: 'all steps' });
    expect(made).toHaveLength(1);
  });
});

describe('a synchronous kernel', () => {
  it('is ended at once by a cancel, and the spare worker takes the next run', async () => {
    const { slot, made } = makeSlot();
    const reply = slot.start(request('1', 'deaf'), silent, { synchronous: true });
    await vi.waitFor(() => expect(made).toHaveLength(2), PATIENTLY);
    slot.cancel('1');
    expect(made.map(({ terminated }) => terminated)).toEqual([true, false]);
    expect(await reply).toEqual(failure('canceled'));
    const next = slot.start(request('2', 'echo', { input: 'x' }), silent, { synchronous: true });
    expect(await next).toMatchObject({ output: 'x' });
    expect(made).toHaveLength(3); // the third is the new spare
    expect(made[1]?.terminated).toBe(false);
  });
});

describe('a deadline', () => {
  it('ends a run that is past it, with the time that it was given', async () => {
    const { slot, made } = makeSlot();
    const reply = await slot.start(request('1', 'deaf'), silent, { deadlineMs: () => 50 });
    expect(reply).toMatchObject({ ok: false, error: { code: 'timed-out' } });
    expect(JSON.stringify(await replyInEnglish(reply))).toContain('Stopped after 0.05 s.');
    expect(made[0]?.terminated).toBe(true);
    expect(await slot.start(request('2', 'echo', { input: 'x' }), silent)).toMatchObject({ output: 'x' });
  });

  it('is counted from the first statement of the kernel, not from the start of its worker', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const { slot } = makeSlot();
      const reply = slot.start(request('1', 'echo', { input: 'x' }), silent, { deadlineMs: () => 1 });
      vi.advanceTimersByTime(60_000); // a worker that takes a minute to start
      expect(await reply).toMatchObject({ output: 'x' });
    } finally {
      vi.useRealTimers();
    }
  });

  it('of a run that ended in time does not touch the next one', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const { slot, made } = makeSlot();
      await slot.start(request('1', 'echo'), silent, { deadlineMs: () => 1000 });
      void slot.start(request('2', 'deaf'), silent);
      vi.advanceTimersByTime(5_000);
      expect(made[0]?.terminated).toBe(false);
      made[0]?.terminate();
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('an event of a worker that was ended', () => {
  it('does not end the run of the next one', async () => {
    const { slot, made } = makeSlot();
    const first = slot.start(request('1', 'deaf'), silent);
    await vi.waitFor(() => expect(made).toHaveLength(1), PATIENTLY);
    made[0]?.fail('boom');
    await first;
    const second = slot.start(request('2', 'stepwise'), silent);
    await vi.waitFor(() => expect(made).toHaveLength(2), PATIENTLY);
    made[0]?.fail('late');
    expect(await second).toMatchObject({ output: 'all steps' });
  });
});

describe('progress', () => {
  it('arrives at most every 100 ms and never falls', async () => {
    const { slot } = makeSlot();
    const heard: Progress[] = [];
    const startedAt = performance.now();
    await slot.start(request('1', 'stepwise'), (progress) => heard.push(progress));
    const ms = performance.now() - startedAt;
    const done = heard.map((progress) => progress.done);
    expect(done).toEqual([...done].sort((a, b) => a - b));
    expect(heard.length).toBeGreaterThan(3);
    // Limits the whole run: messages may be delayed and arrive together.
    expect(heard.length).toBeLessThanOrEqual(ms / 100 + 1);
  });

  it('of a run that has ended is dropped', async () => {
    const { made, slot } = makeSlot();
    const heard: Progress[] = [];
    const first = slot.start(request('1', 'stepwise'), (progress) => heard.push(progress));
    await vi.waitFor(() => expect(heard.length).toBeGreaterThan(0), PATIENTLY);
    made[0]?.fail('boom');
    await first;
    const count = heard.length;
    await slot.start(request('2', 'stepwise'), silent);
    expect(heard).toHaveLength(count);
  });
});

describe('an idle worker', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => vi.useRealTimers());

  it('goes after its time, and not before', async () => {
    const { slot, made } = makeSlot(10_000);
    await slot.start(request('1', 'echo'), silent);
    vi.advanceTimersByTime(9_999);
    expect(made[0]?.terminated).toBe(false);
    vi.advanceTimersByTime(1);
    expect(made[0]?.terminated).toBe(true);
    expect(await slot.start(request('2', 'echo', { input: 'x' }), silent)).toMatchObject({ output: 'x' });
  });

  it('that is busy stays for as long as it takes', async () => {
    const { slot, made } = makeSlot(10_000);
    await slot.start(request('1', 'echo'), silent);
    void slot.start(request('2', 'deaf'), silent);
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(0), PATIENTLY); // its start is awaited no more
    vi.advanceTimersByTime(3_600_000);
    expect(made[0]?.terminated).toBe(false);
    made[0]?.terminate();
  });

  it('of a lane that keeps none goes with its run', async () => {
    const { slot, made } = makeSlot(0);
    await slot.start(request('1', 'echo'), silent);
    expect(made[0]?.terminated).toBe(true);
  });
});
