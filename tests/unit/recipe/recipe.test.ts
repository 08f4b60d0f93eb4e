// The runner, with steps that a test can hold.
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Kernel } from '../../../workers/contract/run/kernel';
import { parseRecipe } from '../../../workers/contract/recipe/parse-recipe';
import { MAX_STEPS } from '../../../workers/contract/recipe/recipe';
import { PREVIEW_BYTES, type RecipeProgress, type RecipeReply } from '../../../workers/contract/recipe/recipe-reply';
import { MiB } from '../../../workers/contract/run/sink';
import type { AnySource } from '../../../workers/contract/run/source';
import { BytePipe } from '../../../workers/lib/pipe';
import { WINDOW_BYTES } from '../../../workers/run/port-pipe';
import { PATIENTLY } from '../bridge/fake-worker';
import { inEnglish } from '../in-english';
import { table, tools } from './kernels';
import { pipeOf, resultOf, runInThread, runnable, type InThread, type Written } from './run-in-thread';

const run = async (steps: readonly Written[], input: AnySource, more: Partial<InThread> = {}): Promise<RecipeReply> =>
  runInThread(await runnable(steps, tools), input, { table, ...more });

/** Several windows: no pipe can hold it. */
const LARGE = new Uint8Array(5 * WINDOW_BYTES).map((_, index) => index % 251);

const statuses = ({ steps }: RecipeReply) => steps.map(({ status }) => status);

describe('a recipe', () => {
  it.each([
    ['through pipes', ['copy', 'copy', 'copy', 'copy']],
    ['through a stored input', ['copy', 'whole', 'copy', 'whole']],
    ['of one step', ['copy']],
  ])('carries any size %s', async (_, steps) => {
    expect((await resultOf(await run(steps, LARGE))).equals(LARGE)).toBe(true);
  });

  it('carries nothing at all', async () => {
    expect(await resultOf(await run(['copy', 'whole', 'copy'], ''))).toHaveLength(0);
  });

  it('reads a pipe, which is stored where the first step does not read once', async () => {
    for (const first of ['copy', 'whole']) {
      expect((await resultOf(await run([first, 'copy'], pipeOf(LARGE, 700_001)))).equals(LARGE)).toBe(true);
    }
  });

  it('lets a step write more than it reads, or nothing', async () => {
    const more = await resultOf(await run([['copy', { times: 3 }], ['copy', { times: 3 }], 'measure'], LARGE));
    expect(more.toString()).toBe(String(LARGE.length * 9));
    expect(await resultOf(await run(['copy', ['copy', { times: 0 }], 'copy'], LARGE))).toHaveLength(0);
  });

  it('hands on a result that is in no sink, and gives a list to a kernel that takes one', async () => {
    const reply = await run(['measure', 'copy', 'sizes', 'copy'], 'four');
    expect((await resultOf(reply)).toString()).toBe('1 ');
  });

  it('can start with a generator', async () => {
    expect((await resultOf(await run([['generate', { times: 9 }], 'measure'], ''))).toString()).toBe(String(9 * MiB));
  });

  it('reports notes, verdicts and the first 64 KB of every step', async () => {
    const reply = await run(['copy', ['copy', { times: 2 }], 'measure'], LARGE.subarray(0, 100_000));
    expect(reply.steps).toMatchObject([
      { status: 'done', notes: ['copied 100000'], verdict: true, written: { bytes: 100_000 } },
      { status: 'done', notes: ['copied 100000'], written: { bytes: 200_000 } },
      { status: 'done', notes: [], verdict: true, written: { bytes: 6, head: new TextEncoder().encode('200000') } },
    ]);
    expect(Buffer.from(reply.steps[0]?.written?.head ?? []).equals(LARGE.subarray(0, PREVIEW_BYTES))).toBe(true);
    expect((await run(['copy', 'measure'], 'a')).steps[1]).toMatchObject({ verdict: false });
  });

  it('reports the bytes of the first input, and what each step does', async () => {
    const heard: RecipeProgress[] = [];
    // Progress has its interval: a slow step lets it pass.
    const slow: Kernel<AnySource, object, unknown> = async (source, _, context) => {
      for await (const chunk of context.read(source)) {
        vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 300);
        expect(chunk.length).toBeGreaterThan(0);
      }
      return { result: { stored: 'text', text: '', mime: 'text/plain', bytes: 0 } };
    };
    await run(['copy', 'copy'], LARGE, { table: { ...table, copy: slow }, onProgress: (one) => heard.push(one) });
    vi.restoreAllMocks();
    const done = heard.map((progress) => progress.done);
    expect(done).toEqual(done.toSorted((a, b) => a - b));
    expect(heard.at(-1)).toMatchObject({
      done: LARGE.length,
      total: LARGE.length,
      steps: [{ done: LARGE.length }, undefined],
    });
  });
});

