// The contract between a kernel and the code that runs it: a worker, the page's own thread, a test or a benchmark.
import type { Hasher } from '../../../wasm/hash/hasher';
import type { EngineChoice } from '../media/audio-engine';
import type { Message, Text as AnyText } from './message';
import type { Sink, SinkSpec, Stored } from './sink';
import type { AnySource, KernelInput } from './source';

/** The unit of a step's progress. `seconds` are seconds of media. */
export interface Step<Text = AnyText> {
  readonly label: Text;
  readonly unit: 'bytes' | 'seconds' | 'items';
}

/** So many of a run's files are done. */
export interface FilesDone {
  readonly done: number;
  readonly total: number;
}

export interface Progress<Text = AnyText> {
  readonly done: number;
  /** Undefined if the total is unknown. The bar then moves without a percentage. */
  readonly total?: number;
  readonly step: Step<Text>;
  /** Of a run over several files. */
  readonly files?: FilesDone;
}

/** Abilities that only some threads have. If a port is missing, the kernel reports that. */
export interface Ports {
  /** The best engine first. If one refuses a file, the next one gets it. */
  readonly audioEngines?: readonly EngineChoice[];
  /** Hashes of the platform, by an algorithm's id. Undefined for one that it doesn't have. */
  readonly createNativeHasher?: (id: string) => Hasher | undefined;
}

export interface RunContext {
  readonly signal: AbortSignal;
  readonly ports: Ports;
  /**
   * Call it in long loops and await its result. It reports progress, yields to messages when it is time, and throws `canceled`
   * after the visitor has canceled. Within a step `done` never falls.
   */
  readonly tick: (done: number, total?: number, step?: Step, files?: FilesDone) => Promise<void> | void;
  /**
   * The bytes of a source, in order, in chunks with arbitrary boundaries (inside a line, inside a character). Calls `tick`
   * itself. A chunk is a view of a recycled buffer and is valid until the next one is requested. A kernel that reads its
   * sources several times passes the number of this pass, so that the progress covers all passes.
   */
  readonly read: (source: AnySource, passes?: number) => AsyncIterable<Uint8Array>;
  /**
   * Opens a sink for a result that may be large. Throws ToolError `no-space` if the expected size must be in memory and doesn't fit. Sinks that are
   * still open when the kernel ends are aborted. The first sink writes to the file that the visitor picked, so open the result
   * before any data for the page's view of it.
   */
  readonly sink: (spec: SinkSpec) => Promise<Sink>;
}

/**
 * A tool's computing, independent of the page. Throws ToolError for a problem that the visitor can cause or fix. Its output is
 * plain data that survives structuredClone (strings, numbers, lists, records, Stored).
 */
export type Kernel<Input extends KernelInput, Options, Output> = (
  input: Input,
  options: Options,
  run: RunContext,
) => Output | Promise<Output>;

/** How a run is split over several workers, and how their outputs are joined. Pure functions that run on the page. */
export interface Partition<Options, Output> {
  /** One set of options per part. If there is only one, splitting doesn't pay off. */
  readonly split: (options: Options, totalBytes: number, workers: number) => readonly Options[];
  readonly join: (outputs: readonly Output[]) => Output;
}

/**
 * The permissions of a tool's worker. `compute`: only compute, since its policy forbids every request. `media`: it may also
 * fetch the media engine from this site, and it ends after each run because the engine's heap never shrinks.
 */
export type Rights = 'compute' | 'media';

/** A `quick` run never waits for another tool's run. `bulk` runs share a fixed number of workers and queue for them. */
export type Weight = 'quick' | 'bulk';

/** The storage that a run's results take, in bytes. It is a maximum, or an estimate if no useful limit is known. */
export interface ResultSize {
  readonly bytes: number;
  readonly isEstimate?: true;
}

/** Undefined if it is unknown. */
export type AskedSize = ResultSize | undefined | Promise<ResultSize | undefined>;

export const atMost = (bytes: number): ResultSize => ({ bytes: Math.ceil(bytes) });
export const about = (bytes: number): ResultSize => ({ bytes: Math.ceil(bytes), isEstimate: true });

declare const types: unique symbol;

/** A kernel as its callers see it: its id, its rights, and its types, which exist only for the compiler. */
export interface KernelSpec<Input extends KernelInput, Options, Output> {
  readonly id: string;
  /** The tool whose messages the kernel uses, if that isn't its id. */
  readonly messagesOf?: string;
  /** The message for a bug in the kernel, if it isn't `failure`. */
  readonly failureKey?: string;
  readonly rights: Rights;
  /**
   * The tool's inputs that a run takes: one source, or a list with one per input. By default the one named `main`. `[]` is
   * none.
   */
  readonly slots?: readonly string[];
  /** The input is a list of all files, in the visitor's order. Otherwise it is the first file. */
  readonly several?: true;
  /** If there are several files, each has a separate run and a separate result. */
  readonly queue?: true;
  /** For `queue`: the options of one of the files, by its place from 1. By default all have the same. */
  readonly ofFile?: (options: Options, place: number, files: number) => Options;
  /** How heavy a compute run is. By default the input decides: up to QUICK_BYTES is quick. */
  readonly weigh?: (options: Options, bytes: number) => Weight;
  /**
   * The part of an output that another tool, or standard output, gets: a file, or a text. By default its `result`, which is
   * also the first sink that the kernel opens. Undefined if there is none.
   */
  readonly resultOf?: (output: Output, options: Options) => Stored | string | undefined;
  /** False if the output is negative: invalid, different, not matching. By default, every output is positive. */
  readonly verdictOf?: (output: Output, options: Options) => boolean;
  /**
   * Everything that an output has to report: what was tolerated, assumed, lost or found. The page shows it with the result, and
   * a command prints it. By default the output's `notes`.
   */
  readonly notesOf?: (output: Output, options: Options) => readonly AnyText[];
  /**
   * Whether the kernel reads its input once from start to end with these options, so that the input can be a pipe. By default
   * it doesn't.
   */
  readonly readsOnce?: (options: Options) => boolean;
  /**
   * The size of the results for an input of so many UTF-8 bytes, for a comparison with the free storage before the run. If it
   * is missing or undefined, nothing is compared.
   */
  readonly resultSize?: (options: Options, bytes: number) => AskedSize;
  /**
   * The time limit for so many bytes, in milliseconds from the kernel's first statement. The page ends a longer run with
   * `timed-out`.
   */
  readonly deadlineMs?: (options: Options, bytes: number) => number;
  /** The tool’s message for a run over its time limit, with `{seconds}`, if it isn't the common one. */
  readonly timeoutKey?: string;
  /**
   * The kernel never yields, so it can't receive a cancel message. Its worker is ended at once, and a spare one is kept warm so
   * that the next run doesn't wait for a new worker.
   */
  readonly synchronous?: true;
  readonly partition?: Partition<Options, Output>;
  readonly [types]?: (input: Input, options: Options) => Output;
}

/** A tool's own message for a run over its time limit. */
export function timeoutMessageOf({
  id,
  messagesOf = id,
  timeoutKey,
}: Pick<KernelSpec<KernelInput, unknown, unknown>, 'id' | 'messagesOf' | 'timeoutKey'>):
  ((ms: number) => Message) | undefined {
  if (timeoutKey === undefined) return undefined;
  return (ms) => ({ messageKey: `${messagesOf}/${timeoutKey}`, values: { seconds: ms / 1000 } });
}
