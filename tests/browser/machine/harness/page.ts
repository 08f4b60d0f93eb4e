// The machine without the site: its real parts put together as the site does, laid open for the tests.
import { digestAt } from '../../../../workers/kernels/hash-generator/spec';
import { KernelClient } from '../../../../workers/client/kernel-client';
import { Lane, type LaneOptions } from '../../../../workers/client/lane';
import { RecipeClient } from '../../../../workers/client/recipe-client';
import { kernelRun } from '../../../../workers/contract/options/command';
import type { KernelSpec } from '../../../../workers/contract/run/kernel';
import { defineOptions } from '../../../../workers/contract/options/options';
import { parseRecipe } from '../../../../workers/contract/recipe/parse-recipe';
import type { RecipeProgress } from '../../../../workers/contract/recipe/recipe-reply';
import { defineStep } from '../../../../workers/contract/recipe/step-tool';
import type { AnySource, KernelInput, Source } from '../../../../workers/contract/run/source';
import type { OnProgress } from '../../../../workers/contract/run/wire';
import * as hash from '../../../../workers/kernels/hash-generator/spec';
import * as url from '../../../../workers/kernels/url-encoder/spec';
import { openRecipe } from '../../../../workers/run/recipe';
import type { Stored } from '../../../../workers/contract/run/sink';
import { common } from '../../../../workers/words/common';
import { lateClient } from '../../../../src/app/late-client';
import { ArtifactStore } from '../../../../src/artifacts/artifact-store';
import { findShortage } from '../../../../src/artifacts/find-shortage';
import { openPrivateFolder } from '../../../../src/artifacts/private-folder';
import { downloadUrl } from '../../../../src/lib/save';
import { chooseFiles } from '../../../../src/state/choose-input';
import { inputChanged, type FileRef } from '../../../../src/state/inputs';
import type { AppThunk } from '../../../../src/state/root';
import { cancelRun, clearRun, runTool as runOnInput, type StartOptions } from '../../../../src/state/run-tool';
import type { ActiveRun, RunOutcome } from '../../../../src/state/runs';
import { createStore } from '../../../../src/state/store';
import workerUrl from './compute/machine.worker?worker&url';
import fetchingWorker from './media/fetching.worker?worker&url';
import { NEWS, WORKER_LOCK } from './names';
import type { WriterOptions } from './writer';

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy('toolyard-worker', { createScriptURL: (url) => url });
const trusted = (url: string) => policy?.createScriptURL(url) ?? url;

const folder = openPrivateFolder();

let made = 0;
/** Each worker is known by the fragment of its address. Its name is the visit's folder, as on the site. */
const spawn = (url: string) => new Worker(trusted(`${url}#worker-${made++}`), { type: 'module', name: folder.path });

const lane = (options: Partial<LaneOptions> = {}) =>
  new Lane({ scriptOf: () => workerUrl, spawn, idleMs: 60_000, workers: 1, ...options });

const quick = lane();
const artifacts = new ArtifactStore(folder.remove);
const client = new KernelClient({
  lanes: { quick: () => quick, bulk: lane({ workers: 2 }), media: lane({ idleMs: 0 }) },
  onLeftovers: folder.removeRun,
});
const pageClient = lateClient({
  client: () =>
    Promise.resolve(() => ({
      run: (spec, start) => client.run(spec, start),
      runRecipe: () => Promise.reject(new Error('There is no recipe.')),
      cancel: (runId) => client.cancel(runId),
    })),
  messages: () => Promise.resolve({ common }),
});
const store = createStore({
  client: pageClient,
  artifacts,
  workers: () => Promise.reject(new Error('Nothing here asks')),
  findShortage: (bytes) => findShortage(bytes, folder.path),
});

const spec = <Options, Output>(id: string): KernelSpec<Source, Options, Output> => ({
  id,
  rights: 'compute',
});

const { hashGenerator } = hash;
const WAYS = [{ set: {}, takes: 'bytes', gives: 'text' }] as const;
const misbehaving = (id: string) =>
  defineStep({
    id,
    command: { name: id },
    options: defineOptions({}),
    ways: WAYS,
    open: () => kernelRun({ ...spec<object, never>(id), readsOnce: () => true }, {}),
  });
const urlStep = (id: string, of: typeof url.urlEncoder) =>
  defineStep({ id, command: { name: id }, options: url.options, ways: WAYS, open: (values) => kernelRun(of, values) });

const recipeTools = {
  url: urlStep('url', url.urlEncoder),
  /** Its input is stored first. */
  storedUrl: urlStep('storedUrl', { ...url.urlEncoder, readsOnce: () => false }),
  /** Gives the SHA-256 of its input. */
  sha256: defineStep({
    id: 'sha256',
    command: { name: 'sha256' },
    options: defineOptions({}),
    ways: WAYS,
    open: () =>
      kernelRun(hashGenerator, { algorithms: ['sha256'] }, { resultOf: ({ hashed }) => digestAt(hashed, 0, 'sha256') }),
  }),
  stalls: misbehaving('stalls'),
  crashesLater: misbehaving('crashesLater'),
  loopsForEver: misbehaving('loopsForEver'),
};

const recipes = new RecipeClient({ scriptOf: () => workerUrl, spawn, onLeftovers: folder.removeRun });

