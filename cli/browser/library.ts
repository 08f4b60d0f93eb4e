// The exports of 'toolyard/browser'. The same `run` as in Node, but each tool runs in its own worker.
import { Lane } from '../../workers/client/lane';
import { IDLE_MS } from '../../workers/client/lanes';
import { CANCELED, ToolError } from '../../workers/contract/run/errors';
import type { KernelInput, Source } from '../../workers/contract/run/source';
import type { RunReply, RunRequest } from '../../workers/contract/run/wire';
import { PortReader } from '../../workers/run/port-pipe';
import {
  areFiles,
  blobOf,
  isWhole,
  listOf,
  toToolyardError,
  ToolyardError,
  type LibraryInput,
  type LibrarySettings,
  type Result,
} from '../library-api';
import type { LibraryRecipe } from '../library-recipe';
import { message } from '../message';
import { openResultStream, type ResultStream } from '../result-stream';
import type { Call, CallOutput } from './call';
import { feed } from './feed';
import { inWords } from './in-words';
import { findBrowserTool } from './kernels';
import type * as recipeCode from './recipe';
import { workers, type BrowserTool } from './workers';

export { ToolyardError } from '../library-api';

/** As on the site, up to two runs of a tool at the same time. */
const lanes = new Map<BrowserTool, Lane>();

function laneOf(tool: BrowserTool): Lane {
  const known = lanes.get(tool);
  if (known) return known;
  const lane = new Lane({
    scriptOf: () => tool,
    spawn: () => workers[tool](),
    idleMs: IDLE_MS,
    workers: navigator.hardwareConcurrency > 1 ? 2 : 1,
  });
  lanes.set(tool, lane);
  return lane;
}

let recipes: Promise<typeof recipeCode> | undefined;

/** See `openRecipe` in cli/library.ts. */
export async function openRecipe(text: string): Promise<LibraryRecipe> {
  recipes ??= import('./recipe');
  return (await recipes).openRecipe(text);
}

/** Cancels all runs and ends all workers. An idle worker also ends after ten seconds. A later run starts a new one. */
export function close(): void {
  for (const lane of lanes.values()) lane.close();
  void recipes?.then(({ closeRecipes }) => closeRecipes());
}

/** See `run` in cli/run.ts. */
export async function run(
  tool: string,
  input: LibraryInput | readonly LibraryInput[],
  options: Readonly<Record<string, unknown>> = {},
  settings: LibrarySettings = {},
): Promise<Result> {
  const { signal = new AbortController().signal, to } = settings;
  const stream = to && openResultStream(to, signal);
  try {
    if (typeof Worker === 'undefined') throw new ToolError('unsupported', message('noWorkers'));
    const name = findBrowserTool(tool);
    if (name === undefined) throw new ToolError('unsupported', message('noTool', { tool }));
    const reply = await runInWorker(name, listOf(input), { ...settings, options, signal, stream });
    if (!reply.ok) throw new ToolyardError(await inWords(reply.error));
    const { result, ...answer } = reply.output;
    await stream?.finish(undefined);
    return { ...(await inWords(answer)), result: stream ? undefined : blobOf(result) };
  } catch (cause) {
    const error = await toToolyardError(cause, inWords);
    await stream?.abort(error);
    throw error;
  }
}

interface WorkerRun extends Omit<LibrarySettings, 'to'> {
  readonly options: Readonly<Record<string, unknown>>;
  readonly signal: AbortSignal;
  readonly stream: ResultStream | undefined;
}

/** Throws ToolError if a stream of the caller's fails. */
async function runInWorker(
  tool: BrowserTool,
  given: readonly LibraryInput[],
  { options, signal, onProgress, stream, ...settings }: WorkerRun,
): Promise<RunReply<CallOutput>> {
  if (signal.aborted) return { ok: false, error: CANCELED };
  const lane = laneOf(tool);
  const runId = crypto.randomUUID();
  const cancel = () => lane.cancel(runId);
  const ended = new AbortController();
  const { names, key, encoding } = settings;
  const context = {
    names: names ?? [],
    ...(key !== undefined && { key }),
    encoding,
    areFiles: areFiles(given, encoding),
  };
  const inputs = openInputs(given, ended.signal);
  const output = stream && openOutput(stream, ended.signal, cancel);
  const pipes = { inputs: inputs.ports, ...(output && { output: output.port }), ...KNOWN_BY_TOOL };
  const request: RunRequest = {
    runId,
    kernelId: tool,
    input: inputs.whole,
    options: { options, context } satisfies Call,
    ...((output ?? inputs.ports.length > 0) && { pipes }),
  };
  signal.addEventListener('abort', cancel);
  try {
    const reply = await lane.run({
      request,
      onStart: () => undefined,
      onProgress: async (progress) => onProgress?.(await inWords(progress)),
    });
    if (reply.ok) await output?.written;
    const problem = output?.problem() ?? inputs.problem();
    // A stream that fails ends the run as if it was canceled. One that is canceled doesn't fail.
    if (problem && (reply.ok || reply.error.code === CANCELED.code)) throw problem;
    return reply as RunReply<CallOutput>; // of our own worker
  } finally {
    signal.removeEventListener('abort', cancel);
    ended.abort();
  }
}

/** The tool's worker fills these in, since they follow from the tool's options. */
const KNOWN_BY_TOOL = { storesInput: false, isList: false, streams: false } as const;

/** If one input is a stream, all go through ports. */
function openInputs(given: readonly LibraryInput[], ended: AbortSignal) {
  const whole = given.filter(isWhole);
  if (whole.length === given.length) {
    const sources = whole.map(ownBytes);
    const input: KernelInput = sources.length === 1 && sources[0] !== undefined ? sources[0] : sources;
    return { whole: input, ports: [], problem: () => undefined };
  }
  let problem: ToolError | undefined;
  const ports = given.map((input) => {
    const { port1, port2 } = new MessageChannel();
    void feed(input, port1, ended).then((failed) => (problem ??= failed));
    return port2;
  });
  return { whole: [], ports, problem: () => problem };
}

/** A view is sent with all of its buffer, and shared memory can't be sent everywhere. */
const ownBytes = (source: Source): Source =>
  source instanceof Uint8Array && source.byteLength < source.buffer.byteLength ? source.slice() : source;

function openOutput(stream: ResultStream, ended: AbortSignal, cancel: () => void) {
  const { port1, port2 } = new MessageChannel();
  const reader = new PortReader(port2, ended);
  let problem: ToolError | undefined;
  async function pump() {
    try {
      for await (const chunk of reader) await stream.write(chunk);
    } catch (error) {
      // Canceled, if the run failed: its own error counts.
      if (!(error instanceof ToolError) || error.code === CANCELED.code) return;
      problem = error;
      cancel();
    }
  }
  return { port: port1, written: pump(), problem: () => problem };
}
