// Runs one tool once, in this thread or, if its kernel never yields, in a thread that can be ended. Also the package's library.
import { Worker } from 'node:worker_threads';
import { Readable } from 'node:stream';
import type { CommandContext } from '../workers/contract/command';
import { CANCELED, ToolError, type ToolErrorCode, type ToolErrorData } from '../workers/contract/errors';
import type { Progress } from '../workers/contract/kernel';
import type { Place } from '../workers/contract/place';
import type { Stored } from '../workers/contract/sink';
import { sizeOf, type AnySource, type KernelInput } from '../workers/contract/source';
import type { RunReply } from '../workers/contract/wire';
import { explain } from '../workers/run/run-kernel';
import type { LargeFile } from '../workers/run/sink';
import { inWords } from './in-words';
import { openStream, type Input } from './inputs';
import type { Job } from './job';
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

/** Never rejects. The reply is in words. */
export async function runJob(job: Job, asked: Asked, inputs: readonly Input[], settings: Settings) {
  const reply = job.deadlineMs ? await runInThread(job, asked, inputs, settings) : await runHere(job, inputs, settings);
  return inWords(reply);
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

const timedOut = (ms: number): ToolErrorData => ({
  code: 'timed-out',
  message: `The run was stopped after ${String(ms / 1000)} s. Use a simpler pattern or a smaller input, or raise the time limit.`,
});

/** A problem with the input or an option, in words for people. */
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
}

export interface Result {
  /** The text or file that the tool makes. Undefined for a tool that only checks, such as a validation. */
  readonly result: Blob | undefined;
  /** False for a negative answer: different, not matching, not a valid signature. */
  readonly isPositive: boolean;
  /** What the tool tolerated or assumed. */
  readonly notes: readonly string[];
  /** The tool's complete output, as data. */
  readonly output: unknown;
}

async function openLibraryInput(input: LibraryInput, readsOnce: boolean, signal: AbortSignal): Promise<Input> {
  const isWhole = typeof input === 'string' || input instanceof Uint8Array || input instanceof Blob;
  if (isWhole) return { source: input, close: async () => undefined };
  return openStream(Readable.from(input, { objectMode: false }), { name: 'the input', readsOnce, signal });
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
  const { signal = new AbortController().signal, onProgress, names = [], key } = settings;
  const given: readonly LibraryInput[] = Array.isArray(input) ? input : [input];
  const inputs: Input[] = [];
  try {
    const command = findCommand(tool);
    if (!command) throw new ToolError('unsupported', `There is no tool “${tool}”.`);
    const parsed = (await loadTool(command)).options.parse(options);
    if (!parsed.ok) throw wrongOption(parsed.problems[0]?.option ?? '');
    const asked = { command, values: parsed.options, context: { names, ...(key !== undefined && { key }) } };
    const job = await openJob(asked);
    for (const one of job.takes === 'nothing' ? [] : given)
      inputs.push(await openLibraryInput(one, job.readsOnce, signal));
    const onTold = async (progress: Progress) => onProgress?.(await inWords(progress));
    const reply = await runJob(job, asked, inputs, { signal, onProgress: onTold });
    if (!reply.ok) throw new ToolyardError(reply.error);
    const { output } = reply;
    return { result: blobOf(job.resultOf(output)), isPositive: job.verdictOf(output), notes: notesOf(output), output };
  } catch (error) {
    throw error instanceof ToolyardError ? error : new ToolyardError(await inWords(explain(error)));
  } finally {
    for (const { close } of inputs) await close();
  }
}

const wrongOption = (option: string) =>
  new ToolError('invalid-input', `The option “${option}” doesn’t exist or has a value that isn’t allowed.`, { option });

function blobOf(result: Stored | string | undefined): Blob | undefined {
  if (result === undefined) return undefined;
  if (typeof result === 'string') return new Blob([result], { type: 'text/plain' });
  if (result.stored === 'saved') throw new Error('A result in memory was expected.');
  return result.stored === 'text' ? new Blob([result.text], { type: result.mime }) : result.blob;
}

/** The notes of an output in words. */
export function notesOf(output: unknown): readonly string[] {
  const notes: unknown = typeof output === 'object' && output !== null && 'notes' in output ? output.notes : [];
  return Array.isArray(notes) ? notes.filter((note) => typeof note === 'string') : [];
}
