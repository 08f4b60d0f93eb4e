// A tool on the command line: its record, and how its options become a run where the kernel doesn't take them as they are.
import { ToolError } from './errors';
import type { KernelSpec, LaneName } from './kernel';
import type { Option, Shape } from './options';
import type { Stored } from './sink';
import type { KernelInput } from './source';

/** Data only, because the page imports it as well. */
export interface CommandRecord {
  /** Typed after `toolyard`: lowercase letters, digits and hyphens. */
  readonly name: string;
  /** Options without flags, such as a choice of views. */
  readonly hidden?: readonly string[];
  /** The only values of a choice that the command line has. */
  readonly only?: Readonly<Record<string, readonly (string | number)[]>>;
  /** Names of flags that differ from the option's, without the hyphens. */
  readonly flags?: Readonly<Record<string, string>>;
  /** Arguments are the input itself, not names of files. */
  readonly takesText?: true;
  /** An option that counts here in every mode. */
  readonly always?: string;
}

/** A run's settings besides its options. */
export interface CommandContext {
  /** A name for each input: a path, or `-` for standard input. */
  readonly names: readonly string[];
  /** A secret option's value, as text. */
  readonly key?: string;
  /** The result goes to a terminal. */
  readonly isShown?: boolean;
}

/** `each`: of several inputs, each has a run of its own. `two` are one run. */
export type Takes = 'nothing' | 'one' | 'each' | 'two';

/** One run of a kernel, without its types. */
export interface KernelRun {
  readonly kernelId: string;
  /** The tool whose messages the kernel uses. */
  readonly messagesOf: string;
  readonly lane: LaneName;
  /** The kernel never yields: see KernelSpec. */
  readonly synchronous: boolean;
  readonly options: unknown;
  readonly takes: Takes;
  /** The kernel takes a list of sources. Results of several inputs are then lines that follow one another. */
  readonly isListed: boolean;
  readonly readsOnce: boolean;
  /** The first sink that the kernel opens is the result, so it can go straight to its destination. */
  readonly streams: boolean;
  /** In milliseconds. Given for kernels that never yield. */
  readonly deadlineMs?: (bytes: number) => number;
  readonly resultOf: (output: unknown) => Stored | string | undefined;
  readonly verdictOf: (output: unknown) => boolean;
}

export interface TextAnswer {
  readonly text: string;
  readonly notes?: readonly string[];
  /** False for a negative answer. */
  readonly isPositive?: boolean;
}

/** A tool without a kernel: its answer to a short text. */
export interface TextRun {
  readonly answer: (text: string) => TextAnswer | Promise<TextAnswer>;
}

export type CommandRun = KernelRun | TextRun;

/** Values have passed the tool's schema. Throws ToolError for what only their combination makes wrong. */
export type OpenRun<Values extends object> = (
  values: Values,
  context: CommandContext,
) => CommandRun | Promise<CommandRun>;

interface RunExtras<Values, Output> {
  readonly streams?: boolean;
  readonly takes?: Takes;
  readonly resultOf?: (output: Output, options: Values) => Stored | string | undefined;
  readonly verdictOf?: (output: Output, options: Values) => boolean;
}

function takesOf<Input extends KernelInput, Values, Output>(spec: KernelSpec<Input, Values, Output>): Takes {
  if (spec.slots) return spec.slots.length === 0 ? 'nothing' : 'two';
  return spec.queue || spec.several ? 'each' : 'one';
}

const usualResult = (output: unknown): Stored | undefined =>
  typeof output === 'object' && output !== null && 'result' in output
    ? ((output.result as Stored | null) ?? undefined)
    : undefined;

/** `extras` replace what the spec says. Only outputs of the spec's kernel come back, so the casts are safe. */
export function kernelRun<Input extends KernelInput, Values, Output>(
  spec: KernelSpec<Input, Values, Output>,
  options: NoInfer<Values>,
  extras: RunExtras<Values, Output> = {},
): KernelRun {
  const resultOf = extras.resultOf ?? spec.resultOf;
  const verdictOf = extras.verdictOf ?? spec.verdictOf;
  const { deadlineMs } = spec;
  return {
    kernelId: spec.id,
    messagesOf: spec.messagesOf ?? spec.id,
    lane: spec.lane,
    synchronous: spec.synchronous ?? false,
    options,
    takes: extras.takes ?? takesOf(spec),
    isListed: spec.several ?? false,
    readsOnce: spec.readsOnce?.(options) ?? false,
    streams: extras.streams ?? !resultOf,
    ...(deadlineMs && { deadlineMs: (bytes: number) => deadlineMs(options, bytes) }),
    resultOf: (output) => (resultOf ? resultOf(output as Output, options) : usualResult(output)),
    verdictOf: (output) => verdictOf?.(output as Output, options) ?? true,
  };
}

/** Flags, and what they do. */
export type HelpRow = readonly [flags: string, help: string];

export interface CommandReference {
  /** Options of every tool. */
  readonly common: readonly HelpRow[];
  readonly tools: readonly {
    readonly name: string;
    /** On the site. */
    readonly id: string;
    readonly title: string;
    readonly description: string;
    readonly usage: string;
    readonly options: readonly HelpRow[];
  }[];
}

/** An input or an option that can't be right, as a sentence. */
export const badInput = (text: string, option?: string) =>
  new ToolError('invalid-input', text, option === undefined ? {} : { option });

/** Rows of a label and a text, each on a line. */
export const labeledLines = (rows: readonly { readonly label: string; readonly text: string }[]) =>
  rows.map(({ label, text }) => `${label}: ${text}\n`).join('');

function limited(name: string, option: Option, { only = {}, always }: CommandRecord): Option {
  const { when, ...rest } = option;
  const shown: Option = name === always || !when ? rest : { ...rest, when };
  const values = only[name];
  return shown.kind === 'choice' && values ? { ...shown, values } : shown;
}

/** The options and values that the command line has. */
export const commandShape = (shape: Shape, record: CommandRecord): Shape =>
  Object.fromEntries(
    Object.entries(shape)
      .filter(([name]) => !record.hidden?.includes(name))
      .map(([name, option]) => [name, limited(name, option, record)]),
  );
