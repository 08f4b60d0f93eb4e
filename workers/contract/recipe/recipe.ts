// A recipe: tools one after another, each on the result of the one before. It has steps and options, never an input.
import { commandShape, kernelRun, type CommandRecord, type KernelRun, type OpenRun } from '../options/command';
import type { ToolErrorData } from '../run/errors';
import type { KernelSpec, Progress } from '../run/kernel';
import type { Text as AnyText } from '../run/message';
import { allows, counts, type Option, type OptionProblem, type Options, type Shape } from '../options/options';
import type { Stored } from '../run/sink';
import type { KernelInput } from '../run/source';

/** `options` are values of the tool's schema. */
export interface RecipeStep {
  /** The tool's id on the site. */
  readonly tool: string;
  readonly options: object;
  /** The step is kept, but doesn't run. */
  readonly isOff?: true;
}

export interface Recipe {
  readonly version: 1;
  /** One line of at most LONGEST_NAME characters. Empty for a recipe without a name. */
  readonly name: string;
  readonly steps: readonly RecipeStep[];
}

/** Each step has its own worker, and a phone has little memory. */
export const MAX_STEPS = 16;

/** In Unicode code points. */
export const LONGEST_NAME = 80;

/** `bytes` are any bytes, text included. `two-texts`: two inputs, which both go through the steps before. */
export type StepTakes = 'nothing' | 'text' | 'bytes' | 'two-texts';

/**
 * - `text`: always text.
 * - `bytes`: any bytes, so perhaps text.
 * - `image`: never text.
 * - `files`: a ZIP of several files.
 * - `verdict`: only yes or no.
 */
export type StepGives = 'text' | 'bytes' | 'image' | 'files' | 'verdict';

/** A way to use a tool as a step, such as the decoding of Base64. */
export interface StepWay<Values extends object = object> {
  /** The options that choose it. */
  readonly set: Partial<Values>;
  readonly takes: StepTakes;
  readonly gives: StepGives;
  /**
   * The options that make the opposite step, which may depend on the others. Undefined if there is none. The opposite of the opposite
   * is the step itself, in the options that count.
   */
  readonly opposite?: Partial<Values> | ((values: Values) => Partial<Values> | undefined);
}

/** A tool as a step, in its folder's `step.ts`: its schema, its ways, and how its options become a run of its kernel. */
export interface StepTool {
  /** On the site. */
  readonly id: string;
  readonly command: CommandRecord;
  readonly options: Options;
  /** The first one whose `set` the values have counts. Options in none of them can't be a step. */
  readonly ways: readonly StepWay[];
  /** Values have passed `options.parse`. Throws ToolError for what only their combination makes wrong. */
  readonly open: (values: object) => Promise<KernelRun>;
}

interface StepDefinition<Values extends object> {
  readonly id: string;
  readonly command: CommandRecord;
  readonly options: Options<Values>;
  readonly ways: readonly StepWay<NoInfer<Values>>[];
  readonly open: OpenRun<NoInfer<Values>>;
}

/** The schema has parsed the values that come back, so the casts are safe. */
export function defineStep<Values extends object>({ open, ways, ...step }: StepDefinition<Values>): StepTool {
  return {
    ...step,
    ways,
    async open(values) {
      const run = await open(values as Values, { names: [] });
      if ('answer' in run) throw new Error(`${step.id} has no kernel under these options.`);
      return run;
    },
  };
}

/** For a tool whose options are its kernel's. */
export const kernelStep = <Input extends KernelInput, Values extends object, Output>(
  command: CommandRecord,
  spec: KernelSpec<Input, Values, Output>,
  options: Options<NoInfer<Values>>,
  ways: readonly StepWay<NoInfer<Values>>[],
): StepTool => defineStep<Values>({ id: spec.id, command, options, ways, open: (values) => kernelRun(spec, values) });

/** By the tools' ids. */
export type StepTools = Readonly<Record<string, StepTool>>;

/** By the tool's id, or by its command's name. */
export const findStepTool = (tools: StepTools, name: string): StepTool | undefined =>
  Object.hasOwn(tools, name) ? tools[name] : Object.values(tools).find(({ command }) => command.name === name);

