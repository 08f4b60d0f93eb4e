// Follows a result through Send to…, so that the tools on its way can become a recipe.
import { keptOptions } from '../visitor/saved-options';
import { EMPTY_INPUT, inputChanged, inputsOf } from './inputs';
import { receiptsSwitched, RECIPE, resultSent, type Trail } from './recipe';
import type { AppThunk, RootState } from './root';
import type { RecipeStep } from '../../workers/contract/recipe/recipe';

/** The tool with its screen's options: the saved ones, and those of this visit. They aren't checked. */
export const stepOf = ({ toolSettings }: RootState, tool: string): RecipeStep => ({
  tool,
  options: { ...keptOptions(tool), ...toolSettings[tool] },
});

/** The steps that made the tool's input. Undefined for an input that didn't come by Send to…. */
export function trailTo(state: Pick<RootState, 'recipe' | 'inputs'>, tool: string): Trail | undefined {
  const { trail } = state.recipe;
  return trail?.to === tool && trail.input === inputsOf(state, tool).revisions.input ? trail : undefined;
}

/** The steps that led to the tool, and the tool itself. Their options aren't checked. */
export const stepsThrough = (state: RootState, tool: string): readonly RecipeStep[] => [
  ...(trailTo(state, tool)?.steps ?? []),
  stepOf(state, tool),
];

/** Call it once the result is the input of `to`. A recipe's result brings all steps of the recipe. */
export const noteSent =
  (from: string, to: string): AppThunk =>
  (dispatch, getState) => {
    const state = getState();
    const steps = from === RECIPE ? state.recipe.cards : stepsThrough(state, from);
    dispatch(resultSent({ trail: { steps, to, input: inputsOf(state, to).revisions.input } }));
  };

/** Gives the tool's input to the recipe page, whose next result gets a receipt. */
export const inputSentForReceipt =
  (tool: string): AppThunk =>
  (dispatch, getState) => {
    const { main = EMPTY_INPUT, ...others } = inputsOf(getState(), tool).slots;
    dispatch(inputChanged({ toolId: RECIPE, input: main, others }));
    dispatch(receiptsSwitched({ hasReceipts: true }));
  };
