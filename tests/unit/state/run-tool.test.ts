import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import type { ArtifactStore } from '../../../src/artifacts/artifact-store';
import { chooseFiles, chooseText, TEXT_LIMIT } from '../../../src/state/choose-input';
import { filesOf, inputChanged, inputRefused, inputsOf, optionsChanged, slotOf } from '../../../src/state/inputs';
import {
  cancelRun,
  clearInputs,
  clearRun,
  clearTool,
  runTool,
  undoClear,
  type StartOptions,
} from '../../../src/state/run-tool';
import { outdatedBy } from '../../../src/state/runs';
import type { AppStore } from '../../../src/state/store';
import { toastClosed, toastShown } from '../../../src/state/toasts';
import { settingsChanged } from '../../../src/state/tool-settings';
import type { KernelSpec } from '../../../workers/contract/run/kernel';
import type { Stored } from '../../../workers/contract/run/sink';
import type { KernelInput, Source } from '../../../workers/contract/run/source';
import type { ManualClient } from './manual-client';
import { openStore } from './open-store';

const spec: KernelSpec<Source, object, { result: Stored }> = {
  id: 'a-tool',
  rights: 'compute',
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

const textOutput = (text: string) => ({ result: { stored: 'text', text, mime: 'text/plain', bytes: text.length } });

let client: ManualClient;
let artifacts: ArtifactStore;
let removed: string[];
let store: AppStore;

beforeEach(() => {
  ({ client, removed, artifacts, store } = openStore());
  store.dispatch(chooseText('a-tool', 'text'));
});

const runs = () => store.getState().runs['a-tool'];
const start = (more: Partial<StartOptions<object>> = {}) => store.dispatch(runTool(spec, { options: {}, ...more }));
function started() {
  const run = client.runs[client.runs.length - 1];
  if (!run) throw new Error('nothing runs');
  return run;
}
const latest = () => store.getState().progress[spec.id]?.latest;
const toast = () => store.getState().toasts.current;

async function finish(output: unknown = blobOutput('answer', 'a-file')) {
  const outcome = start();
  started().end({ ok: true, ms: 1, output });
  await outcome;
}

test.each([
  ['invoice\u202efdp.exe', 'invoice\ufffdfdp.exe'],
  ['\u2067a\u2069\u202d.txt', '\ufffda\ufffd\ufffd.txt'],
  ['<img src=x onerror=alert(1)>"\'\n../א‏.txt', '<img src=x onerror=alert(1)>"\'\n../א‏.txt'],
])('a file’s name shows the marks that reverse text: %j', (name, shown) => {
  store.dispatch(chooseFiles('a-tool', [new File(['x'], name)]));
  expect(filesOf(slotOf(inputsOf(store.getState(), 'a-tool'), 'main')).map((file) => file.name)).toEqual([shown]);
});

describe('a run', () => {
  it('goes from queued over running to done, and keeps Blobs out of the state', async () => {
    const outcome = start();
    expect(runs()?.active).toMatchObject({ status: 'queued' });
    started().start.onStart?.();
    expect(runs()?.active).toMatchObject({ status: 'running' });
    started().start.onProgress?.({ done: 1, total: 4, step: { label: 'Reading', unit: 'bytes' } });
    const before = runs();
    expect(latest()).toMatchObject({ progress: { done: 1, total: 4 } });
    started().start.onProgress?.({ done: 2, total: 4, step: { label: 'Reading', unit: 'bytes' } });
    expect(latest()).toMatchObject({ progress: { done: 2, total: 4 } });
    // A component that doesn't show the progress must not render for it.
    expect(runs()).toBe(before);
    started().end({ ok: true, ms: 5, output: blobOutput('answer') });
    expect(await outcome).toMatchObject({ status: 'done', output: { result: { stored: 'artifact', bytes: 6 } } });
    expect(latest()).toBeUndefined();
    expect(JSON.parse(JSON.stringify(runs()))).toEqual(runs());
    expect(await artifacts.blob(runs()?.result?.artifactIds[0] ?? '').text()).toBe('answer');
  });

  it('takes typed arrays and dates through unchanged', async () => {
    const output = { bytes: Uint8Array.of(1, 2), at: new Date(0), rows: [new Uint32Array(1)] };
    const outcome = start();
    started().end({ ok: true, ms: 1, output });
    expect(await outcome).toMatchObject({ output });
  });

  it('that fails leaves the words to the page, which shows them beside the input', async () => {
    const first = start();
    started().end({ ok: false, error: { code: 'invalid-input', message: 'Line 3 is odd.' } });
    expect(await first).toMatchObject({ status: 'failed', error: { message: 'Line 3 is odd.' } });
    expect(toast()).toBeNull();
    expect(runs()?.last).toMatchObject({ status: 'failed', error: { message: 'Line 3 is odd.' } });
  });

  it('with a forged result fails with the words for our own errors', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    for (const blob of [null, {}, 'text', { size: 1 }]) {
      const outcome = start();
      started().end({ ok: true, ms: 1, output: { result: { stored: 'blob', blob, mime: 'text/plain', bytes: 1 } } });
      expect(await outcome).toMatchObject({
        status: 'failed',
        error: { code: 'internal', message: expect.stringContaining('on our side') as string },
      });
    }
    vi.restoreAllMocks();
  });

  it('that is canceled is canceling until its worker is free, and shows no failure', async () => {
    const outcome = start();
    store.dispatch(cancelRun('a-tool'));
    expect(runs()?.active).toMatchObject({ status: 'canceling' });
    expect(client.canceled).toEqual([started().start.runId]);
    started().end({ ok: false, error: { code: 'canceled', message: 'Canceled.' } });
    expect(await outcome).toMatchObject({ status: 'canceled' });
    expect(toast()).toBeNull();
  });

  it('never rejects, nor stays queued: not for an input that is gone, nor for a client that breaks', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const file = { artifactId: 'released', name: 'x', bytes: 1, type: '' };
    store.dispatch(inputChanged({ toolId: 'a-tool', input: { kind: 'files', files: [file] } }));
    expect(await start()).toMatchObject({ status: 'failed' });
    expect(runs()).toMatchObject({ last: { status: 'failed' } });
    expect(runs()?.active).toBeUndefined();
    store.dispatch(chooseText('a-tool', 'text'));
    client.run = () => Promise.reject(new Error('broken'));
    expect(await start()).toMatchObject({ status: 'failed', error: { code: 'internal' } });
    log.mockRestore();
  });
});

