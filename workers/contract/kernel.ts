// The contract between a kernel and whatever runs it: a worker, the page's own thread, a test or a benchmark.
import type { EngineChoice } from './audio-engine';
import type { Text as AnyText } from './message';
import type { Sink, SinkSpec, Stored } from './sink';
import type { AnySource, KernelInput } from './source';

/** What a stretch of progress counts. `seconds` are seconds of media. */
export interface Step<Text = AnyText> {
  readonly label: Text;
  readonly unit: 'bytes' | 'seconds' | 'items';
}

export interface Progress<Text = AnyText> {
  readonly done: number;
  /** Unknown totals stay undefined: the bar then moves without a percentage. */
  readonly total?: number;
  readonly step: Step<Text>;
}

/** What only some threads have. A kernel that needs a missing port refuses in words. */
export interface Ports {
  /** The best one first. Where one refuses a file, it is for the next. */
  readonly audioEngines?: readonly EngineChoice[];
}

export interface RunContext {
  readonly signal: AbortSignal;
  readonly ports: Ports;
  /**
   * The one verb of a working kernel: reports progress, lets messages in when it is time (await what it returns), and
   * throws `canceled` once the visitor has asked for it. Within a step `done` never falls.
   */
  readonly tick: (done: number, total?: number, step?: Step) => Promise<void> | void;
  /**
   * The bytes of a source, in order, in chunks cut anywhere (inside a line, inside a character). Ticks by itself. A chunk
   * is a view of a recycled buffer: it is valid until the next one is asked for. A kernel that reads its sources several
   * times says so each time, for its progress to be that of all passes.
   */
  readonly read: (source: AnySource, passes?: number) => AsyncIterable<Uint8Array>;
  /**
   * Opens a way out for a result that may be large. Throws ToolError `no-space` where its expected size does not fit. Sinks
   * still open when the kernel ends are aborted. The file that the visitor picked takes the first: a result is opened before
   * what the page's view of it needs.
   */
  readonly sink: (spec: SinkSpec) => Promise<Sink>;
}

/**
 * A tool's computing, knowing no page. Throws ToolError for what a visitor can cause or mend; its output is plain data
 * that survives structuredClone (strings, numbers, lists, records, Stored).
 */
export type Kernel<Input extends KernelInput, Options, Output> = (
  input: Input,
  options: Options,
  run: RunContext,
) => Output | Promise<Output>;

/** How one run is spread over several workers, and how their outputs become one again. Pure; runs on the page. */
export interface Partition<Options, Output> {
  /** One set of options per part; a single one means that it is not worth splitting. */
  readonly split: (options: Options, totalBytes: number, workers: number) => readonly Options[];
  readonly join: (outputs: readonly Output[]) => Output;
}

/**
 * What a tool's worker may do. `compute`: nothing but compute, its policy forbids every request. `media`: it may also fetch
 * the media engine from this site, and is ended after each run because the engine's heap never shrinks.
 */
export type LaneName = 'compute' | 'media';

/** A `quick` run never waits for another tool's; `bulk` runs share a fixed number of workers and queue for them. */
export type Weight = 'quick' | 'bulk';

declare const types: unique symbol;

/** A kernel as its callers see it: its id, its lane, and its types (which exist for the compiler only). */
export interface KernelSpec<Input extends KernelInput, Options, Output> {
  readonly id: string;
  /** The tool whose messages the kernel gives, where that isn't its id. */
  readonly messagesOf?: string;
  /** Of those, the message for a bug of ours, where it isn't `failure`. */
  readonly failureKey?: string;
  readonly lane: LaneName;
  /** The tool's inputs that a run takes: one source, or a list with one for each. By default the one named `main`; `[]` is none. */
  readonly slots?: readonly string[];
  /** The input is a list: all files, in the visitor's order. Otherwise it is the first of them. */
  readonly several?: true;
  /** Of several files, each has a run of its own, with its own result. */
  readonly queue?: true;
  /** How heavy a compute run is. By default its input decides: up to QUICK_BYTES is quick. */
  readonly weigh?: (options: Options, bytes: number) => Weight;
  /**
   * What another tool, or standard output, gets of an output: a file, or a text. By default its `result`, which is also the first
   * sink that the kernel opens. Undefined if there is nothing to go on with.
   */
  readonly resultOf?: (output: Output, options: Options) => Stored | string | undefined;
  /** False if the output is a negative answer: invalid, different, not matching. By default there is no such answer. */
  readonly verdictOf?: (output: Output, options: Options) => boolean;
  /** Whether it reads its input once from start to end, with such options, so that a pipe can be the input. By default it doesn't. */
  readonly readsOnce?: (options: Options) => boolean;
  /**
   * The longest a run over so many bytes may take, in milliseconds from the kernel's first statement. The page ends it with
   * `timed-out`.
   */
  readonly deadlineMs?: (options: Options, bytes: number) => number;
  /**
   * The kernel never yields, so it cannot hear a cancel: its worker is ended at once, and a spare one is kept warm so that
   * the next run does not wait for a new worker.
   */
  readonly synchronous?: true;
  readonly partition?: Partition<Options, Output>;
  readonly [types]?: (input: Input, options: Options) => Output;
}
