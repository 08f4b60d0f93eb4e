import { describe, expect, it, vi } from 'vitest';
import { KernelClient } from '../../../workers/client/kernel-client';
import { Lane } from '../../../workers/client/lane';
import type { KernelSpec, Progress } from '../../../workers/contract/run/kernel';
import type { Source } from '../../../workers/contract/run/source';
import { fakeWorkers } from './fake-worker';
import { kernels } from './kernels';

function makeClient() {
  const workers = { quick: fakeWorkers(kernels), bulk: fakeWorkers(kernels), media: fakeWorkers(kernels) };
  const leftovers: string[] = [];
  const lane = (name: keyof typeof workers, count: number) =>
    new Lane({ ...workers[name], idleMs: 10_000, workers: count });
  const quick = lane('quick', 1);
  const client = new KernelClient({
    lanes: { quick: () => quick, bulk: lane('bulk', 2), media: lane('media', 1) },
    onLeftovers: (runId) => leftovers.push(runId),
  });
  const made = () => ({
    quick: workers.quick.made.length,
    bulk: workers.bulk.made.length,
    media: workers.media.made.length,
  });
  return { client, leftovers, made };
}

const spec = (id: string, extra: Partial<KernelSpec<Source, unknown, unknown>> = {}) =>
  ({ id, rights: 'compute', ...extra }) satisfies KernelSpec<Source, unknown, unknown>;

describe('the lane', () => {
  it('is the quick one for up to 1 MB, the bulk one for more, the media one where the spec says so', async () => {
    const { client, made } = makeClient();
    await client.run(spec('echo'), { runId: '1', input: 'typed', options: {} });
    expect(made()).toEqual({ quick: 1, bulk: 0, media: 0 });
    await client.run(spec('echo'), { runId: '2', input: new Blob(['a small file']), options: {} });
    expect(made()).toEqual({ quick: 1, bulk: 0, media: 0 });
    await client.run(spec('echo'), { runId: '3', input: new Blob(['large '.repeat(200_000)]), options: {} });
    expect(made()).toEqual({ quick: 1, bulk: 1, media: 0 });
    await client.run(spec('echo', { rights: 'media' }), { runId: '4', input: 'typed', options: {} });
    expect(made()).toEqual({ quick: 1, bulk: 1, media: 1 });
  });

  it('follows the options where the spec weighs them', async () => {
    const { client, made } = makeClient();
    const generator = spec('echo', { weigh: (options) => (Number(options) > 1000 ? 'bulk' : 'quick') });
    await client.run(generator, { runId: '1', input: '', options: 1000 });
    expect(made()).toEqual({ quick: 1, bulk: 0, media: 0 });
    await client.run(generator, { runId: '2', input: '', options: 10_000_000 });
    expect(made()).toEqual({ quick: 1, bulk: 1, media: 0 });
  });

  it('follows a text in bytes, and one that is long in any case in characters, which are there at once', async () => {
    const { client } = makeClient();
    const weighed: number[] = [];
    const weigher = spec('echo', {
      weigh: (_, bytes) => {
        weighed.push(bytes);
        return 'quick';
      },
    });
    const long = 'é'.repeat(1_000_001);
    for (const input of ['é', long]) await client.run(weigher, { runId: input.slice(0, 2), input, options: '' });
    expect(weighed).toEqual([2, 1_000_001]);
  });
});

describe('a run in parts', () => {
  const inParts = (parts: readonly string[]) =>
    spec('echo', {
      weigh: () => 'bulk',
      partition: { split: () => parts, join: (outputs: readonly unknown[]) => outputs.length },
    });

  it('runs side by side and joins its outputs', async () => {
    const { client, made } = makeClient();
    const reply = await client.run(inParts(['a', 'b']), { runId: '1', input: new Blob(['x']), options: '' });
    expect(reply).toMatchObject({ ok: true, output: 2 });
    expect(made().bulk).toBe(2);
  });

  it('of one part is an ordinary run', async () => {
    const { client } = makeClient();
    const reply = await client.run(inParts(['a']), { runId: '1', input: 'x', options: '' });
    expect(reply).toMatchObject({ ok: true, output: 'x' });
  });

  it('shows the mean of its parts, which never falls', async () => {
    const { client } = makeClient();
    const heard: Progress[] = [];
    const parts = spec('stepwise', {
      weigh: () => 'bulk',
      partition: { split: () => ['a', 'b'], join: () => 'joined' },
    });
    await client.run(parts, {
      runId: '1',
      input: new Blob(),
      options: '',
      onProgress: (progress) => heard.push(progress),
    });
    const done = heard.map((progress) => progress.done);
    expect(done.length).toBeGreaterThan(3);
    expect(done).toEqual([...done].sort((a, b) => a - b));
    expect(Math.max(...done)).toBeLessThanOrEqual(1000);
  });

  it('is canceled as a whole', async () => {
    const { client } = makeClient();
    const parts = spec('stepwise', {
      weigh: () => 'bulk',
      partition: { split: () => ['a', 'b'], join: () => 'joined' },
    });
    const reply = client.run(parts, {
      runId: '1',
      input: new Blob(),
      options: '',
      onProgress: () => client.cancel('1'),
    });
    expect(await reply).toMatchObject({ ok: false, error: { code: 'canceled' } });
  });

  it('fails with the cause when one part fails, and stops the others', async () => {
    const { client, leftovers } = makeClient();
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const parts = spec('refuses', { partition: { split: () => ['a', 'b', 'c'], join: () => 'joined' } });
    const reply = await client.run(parts, { runId: '1', input: new Blob(), options: '' });
    expect(reply).toMatchObject({ ok: false, error: { code: 'invalid-input', message: 'Line 3 is odd.' } });
    expect(leftovers.sort()).toEqual(['1.0', '1.1', '1.2']);
    log.mockRestore();
  });
});

describe('what a run leaves behind', () => {
  it('is given up for removal after a failure and after a cancel, and not after a good end', async () => {
    const { client, leftovers } = makeClient();
    await client.run(spec('echo'), { runId: 'good', input: 'x', options: {} });
    await client.run(spec('refuses'), { runId: 'bad', input: 'x', options: {} });
    const reply = client.run(spec('deaf'), { runId: 'deaf', input: 'x', options: {} });
    client.cancel('deaf');
    await reply;
    expect(leftovers).toEqual(['bad', 'deaf']);
  });
});
