// Runs one tool once, in this thread or, if its kernel never yields, in a thread that can be ended. Also the package's library.
import { Worker } from 'node:worker_threads';
import { Readable } from 'node:stream';
import { CANCELED, type ToolErrorData } from '../workers/contract/run/errors';
import type { Progress } from '../workers/contract/run/kernel';
import type { InWords } from '../workers/contract/run/message';
import type { Stored } from '../workers/contract/run/sink';
import { sizeOf, type AnySource, type KernelInput } from '../workers/contract/run/source';
import type { RunReply } from '../workers/contract/run/wire';
import { explain } from '../workers/run/run-kernel';
import type { LargeFile } from '../workers/run/sink';
import { inWords } from './in-words';
import { openStream, type Input } from './inputs';
import type { Job } from './job';
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
} from './library-api';
import { openCall, type Asked } from './library-call';
import { message } from './message';
import { nodePorts } from './native-hashers';
import { openAsUtf8 } from './open-as-utf8';
import { openResultStream } from './result-stream';

export interface Settings {
  readonly signal: AbortSignal;
  readonly onProgress?: (progress: Progress) => unknown;
  /** Takes a result as it is made, if the job streams. */
  readonly openFile?: () => Promise<LargeFile>;
}

/** `notes` is everything that the output has to report. */
type ToldReply = InWords<RunReply<unknown>> & { readonly notes: readonly string[] };

/** Never rejects. The reply is in words. */
export async function runJob(job: Job, asked: Asked, inputs: readonly Input[], settings: Settings): Promise<ToldReply> {
  const reply = job.deadlineMs ? await runInThread(job, asked, inputs, settings) : await runHere(job, inputs, settings);
  return inWords({ ...reply, notes: reply.ok ? job.notesOf(reply.output) : [] });
}

function runHere(job: Job, inputs: readonly Input[], { signal, onProgress, openFile }: Settings) {
  const sources = inputs.map(({ source }) => source);
  const [only] = sources;
  const input: KernelInput = sources.length === 1 && only !== undefined ? only : sources;
  return job.run(input, {
    signal,
    ports: nodePorts,
    ...(onProgress && { onProgress }),
    ...(openFile && job.streams && { sinkPorts: { openPickedFile: openFile } }),
  });
}

/** The messages to and from thread.ts. */
export interface ThreadRequest {
  readonly asked: Asked;
  readonly inputs: readonly (AnySource | { readonly path: string })[];
  /** The thread sends the result as it is made. */
  readonly streams: boolean;
}

export type ThreadMessage =
  | { readonly kind: 'begun' }
  | { readonly kind: 'progress'; readonly progress: Progress }
  | { readonly kind: 'reply'; readonly reply: RunReply<unknown> }
  | FileCall;

/** A call of the file that takes the result. The thread waits for its answer, which is what `close` returns. */
export type FileCall =
  | { readonly kind: 'open' }
  | { readonly kind: 'abort' }
  | { readonly kind: 'write'; readonly chunk: Uint8Array }
  | { readonly kind: 'close'; readonly mime: string };

/** The file that takes a thread's result. */
class ThreadFile {
  readonly #open: () => Promise<LargeFile>;
  #file: LargeFile | undefined;

  constructor(open: () => Promise<LargeFile>) {
    this.#open = open;
  }

  async answer(call: FileCall): Promise<Stored | undefined> {
    if (call.kind === 'open') this.#file = await this.#open();
    else if (call.kind === 'write') await this.#file?.write(call.chunk);
    else if (call.kind === 'abort') await this.abort();
    else {
      const stored = await this.#file?.close(call.mime);
      this.#file = undefined;
      return stored;
    }
    return undefined;
  }

  /** Removes what is unfinished. */
  async abort(): Promise<void> {
    const file = this.#file;
    this.#file = undefined;
    await file?.abort();
  }
}

/** The limit starts with the kernel, since a thread takes its time to load, and excludes the time in which the result is written. */
class Deadline {
  readonly #end: () => void;
  #left: number;
  #startedAt = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(ms: number, end: () => void) {
    this.#left = ms;
    this.#end = end;
  }

  start(): void {
    this.#startedAt = performance.now();
    this.#timer = setTimeout(this.#end, this.#left);
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.#left -= performance.now() - this.#startedAt;
  }
}

