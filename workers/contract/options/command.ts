// A tool on the command line: its record, and how its options become a run if the kernel doesn't take them unchanged.
import { ToolError } from '../run/errors';
import { timeoutMessageOf, type AskedSize, type KernelSpec, type Rights } from '../run/kernel';
import type { Message, Text } from '../run/message';
import type { Option, Shape } from './options';
import type { Stored } from '../run/sink';
import type { KernelInput } from '../run/source';

/** The options of any tool. */
type AnyValues = Readonly<Record<string, string | number>>;

/** Data only, because the page imports it as well. `Values` are the tool's options. */
export interface CommandRecord<Values = AnyValues> {
  /** Typed after `toolyard`: lowercase letters, digits and hyphens. */
  readonly name: string;
  /** Options without flags, such as a choice of views. */
  readonly hidden?: readonly (keyof Values & string)[];
  /** The only values of a choice that the command line has. */
  readonly only?: { readonly [Name in keyof Values]?: readonly Extract<Values[Name], string | number>[] };
  /** Names of flags that differ from the option's, without the hyphens. */
  readonly flags?: { readonly [Name in keyof Values]?: string };
  /** Arguments are the input itself, not names of files. */
  readonly takesText?: true;
  /** The tool can't be a step of a recipe, though its runs have a kernel. */
  readonly notStep?: true;
  /** An option that counts here in every mode. */
  readonly always?: keyof Values & string;
}

/** A run's settings besides its options. */
export interface CommandContext {
  /** A name for each input: a path, or `-` for standard input. */
  readonly names: readonly string[];
  /** A secret option's value, as text. */
  readonly key?: string;
  /** When each input was changed, in milliseconds since 1970. Only files have a time. */
  readonly modified?: readonly (number | undefined)[];
  /** Equal for all names of one file, such as hard links. */
  readonly identities?: readonly (string | undefined)[];
  /** The run sees the bytes of files. A typed text and a converted encoding have others. */
  readonly areFiles?: boolean;
  /** The result is a part of a list whose heading is written already. */
  readonly isContinued?: boolean;
  /** The result goes to a terminal. */
  readonly isShown?: boolean;
}

/** `each`: every input has a separate run. `two`: both inputs belong to one run. */
export type Takes = 'nothing' | 'one' | 'each' | 'two';

/** One run of a kernel, without its types. */
export interface KernelRun {
  readonly kernelId: string;
  /** The tool whose messages the kernel uses. */
  readonly messagesOf: string;
  readonly rights: Rights;
  /** True if the kernel never yields: see KernelSpec. */
  readonly synchronous: boolean;
  readonly options: unknown;
  readonly takes: Takes;
  /** True if the kernel takes a list of sources. The results of several inputs are then consecutive lines. */
  readonly isListed: boolean;
  /** Comes before the lines of all inputs, whose results then leave it out: see CommandContext. */
  readonly heading?: string;
  /** True if inputs may share a run: its result is theirs, one after another. */
  readonly sharesRuns: boolean;
  readonly readsOnce: boolean;
  /** True if the first sink that the kernel opens is the result, which can then be written directly to its destination. */
  readonly streams: boolean;
  /** See KernelSpec. */
  readonly resultSize?: (bytes: number) => AskedSize;
  /** In milliseconds. Set for kernels that never yield. */
  readonly deadlineMs?: (bytes: number) => number;
  /** For a run over its time limit. */
  readonly timedOut?: ((ms: number) => Message) | undefined;
  readonly resultOf: (output: unknown) => Stored | string | undefined;
  readonly verdictOf: (output: unknown) => boolean;
  readonly notesOf: (output: unknown) => readonly Text[];
  /** Those of the notes that report inputs which could not be read. */
  readonly problemsOf: (output: unknown) => readonly Text[];
}

export interface TextAnswer {
  readonly text: string;
  readonly notes?: readonly Text[];
  /** False if the result is negative. */
  readonly isPositive?: boolean;
}

