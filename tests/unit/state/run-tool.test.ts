import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ArtifactStore } from '../../../src/artifacts/artifact-store';
import { chooseFiles, chooseText, TEXT_LIMIT } from '../../../src/state/choose-input';
import { filesOf, inputChanged } from '../../../src/state/inputs';
import { cancelRun, clearRun, runTool } from '../../../src/state/run-tool';
import { createStore, type AppStore } from '../../../src/state/store';
import type { StartRun } from '../../../workers/client/kernel-client';
import type { KernelSpec } from '../../../workers/contract/kernel';
import type { Stored } from '../../../workers/contract/sink';
import type { Source } from '../../../workers/contract/source';
import type { RunReply } from '../../../workers/contract/wire';

const spec: KernelSpec<Source, object, { result: Stored }> = {
  id: 'a-tool',
  lane: 'compute',
  failure: { title: 'Trouble', text: 'The tool failed.' },
};

const blobOutput = (text: string, privateFile?: string) => ({
  result: {
    stored: 'blob',
    blob: new Blob([text]),
    mime: 'text/plain',
    bytes: text.length,
    ...(privateFile && { privateFile }),
  },
});

/** A client whose runs end when the test says so. */
class ManualClient {
  readonly runs: { start: StartRun<never, never>; end: (reply: RunReply<unknown>) => void }[] = [];
  readonly cancelled: string[] = [];

  run = <Output>(_: unknown, start: StartRun<never, never>) =>
    new Promise<RunReply<Output>>((resolve) => {
      this.runs.push({ start, end: (reply) => resolve(reply as RunReply<Output>) });
    });

  cancel = (runId: string) => void this.cancelled.push(runId);
}

let client: ManualClient;
let artifacts: ArtifactStore;
let removed: string[];
let store: AppStore;

beforeEach(() => {
  client = new ManualClient();
  removed = [];
  artifacts = new ArtifactStore((name) => removed.push(name));
  store = createStore({ client: client, artifacts });
});

const run = () => store.getState().runs['a-tool'];
const start = (input: string | { artifactId: string } = 'text') =>
  store.dispatch(runTool(spec, { input, options: {} }));
function latest() {
  const run = client.runs[client.runs.length - 1];
  if (!run) throw new Error('nothing runs');
  return run;
}
const advance = () => store.getState().advances[spec.id]?.advance;
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('a run', () => {
  it('goes from queued over running to done, and keeps Blobs out of the state', async () => {
    const outcome = start();
    expect(run()).toMatchObject({ status: 'queued' });
    latest().start.onStart?.();
    expect(run()).toMatchObject({ status: 'running' });
    latest().start.onProgress?.({ done: 1, total: 4, step: { label: 'Reading', unit: 'bytes' } });
    const before = run();
    expect(advance()).toMatchObject({ progress: { done: 1, total: 4 } });
    latest().start.onProgress?.({ done: 2, total: 4, step: { label: 'Reading', unit: 'bytes' } });
    expect(advance()).toMatchObject({ progress: { done: 2, total: 4 } });
    // What does not show the progress is not to be rendered for it.
    expect(run()).toBe(before);
    latest().end({ ok: true, ms: 5, output: blobOutput('answer') });
    expect(await outcome).toMatchObject({ status: 'done', output: { result: { stored: 'artifact', bytes: 6 } } });
    expect(advance()).toBeUndefined();
    const state = run();
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
    const id = state?.status === 'done' ? (state.artifactIds[0] ?? '') : '';
    expect(await artifacts.blob(id).text()).toBe('answer');
  });

  it('is given the Blob that an artifact id stands for', () => {
    const blob = new Blob(['content']);
    void start({ artifactId: artifacts.put({ blob }) });
    expect((latest().start as StartRun<Source, object> | undefined)?.input).toBe(blob);
  });

  it('that fails says so in a toast, in its own words when the fault is ours', async () => {
    const first = start();
    latest().end({ ok: false, error: { code: 'invalid-input', message: 'Line 3 is odd.' } });
    expect(await first).toMatchObject({ status: 'failed', error: { message: 'Line 3 is odd.' } });
    expect(store.getState().toasts.current).toMatchObject({ title: 'Trouble', text: 'Line 3 is odd.', tone: 'error' });
    const second = start();
    latest().end({ ok: false, error: { code: 'internal', message: 'anything' } });
    expect(await second).toMatchObject({ status: 'failed', error: { message: 'The tool failed.' } });
  });

  it('that is cancelled is cancelling until its lane is free, and tells no failure', async () => {
    const outcome = start();
    store.dispatch(cancelRun('a-tool'));
    expect(run()).toMatchObject({ status: 'cancelling' });
    expect(client.cancelled).toEqual([latest().start.runId]);
    latest().end({ ok: false, error: { code: 'cancelled', message: 'Cancelled.' } });
    expect(await outcome).toMatchObject({ status: 'cancelled' });
    expect(store.getState().toasts.current).toBeNull();
  });
});

