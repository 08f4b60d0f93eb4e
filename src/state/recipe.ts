// The recipe on the recipe page: its steps, the results of each, and the tools that the visitor has sent results through. How steps
// change is in src/pages/recipe, which loads with that page.
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { KernelSpec } from '../../workers/contract/kernel';
import type { Recipe, RecipeStep } from '../../workers/contract/recipe';
import type { KernelInput } from '../../workers/contract/source';
import type { TextOutput } from '../../workers/contract/text-output';

/** The name of the page's input and runs in the state. */
export const RECIPE = 'recipe';

/** A step with an identity, so that it stays the same card when it moves. */
export interface RecipeCard extends RecipeStep {
  readonly id: string;
}

/** A step's result so far, as its card shows it. */
export interface StepView {
  readonly status: 'running' | 'done' | 'failed' | 'stopped';
  readonly bytes?: number;
  /** The beginning of the result. `hex` for bytes that aren't text. */
  readonly preview?: { readonly kind: 'text' | 'hex'; readonly text: string };
  readonly notes: readonly string[];
  /** What the step is doing. */
  readonly doing?: string;
  readonly isNegative?: true;
}

/** The tools that made an input, by Send to…: the last one's result is the input of `to`. */
export interface Trail {
  readonly steps: readonly RecipeStep[];
  readonly to: string;
  /** The revision of that tool's input. A later one is the visitor's own. */
  readonly input: number;
}

export interface RecipeState {
  readonly name: string;
  readonly cards: readonly RecipeCard[];
  /** Earlier steps, the latest last. */
  readonly past: readonly (readonly RecipeCard[])[];
  /** The field of the last change. */
  readonly edited: string;
  /** By the card's id. */
  readonly views: Readonly<Record<string, StepView>>;
  /** An input that shows what the recipe does. */
  readonly sample: string;
  /** Why the last link or file wasn't opened. Empty if it was. */
  readonly refusal: string;
  /** The visitor is asked for a name to save it under. */
  readonly isSaving: boolean;
  readonly trail?: Trail;
}

const initialState: RecipeState = {
  name: '',
  cards: [],
  past: [],
  edited: '',
  views: {},
  sample: '',
  refusal: '',
  isSaving: false,
};

const slice = createSlice({
  name: RECIPE,
  initialState,
  reducers: {
    recipeChanged: (state, { payload }: PayloadAction<Partial<RecipeState>>): RecipeState => ({ ...state, ...payload }),
  },
});

export const { recipeChanged } = slice.actions;
export const recipeReducer = slice.reducer;

export interface RecipeRunOptions {
  readonly recipe: Recipe;
  /** Called with the views of all steps, those that are off included, while the recipe runs and at its end. */
  readonly onViews?: ((views: readonly (StepView | undefined)[]) => void) | undefined;
}

/** For the page a recipe is a run like any other: its input and its steps give one result. */
export type RecipeSpec = KernelSpec<KernelInput, RecipeRunOptions, TextOutput>;

export const recipeSpec: RecipeSpec = { id: RECIPE, lane: 'compute' };
