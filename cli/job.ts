// One run of a tool, with its types gone: what the command line and the library need of any tool.
import type { Kernel, KernelSpec } from '../workers/contract/kernel';
import type { Option, Options, Shape } from '../workers/contract/options';
import type { Stored } from '../workers/contract/sink';
import type { KernelInput, Source } from '../workers/contract/source';
import type { TextOutput } from '../workers/contract/text-output';
import type { RunReply } from '../workers/contract/wire';
import type { AnyOptionWords } from '../workers/contract/words';
import { wholeText } from '../workers/lib/whole-text';
import type { RunEnvironment } from '../workers/run/context';
import { runKernel } from '../workers/run/run-kernel';

/** `each`: of several inputs, each has a run of its own. `two` are one run. */
export type Takes = 'nothing' | 'one' | 'each' | 'two';

export interface Job {
  readonly takes: Takes;
  /** Results of several inputs are lines that follow one another. Otherwise each needs a file of its own. */
  readonly isListed: boolean;
  readonly readsOnce: boolean;
  /** The first sink that the kernel opens is the result, so it can go straight to its destination. */
  readonly streams: boolean;
  /** In milliseconds. Given for kernels that never yield: they run in a thread, which can be ended. */
  readonly deadlineMs?: (bytes: number) => number;
  /** One input, or a list of two. Never rejects. */
  readonly run: (input: KernelInput, environment: RunEnvironment) => Promise<RunReply<unknown>>;
  readonly resultOf: (output: unknown) => Stored | string | undefined;
  readonly verdictOf: (output: unknown) => boolean;
}

/** What a run needs to know beside its options. */
export interface JobContext {
  /** A name for each input: a path, or `-` for standard input. */
  readonly names: readonly string[];
  /** A secret option's value, as text. */
  readonly key?: string;
}

export interface Tool {
  readonly options: Options;
  readonly words: Readonly<Record<string, AnyOptionWords>>;
  /** Options and values without an effect here, such as a choice of views: there are no flags for them. */
  readonly shape: Shape;
  /** Arguments are the input itself, not names of files. */
  readonly takesText: boolean;
  /** Values have passed `options.parse`. Throws ToolError for what only their combination makes wrong. */
  readonly open: (values: object, context: JobContext) => Promise<Job>;
}

interface Extras<Options, Output> {
  readonly streams?: boolean;
  readonly resultOf?: (output: Output, options: Options) => Stored | string | undefined;
  readonly verdictOf?: (output: Output, options: Options) => boolean;
}

function takesOf<Input extends KernelInput, Values, Output>(spec: KernelSpec<Input, Values, Output>): Takes {
  if (spec.slots) return spec.slots.length === 0 ? 'nothing' : 'two';
  return spec.queue || spec.several ? 'each' : 'one';
}

const usualResult = (output: unknown): Stored | undefined =>
  typeof output === 'object' && output !== null && 'result' in output
    ? ((output.result as Stored | null) ?? undefined)
    : undefined;

/** A kernel with its options. `extras` replace what the spec says of the result. */
export function jobOf<Input extends KernelInput, Values, Output>(
  spec: KernelSpec<Input, Values, Output>,
  kernel: Kernel<Input, Values, Output>,
  options: Values,
  extras: Extras<Values, Output> = {},
): Job {
  const resultOf = extras.resultOf ?? spec.resultOf;
  const verdictOf = extras.verdictOf ?? spec.verdictOf;
  const { deadlineMs } = spec;
  return {
    takes: takesOf(spec),
    isListed: spec.several ?? false,
    readsOnce: spec.readsOnce?.(options) ?? false,
    streams: extras.streams ?? !resultOf,
    ...(deadlineMs && { deadlineMs: (bytes: number) => deadlineMs(options, bytes) }),
    // The spec says which input it takes; the caller has opened just that.
    run: (input, environment) => runKernel(kernel, (spec.several ? [input] : input) as Input, options, environment),
    resultOf: (output) => (resultOf ? resultOf(output as Output, options) : usualResult(output)),
    verdictOf: (output) => verdictOf?.(output as Output, options) ?? true,
  };
}

/** UTF-8 bytes. A token or an amount is never longer. */
const TEXT_LIMIT = 1_000_000;

interface Answer {
  readonly text: string;
  readonly notes?: readonly string[];
  readonly isPositive?: boolean;
}

/** A tool without a kernel: its answer to a short text. */
export function textJob(id: string, answer: (text: string) => Answer | Promise<Answer>): Job {
  const spec: KernelSpec<Source, null, TextOutput & { readonly isPositive: boolean }> = { id, lane: 'compute' };
  const largest = { bytes: TEXT_LIMIT, words: 'The input is too long. Up to 1 MB of text is read here.' };
  return jobOf(
    spec,
    async (source, _, run) => {
      const { text, notes = [], isPositive = true } = await answer(await wholeText(source, run, largest));
      const sink = await run.sink({ mime: 'text/plain' });
      await sink.write(new TextEncoder().encode(text));
      return { result: await sink.close(), notes, isPositive };
    },
    null,
    { verdictOf: (output) => output.isPositive, streams: true },
  );
}

interface Limits {
  /** Options without flags. */
  readonly hidden?: readonly string[];
  /** The only values of a choice that can be had here. */
  readonly only?: Readonly<Record<string, readonly (string | number)[]>>;
  readonly takesText?: true;
  /** An option that counts here in every mode. */
  readonly always?: string;
}

function limited(name: string, option: Option, { only = {}, always }: Limits): Option {
  const { when, ...rest } = option;
  const shown: Option = name === always || !when ? rest : { ...rest, when };
  const values = only[name];
  return shown.kind === 'choice' && values ? { ...shown, values } : shown;
}

export function toolOf<Values extends object, S extends Shape>(
  options: Options<Values, S>,
  words: { readonly options: object },
  open: (values: Values, context: JobContext) => Job | Promise<Job>,
  limits: Limits = {},
): Tool {
  const { hidden = [], takesText } = limits;
  const shown = Object.entries<Option>(options.shape).filter(([name]) => !hidden.includes(name));
  return {
    options,
    words: words.options as Tool['words'],
    shape: Object.fromEntries(shown.map(([name, option]) => [name, limited(name, option, limits)])),
    takesText: takesText ?? false,
    open: async (values, context) => open(values as Values, context),
  };
}