interface RecipeStart {
  readonly input: AnySource;
  readonly steps: readonly { readonly tool: keyof typeof recipeTools; readonly options?: object }[];
  readonly onProgress?: (progress: RecipeProgress) => void;
}

let recipesRun = 0;

/** Starts a recipe; `cancel` ends it. */
function startRecipe({ input, steps, ...more }: RecipeStart) {
  const parsed = parseRecipe({ version: 1, steps }, recipeTools);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problem));
  const controller = new AbortController();
  const run = { runId: `recipe-${recipesRun++}`, input, signal: controller.signal, ...more };
  const reply = openRecipe(parsed.recipe, recipeTools).then((opened) => {
    if (!opened.ok) throw new Error(JSON.stringify(opened.error));
    return recipes.run({ ...run, steps: opened.steps });
  });
  return { reply, cancel: () => controller.abort() };
}

type SeenRun = { readonly status: 'idle' } | ActiveRun | RunOutcome;

function runOf(toolId: string): SeenRun {
  const { active, last } = store.getState().runs[toolId] ?? {};
  return active ?? last ?? { status: 'idle' };
}

interface RunArguments<Options> extends StartOptions<Options> {
  readonly input: string | readonly Pick<FileRef, 'artifactId'>[];
}

/** Gives the tool its input, then runs it. */
const runTool =
  <Input extends KernelInput, Options, Output>(
    of: KernelSpec<Input, Options, Output>,
    { input, ...start }: RunArguments<Options>,
  ): AppThunk<ReturnType<ReturnType<typeof runOnInput<Input, Options, Output>>>> =>
  (dispatch) => {
    const file = ({ artifactId }: Pick<FileRef, 'artifactId'>): FileRef => {
      return { artifactId, name: 'file', bytes: artifacts.blob(artifactId).size, type: '' };
    };
    const value =
      typeof input === 'string'
        ? ({ kind: 'text', text: input } as const)
        : ({ kind: 'files', files: input.map(file) } as const);
    dispatch(inputChanged({ toolId: of.id, input: value }));
    return dispatch(runOnInput(of, start));
  };

/** Resolves as soon as the tool's run is as wanted. */
function reached(toolId: string, wanted: (run: SeenRun) => boolean): Promise<SeenRun> {
  return new Promise((resolve) => {
    const look = () => {
      if (!wanted(runOf(toolId))) return;
      unsubscribe();
      resolve(runOf(toolId));
    };
    const unsubscribe = store.subscribe(look);
    look();
  });
}

/** Once there is progress, the kernel is at work. */
const underway = (toolId: string) => reached(toolId, () => store.getState().progress[toolId]?.latest !== undefined);

/** Resolves when a kernel has reported this. */
function news(wanted: string): Promise<void> {
  const channel = new BroadcastChannel(NEWS);
  return new Promise((resolve) => {
    channel.onmessage = ({ data }) => {
      if (data !== wanted) return;
      channel.close();
      resolve();
    };
  });
}

/** A run of a lane, past the store. */
function runInLane(
  on: Lane,
  runId: string,
  kernelId: string,
  more: { options?: unknown; onProgress?: OnProgress } = {},
) {
  const { options = {}, onProgress = () => undefined } = more;
  const input: KernelInput = '';
  const request = { runId, kernelId, input, options };
  return on.run({ request, onStart: () => undefined, onProgress });
}

/** The workers that the browser still runs. */
async function livingWorkers(): Promise<string[]> {
  const { held = [] } = await navigator.locks.query();
  return held.flatMap(({ name = '' }) => (name.startsWith(WORKER_LOCK) ? [name.slice(WORKER_LOCK.length)] : []));
}

/** Paths and sizes of all files in the private file system. Files that disappear meanwhile are left out. */
async function privateFiles(directory?: FileSystemDirectoryHandle, path = ''): Promise<Record<string, number>> {
  const here = directory ?? (await navigator.storage.getDirectory());
  const found: Record<string, number> = {};
  try {
    for await (const [name, handle] of here.entries()) {
      if (isDirectory(handle)) Object.assign(found, await privateFiles(handle, `${path}${name}/`));
      if (isFile(handle)) found[path + name] = (await handle.getFile()).size;
    }
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'NotFoundError')) throw error;
  }
  return found;
}

const isDirectory = (handle: FileSystemHandle): handle is FileSystemDirectoryHandle => handle.kind === 'directory';
const isFile = (handle: FileSystemHandle): handle is FileSystemFileHandle => handle.kind === 'file';

const chosenFiles = () => Array.from(document.querySelector('input')?.files ?? []);

const machine = {
  lane,
  fetchingWorker,
  runInLane,
  livingWorkers,
  privateFiles,
  chosenFiles,
  news,
  reached,
  underway,
  runOf,
  startRecipe,
  findShortage: (bytes: number) => findShortage(bytes, folder.path),
  store,
  artifacts,
  client,
  folder,
  runTool,
  cancelRun,
  clearRun,
  chooseFiles,
  hashGenerator,
  spec,
  downloadUrl,
  writer: spec<WriterOptions, Stored>('writer'),
};

export type Machine = typeof machine;

Object.assign(globalThis, { machine });