describe('the input of a run', () => {
  const inputFor = (more: Partial<KernelSpec<KernelInput, object, unknown>>) => {
    void store.dispatch(runTool({ ...(spec as KernelSpec<KernelInput, object, unknown>), ...more }, { options: {} }));
    return started().start.input;
  };

  it('is what the visitor has put into the tool', () => {
    expect(inputFor({})).toBe('text');
    const files = [new File(['1'], 'one'), new File(['2'], 'two')];
    store.dispatch(chooseFiles('a-tool', files));
    expect(inputFor({})).toBe(files[0]);
    expect(inputFor({ several: true })).toEqual(files);
  });

  it('is one source for each slot, or none', () => {
    store.dispatch(chooseText('a-tool', 'theirs', 'other'));
    expect(inputFor({ slots: ['main', 'other'] })).toEqual(['text', 'theirs']);
    expect(inputFor({ slots: ['main', 'missing'] })).toEqual(['text', '']);
    expect(inputFor({ slots: [] })).toEqual([]);
  });
});

describe('a run knows what it is of', () => {
  const outdated = () => {
    const { result } = runs() ?? {};
    return result && outdatedBy(store.getState(), 'a-tool', result.of);
  };

  it('a changed option outdates its result, and leaves it in place', async () => {
    await finish(textOutput('answer'));
    expect(outdated()).toBeUndefined();
    store.dispatch(optionsChanged({ toolId: 'a-tool' }));
    expect(outdated()).toBe('options');
  });

  it('while somebody types, the last result stays, marked', async () => {
    await finish(textOutput('answer'));
    store.dispatch(chooseText('a-tool', 'text2'));
    expect(outdated()).toBe('input');
    expect(runs()?.last).toBeUndefined();
    store.dispatch(chooseText('a-tool', ''));
    expect(runs()?.result).toBeUndefined();
  });

  it('an input of another kind takes its result away', async () => {
    await finish(textOutput('answer'));
    store.dispatch(chooseFiles('a-tool', [new File(['x'], 'x.txt')]));
    expect(runs()).toEqual({});
  });

  it('a changed input ends the run under way, whose answer is dropped', async () => {
    store.dispatch(chooseFiles('a-tool', [new File(['x'], 'x.txt')]));
    const outcome = start();
    const old = started();
    store.dispatch(chooseText('a-tool', 'a%20b'));
    expect(client.canceled).toEqual([old.start.runId]);
    expect(runs()?.active).toBeUndefined();
    old.end({ ok: true, ms: 1, output: blobOutput('866 MB', 'large-file') });
    await outcome;
    expect(runs()?.result).toBeUndefined();
    expect(removed).toEqual(['large-file']);
  });

  it('Clear ends it, and forgets that the tool was started', async () => {
    const outcome = start();
    store.dispatch(clearRun('a-tool'));
    expect(client.canceled).toEqual([started().start.runId]);
    expect(runs()).toBeUndefined();
    started().end({ ok: true, ms: 1, output: textOutput('late') });
    await outcome;
    expect(runs()).toBeUndefined();
  });
});

