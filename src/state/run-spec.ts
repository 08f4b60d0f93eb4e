// What a run of the page is: a tool's kernel, or a recipe.
import type { KernelSpec } from '../../workers/contract/run/kernel';
import type { InWords } from '../../workers/contract/run/message';
import type { KernelInput } from '../../workers/contract/run/source';
import type { TextOutput } from '../../workers/contract/run/text-output';
import type { Receipt, RunRecord } from '../../workers/contract/recipe/receipt';
import type { Recipe } from '../../workers/contract/recipe/recipe';
import type { Replayed } from '../../workers/contract/recipe/replay';

type OfBoth = 'id' | 'rights' | 'slots' | 'several' | 'queue' | 'ofFile' | 'weigh' | 'resultSize';

/** With what a receipt records, if the run has one, and whether it is a receipt's again. */
export interface RecipeOutput extends TextOutput {
  readonly recorded?: { readonly run: RunRecord; readonly recipe: Recipe } | undefined;
  readonly replayed?: Replayed | undefined;
}

/** What a run does besides the recipe. With `receipt`, the run is a replay. */
export interface ReceiptSettings {
  readonly hasReceipt?: boolean;
  readonly receipt?: Receipt | undefined;
}

export interface RecipeSpec<Input extends KernelInput, Options, Output> extends Pick<
  KernelSpec<Input, Options, Output>,
  OfBoth
> {
  readonly kind: 'recipe';
  readonly recipeOf: (options: Options) => Recipe;
  readonly receiptOf: (options: Options) => ReceiptSettings;
  /** A recipe's output is that of a kernel with one result. */
  readonly outputOf: (output: InWords<RecipeOutput>) => InWords<Output>;
}

export type RunSpec<Input extends KernelInput, Options, Output> =
  (KernelSpec<Input, Options, Output> & { readonly kind?: 'kernel' }) | RecipeSpec<Input, Options, Output>;