/** Undefined if a step can't have these options. */
export function wayOf({ ways }: StepTool, values: object): StepWay | undefined {
  const given = new Map(Object.entries(values));
  return ways.find(({ set }) => Object.entries(set).every(([name, value]) => given.get(name) === value));
}

/** The value that keeps a tool from being a step, and those that it may have instead. */
export interface UnfitOption {
  readonly option: string;
  readonly value: unknown;
  readonly allowed: readonly unknown[];
}

/** For options that no way has. */
function unfitOption({ ways }: StepTool, values: object): UnfitOption | undefined {
  const given = new Map<string, unknown>(Object.entries(values));
  const names = [...new Set(ways.flatMap(({ set }) => Object.keys(set)))];
  let fitting = ways.map(({ set }) => new Map<string, unknown>(Object.entries(set)));
  for (const option of names) {
    const value = given.get(option);
    const left = fitting.filter((set) => !set.has(option) || set.get(option) === value);
    if (left.length === 0) return { option, value, allowed: [...new Set(fitting.map((set) => set.get(option)))] };
    fitting = left;
  }
  return undefined;
}

/** A problem in a recipe. `step` counts from 0, and `tool` is the recipe's text for it, cut to 40 characters. */
export type RecipeProblem =
  | { readonly problem: 'not-a-recipe' | 'other-version' | 'bad-name' | 'no-steps' | 'too-many-steps' }
  /** No such tool, or one that can't be a step. */
  | { readonly problem: 'unknown-tool'; readonly step: number; readonly tool: string }
  | ({ readonly problem: 'bad-option'; readonly step: number; readonly tool: string } & OptionProblem);

export type ParsedRecipe =
  { readonly ok: true; readonly recipe: Recipe } | { readonly ok: false; readonly problem: RecipeProblem };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u;

const isName = (name: unknown): name is string =>
  typeof name === 'string' &&
  name.length <= 2 * LONGEST_NAME &&
  !CONTROL.test(name) &&
  Array.from(name).length <= LONGEST_NAME;

/** Any text as a recipe's name: its beginning, on one line. */
export function recipeName(text: string): string {
  const line = text
    .slice(0, 8 * LONGEST_NAME)
    .replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
    .trim();
  return Array.from(line).slice(0, LONGEST_NAME).join('').trim();
}

/** A value as the schema has it, for a text that writes `2` for “2”, and `md5,sha1` for a list. */
function withType(option: Option | undefined, value: unknown): unknown {
  if (!option || option.kind === 'secret' || allows(option, value)) return value;
  // A typed text isn't, because its numeral would change: 1.0.
  if (typeof value === 'number' && option.kind !== 'text' && allows(option, String(value))) return String(value);
  if (option.kind === 'choices' && typeof value === 'string') return value.split(',');
  return value;
}

const withTypes = (shape: Shape, options: unknown): unknown =>
  isRecord(options)
    ? Object.fromEntries(
        Object.entries(options).map(([name, value]) => [
          name,
          withType(Object.hasOwn(shape, name) ? shape[name] : undefined, value),
        ]),
      )
    : options;

/** The options, with the defaults of those that no form and no command line shows beside the others. */
function shownOptions({ options: { shape, defaults }, command }: StepTool, values: object): object {
  const shown = commandShape(shape, command);
  const given = Object.fromEntries(Object.entries(values));
  const hidden = Object.entries(defaults).filter(([name]) => !shown[name] || !counts(shown, shown[name], given));
  return { ...values, ...Object.fromEntries(hidden) };
}

/** Characters of a problem's texts. */
const SHOWN = 40;

/**
 * Checks a recipe of unknown origin: a link, a file, storage. Linear in its size. Options that aren't named, and those that are
 * hidden beside the others, have their defaults. The first problem ends the check. Whether each step can follow the one before is a question for `misfitsOf`.
 */