/** A tool without a kernel: computes a result from a short text. */
export interface TextRun {
  readonly answer: (text: string) => TextAnswer | Promise<TextAnswer>;
}

export type CommandRun = KernelRun | TextRun;

/** The values have passed the tool's schema. Throws ToolError for values that are invalid only in combination. */
export type OpenRun<Values extends object> = (
  values: Values,
  context: CommandContext,
) => CommandRun | Promise<CommandRun>;

interface RunExtras<Values, Output> {
  readonly streams?: boolean;
  readonly takes?: Takes;
  readonly heading?: string | undefined;
  readonly sharesRuns?: boolean;
  readonly resultOf?: (output: Output, options: Values) => Stored | string | undefined;
  readonly verdictOf?: (output: Output, options: Values) => boolean;
  readonly notesOf?: (output: Output, options: Values) => readonly Text[];
  readonly problemsOf?: (output: Output) => readonly Text[];
}

function takesOf<Input extends KernelInput, Values, Output>(spec: KernelSpec<Input, Values, Output>): Takes {
  if (spec.slots) return spec.slots.length === 0 ? 'nothing' : 'two';
  return spec.queue || spec.several ? 'each' : 'one';
}

const usualResult = (output: unknown): Stored | undefined =>
  typeof output === 'object' && output !== null && 'result' in output
    ? ((output.result as Stored | null) ?? undefined)
    : undefined;

const usualNotes = (output: unknown): readonly Text[] =>
  typeof output === 'object' && output !== null && 'notes' in output ? (output.notes as readonly Text[]) : [];

/** `extras` override the spec. Only outputs of the spec's kernel come back, so the casts are safe. */
export function kernelRun<Input extends KernelInput, Values, Output>(
  spec: KernelSpec<Input, Values, Output>,
  options: NoInfer<Values>,
  extras: RunExtras<Values, Output> = {},
): KernelRun {
  const resultOf = extras.resultOf ?? spec.resultOf;
  const verdictOf = extras.verdictOf ?? spec.verdictOf;
  const notesOf = extras.notesOf ?? spec.notesOf;
  const { deadlineMs, resultSize } = spec;
  return {
    kernelId: spec.id,
    messagesOf: spec.messagesOf ?? spec.id,
    rights: spec.rights,
    synchronous: spec.synchronous ?? false,
    options,
    takes: extras.takes ?? takesOf(spec),
    isListed: spec.several ?? false,
    ...(extras.heading !== undefined && { heading: extras.heading }),
    sharesRuns: extras.sharesRuns ?? false,
    readsOnce: spec.readsOnce?.(options) ?? false,
    streams: extras.streams ?? !resultOf,
    ...(resultSize && { resultSize: (bytes: number) => resultSize(options, bytes) }),
    ...(deadlineMs && { deadlineMs: (bytes: number) => deadlineMs(options, bytes), timedOut: timeoutMessageOf(spec) }),
    resultOf: (output) => (resultOf ? resultOf(output as Output, options) : usualResult(output)),
    verdictOf: (output) => verdictOf?.(output as Output, options) ?? true,
    notesOf: (output) => notesOf?.(output as Output, options) ?? usualNotes(output),
    problemsOf: (output) => extras.problemsOf?.(output as Output) ?? [],
  };
}

/** A flag, its description, and the option's name in the library and in MCP. */
export type HelpRow = readonly [flags: string, help: string, name?: string];

export interface CommandReference {
  /** Options that every tool has. */
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

/** An input or an option that is certainly wrong. */
export const badInput = (text: Text, option?: string) =>
  new ToolError('invalid-input', text, option === undefined ? {} : { option });

/** Rows of a label and a text, each on a line. */
export const labeledLines = (rows: readonly { readonly label: string; readonly text: string }[]) =>
  rows.map(({ label, text }) => `${label}: ${text}\n`).join('');

function limited(name: string, option: Option, { only = {}, always }: CommandRecord): Option {
  const { when: _when, also: _also, ...rest } = option;
  const shown: Option = name === always ? rest : option;
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
