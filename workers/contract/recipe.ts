// A recipe: tools one after another, each on the result of the one before. It has steps and options, never an input.
import type { ToolErrorData } from './errors';
import type { KernelSpec, LaneName, Progress } from './kernel';
import type { Text as AnyText } from './message';
import type { OptionProblem, Options } from './options';
import type { Stored } from './sink';
import type { KernelInput } from './source';

/** `options` are values of the tool's schema. */
export interface RecipeStep {
  readonly tool: string;
  readonly options: object;
}

export interface Recipe {
  readonly version: 1;
  readonly steps: readonly RecipeStep[];
}

/** Each step has its own worker, and a phone has little memory. */
export const MAX_STEPS = 16;

/** A tool as a step: its schema and its kernel's spec, without their types. */
export interface StepTool {
  readonly kernelId: string;
  readonly lane: LaneName;
  readonly options: Options;
  /** The number of inputs: 0 for a generator, which can only be the first step. */
  readonly inputs: number;
  /** The kernel takes a list of sources. */
  readonly isList: boolean;
  readonly synchronous: boolean;
  /** The kernel's options for values that the schema has parsed. The functions below take these. */
  readonly toKernel: (values: object) => unknown;
  readonly readsOnce: (options: unknown) => boolean;
  readonly resultOf: (output: unknown, options: unknown) => Stored | string | undefined;
  readonly verdictOf: (output: unknown, options: unknown) => boolean;
  readonly deadlineMs: ((options: unknown, bytes: number) => number) | undefined;
}

const resultIn = (output: unknown) => (output as { readonly result?: Stored | string | null }).result ?? undefined;

/**
 * These functions get only values that the schema has parsed, and the kernel's own options and outputs, so the casts are safe.
 */
export function stepTool<Input extends KernelInput, Values extends object, KernelOptions, Output>(
  spec: KernelSpec<Input, KernelOptions, Output>,
  options: Options<Values>,
  toKernel: (values: Values) => KernelOptions,
): StepTool {
  const { readsOnce, resultOf, verdictOf, deadlineMs } = spec;
  return {
    kernelId: spec.id,
    lane: spec.lane,
    options,
    inputs: spec.slots?.length ?? 1,
    isList: spec.several ?? false,
    synchronous: spec.synchronous ?? false,
    toKernel: (values) => toKernel(values as Values),
    readsOnce: (given) => readsOnce?.(given as KernelOptions) ?? false,
    resultOf: (output, given) => (resultOf ? resultOf(output as Output, given as KernelOptions) : resultIn(output)),
    verdictOf: (output, given) => verdictOf?.(output as Output, given as KernelOptions) ?? true,
    deadlineMs: deadlineMs && ((given, bytes) => deadlineMs(given as KernelOptions, bytes)),
  };
}

/** By the ids that recipes use. */
export type StepTools = Readonly<Record<string, StepTool>>;

/** A problem in a recipe. `step` counts from 0, and `tool` is the recipe's text for it, cut to 40 characters. */
export type RecipeProblem =
  | { readonly problem: 'not-a-recipe' | 'other-version' | 'no-steps' | 'too-many-steps' }
  /** No such tool, or one that takes two inputs, or a generator behind another step. */
  | { readonly problem: 'unknown-tool' | 'two-inputs' | 'takes-no-input'; readonly step: number; readonly tool: string }
  | ({ readonly problem: 'bad-option'; readonly step: number; readonly tool: string } & OptionProblem);

export type ParsedRecipe =
  { readonly ok: true; readonly recipe: Recipe } | { readonly ok: false; readonly problem: RecipeProblem };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const MAX_NAME = 40;

/**
 * Checks a recipe of unknown origin: a link, a file, storage. Linear in its size. Options that aren't named have their defaults,
 * and the first problem ends the check.
 */
export function parseRecipe(value: unknown, tools: StepTools): ParsedRecipe {
  const refuse = (problem: RecipeProblem): ParsedRecipe => ({ ok: false, problem });
  if (!isRecord(value) || !Array.isArray(value.steps)) return refuse({ problem: 'not-a-recipe' });
  if (value.version !== 1) return refuse({ problem: 'other-version' });
  const given: readonly unknown[] = value.steps;
  if (given.length === 0) return refuse({ problem: 'no-steps' });
  if (given.length > MAX_STEPS) return refuse({ problem: 'too-many-steps' });
  const steps: RecipeStep[] = [];
  for (const [step, one] of given.entries()) {
    if (!isRecord(one) || typeof one.tool !== 'string') return refuse({ problem: 'not-a-recipe' });
    const place = { step, tool: one.tool.slice(0, MAX_NAME) };
    const tool = Object.hasOwn(tools, one.tool) ? tools[one.tool] : undefined;
    if (!tool) return refuse({ problem: 'unknown-tool', ...place });
    if (tool.inputs > 1) return refuse({ problem: 'two-inputs', ...place });
    if (tool.inputs === 0 && step > 0) return refuse({ problem: 'takes-no-input', ...place });
    const parsed = tool.options.parse(one.options ?? {});
    if (!parsed.ok) {
      const [first = { option: '' }] = parsed.problems;
      return refuse({ problem: 'bad-option', ...place, ...first, option: first.option.slice(0, MAX_NAME) });
    }
    steps.push({ tool: one.tool, options: parsed.options });
  }
  return { ok: true, recipe: { version: 1, steps } };
}

/** The result of a step that the next one has read: its size so far, and its first bytes, up to PREVIEW_BYTES. */
export interface Written {
  readonly bytes: number;
  readonly head: Uint8Array;
}

export const PREVIEW_BYTES = 64 * 1024;

/**
 * How a step ended. A `stopped` one ended because of another step, or was canceled. `notes` are those of the tool, and `losses`
 * are as its output has them. `written` is missing for the last step, and for one whose worker had to be ended.
 */
export type StepReply<Text = AnyText> = { readonly written?: Written } & (
  | { readonly status: 'done'; readonly notes: readonly Text[]; readonly losses?: unknown; readonly verdict: boolean }
  | { readonly status: 'failed'; readonly error: ToolErrorData<Text> }
  | { readonly status: 'stopped' }
);

export type RecipeReply<Text = AnyText> = { readonly steps: readonly StepReply<Text>[] } & (
  | {
      readonly ok: true;
      /** Of the last step: its kernel's output, and what the output's text or file is. */
      readonly output: unknown;
      readonly result: Stored | string | undefined;
    }
  /** `step` is the one that failed, and `error.at` is a place in that step's input. A canceled recipe has no such step. */
  | { readonly ok: false; readonly step?: number; readonly error: ToolErrorData<Text> }
);

/** Progress of a recipe: bytes of the first input, and the last report of each step. */
export interface RecipeProgress<Text = AnyText> {
  readonly done: number;
  readonly total?: number;
  readonly steps: readonly (Progress<Text> | undefined)[];
}