async function runInThread(job: Job, asked: Asked, inputs: readonly Input[], settings: Settings) {
  const { signal, onProgress, openFile } = settings;
  const request: ThreadRequest = {
    asked,
    inputs: inputs.map(({ source, path }) => (path === undefined ? source : { path })),
    streams: openFile !== undefined && job.streams,
  };
  const ms = job.deadlineMs?.(inputs.reduce((sum, { source }) => sum + sizeOf(source), 0)) ?? 0;
  const file = openFile && new ThreadFile(openFile);
  const thread = new Worker(new URL('./thread.js', import.meta.url), { workerData: request });
  const ended = new AbortController();
  let end: (reply: RunReply<unknown>) => void = () => undefined;
  const fail = (error: ToolErrorData) => end({ ok: false, error });
  const deadline = new Deadline(ms, () => fail(timedOut(ms, job)));
  const take = async (message: ThreadMessage) => {
    if (message.kind === 'begun') deadline.start();
    else if (message.kind === 'progress') onProgress?.(message.progress);
    else if (message.kind === 'reply') end(message.reply);
    else {
      deadline.pause();
      const stored = await file?.answer(message);
      if (ended.signal.aborted) return;
      deadline.start();
      thread.postMessage(stored);
    }
  };
  try {
    return await new Promise<RunReply<unknown>>((resolve) => {
      end = resolve;
      thread.on(
        'message',
        (message: ThreadMessage) => void take(message).catch((error: unknown) => fail(explain(error))),
      );
      thread.on('error', (error) => fail(explain(error)));
      signal.addEventListener('abort', () => fail(CANCELED), { signal: ended.signal });
      if (signal.aborted) fail(CANCELED);
    });
  } finally {
    deadline.pause();
    ended.abort();
    await thread.terminate();
    await file?.abort();
  }
}

export const timedOut = (ms: number, { timedOut: own }: Pick<Job, 'timedOut'>): ToolErrorData => ({
  code: 'timed-out',
  message: own?.(ms) ?? message('timedOut', { seconds: String(ms / 1000) }),
});

/** An input of the library. */
export async function openWhole(input: LibraryInput, readsOnce: boolean, signal: AbortSignal): Promise<Input> {
  if (isWhole(input)) return { source: input, close: async () => undefined };
  return openStream(Readable.from(input, { objectMode: false }), { name: message('theInput'), readsOnce, signal });
}

/**
 * Runs a tool by its command's name or its id. `input`: text is UTF-8, and two inputs are a list. `options` are the tool's, by the
 * names of its schema; those that are missing have their defaults. Throws ToolyardError for a problem in the input or the options.
 */
export async function run(
  tool: string,
  input: LibraryInput | readonly LibraryInput[],
  options: Readonly<Record<string, unknown>> = {},
  settings: LibrarySettings = {},
): Promise<Result> {
  const { signal = new AbortController().signal, onProgress, encoding, to } = settings;
  const stream = to && openResultStream(to, signal);
  const given = listOf(input);
  const inputs: Input[] = [];
  try {
    const { asked, job } = await openCall(tool, options, { ...settings, areFiles: areFiles(given, encoding) });
    for (const one of job.takes === 'nothing' ? [] : given)
      inputs.push(
        await openAsUtf8({ encoding, readsOnce: job.readsOnce, signal }, (isOnce) => openWhole(one, isOnce, signal)),
      );
    const onTold = async (progress: Progress) => onProgress?.(await inWords(progress));
    const openFile = stream && { openFile: stream.openFile };
    const reply = await runJob(job, asked, inputs, { signal, onProgress: onTold, ...openFile });
    if (!reply.ok) throw new ToolyardError(reply.error);
    const { output, notes } = reply;
    const result = blobOf(job.resultOf(output));
    await stream?.finish(result);
    return { result: stream ? undefined : result, isPositive: job.verdictOf(output), notes, output };
  } catch (cause) {
    const error = await toToolyardError(cause, inWords);
    await stream?.abort(error);
    throw error;
  } finally {
    for (const { close } of inputs) await close();
  }
}
