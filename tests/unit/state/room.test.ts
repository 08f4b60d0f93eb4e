// Runs whose results may not fit into the browser's storage.
import { afterEach, expect, it, vi } from 'vitest';
import type { FoundRoom } from '../../../src/artifacts/find-shortage';
import { chooseFiles, chooseText } from '../../../src/state/choose-input';
import { inputChanged } from '../../../src/state/inputs';
import { cancelQueue, runQueue } from '../../../src/state/queue';
import { cancelRun, runTool, type StartOptions } from '../../../src/state/run-tool';
import { queueName } from '../../../src/state/runs';
import { about, atMost, type KernelSpec } from '../../../workers/contract/run/kernel';
import type { Source } from '../../../workers/contract/run/source';
import { openStore } from './open-store';

const ID = 'a-tool';
const MB = 1_000_000;

/** Three times as large as the input, with a file of 100 MB that has no content. */
const spec: KernelSpec<Source, { readonly factor: number }, object> = {
  id: ID,
  rights: 'compute',
  queue: true,
  resultSize: ({ factor }, bytes) => atMost(bytes * factor),
};

type Found = FoundRoom | undefined;

/** A browser that answers when the test says so. */
function openRoom() {
  const asked: number[] = [];
  const answers: ((found: Found) => void)[] = [];
  const findShortage = (bytes: number) => {
    asked.push(bytes);
    return new Promise<Found>((answer) => answers.push(answer));
  };
  const opened = openStore(findShortage);
  const { store, client } = opened;
  const chooseSizes = (...sizes: readonly number[]) => {
    store.dispatch(
      chooseFiles(
        ID,
        sizes.map((_, at) => new File([], `${at}`)),
      ),
    );
    const input = store.getState().inputs[ID]?.slots.main;
    if (input?.kind !== 'files') throw new Error('There are no files.');
    const files = input.files.map((file, at) => ({ ...file, bytes: sizes[at] ?? 0 }));
    store.dispatch(inputChanged({ toolId: ID, input: { kind: 'files', files } }));
    return files;
  };
  const start = (more: Partial<StartOptions<{ factor: number }>> = {}) =>
    store.dispatch(runTool(spec, { options: { factor: 3 }, ...more }));
  return {
    asked,
    chooseSizes,
    start,
    store,
    client,
    answer: (found: Found) => answers.shift()?.(found),
    runs: () => store.getState().runs[ID],
    whenAsked: (count = 1) => vi.waitFor(() => expect(asked).toHaveLength(count)),
    whenStarted: (count = 1) => vi.waitFor(() => expect(client.runs).toHaveLength(count)),
  };
}

afterEach(() => void vi.restoreAllMocks());

it('starts at once without a question if the result is small, or of no known size', () => {
  const { store, client, asked, chooseSizes, start } = openRoom();
  chooseSizes(20 * MB);
  void start();
  const { resultSize: _, ...unknown } = spec;
  store.dispatch(chooseText('another', 'text'));
  void store.dispatch(runTool({ ...unknown, id: 'another' }, { options: { factor: 1e9 } }));
  expect(client.runs).toHaveLength(2);
  expect(asked).toEqual([]);
});

it('starts once the browser has room, and is shown as checking until then', async () => {
  const { chooseSizes, start, whenAsked, whenStarted, answer, runs, asked } = openRoom();
  chooseSizes(100 * MB);
  void start();
  await whenAsked();
  expect(asked).toEqual([300 * MB]);
  expect(runs()?.active).toMatchObject({ status: 'checking' });
  answer(undefined);
  await whenStarted();
  expect(runs()?.active).toMatchObject({ status: 'queued' });
});

it('is held where the browser has no room, with the sizes, and starts nothing', async () => {
  const { chooseSizes, start, whenAsked, answer, runs, client, store } = openRoom();
  chooseSizes(100 * MB);
  const outcome = start();
  await whenAsked();
  answer({ free: 200 * MB });
  const shortage = { needed: { bytes: 300 * MB }, free: 200 * MB };
  expect(await outcome).toMatchObject({ status: 'held', shortage });
  expect(runs()?.last).toMatchObject({ status: 'held', shortage });
  expect(runs()?.active).toBeUndefined();
  expect(client.runs).toEqual([]);
  expect(store.getState().toasts.current).toBeNull();
});

