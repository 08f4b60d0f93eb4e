// Which steps can follow which, and why others can't.
import { stepsThatRun, type Recipe, type RecipeStep } from './recipe';
import { wayOf, type StepTool, type StepTools, type StepWay } from './step-tool';

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

/** The recipe's runs take two inputs, and all steps but the last run on both. */
export function takesTwo(recipe: Recipe, tools: StepTools): boolean {
  const last = stepsThatRun(recipe).at(-1);
  const tool = last && tools[last.tool];
  return last !== undefined && tool !== undefined && wayOf(tool, last.options)?.takes === 'two-texts';
}
