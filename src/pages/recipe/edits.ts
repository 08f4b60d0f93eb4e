// Changes of the recipe's steps. Each can be undone.
import { nanoid } from '@reduxjs/toolkit';
import type { RecipeStep } from '../../../workers/contract/recipe/recipe';
import { opened, receiptOpened, stepsChanged, undone, type RecipeCard, type RecipeState } from '../../state/recipe';
import type { AppThunk } from '../../state/root';

type Cards = readonly RecipeCard[];

export const cardOf = (step: RecipeStep): RecipeCard => ({ ...step, id: nanoid(8) });

/** The most changes that can be undone. */
const MOST_UNDONE = 50;

/** `edited` names the field that the visitor is typing into, so that undo works by words and not by letters. */
function changed({ cards: before, past, edited: last }: RecipeState, cards: Cards, edited = '') {
  const isSameField = edited !== '' && edited === last;
  return { cards, past: isSameField ? past : [...past, before].slice(-MOST_UNDONE), edited, refusal: '' };
}

export const undo = (): AppThunk => (dispatch, getState) => {
  const { cards, past } = getState().recipe;
  dispatch(undone({ cards: past.at(-1) ?? cards, past: past.slice(0, -1), edited: '' }));
};

export const changeCards =
  (change: (cards: Cards) => Cards, edited = ''): AppThunk =>
  (dispatch, getState) =>
    dispatch(stepsChanged(changed(getState().recipe, change(getState().recipe.cards), edited)));

/** Replaces all steps. */
export const openRecipe =
  ({
    steps,
    name,
    sample = '',
  }: Pick<RecipeState, 'name'> & { steps: readonly RecipeStep[]; sample?: string }): AppThunk =>
  (dispatch, getState) => {
    dispatch(receiptOpened({ receipt: undefined }));
    dispatch(opened({ ...changed(getState().recipe, steps.map(cardOf)), name, sample, views: {} }));
  };

export const addStep = (step: RecipeStep) => changeCards((cards) => [...cards, cardOf(step)]);

export const removeStep = (id: string) => changeCards((cards) => cards.filter((card) => card.id !== id));

export const duplicateStep = (id: string) =>
  changeCards((cards) => cards.flatMap((card) => (card.id === id ? [card, cardOf(card)] : [card])));

/** A step that is off stays in the recipe but doesn't run. */
export const switchStep = (id: string, isOn: boolean) =>
  changeCards((cards) =>
    cards.map((card) => {
      if (card.id !== id) return card;
      const { isOff: _, ...rest } = card;
      return isOn ? rest : { ...rest, isOff: true };
    }),
  );

/** Moves it to a place counted from 0. */
export const moveStep = (id: string, place: number) =>
  changeCards((cards) => {
    const moved = cards.find((card) => card.id === id);
    return moved ? cards.filter((card) => card.id !== id).toSpliced(place, 0, moved) : cards;
  });

export const setOptions = (id: string, part: object) =>
  changeCards(
    (cards) => cards.map((card) => (card.id === id ? { ...card, options: { ...card.options, ...part } } : card)),
    `${id} ${Object.keys(part).join(' ')}`,
  );