it('starts without a question when the visitor has decided', async () => {
  const { chooseSizes, start, whenStarted, client, asked } = openRoom();
  chooseSizes(100 * MB);
  void start({ anyway: true });
  await whenStarted();
  const saveTo = {} as FileSystemFileHandle;
  void start({ saveTo });
  await whenStarted(2);
  expect(client.runs[1]?.start.saveTo).toBe(saveTo);
  expect(asked).toEqual([]);
});

it.each([
  ['is canceled', (store: ReturnType<typeof openRoom>['store']) => store.dispatch(cancelRun(ID))],
  ['has another input', (store: ReturnType<typeof openRoom>['store']) => store.dispatch(chooseText(ID, 'other'))],
])('does not start if it %s while the browser is asked', async (_, change) => {
  const { chooseSizes, start, whenAsked, answer, runs, client, store } = openRoom();
  chooseSizes(100 * MB);
  const outcome = start();
  await whenAsked();
  change(store);
  answer(undefined);
  expect(await outcome).toMatchObject({ status: 'canceled' });
  expect(runs()?.active).toBeUndefined();
  expect(client.runs).toEqual([]);
});

it('replaces a run that is still being checked', async () => {
  const { chooseSizes, start, whenAsked, whenStarted, answer, runs } = openRoom();
  chooseSizes(100 * MB);
  const first = start();
  await whenAsked();
  void start();
  await whenAsked(2);
  answer({ free: 0 });
  expect(await first).toMatchObject({ status: 'canceled' });
  answer(undefined);
  await whenStarted();
  expect(runs()?.active).toMatchObject({ status: 'queued' });
});

it.each([
  ['the browser', spec],
  ['the size', { ...spec, resultSize: () => Promise.reject(new Error('no')) }],
])('starts where %s is not known', async (_, unknown) => {
  const { store, client } = openStore(() => Promise.reject(new Error('no')));
  const input = { kind: 'files', files: [{ artifactId: '', name: '', bytes: 100 * MB, type: '' }] } as const;
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // there is no such file
  store.dispatch(inputChanged({ toolId: ID, input }));
  expect(await store.dispatch(runTool(unknown, { options: { factor: 3 } }))).toMatchObject({ status: 'failed' });
  expect(client.runs).toEqual([]);
});

it('says that a size is an estimate', async () => {
  const { store, chooseSizes, whenAsked, answer } = openRoom();
  chooseSizes(100 * MB);
  const estimated = { ...spec, resultSize: async (_: object, bytes: number) => Promise.resolve(about(bytes)) };
  const outcome = store.dispatch(runTool(estimated, { options: { factor: 1 } }));
  await whenAsked();
  answer({});
  expect(await outcome).toMatchObject({ shortage: { needed: { bytes: 100 * MB, isEstimate: true } } });
});

it('adds up the results of all files of a queue', async () => {
  const { store, client, chooseSizes, whenAsked, whenStarted, answer, runs, asked } = openRoom();
  const files = chooseSizes(20 * MB, 15 * MB, 10 * MB);
  const start = (more: object = {}) => store.dispatch(runQueue(spec, { factor: 2 }, ID, more));
  const held = start();
  await whenAsked();
  expect(asked).toEqual([90 * MB]);
  answer({ free: 80 * MB });
  await held;
  expect(runs()?.last).toMatchObject({ status: 'held', shortage: { needed: { bytes: 90 * MB }, free: 80 * MB } });
  expect(client.runs).toEqual([]);
  expect(files.map(({ artifactId }) => store.getState().runs[queueName(ID, artifactId)])).toEqual([
    undefined,
    undefined,
    undefined,
  ]);

  const canceled = start();
  await whenAsked(2);
  store.dispatch(cancelQueue(ID));
  answer(undefined);
  await canceled;
  expect(client.runs).toEqual([]);

  void start({ anyway: true });
  await whenStarted(2); // two at a time
  expect(asked).toHaveLength(2);
  expect(runs()).toBeUndefined();
});

it('forgets that a queue was held once it runs', async () => {
  const { store, chooseSizes, whenAsked, whenStarted, answer, runs } = openRoom();
  chooseSizes(20 * MB, 15 * MB);
  void store.dispatch(runQueue(spec, { factor: 2 }, ID));
  await whenAsked();
  answer(undefined);
  await whenStarted(2);
  expect(runs()).toBeUndefined();
});