describe('the size and the beginning of each result', () => {
  /** Every report of progress, as if 300 ms passed between two chunks. */
  async function progressOf(steps: readonly Written[], more: Partial<InThread> = {}) {
    const heard: RecipeProgress[] = [];
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 300));
    onTestFinished(() => void vi.restoreAllMocks());
    const reply = await run(steps, LARGE, { onProgress: (one) => heard.push(one), ...more });
    return { heard, reply };
  }

  it('comes while the recipe runs, and the beginning crosses once', async () => {
    const sent: (Uint8Array | undefined)[] = [];
    const { heard } = await progressOf(['copy', 'copy', 'measure'], {
      onProgress: ({ written }) => sent.push(written[0]?.head),
    });
    expect(heard).toEqual([]);
    expect(new Set(sent.filter((head) => head?.length)).size).toBe(1);
    const { heard: reports } = await progressOf(['copy', 'copy', 'measure']);
    const sizes = reports.map(({ written }) => written[1]?.bytes ?? 0);
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
    expect(new Set(sizes).size).toBeGreaterThan(3);
    const { head } = reports.at(-1)?.written[1] ?? {};
    expect(Buffer.from(head ?? []).equals(LARGE.subarray(0, PREVIEW_BYTES))).toBe(true);
  });

  it('stays when a step never listens and has to be left', async () => {
    const controller = new AbortController();
    const early: Kernel<AnySource, object, unknown> = async (_, __, context) => {
      const sink = await context.sink({ mime: 'text/plain' });
      await sink.write(LARGE.subarray(0, 3 * MiB));
      await context.tick(0);
      controller.abort();
      return new Promise(() => undefined);
    };
    const { reply } = await progressOf(['copy', 'measure'], {
      signal: controller.signal,
      table: { ...table, copy: early },
    });
    expect(reply).toMatchObject({ ok: false, steps: [{ status: 'stopped' }, {}] });
    expect(reply.steps[0]?.written?.bytes).toBeGreaterThanOrEqual(MiB);
  });

  it('of a last result is there, but not of one in a file of the visitor', async () => {
    expect((await run(['copy', 'copy'], LARGE)).steps.at(-1)?.written).toMatchObject({ bytes: LARGE.length });
    const file = { write: () => Promise.resolve(), abort: () => Promise.resolve() };
    const close = (mime: string) => Promise.resolve({ stored: 'saved', name: 'a', mime, bytes: LARGE.length } as const);
    const saved = await run(['copy', 'copy'], LARGE, {
      saveTo: {} as FileSystemFileHandle,
      files: { openPickedFile: () => Promise.resolve({ ...file, close }) },
    });
    expect(saved.steps.at(-1)?.written).toEqual({ bytes: LARGE.length, head: new Uint8Array() });
  });
});

describe('a recipe that ends with two inputs', () => {
  const OTHER = LARGE.subarray(0, 3 * MiB);

  it('sends both through all steps', async () => {
    const reply = await run(['copy', ['copy', { times: 2 }], 'two'], LARGE, { other: OTHER });
    expect((await resultOf(reply)).toString()).toBe(`${2 * LARGE.length} ${2 * OTHER.length} `);
    expect(reply).toMatchObject({
      steps: [{ written: { bytes: LARGE.length } }, { written: { bytes: 2 * LARGE.length } }, { status: 'done' }],
      others: [{ written: { bytes: OTHER.length } }, { written: { bytes: 2 * OTHER.length } }],
    });
    expect((await resultOf(await run(['two'], 'four', { other: 'seven' }))).toString()).toBe('4 5 ');
  });

  it('names the step and the input that failed', async () => {
    const picky: Kernel<AnySource, object, unknown> = (source, values, context) =>
      table.copy instanceof Function
        ? (table.copy as typeof picky)(source, { ...values, fails: source === 'bad' ? 'at once' : 'never' }, context)
        : undefined;
    const more = { table: { ...table, copy: picky } };
    const other = await run(['copy', 'two'], 'good', { ...more, other: 'bad' });
    expect(other).toMatchObject({ ok: false, step: 0, isOther: true, others: [{ status: 'failed' }] });
    const main = await run(['copy', 'two'], 'bad', { ...more, other: 'bad' });
    expect(main).toMatchObject({ ok: false, step: 0, steps: [{ status: 'failed' }, { status: 'stopped' }] });
    expect(main).not.toHaveProperty('isOther');
  });

  it('ends with Cancel', async () => {
    const controller = new AbortController();
    const reply = run(['copy', 'neverStarts', 'two'], LARGE, { other: LARGE, signal: controller.signal });
    await new Promise(setImmediate);
    controller.abort();
    expect(await reply).toMatchObject({ ok: false, error: { code: 'canceled' } });
  });
});

