// What a run of the page is: a tool's kernel, or a recipe.
import type { KernelSpec } from '../../workers/contract/run/kernel';
import type { InWords } from '../../workers/contract/run/message';
import type { KernelInput } from '../../workers/contract/run/source';
import type { TextOutput } from '../../workers/contract/run/text-output';
import type { Recipe } from '../../workers/contract/recipe/recipe';

type OfBoth = 'id' | 'rights' | 'slots' | 'several' | 'queue' | 'ofFile' | 'weigh' | 'resultSize';

export interface RecipeSpec<Input extends KernelInput, Options, Output> extends Pick<
  KernelSpec<Input, Options, Output>,
  OfBoth
> {
  readonly kind: 'recipe';
  readonly recipeOf: (options: Options) => Recipe;
  /** A recipe's output is that of a kernel with one result. */
  readonly outputOf: (output: InWords<TextOutput>) => InWords<Output>;
}

export type RunSpec<Input extends KernelInput, Options, Output> =
  (KernelSpec<Input, Options, Output> & { readonly kind?: 'kernel' }) | RecipeSpec<Input, Options, Output>;
