// The recipe on the recipe page: its steps, the results of each, and the tools that the visitor has sent results through. How steps
// change is in src/pages/recipe/edits.ts, which loads with that page: each event sets the fields that it names.
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Receipt } from '../../workers/contract/recipe/receipt';
import type { RecipeStep } from '../../workers/contract/recipe/recipe';
import { runQueued } from './runs';

/** The name of the page's input and runs in the state. */
export const RECIPE = 'recipe';

/** A step with an id, so that its card stays the same when it moves. */
export interface RecipeCard extends RecipeStep {
  readonly id: string;
}

/** A step's result so far, as shown on its card. */
export interface StepView {
  readonly status: 'running' | 'done' | 'failed' | 'stopped';
  readonly bytes?: number;
  /** The beginning of the result, or `hex` if its bytes aren't text. */
  readonly preview?: { readonly kind: 'text' | 'hex'; readonly text: string };
  readonly notes: readonly string[];
  /** The step's current activity. */
  readonly doing?: string;
  readonly isNegative?: true;
}

/** The tools that made an input by Send to…. The last one's result is the input of `to`. */
export interface Trail {
  readonly steps: readonly RecipeStep[];
  readonly to: string;
  /** The revision of that tool's input. A later revision is the visitor's own. */
  readonly input: number;
}

export interface RecipeState {
  readonly name: string;
  readonly cards: readonly RecipeCard[];
  /** Earlier steps, the latest last. */
  readonly past: readonly (readonly RecipeCard[])[];
  /** The field of the last change. */
  readonly edited: string;
  /** The cards of the last run. */
  readonly ran: readonly string[];
  /** By the card's id. */
  readonly views: Readonly<Record<string, StepView>>;
  /** A sample input that shows what the recipe does. */
  readonly sample: string;
  /** Why the last link or file couldn't be opened. Empty if it could. */
  readonly refusal: string;
  /** It was a receipt. */
  readonly isReceiptRefused?: boolean;
  /** The visitor is being asked for a name to save it under. */
  readonly isSaving: boolean;
  readonly trail?: Trail;
  /** The next results are saved with a receipt. */
  readonly hasReceipts: boolean;
  /** The receipt that the steps are from. */
  readonly receipt?: Receipt | undefined;
}

const initialState: RecipeState = {
  name: '',
  cards: [],
  past: [],
  edited: '',
  ran: [],
  views: {},
  sample: '',
  refusal: '',
  isSaving: false,
  hasReceipts: false,
};

const set = <Field extends keyof RecipeState>(
  state: RecipeState,
  { payload }: PayloadAction<Required<Pick<RecipeState, Field>>>,
) => ({
  ...state,
  ...payload,
});

const slice = createSlice({
  name: RECIPE,
  initialState,
  reducers: {
    stepsChanged: set<'cards' | 'past' | 'edited' | 'refusal'>,
    undone: set<'cards' | 'past' | 'edited'>,
    opened: set<'cards' | 'past' | 'edited' | 'refusal' | 'name' | 'sample' | 'views'>,
    openRefused: set<'refusal' | 'isReceiptRefused'>,
    /** A reload brought it back. Nothing can be undone. */
    restored: set<'cards' | 'name'>,
    renamed: set<'name'>,
    nameAsked: set<'isSaving'>,
    resultSent: set<'trail'>,
    receiptsSwitched: set<'hasReceipts'>,
    receiptOpened: set<'receipt'>,
    /** Of all steps that the run has, in order. Undefined for those that are off. */
    stepsProgressed: (state, { payload }: PayloadAction<readonly (StepView | undefined)[]>) => ({
      ...state,
      views: Object.fromEntries(state.ran.flatMap((id, at) => (payload[at] ? [[id, payload[at]] as const] : []))),
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(runQueued, (state, { payload: { toolId } }) =>
      toolId === RECIPE ? { ...state, ran: state.cards.map(({ id }) => id) } : state,
    );
  },
});

export const {
  stepsChanged,
  undone,
  opened,
  openRefused,
  restored,
  renamed,
  nameAsked,
  resultSent,
  receiptsSwitched,
  receiptOpened,
  stepsProgressed,
} = slice.actions;
export const recipeReducer = slice.reducer;