describe('backpressure', () => {
  it('holds a step up that is faster than the next one', async () => {
    let read = 0;
    async function* endless() {
      for (;;) {
        read += MiB;
        yield await Promise.resolve(new Uint8Array(MiB));
      }
    }
    const controller = new AbortController();
    const reply = run(['copy', 'copy', 'neverStarts'], new BytePipe(endless()), { signal: controller.signal });
    await vi.waitFor(() => expect(read).toBeGreaterThanOrEqual(2 * WINDOW_BYTES), PATIENTLY);
    // Each turn lets all messages in: a step that could go on would.
    for (let turn = 0; turn < 100; turn++) await new Promise(setImmediate);
    expect(read).toBeLessThan(2 * WINDOW_BYTES + 8 * MiB);
    controller.abort();
    expect(statuses(await reply)).toEqual(['stopped', 'stopped', 'stopped']);
  });
});

describe('a step that ends early', () => {
  it('does not hold up the one before it, whose errors still count', async () => {
    const early = ['copy', ['copy', { stopsAfter: 10 }]] as const;
    expect(await resultOf(await run([...early, 'copy'], LARGE))).toHaveLength(MiB);
    expect(await resultOf(await run(['copy', ['copy', { stopsAfter: 0 }], 'copy'], LARGE))).toHaveLength(0);
    const failing = await run([['copy', { fails: 'at the end' }], ['copy', { stopsAfter: 10 }], 'copy'], LARGE);
    expect(failing).toMatchObject({ ok: false, step: 0 });
  });
});

describe('a failure', () => {
  const STEPS = [0, 1, 2, 3];

  for (const fails of ['at once', 'in the middle', 'at the end']) {
    it.each(STEPS)(`${fails} of step %i ends the recipe, with the step and the place in its input`, async (failing) => {
      const steps = STEPS.map((step): Written => ['copy', { fails: step === failing ? fails : 'never' }]);
      const reply = await run(steps, LARGE);
      const at = { 'at once': 0, 'in the middle': MiB, 'at the end': LARGE.length }[fails];
      expect(reply).toMatchObject({ ok: false, step: failing, error: { code: 'invalid-input', at: { offset: at } } });
      expect(statuses(reply)[failing]).toBe('failed');
      expect(statuses(reply).slice(failing + 1)).toEqual(STEPS.slice(failing + 1).map(() => 'stopped'));
    });
  }

  it('keeps the first bytes of the results before it', async () => {
    const reply = await run(['copy', 'whole', ['copy', { fails: 'at the end' }], 'copy'], LARGE);
    expect(reply).toMatchObject({ ok: false, step: 2 });
    for (const step of [0, 1]) {
      const { head, bytes = 0 } = reply.steps[step]?.written ?? {};
      expect(Buffer.from(head ?? []).equals(LARGE.subarray(0, PREVIEW_BYTES))).toBe(true);
      expect(bytes).toBe(LARGE.length);
    }
  });

  it('of several steps is that of the first one', async () => {
    const bad: Written = ['copy', { fails: 'at the end' }];
    expect(await run(['copy', bad, bad, bad], 'text')).toMatchObject({ ok: false, step: 1 });
  });

  it('of ours names the step, and never shows its text', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const reply = await run(['copy', 'buggy', 'copy'], LARGE);
    expect(reply).toMatchObject({ ok: false, step: 1, error: { code: 'internal' } });
    expect(JSON.stringify(await inEnglish(reply))).not.toContain('secret');
  });

  it('is one when the first sink is not the result: nothing wrong may go on', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    expect(await run(['confused', 'copy'], 'text')).toMatchObject({ ok: false, step: 0, error: { code: 'internal' } });
  });

  it('is one when the last output is not what its spec says', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const odd = { ...table, measure: () => undefined };
    const reply = await run(['copy', 'measure'], 'text', { table: odd });
    expect(reply).toMatchObject({ ok: false, error: { code: 'internal' }, steps: [{}, {}] });
  });

  it('is one when a step has no result for the next, and says what to do', async () => {
    const reply = await inEnglish(await run(['copy', 'mute', 'copy'], 'text'));
    expect(reply).toMatchObject({ ok: false, step: 1, error: { message: /no result for the next step. Change/ } });
    expect(await run(['copy', 'mute'], 'text')).toMatchObject({ ok: true, result: undefined });
  });

  it('is one when there is no room to store an input, and names the step that needs it', async () => {
    const reply = await inEnglish(
      await run(['copy', 'copy', 'whole', 'copy'], LARGE, { files: { memoryBytes: 9 * MiB } }),
    );
    const message = /^This step first stores the result of the step before it. The result needs .* only 9 MB/;
    expect(reply).toMatchObject({ ok: false, step: 2, error: { code: 'no-space', message } });
  });

  it('is one when the disk is full at the last step', async () => {
    const reply = await run(['copy', 'copy', 'copy'], LARGE, { files: { memoryBytes: 9 * MiB } });
    expect(reply).toMatchObject({ ok: false, step: 2, error: { code: 'no-space' } });
  });
});

