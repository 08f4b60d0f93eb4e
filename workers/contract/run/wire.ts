// Messages between the page and a worker. Replies are data: `run` never rejects.
import type { ToolErrorData } from './errors';
import type { Progress } from './kernel';
import type { Text as AnyText } from './message';
import type { Written } from '../recipe/recipe-reply';
import type { Stored } from './sink';
import type { AnySource, KernelInput } from './source';

/**
 * Crosses the thread with messages. On the page, it has their text. `written` is the number of bytes in the run's output pipe.
 */
export type RunReply<Output, Text = AnyText> = { readonly written?: Written } & (
  | { readonly ok: true; readonly output: Output; readonly ms: number }
  | { readonly ok: false; readonly error: ToolErrorData<Text> }
);

/** Connects the run of a recipe's step with its neighbors. */
export interface StepPipes {
  /** The ports from which the input comes: two for a kernel that takes two inputs, and none for the first step. */
  readonly inputs: readonly MessagePort[];
  /** The port for the result. */
  readonly output?: MessagePort;
  /** The port for a copy of the result, whose digest a receipt has. */
  readonly copy?: MessagePort;
  /** True if the kernel doesn't read its input just once. The pipe is then stored before the kernel starts. */
  readonly storesInput: boolean;
  /** The kernel takes a list of sources. */
  readonly isList: boolean;
  /** The first sink that the kernel opens is the result, so it can write to the pipe. */
  readonly streams: boolean;
}

export interface RunRequest {
  readonly runId: string;
  readonly kernelId: string;
  readonly input: KernelInput;
  readonly options: unknown;
  /** A file picked by the visitor that takes the result instead. */
  readonly saveTo?: FileSystemFileHandle;
  /** Whether the page could ask the visitor for a file. If so, the error for a result that doesn't fit suggests that. */
  readonly canPickFile?: boolean;
  /** For a step of a recipe. */
  readonly pipes?: StepPipes;
}

/** The ports that a request moves to another thread. */
export function portsOf({ pipes }: Pick<RunRequest, 'pipes'>): readonly MessagePort[] {
  const { inputs = [], output, copy } = pipes ?? {};
  return [...inputs, ...(output ? [output] : []), ...(copy ? [copy] : [])];
}

/** What a step has passed to the next one so far. The head is missing if it hasn't grown since the last report. */
export type WrittenSoFar = Pick<Written, 'bytes'> & Partial<Written>;

/**
 * `written` is given for a run with an output pipe. Returns a promise across the bridge, which resolves once the page has received the
 * report.
 */
export type OnProgress = (progress: Progress, written?: WrittenSoFar) => unknown;

/** The result inside a kernel's output (see KernelSpec). Only the page can find it. Returns a promise across the bridge. */
export type ResultOf = (output: unknown) => Awaitable<Stored | string | undefined>;

type Awaitable<Value> = Value | Promise<Value>;

/**
 * Called just before the kernel's first statement, with the size of its input, so the worker's start doesn't count. If the
 * input is stored first, it is also called before that, without a size.
 */
export type OnBegun = (inputBytes?: number) => unknown;

/** So many sources are sent in one message. Each File takes 3 µs of the page, so 100,000 would block it for 300 ms. */
export const SENT_AT_ONCE = 2000;

export interface RunApi {
  /** `resultOf` is for runs with an output pipe. */
  run(request: RunRequest, onProgress: OnProgress, onBegun?: OnBegun, resultOf?: ResultOf): Promise<RunReply<unknown>>;
  /** Received between chunks. If a kernel never receives it, the page terminates the worker. */
  cancel(runId: string): void;
}

export interface WorkerApi extends RunApi {
  /** A part of a run's input, in order, if that is a list longer than SENT_AT_ONCE. The run comes after the last part, and has no others. */
  take(runId: string, sources: readonly AnySource[]): void;
}

/** If a kernel hasn't received a cancel message by then, as in a long call into WebAssembly, its worker is terminated. */
export const CANCEL_GRACE_MS = 250;

/** The private files of a step's stored input have names as if a run had this id. */
export const storedInputOf = (runId: string): string => `${runId}.input`;