describe('a live run', () => {
  it('keeps the last result until the next one is there', async () => {
    await finish(blobOutput('first', 'first-file'));
    const second = start({ live: true });
    expect(runs()).toMatchObject({ active: { status: 'queued' }, result: { status: 'done' } });
    started().end({ ok: true, ms: 1, output: blobOutput('second') });
    await second;
    expect(runs()?.result?.artifactIds).toHaveLength(1);
    expect(removed).toEqual(['first-file']);
  });

  it('that fails keeps the result of the same options, and no other', async () => {
    const fail = async () => {
      const outcome = start({ live: true });
      started().end({ ok: false, error: { code: 'invalid-input', message: 'Odd.' } });
      await outcome;
    };
    await finish(textOutput('answer'));
    store.dispatch(chooseText('a-tool', 'text2'));
    await fail();
    expect(runs()?.result).toBeDefined();
    store.dispatch(optionsChanged({ toolId: 'a-tool' }));
    await fail();
    expect(runs()?.result).toBeUndefined();
  });

  it('that fails does so without a toast', async () => {
    const outcome = start({ live: true });
    started().end({ ok: false, error: { code: 'invalid-input', message: 'Odd.' } });
    await outcome;
    expect(runs()?.last).toMatchObject({ status: 'failed' });
    expect(toast()).toBeNull();
  });
});

describe('a toast about a tool', () => {
  it.each([
    ['its next run', () => void start()],
    ['a changed input', () => store.dispatch(chooseText('a-tool', 'other'))],
    ['Clear', () => store.dispatch(clearRun('a-tool'))],
  ])('goes with %s', async (_, change) => {
    await finish(textOutput('answer'));
    store.dispatch(toastShown({ title: 'Error', tone: 'error', toolId: 'a-tool' }));
    change();
    expect(toast()).toBeNull();
  });

  it('of another tool stays', () => {
    store.dispatch(toastShown({ title: 'Error', tone: 'error', toolId: 'another' }));
    store.dispatch(chooseText('a-tool', 'other'));
    expect(toast()).not.toBeNull();
  });
});

