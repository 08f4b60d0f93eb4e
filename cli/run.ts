// Runs one tool once, in this thread or, if its kernel never yields, in a thread that can be ended. Also the package's library.
import { Worker } from 'node:worker_threads';
import { Readable } from 'node:stream';
import type { CommandContext } from '../workers/contract/options/command';
import { CANCELED, ToolError, type ToolErrorCode, type ToolErrorData } from '../workers/contract/run/errors';
import type { Progress } from '../workers/contract/run/kernel';
import type { InWords } from '../workers/contract/run/message';
import type { Place } from '../workers/contract/run/place';
import type { Stored } from '../workers/contract/run/sink';
import { sizeOf, type AnySource, type KernelInput } from '../workers/contract/run/source';
import type { RunReply } from '../workers/contract/run/wire';
import { explain } from '../workers/run/run-kernel';
import type { LargeFile } from '../workers/run/sink';
import { checkEncoding, openAsUtf8 } from './encodings';
import { inWords } from './in-words';
import { openStream, type Input } from './inputs';
import type { Job } from './job';
import { optionsOf, unfitOption } from './option-values';
import { message } from './message';
import { findCommand, loadTool } from './tools';

/** A tool with its options, as it crosses to a thread. */
export interface Asked {
  readonly command: string;
  readonly values: object;
  readonly context: CommandContext;
}

export interface Settings {
  readonly signal: AbortSignal;
  readonly onProgress?: (progress: Progress) => unknown;
  /** Takes a result as it is made, if the job streams. */
  readonly openFile?: () => Promise<LargeFile>;
}

export async function openJob({ command, values, context }: Asked): Promise<Job> {
  const tool = await loadTool(command);
  return tool.open(values, context);
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
    ...(onProgress && { onProgress }),
    ...(openFile && job.streams && { sinkPorts: { openPickedFile: openFile } }),
  });
}

/** The messages to and from thread.ts. */
export interface ThreadRequest {
  readonly asked: Asked;
  readonly inputs: readonly (AnySource | { readonly path: string })[];
}

export type ThreadMessage =
  | { readonly kind: 'begun' }
  | { readonly kind: 'progress'; readonly progress: Progress }
  | { readonly kind: 'reply'; readonly reply: RunReply<unknown> };

/** `deadlineMs` starts with the kernel, since a thread takes its time to load. */
async function runInThread(job: Job, asked: Asked, inputs: readonly Input[], { signal, onProgress }: Settings) {
  const bytes = inputs.reduce((sum, { source }) => sum + sizeOf(source), 0);
  const request: ThreadRequest = {
    asked,
    inputs: inputs.map(({ source, path }) => (path === undefined ? source : { path })),
  };
  const thread = new Worker(new URL('./thread.js', import.meta.url), { workerData: request });
  const ended = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<RunReply<unknown>>((resolve) => {
      const fail = (error: ToolErrorData) => resolve({ ok: false, error });
      thread.on('message', (message: ThreadMessage) => {
        if (message.kind === 'progress') onProgress?.(message.progress);
        else if (message.kind === 'reply') resolve(message.reply);
        else timer = setTimeout(() => fail(timedOut(job.deadlineMs?.(bytes) ?? 0)), job.deadlineMs?.(bytes));
      });
      thread.on('error', (error) => fail(explain(error)));
      signal.addEventListener('abort', () => fail(CANCELED), { signal: ended.signal });
      if (signal.aborted) fail(CANCELED);
    });
  } finally {
    clearTimeout(timer);
    ended.abort();
    await thread.terminate();
  }
}

export const timedOut = (ms: number): ToolErrorData => ({
  code: 'timed-out',
  message: message('timedOut', { seconds: String(ms / 1000) }),
});

/** A problem with the input or an option, in words. */
export class ToolyardError extends Error {
  override readonly name = 'ToolyardError';
  readonly code: ToolErrorCode;
  /** Where in the input: line and column from 1. */
  readonly at: Place | undefined;
  readonly option: string | undefined;

  constructor({ code, message, at, option }: ToolErrorData<string>) {
    super(message);
    this.code = code;
    this.at = at;
    this.option = option;
  }
}

/** One input of the library. */
export type LibraryInput = string | Uint8Array | Blob | AsyncIterable<Uint8Array>;

export interface LibrarySettings extends Partial<CommandContext> {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress<string>) => unknown;
  /** Of inputs that aren't UTF-8 or UTF-16, such as `windows-1252`. */
  readonly encoding?: string;
}

export interface Result {
  /** The text or file that the tool makes. Undefined for a tool that only checks, such as a validation. */
  readonly result: Blob | undefined;
  /** False if the result is negative: different, not matching, or an invalid signature. */
  readonly isPositive: boolean;
  /** What the tool tolerated, assumed, lost or found. */
  readonly notes: readonly string[];
  /** The tool's complete output, as data. */
  readonly output: unknown;
}

async function openWhole(input: LibraryInput, readsOnce: boolean, signal: AbortSignal): Promise<Input> {
  const isWhole = typeof input === 'string' || input instanceof Uint8Array || input instanceof Blob;
  if (isWhole) return { source: input, close: async () => undefined };
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
  const { signal = new AbortController().signal, onProgress, names = [], key, encoding } = settings;
  const given: readonly LibraryInput[] = Array.isArray(input) ? input : [input];
  const inputs: Input[] = [];
  try {
    const command = findCommand(tool);
    if (!command) throw new ToolError('unsupported', message('noTool', { tool }));
    const loaded = await loadTool(command);
    checkEncoding(loaded, encoding);
    const parsed = loaded.options.parse(optionsOf(loaded.shape, options));
    if (!parsed.ok) throw unfitOption(parsed.problems[0]?.option ?? '');
    const areFiles = encoding === undefined && given.every((one) => one instanceof Blob || one instanceof Uint8Array);
    const asked = { command, values: parsed.options, context: { names, areFiles, ...(key !== undefined && { key }) } };
    const job = await openJob(asked);
    for (const one of job.takes === 'nothing' ? [] : given)
      inputs.push(
        await openAsUtf8({ encoding, readsOnce: job.readsOnce, signal }, (isOnce) => openWhole(one, isOnce, signal)),
      );
    const onTold = async (progress: Progress) => onProgress?.(await inWords(progress));
    const reply = await runJob(job, asked, inputs, { signal, onProgress: onTold });
    if (!reply.ok) throw new ToolyardError(reply.error);
    const { output, notes } = reply;
    return { result: blobOf(job.resultOf(output)), isPositive: job.verdictOf(output), notes, output };
  } catch (error) {
    throw error instanceof ToolyardError ? error : new ToolyardError(await inWords(explain(error)));
  } finally {
    for (const { close } of inputs) await close();
  }
}

function blobOf(result: Stored | string | undefined): Blob | undefined {
  if (result === undefined) return undefined;
  if (typeof result === 'string') return new Blob([result], { type: 'text/plain' });
  if (result.stored === 'saved') throw new Error('A result in memory was expected.');
  return result.stored === 'text' ? new Blob([result.text], { type: result.mime }) : result.blob;
}
