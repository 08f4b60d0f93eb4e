import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseFiles, chooseText } from '../../../src/state/choose-input';
import { inputChanged, optionsChanged } from '../../../src/state/inputs';
import { cancelQueue, runQueue } from '../../../src/state/queue';
import { isQueue, isQueueBusy, queuedFiles, runsOfFile } from '../../../src/state/queued-files';
import { clearRun, runTool } from '../../../src/state/run-tool';
import type { AppStore } from '../../../src/state/store';
import { zipResults } from '../../../src/state/zip-results';
import type { KernelSpec } from '../../../workers/contract/run/kernel';
import type { Stored } from '../../../workers/contract/run/sink';
import type { Source } from '../../../workers/contract/run/source';
import type { ManualClient } from './manual-client';
import { openStore } from './open-store';

const ID = 'a-tool';

const spec: KernelSpec<Source, object, { result: Stored }> = {
  id: ID,
  rights: 'compute',
  queue: true,
};

let client: ManualClient;
let removed: string[];
let store: AppStore;

beforeEach(() => {
  ({ client, removed, store } = openStore());
});

const choose = (...names: readonly string[]) =>
  store.dispatch(
    chooseFiles(
      ID,
      names.map((name) => new File([name], name)),
    ),
  );
const files = () => queuedFiles(store.getState(), ID);
function fileAt(index: number) {
  const file = files()[index];
  if (!file) throw new Error(`There is no file ${index}.`);
  return file;
}
const start = (only?: readonly number[]) => store.dispatch(runQueue(spec, {}, ID, { files: only?.map(fileAt) }));
const statuses = () =>
  files().map((file) => {
    const { active, last } = runsOfFile(store.getState(), ID, file);
    return active?.status ?? last?.status ?? 'chosen';
  });