describe('Cancel', () => {
  it.each([0, 1, 2, 3])('ends all steps while step %i does nothing, also one that never listens', async (idle) => {
    const controller = new AbortController();
    const steps = [0, 1, 2, 3].map((step) => (step === idle ? 'neverStarts' : 'copy'));
    const reply = run(steps, LARGE, { signal: controller.signal });
    await new Promise(setImmediate);
    controller.abort();
    expect(await reply).toMatchObject({ ok: false, error: { code: 'canceled' } });
    expect(statuses(await reply)).not.toContain('failed');
  });

  it('leaves no timer behind, which would keep Node alive', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    expect(await run(['copy', ['copy', { fails: 'in the middle' }], 'copy'], LARGE)).toMatchObject({ step: 1 });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('before the start starts nothing', async () => {
    const reply = await run(['copy', 'copy'], LARGE, { signal: AbortSignal.abort() });
    expect(reply).toEqual({
      ok: false,
      error: expect.objectContaining({ code: 'canceled' }) as unknown,
      steps: [{ status: 'stopped', written: expect.objectContaining({ bytes: 0 }) as unknown }, { status: 'stopped' }],
    });
  });
});

describe('a foreign recipe', () => {
  const parse = (steps: unknown, version: unknown = 1) => parseRecipe({ version, steps }, tools);

  it('gets the defaults of options that it does not name', () => {
    expect(parse([{ tool: 'copy', options: { times: 2 } }, { tool: 'measure' }])).toEqual({
      ok: true,
      recipe: {
        version: 1,
        name: '',
        steps: [
          { tool: 'copy', options: { times: 2, fails: 'never', stopsAfter: 1e9 } },
          { tool: 'measure', options: {} },
        ],
      },
    });
  });

  it.each([
    ['no object', undefined, { problem: 'not-a-recipe' }],
    [
      'an unknown tool',
      [{ tool: 'copy' }, { tool: '__proto__' }],
      { problem: 'unknown-tool', step: 1, tool: '__proto__' },
    ],
    ['an unknown option', [{ tool: 'copy', options: { odd: 1 } }], { problem: 'bad-option', step: 0, option: 'odd' }],
    [
      'a bad value',
      [{ tool: 'copy', options: { times: 77 } }],
      { problem: 'bad-option', option: 'times', allowed: { max: 9 } },
    ],
    ['options that are none', [{ tool: 'copy', options: 'x' }], { problem: 'bad-option', tool: 'copy' }],
    ['a step that is none', ['copy'], { problem: 'not-a-recipe' }],
    ['no steps', [], { problem: 'no-steps' }],
    ['too many steps', Array(MAX_STEPS + 1).fill({ tool: 'copy' }), { problem: 'too-many-steps' }],
  ])('is refused for %s', (_, steps, problem) => {
    expect(parse(steps)).toMatchObject({ ok: false, problem });
  });

  it('is refused for another version, and long names are cut', () => {
    expect(parse([{ tool: 'copy' }], 2)).toMatchObject({ problem: { problem: 'other-version' } });
    const long = 'x'.repeat(1e6);
    expect(
      JSON.stringify([parse([{ tool: long }]), parse([{ tool: 'copy', options: { [long]: 1 } }])]).length,
    ).toBeLessThan(400);
  });
});
