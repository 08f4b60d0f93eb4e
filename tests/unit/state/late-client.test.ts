// The client whose code comes behind the page.
import { afterEach, expect, it, vi } from 'vitest';
import { lateClient } from '../../../src/app/late-client';
import type { Services } from '../../../src/state/services';
import type { KernelSpec } from '../../../workers/contract/kernel';

type Client = Services['client'];

const spec: KernelSpec<string, object, string> = { id: 'a-tool', lane: 'compute', failure: { text: 'Failed.' } };
const start = { runId: 'a-run', input: 'text', options: {} };

/** Ends a run when it is canceled, as the real one does. */
function fakeBridge() {
  const started: string[] = [];
  let end: () => void = () => undefined;
  const client: Client = {
    run: (_, { runId }) =>
      new Promise((resolve) => {
        started.push(runId);
        end = () => resolve({ ok: false, error: { code: 'canceled', message: 'Canceled.' } });
      }),
    cancel: () => end(),
  };
  return { client, started };
}

afterEach(() => vi.restoreAllMocks());

it('hands a run on when the code is there, and its cancel behind it', async () => {
  const { client: real, started } = fakeBridge();
  let arrive: (create: () => Client) => void = () => undefined;
  const client = lateClient(() => new Promise((resolve) => (arrive = resolve)));
  const reply = client.run(spec, start);
  client.cancel('a-run');
  expect(started).toEqual([]);
  arrive(() => real);
  expect(await reply).toMatchObject({ ok: false, error: { code: 'canceled' } });
  expect(started).toEqual(['a-run']);
});

it('says what is wrong when the code does not come, and tries again at the next run', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { client: real } = fakeBridge();
  const load = vi.fn<() => Promise<() => Client>>(() => Promise.reject(new TypeError('Failed to fetch')));
  const client = lateClient(load);
  expect(await client.run(spec, start)).toMatchObject({ ok: false, error: { code: 'network' } });
  load.mockResolvedValue(() => real);
  const reply = client.run(spec, start);
  client.cancel('a-run');
  expect(await reply).toMatchObject({ ok: false, error: { code: 'canceled' } });
});

it('does not blame the network for a bug of ours', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const bug = () => {
    throw new TypeError('undefined is not a function');
  };
  const broken = [
    () => bug(),
    () => ({ run: bug, cancel: bug }),
    () => ({ run: () => Promise.reject(new Error('bug')), cancel: bug }),
  ];
  for (const create of broken) {
    const client = lateClient(() => Promise.resolve(create));
    expect(await client.run(spec, start)).toMatchObject({ ok: false, error: { code: 'internal' } });
  }
});
