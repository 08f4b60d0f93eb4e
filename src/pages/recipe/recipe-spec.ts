// A recipe as a run: its input and steps make one result.
import type { Recipe } from '../../../workers/contract/recipe/recipe';
import type { ResultSize } from '../../../workers/contract/run/kernel';
import type { KernelInput } from '../../../workers/contract/run/source';
import { RECIPE } from '../../state/recipe';
import type { ReceiptSettings, RecipeOutput, RecipeSpec } from '../../state/run-spec';

export interface RecipeRunOptions extends ReceiptSettings {
  readonly recipe: Recipe;
  readonly resultSize?: (bytes: number) => Promise<ResultSize | undefined>;
}

export const recipeSpec: RecipeSpec<KernelInput, RecipeRunOptions, RecipeOutput> = {
  kind: 'recipe',
  id: RECIPE,
  rights: 'compute',
  recipeOf: ({ recipe }) => recipe,
  receiptOf: ({ hasReceipt = false, receipt }) => ({ hasReceipt, receipt }),
  outputOf: (output) => output,
  resultSize: ({ resultSize }, bytes) => resultSize?.(bytes),
};