describe('a run that is replaced', () => {
  it('is canceled, its events are dropped, and what it brings is released', async () => {
    const first = start();
    const old = started();
    const second = start();
    expect(client.canceled).toEqual([old.start.runId]);
    old.start.onProgress?.({ done: 99, total: 100, step: { label: 'Reading', unit: 'bytes' } });
    expect(runs()?.active).toMatchObject({ status: 'queued' });
    old.end({ ok: true, ms: 1, output: blobOutput('old', 'old-file') });
    await first;
    expect(runs()?.active).toMatchObject({ status: 'queued' });
    expect(artifacts.size).toBe(0);
    expect(removed).toEqual(['old-file']);
    started().end({ ok: true, ms: 1, output: blobOutput('new') });
    await second;
    expect(runs()?.result).toMatchObject({ status: 'done' });
  });
});

describe('an artifact is released', () => {
  it('but not when two inputs are swapped', async () => {
    const fileNamed = (name: string) => new File([name], name);
    store.dispatch(chooseFiles('a-tool', [fileNamed('a')]));
    store.dispatch(chooseFiles('a-tool', [fileNamed('b')], 'other'));
    const inputs = inputsOf(store.getState(), 'a-tool');
    const [input, other] = [slotOf(inputs, 'other'), slotOf(inputs)];
    store.dispatch(inputChanged({ toolId: 'a-tool', input, others: { other } }));
    const swapped = inputsOf(store.getState(), 'a-tool');
    const contents = ['main', 'other'].flatMap((slot) =>
      filesOf(slotOf(swapped, slot)).map(({ artifactId }) => artifacts.blob(artifactId).text()),
    );
    expect(await Promise.all(contents)).toEqual(['b', 'a']);
  });

  it('when its result is cleared', async () => {
    await finish();
    expect(artifacts.size).toBe(1);
    store.dispatch(clearRun('a-tool'));
    expect(removed).toEqual(['a-file']);
  });

  it('when the tool runs again', async () => {
    await finish();
    void start();
    expect(removed).toEqual(['a-file']);
  });

  it('when other files are chosen, and not while another tool holds it', () => {
    store.dispatch(chooseFiles('a-tool', [new File(['x'], 'x.txt')]));
    const inputs = store.getState().inputs['a-tool'];
    if (!inputs) throw new Error('no input');
    store.dispatch(inputChanged({ toolId: 'another', input: slotOf(inputs) }));
    store.dispatch(chooseText('a-tool', ''));
    expect(artifacts.size).toBe(1);
    store.dispatch(chooseText('another', ''));
    expect(artifacts.size).toBe(0);
  });

  it('not when its result becomes the input of the same tool', async () => {
    await finish();
    const [artifactId = ''] = runs()?.result?.artifactIds ?? [];
    const files = [{ artifactId, name: 'result', bytes: 6, type: '' }];
    store.dispatch(inputChanged({ toolId: 'a-tool', input: { kind: 'files', files } }));
    expect(runs()?.result).toBeUndefined();
    expect(removed).toEqual([]);
  });
});

describe('text that is too long for a text area', () => {
  it.each([
    ['too long', 'line\n'.repeat(TEXT_LIMIT / 5 + 1)],
    ['one giant line', 'x'.repeat(70_000)],
  ])('(%s) becomes a file with the same content', async (_, text) => {
    store.dispatch(chooseText('a-tool', text));
    const [file] = filesOf(store.getState().inputs['a-tool']?.slots.main);
    expect(file).toMatchObject({ name: 'pasted-text.txt', bytes: text.length });
    expect(await artifacts.blob(file?.artifactId ?? '').text()).toBe(text);
  });

  it('stays text below the limit', () => {
    store.dispatch(chooseText('a-tool', 'line\n'.repeat(50_000)));
    expect(store.getState().inputs['a-tool']?.slots.main).toMatchObject({ kind: 'text' });
  });
});