describe('a run that is replaced', () => {
  it('is cancelled, its events are dropped, and what it brings is released', async () => {
    const first = start();
    const old = latest();
    const second = start();
    expect(client.cancelled).toEqual([old.start.runId]);
    old.start.onProgress?.({ done: 99, total: 100, step: { label: 'Reading', unit: 'bytes' } });
    expect(run()).toMatchObject({ status: 'queued' });
    old.end({ ok: true, ms: 1, output: blobOutput('old', 'old-file') });
    await first;
    expect(run()).toMatchObject({ status: 'queued' });
    expect(artifacts.size).toBe(0);
    expect(removed).toEqual(['old-file']);
    latest().end({ ok: true, ms: 1, output: blobOutput('new') });
    await second;
    expect(run()).toMatchObject({ status: 'done' });
  });
});

describe('an artifact is released', () => {
  const finish = async () => {
    const outcome = start();
    latest().end({ ok: true, ms: 1, output: blobOutput('answer', 'a-file') });
    await outcome;
    expect(artifacts.size).toBe(1);
  };

  it('when its result is cleared', async () => {
    await finish();
    store.dispatch(clearRun('a-tool'));
    await vi.waitFor(() => expect(removed).toEqual(['a-file']));
  });

  it('when the tool runs again', async () => {
    await finish();
    void start();
    await vi.waitFor(() => expect(removed).toEqual(['a-file']));
  });

  it('when the input of its result changes', async () => {
    await finish();
    store.dispatch(chooseText('a-tool', 'other'));
    expect(run()).toEqual({ status: 'idle' });
    await vi.waitFor(() => expect(removed).toEqual(['a-file']));
  });

  it('when other files are chosen, and not while another tool holds it', async () => {
    store.dispatch(chooseFiles('a-tool', [new File(['x'], 'x.txt')]));
    const input = store.getState().inputs['a-tool'];
    if (!input) throw new Error('no input');
    store.dispatch(inputChanged({ toolId: 'another', input }));
    store.dispatch(chooseText('a-tool', ''));
    await settled();
    expect(artifacts.size).toBe(1);
    store.dispatch(chooseText('another', ''));
    await vi.waitFor(() => expect(artifacts.size).toBe(0));
  });
});

describe('text that a textarea cannot carry', () => {
  it.each([
    ['too long', 'line\n'.repeat(TEXT_LIMIT / 5 + 1)],
    ['one giant line', 'x'.repeat(70_000)],
  ])('(%s) becomes a file with the same content', async (_, text) => {
    store.dispatch(chooseText('a-tool', text));
    const [file] = filesOf(store.getState().inputs['a-tool']);
    expect(file).toMatchObject({ name: 'pasted-text.txt', bytes: text.length });
    expect(await artifacts.blob(file?.artifactId ?? '').text()).toBe(text);
  });

  it('stays text below the limit', () => {
    store.dispatch(chooseText('a-tool', 'line\n'.repeat(50_000)));
    expect(store.getState().inputs['a-tool']).toMatchObject({ kind: 'text' });
  });
});
