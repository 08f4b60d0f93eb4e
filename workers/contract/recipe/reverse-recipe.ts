// The recipe that undoes a recipe.
import type { Recipe, RecipeStep } from './recipe';
import { wayOf, type StepTools } from './step-tool';

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