describe('the settings of a tool', () => {
  it('keep both of two changes in one event', () => {
    store.dispatch(settingsChanged({ toolId: 'a-tool', part: { mode: 'decode' } }));
    store.dispatch(settingsChanged({ toolId: 'a-tool', part: { padded: false } }));
    expect(store.getState().toolSettings['a-tool']).toEqual({ mode: 'decode', padded: false });
  });
});

describe('Clear', () => {
  const slots = () => inputsOf(store.getState(), 'a-tool').slots;
  const undo = () => store.dispatch(undoClear());

  it('empties every input and forgets the result, and Undo puts the inputs back', async () => {
    store.dispatch(chooseText('a-tool', 'more', 'other'));
    await finish();
    const before = slots();
    store.dispatch(clearTool('a-tool'));
    expect(slots()).toEqual({ main: { kind: 'text', text: '' }, other: { kind: 'text', text: '' } });
    expect(runs()).toBeUndefined();
    expect(toast()).toMatchObject({ title: 'Cleared.' });
    undo();
    expect(slots()).toEqual(before);
    expect(toast()).toBeNull();
  });

  it('empties one of two inputs', () => {
    store.dispatch(chooseText('a-tool', 'more', 'other'));
    store.dispatch(clearInputs('a-tool', 'other'));
    expect(slots()).toEqual({ main: { kind: 'text', text: 'text' }, other: { kind: 'text', text: '' } });
    undo();
    expect(slots()).toMatchObject({ main: { text: 'text' }, other: { text: 'more' } });
  });

  it('keeps a file for as long as it can be undone', async () => {
    const choose = () => store.dispatch(chooseFiles('a-tool', [new File(['abc'], 'a.txt')]));
    choose();
    const [file] = filesOf(slots().main);
    store.dispatch(clearInputs('a-tool'));
    undo();
    expect(filesOf(slots().main)).toEqual([file]);
    expect(await artifacts.blob(file?.artifactId ?? '').text()).toBe('abc');
    store.dispatch(clearInputs('a-tool'));
    store.dispatch(toastClosed(toast()?.id ?? ''));
    expect(artifacts.find(file?.artifactId ?? '')).toBeUndefined();
  });

  it('can no longer be undone once there is a new input', () => {
    store.dispatch(clearInputs('a-tool'));
    store.dispatch(chooseText('a-tool', 'new'));
    expect(toast()).toBeNull();
    undo();
    expect(slots()).toEqual({ main: { kind: 'text', text: 'new' } });
  });

  it('says nothing where there is nothing to clear', () => {
    store.dispatch(clearTool('another'));
    expect(toast()).toBeNull();
  });
});

describe('a refused file', () => {
  const refuse = (artifactId: string) =>
    store.dispatch(inputRefused({ toolId: 'a-tool', artifactId, refusal: 'JPEG image' }));
  const refusal = () => inputsOf(store.getState(), 'a-tool').refusal;

  it('takes the place of the error of its run, until the input changes', async () => {
    store.dispatch(chooseFiles('a-tool', [new File(['abc'], 'a.jpg')]));
    const [file] = filesOf(inputsOf(store.getState(), 'a-tool').slots.main);
    const outcome = start();
    started().end({ ok: false, error: { code: 'invalid-input', message: 'Save it as UTF-8.' } });
    await outcome;
    refuse(file?.artifactId ?? '');
    expect(refusal()).toBe('JPEG image');
    expect(runs()).toEqual({});
    store.dispatch(optionsChanged({ toolId: 'a-tool' }));
    expect(refusal()).toBe('JPEG image');
    store.dispatch(chooseText('a-tool', 'text'));
    expect(refusal()).toBeUndefined();
  });

  it('is ignored once another input has come', () => {
    refuse('gone');
    expect(refusal()).toBeUndefined();
  });
});
