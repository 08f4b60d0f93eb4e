// The contract between a kernel and whatever runs it: a worker, the page's own thread, a test or a benchmark.
import type { AudioEngine, EngineProgress } from './audio-engine';
import type { Sink, SinkSpec } from './sink';
import type { KernelInput, Source } from './source';

/** What a stretch of progress counts. `seconds` are seconds of media. */
export interface Step {
  readonly label: string;
  readonly unit: 'bytes' | 'seconds';
}

export interface Progress {
  readonly done: number;
  /** Unknown totals stay undefined: the bar then moves without a percentage. */
  readonly total?: number;
  readonly step: Step;
}

/** What only some threads have. A kernel that needs a missing port refuses in words. */
export interface Ports {
  readonly audioEngine?: (onProgress: EngineProgress) => Promise<AudioEngine>;
}

export interface RunContext {
  readonly signal: AbortSignal;
  readonly ports: Ports;
  /**
   * The one verb of a working kernel: reports progress, lets messages in when it is time (await what it returns), and
   * throws `cancelled` once the visitor has asked for it. Within a step `done` never falls.
   */
  readonly tick: (done: number, total?: number, step?: Step) => Promise<void> | void;
  /**
   * The bytes of a source, in order, in chunks cut anywhere (inside a line, inside a character). Ticks by itself. A chunk
   * is a view of a recycled buffer: it is valid until the next one is asked for. A kernel that reads its sources several
   * times says so each time, for its progress to be that of all passes.
   */
  readonly read: (source: Source, passes?: number) => AsyncIterable<Uint8Array>;
  /**
   * Opens a way out for a result that may be large. Throws ToolError `no-space` where its expected size does not fit. Sinks
   * still open when the kernel ends are aborted.
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
 * Where a run goes. `text`: typed text to the quick lane, files to the bulk lane. `media`: a worker of its own that may
 * load the media engine.
 */
export type LaneHint = 'text' | 'media';

declare const types: unique symbol;

/** A kernel as its callers see it: its id, its lane, and its types (which exist for the compiler only). */
export interface KernelSpec<Input extends KernelInput, Options, Output> {
  readonly id: string;
  readonly lane: LaneHint;
  /** What the visitor reads when the fault is ours; the title is 'Error' unless given. */
  readonly failure: { readonly title?: string; readonly text: string };
  readonly partition?: Partition<Options, Output>;
  readonly [types]?: (input: Input, options: Options) => Output;
}