export function parseRecipe(value: unknown, tools: StepTools): ParsedRecipe {
  const refuse = (problem: RecipeProblem): ParsedRecipe => ({ ok: false, problem });
  if (!isRecord(value) || !Array.isArray(value.steps)) return refuse({ problem: 'not-a-recipe' });
  if (value.version !== 1) return refuse({ problem: 'other-version' });
  const { name = '' } = value;
  if (!isName(name)) return refuse({ problem: 'bad-name' });
  const given: readonly unknown[] = value.steps;
  if (given.length === 0) return refuse({ problem: 'no-steps' });
  if (given.length > MAX_STEPS) return refuse({ problem: 'too-many-steps' });
  const steps: RecipeStep[] = [];
  for (const [step, one] of given.entries()) {
    if (!isRecord(one) || typeof one.tool !== 'string') return refuse({ problem: 'not-a-recipe' });
    const place = { step, tool: one.tool.slice(0, SHOWN) };
    const tool = findStepTool(tools, one.tool);
    if (!tool) return refuse({ problem: 'unknown-tool', ...place });
    const parsed = tool.options.parse(withTypes(tool.options.shape, one.options ?? {}));
    if (!parsed.ok) {
      const [first = { option: '' }] = parsed.problems;
      return refuse({ problem: 'bad-option', ...place, ...first, option: first.option.slice(0, SHOWN) });
    }
    steps.push({
      tool: tool.id,
      options: shownOptions(tool, parsed.options),
      ...(one.isOff === true && { isOff: true }),
    });
  }
  return { ok: true, recipe: { version: 1, name: name.trim(), steps } };
}

/** The steps that run, with their places among all. */
export const stepsThatRun = ({ steps }: Recipe): readonly (RecipeStep & { readonly place: number })[] =>
  steps.flatMap((step, place) => (step.isOff ? [] : [{ ...step, place }]));

/**
 * Why a step can't be where it is.
 * - `not-a-step`: a recipe can't have the tool with these options.
 * - `takes-nothing`: it makes its own data, so it can only be the first step.
 * - `not-last`: it has two inputs, so it can only be the last step.
 * - `same-sides`: it compares two inputs, but the first step takes none.
 * - `gives-…`: the step before has no text for it.
 */
export type Misfit =
  'not-a-step' | 'takes-nothing' | 'not-last' | 'same-sides' | 'gives-verdict' | 'gives-image' | 'gives-files';

/** `place` counts all steps from 0, and `before` is the place of the step that `gives-…` is about. */
export interface MisfitAt {
  readonly place: number;
  readonly misfit: Misfit;
  readonly before?: number;
  /** For `not-a-step`. */
  readonly unfit?: UnfitOption;
}

const MISFIT_OF = { image: 'gives-image', files: 'gives-files', verdict: 'gives-verdict' } as const;

/** Why a step of this way can't follow; undefined if it can. `before` is undefined for the first step. */
export function misfitAfter(before: StepWay | undefined, way: StepWay | undefined): Misfit | undefined {
  if (!way) return 'not-a-step';
  if (!before) return undefined;
  if (way.takes === 'nothing') return 'takes-nothing';
  const { gives } = before;
  if (gives === 'text' || gives === 'bytes') return undefined;
  return way.takes === 'bytes' && gives !== 'verdict' ? undefined : MISFIT_OF[gives];
}

/** All problems between the steps that run, in order. A recipe with any can't run. */
export function misfitsOf(recipe: Recipe, tools: StepTools): readonly MisfitAt[] {
  const steps = stepsThatRun(recipe).map(({ tool: id, options, place }) => {
    const tool = tools[id];
    return { place, way: tool && wayOf(tool, options), unfit: tool && unfitOption(tool, options) };
  });
  return steps.flatMap(({ place, way, unfit }, index): MisfitAt[] => {
    const before = steps[index - 1];
    const misfit = misfitAfter(before?.way, way);
    if (!way) return [{ place, misfit: 'not-a-step', ...(unfit && { unfit }) }];
    if (misfit) return [{ place, misfit, ...(before && misfit.startsWith('gives-') && { before: before.place }) }];
    if (way.takes !== 'two-texts') return [];
    if (index < steps.length - 1) return [{ place, misfit: 'not-last' }];
    return index > 0 && steps[0]?.way?.takes === 'nothing' ? [{ place, misfit: 'same-sides' }] : [];
  });
}

