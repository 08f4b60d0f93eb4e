// The client whose code and messages load after the page.
import { afterEach, expect, it, vi } from 'vitest';
import { lateClient, type Client } from '../../../src/app/late-client';
import type { ToolErrorData } from '../../../workers/contract/run/errors';
import type { KernelSpec } from '../../../workers/contract/run/kernel';
import type { RunReply } from '../../../workers/contract/run/wire';
import { common } from '../../../workers/words/common';

const runRecipe: Client['runRecipe'] = () => Promise.reject(new Error('There is no recipe.'));

const spec: KernelSpec<string, object, unknown> = { id: 'a-tool', rights: 'compute' };
const start = { runId: 'a-run', input: 'text', options: {} };

const own = {
  failure: 'The tool failed.',
  failureTitle: 'Tool error',
  secondFailure: 'The other part failed.',
  found: '{count} lines with {what}.',
};
const messages = () => Promise.resolve({ common, 'a-tool': own });

/** Ends a run when it is canceled, as the real one does. */
function fakeBridge() {
  const started: string[] = [];
  let end: () => void = () => undefined;
  const client: Client = {
    runRecipe,
    run: (_, { runId }) =>
      new Promise((resolve) => {
        started.push(runId);
        end = () => resolve({ ok: false, error: { code: 'canceled', message: { messageKey: 'common/canceled' } } });
      }),
    cancel: () => end(),
  };
  return { client, started };
}

const answering = (reply: RunReply<unknown>) =>
  lateClient({
    messages,
    client: () =>
      Promise.resolve(() => ({
        runRecipe,
        run: async (_, { onProgress }) => {
          onProgress?.({ done: 1, step: { label: { messageKey: 'common/reading' }, unit: 'bytes' } });
          return Promise.resolve(reply as RunReply<never>);
        },
        cancel: () => undefined,
      })),
  });

afterEach(() => vi.restoreAllMocks());

const CANCELED = { ok: false, error: { code: 'canceled', message: 'Canceled.' } };

it('starts a run when the code is there, and cancels it', async () => {
  const { client: real, started } = fakeBridge();
  let arrive: (create: () => Client) => void = () => undefined;
  const client = lateClient({ messages, client: () => new Promise((resolve) => (arrive = resolve)) });
  const reply = client.run(spec, start);
  expect(started).toEqual([]);
  arrive(() => real);
  await vi.waitFor(() => expect(started).toEqual(['a-run']));
  client.cancel('a-run');
  expect(await reply).toMatchObject(CANCELED);
});

it.each(['client', 'messages'] as const)('never starts a run that is canceled before its %s load', async (part) => {
  const { client: real, started } = fakeBridge();
  let arrive: () => void = () => undefined;
  const late = new Promise<void>((resolve) => (arrive = resolve));
  const wait = async (name: string) => (name === part ? late : undefined);
  const client = lateClient({
    client: () => wait('client').then(() => () => real),
    messages: () => wait('messages').then(messages),
  });
  const reply = client.run(spec, start);
  client.cancel('a-run');
  arrive();
  expect(await reply).toMatchObject(CANCELED);
  expect(started).toEqual([]);
});

it.each(['client', 'messages'] as const)(
  'reports %s that do not load, and loads them for the next run',
  async (part) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const lost = vi.fn<() => Promise<never>>(() => Promise.reject(new TypeError('Failed to fetch')));
    const bridge = fakeBridge();
    const code = { messages, client: () => Promise.resolve(() => bridge.client) };
    let load: typeof code = { ...code, [part]: lost };
    const client = lateClient({ client: () => load.client(), messages: () => load.messages() });
    expect(await client.run(spec, start)).toEqual({
      ok: false,
      error: { code: 'network', message: common.notLoaded },
    });
    load = code;
    const reply = client.run(spec, start);
    await vi.waitFor(() => expect(bridge.started).toEqual(['a-run']));
    client.cancel('a-run');
    expect(await reply).toMatchObject({ error: { code: 'canceled' } });
  },
);

it('turns messages in an output and in progress into text', async () => {
  const labels: string[] = [];
  const note = { messageKey: 'a-tool/found', values: { count: 1234, what: { messageKey: 'common/reading' } } };
  const reply = await answering({ ok: true, ms: 1, output: { notes: [note], text: 'x' } }).run(spec, {
    ...start,
    onProgress: ({ step }) => labels.push(step.label),
  });
  expect(reply).toEqual({ ok: true, ms: 1, output: { notes: ['1,234 lines with Reading.'], text: 'x' } });
  expect(labels).toEqual(['Reading']);
});

it.each<[string, ToolErrorData, object]>([
  [
    'a place',
    {
      code: 'invalid-input',
      message: { messageKey: 'a-tool/found', values: { count: 2, what: { line: 3, column: 4, offset: 1050 } } },
    },
    { code: 'invalid-input', title: 'Tool error', message: '2 lines with line 3, column 4 (offset 1050).' },
  ],
  [
    'a bug of ours',
    { code: 'internal', message: { messageKey: 'common/internal' } },
    { code: 'internal', title: 'Tool error', message: 'The tool failed.' },
  ],
])('turns an error with %s into text', async (_, error, expected) => {
  expect(await answering({ ok: false, error }).run(spec, start)).toEqual({ ok: false, error: expected });
});

it('has the failure of the kernel that ran, where a tool has several', async () => {
  const error: ToolErrorData = { code: 'internal', message: { messageKey: 'common/internal' } };
  const second = { ...spec, id: 'another-kernel', messagesOf: 'a-tool', failureKey: 'secondFailure' };
  expect(await answering({ ok: false, error }).run(second, start)).toMatchObject({
    error: { message: 'The other part failed.' },
  });
});

it('does not blame the network for a bug of ours', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const bug = () => {
    throw new TypeError('undefined is not a function');
  };
  const broken = [
    () => bug(),
    () => ({ run: bug, cancel: bug, runRecipe: bug }),
    () => ({ run: () => Promise.reject(new Error('bug')), cancel: bug, runRecipe: bug }),
    () => ({
      run: () => Promise.resolve({ ok: true, ms: 1, output: { messageKey: 'a-tool/unknown' } }),
      cancel: bug,
      runRecipe: bug,
    }),
  ];
  for (const create of broken) {
    const client = lateClient({ messages, client: () => Promise.resolve(create as () => Client) });
    expect(await client.run(spec, start)).toMatchObject({ ok: false, error: { code: 'internal' } });
  }
});