/** Lets the thunks go on. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

async function end(run: number, privateFile = `file-${run}`) {
  const blob = new Blob(['answer']);
  const result: Stored = { stored: 'blob', blob, mime: 'text/plain', bytes: 6, privateFile };
  client.runs[run]?.end({ ok: true, ms: 1, output: { result } });
  await settle();
}

async function fail(run: number, code: 'invalid-input' | 'canceled' = 'invalid-input') {
  client.runs[run]?.end({ ok: false, error: { code, message: 'Odd.' } });
  await settle();
}

const endAll = async () => {
  for (let run = 0; run < client.runs.length; run++) await end(run);
};

describe('several files', () => {
  it('may have options by their places, also if only some of them run', async () => {
    choose('a', 'b', 'c');
    const ofFile = (_: object, place: number, all: number) => ({ track: `${place}/${all}` });
    void store.dispatch(runQueue({ ...spec, ofFile }, {}, ID, { files: [fileAt(2), fileAt(0)] }));
    await settle();
    expect(client.runs.map(({ start }) => start.options)).toEqual([{ track: '3/3' }, { track: '1/3' }]);
  });

  it('run two at a time, in their order, each with a run of its own', async () => {
    choose('a', 'b', 'c');
    expect(isQueue(store.getState(), ID)).toBe(true);
    const done = start();
    expect(statuses()).toEqual(['queued', 'queued', 'queued']);
    expect(client.runs).toHaveLength(2);
    client.runs[1]?.start.onStart?.();
    expect(statuses()).toEqual(['queued', 'running', 'queued']);
    await end(1);
    expect(client.runs).toHaveLength(3);
    await fail(0);
    await end(2);
    await done;
    expect(statuses()).toEqual(['failed', 'done', 'done']);
    const inputs = await Promise.all(client.runs.map(({ start }) => (start.input as Blob).text()));
    expect(inputs).toEqual(['a', 'b', 'c']);
    expect(isQueueBusy(store.getState(), ID)).toBe(false);
    // The list says what failed: a toast for each would only cover it.
    expect(store.getState().toasts.current).toBeNull();
    expect(JSON.parse(JSON.stringify(store.getState().runs))).toEqual(store.getState().runs);
  });

  it('one is no queue, but what is left of one stays so', async () => {
    choose('a');
    expect(isQueue(store.getState(), ID)).toBe(false);
    choose('a', 'b');
    void start();
    await endAll();
    store.dispatch(inputChanged({ toolId: ID, input: { kind: 'files', files: [fileAt(0)] } }));
    expect(isQueue(store.getState(), ID)).toBe(true);
    expect(statuses()).toEqual(['done']);
  });

  it('at the next press, those without a result run; all, where each has one', async () => {
    choose('a', 'b', 'c');
    void start();
    await end(0);
    await fail(1);
    await end(2);
    void start();
    expect(statuses()).toEqual(['done', 'queued', 'done']);
    await end(3);
    void start();
    expect(statuses()).toEqual(['queued', 'queued', 'queued']);
    await endAll();
    store.dispatch(optionsChanged({ toolId: ID }));
    void start();
    expect(statuses()).toEqual(['queued', 'queued', 'queued']);
  });
});

describe('the page', () => {
  afterEach(() => void vi.useRealTimers());

  it('is notified once for runs that end together, and at once for a single run', async () => {
    choose(...Array.from({ length: 12 }, (_, index) => `file ${index}`));
    vi.useFakeTimers();
    void start();
    let changes = 0;
    store.subscribe(() => void changes++);
    for (let run = 0; run < 12; run++) {
      client.runs[run]?.start.onStart?.();
      client.runs[run]?.end({ ok: true, ms: 1, output: { result: { stored: 'text', text: '', mime: '', bytes: 0 } } });
      await vi.advanceTimersByTimeAsync(0);
    }
    expect(statuses().every((status) => status === 'done')).toBe(true);
    expect(changes).toBe(0);
    await vi.advanceTimersByTimeAsync(100);
    expect(changes).toBe(1);

    store.dispatch(chooseText('another-tool', 'text'));
    void store.dispatch(runTool(spec, { options: {} }, 'another-tool'));
    changes = 0;
    client.runs[12]?.end({ ok: true, ms: 1, output: { result: { stored: 'text', text: '', mime: '', bytes: 0 } } });
    await vi.advanceTimersByTimeAsync(0);
    expect(changes).toBe(1);
  });
});

describe('cancel', () => {
  it('of one that waits takes it out at once; it can be tried again', async () => {
    choose('a', 'b', 'c', 'd');
    void start();
    store.dispatch(cancelQueue(ID, [fileAt(2)]));
    expect(statuses()).toEqual(['queued', 'queued', 'canceled', 'queued']);
    await end(0);
    const input = client.runs[2]?.start.input as Blob | undefined;
    expect(await input?.text()).toBe('d');
    void start([2]);
    expect(statuses()[2]).toBe('queued');
    expect(client.runs).toHaveLength(4);
  });

  it('of one that runs ends it when its worker is free, and the next one starts', async () => {
    choose('a', 'b', 'c');
    void start();
    client.runs[0]?.start.onStart?.();
    store.dispatch(cancelQueue(ID, [fileAt(0)]));
    expect(statuses()).toEqual(['canceling', 'queued', 'queued']);
    expect(client.canceled).toEqual([client.runs[0]?.start.runId]);
    await fail(0, 'canceled');
    expect(statuses()[0]).toBe('canceled');
    expect(client.runs).toHaveLength(3);
  });

  it('of all is one change of the state, however many there are', async () => {
    choose(...Array.from({ length: 300 }, (_, index) => `file ${index}`));
    await expect.poll(() => files().length).toBe(300);
    void start();
    let changes = 0;
    store.subscribe(() => changes++);
    store.dispatch(cancelQueue(ID));
    expect(changes).toBe(1);
    expect(new Set(statuses())).toEqual(new Set(['canceled']));
  });
});

describe('results', () => {
  it('go with their file, with other files, and with a change of direction; the others stay', async () => {
    choose('a', 'b', 'c');
    void start();
    await endAll();
    store.dispatch(inputChanged({ toolId: ID, input: { kind: 'files', files: [fileAt(0), fileAt(2)] } }));
    expect(removed).toEqual(['file-1']);
    expect(statuses()).toEqual(['done', 'done']);
    store.dispatch(chooseFiles(ID, [new File(['d'], 'd')], 'main', true));
    expect(statuses()).toEqual(['done', 'done', 'chosen']);
    expect(removed).toEqual(['file-1']);
    store.dispatch(clearRun(ID));
    expect(statuses()).toEqual(['chosen', 'chosen', 'chosen']);
    expect(removed).toEqual(['file-1', 'file-0', 'file-2']);
  });

  it('of files that were taken out meanwhile are dropped, and their runs end', async () => {
    choose('a', 'b', 'c');
    void start();
    const [first] = client.runs;
    store.dispatch(chooseText(ID, 'text'));
    expect(client.canceled).toContain(first?.start.runId);
    await end(0);
    await end(1);
    expect(removed).toEqual(['file-0', 'file-1']);
    expect(client.runs).toHaveLength(2);
    expect(Object.keys(store.getState().runs)).toEqual([]);
  });
});

describe('a ZIP', () => {
  const results = () =>
    files().flatMap((file) => {
      const output = runsOfFile(store.getState(), ID, file).result?.output as { result: never } | undefined;
      return output ? [{ name: file.name, result: output.result }] : [];
    });

  it('is made of the results, and what it refers to outlives them', async () => {
    choose('a', 'b');
    void start();
    await endAll();
    const url = store.dispatch(zipResults(ID, results()));
    expect(client.runs[2]?.start.options).toMatchObject({ names: ['a', 'b'] });
    expect(client.runs[2]?.start.input).toHaveLength(2);
    await end(2, 'zip-file');
    expect(await url).toMatch(/^blob:/);
    store.dispatch(chooseText(ID, ''));
    expect(removed).toEqual([]);
  });

  it('of parts of one result keeps that result, which has their bytes', async () => {
    choose('a', 'b');
    void start();
    await endAll();
    const [part, whole] = results();
    if (!part || !whole) throw new Error('There are no results.');
    const url = store.dispatch(zipResults(ID, [{ ...part, of: whole.result }]));
    expect(client.runs[2]?.start.input).toHaveLength(1);
    await end(2, 'zip-file');
    expect(await url).toMatch(/^blob:/);
    store.dispatch(chooseText(ID, ''));
    expect(removed).toEqual([]);
  });

  it('that is canceled, or whose files are taken out, gives nothing', async () => {
    choose('a', 'b');
    void start();
    await endAll();
    const url = store.dispatch(zipResults(ID, results()));
    store.dispatch(inputChanged({ toolId: ID, input: { kind: 'files', files: [fileAt(0)] } }));
    expect(client.canceled).toContain(client.runs[2]?.start.runId);
    await end(2, 'zip-file');
    expect(await url).toBeUndefined();
    expect(removed).toEqual(['file-1', 'zip-file']);
  });
});