/** The recipe's runs take two inputs, and all steps but the last run on both. */
export function takesTwo(recipe: Recipe, tools: StepTools): boolean {
  const last = stepsThatRun(recipe).at(-1);
  const tool = last && tools[last.tool];
  return last !== undefined && tool !== undefined && wayOf(tool, last.options)?.takes === 'two-texts';
}

/** Every step that could follow, or begin a recipe, with the defaults of its other options: one for each way of each tool. */
export function stepsAfter(before: RecipeStep | undefined, tools: StepTools): readonly RecipeStep[] {
  const tool = before && tools[before.tool];
  const given = before && tool ? wayOf(tool, before.options) : undefined;
  if (before && !given) return [];
  return Object.values(tools).flatMap(({ id, options, ways }) =>
    ways
      .filter((way) => misfitAfter(given, way) === undefined)
      .map(({ set }) => ({ tool: id, options: { ...options.defaults, ...set } })),
  );
}

export type ReversedRecipe =
  | { readonly ok: true; readonly recipe: Recipe }
  /** The places of the steps that have no opposite. */
  | { readonly ok: false; readonly places: readonly number[] };

/**
 * The recipe that takes its results back: the opposite steps in the opposite order. Steps that are off may have no opposite. The
 * reverse of the reverse is the recipe.
 */
export function reverseRecipe(recipe: Recipe, tools: StepTools): ReversedRecipe {
  const turned = recipe.steps.map((step) => oppositeOf(step, tools));
  const places = turned.flatMap((step, place) => (step ? [] : [place]));
  if (places.length > 0) return { ok: false, places };
  return { ok: true, recipe: { ...recipe, steps: turned.flatMap((step) => step ?? []).toReversed() } };
}

type OppositeOf = (values: object) => object | undefined;

function oppositeOf(step: RecipeStep, tools: StepTools): RecipeStep | undefined {
  const tool = tools[step.tool];
  const opposite = tool && wayOf(tool, step.options)?.opposite;
  const set = typeof opposite === 'function' ? (opposite as OppositeOf)(step.options) : opposite;
  if (!set) return step.isOff ? step : undefined;
  return { ...step, options: { ...step.options, ...set } };
}

/** A step's result so far: its size, and its first bytes, up to PREVIEW_BYTES. */
export interface Written {
  readonly bytes: number;
  readonly head: Uint8Array;
}

export const PREVIEW_BYTES = 64 * 1024;

/**
 * How a step ended. A `stopped` one ended because of another step, or was canceled. `notes` are all that its output says. `written` is missing for a step that had no time to begin, and for a last one without a result; its
 * head is empty if the result went straight to the visitor's file.
 */
export type StepReply<Text = AnyText> = { readonly written?: Written } & (
  | { readonly status: 'done'; readonly notes: readonly Text[]; readonly verdict: boolean }
  | { readonly status: 'failed'; readonly error: ToolErrorData<Text> }
  | { readonly status: 'stopped' }
);

/** `steps` are those that run. `others` are the runs on the second input, of all steps but the last. */
export type RecipeReply<Text = AnyText> = {
  readonly steps: readonly StepReply<Text>[];
  readonly others?: readonly StepReply<Text>[];
} & (
  | {
      readonly ok: true;
      /** Of the last step: its kernel's output, and what the output's text or file is. */
      readonly output: unknown;
      readonly result: Stored | string | undefined;
    }
  /** `step` is the one that failed, and `error.at` is a place in that step's input. A canceled recipe has no such step. */
  | {
      readonly ok: false;
      readonly step?: number;
      /** It failed on the second input. */
      readonly isOther?: true;
      readonly error: ToolErrorData<Text>;
    }
);

/**
 * Progress of a recipe: bytes of its input or inputs, and the last report of each step that runs. `written` is what each step but
 * the last has given so far, at most every 250 ms. With two inputs, the reports are those of the first one.
 */
export interface RecipeProgress<Text = AnyText> {
  readonly done: number;
  readonly total?: number;
  readonly steps: readonly (Progress<Text> | undefined)[];
  readonly written: readonly (Written | undefined)[];
}
