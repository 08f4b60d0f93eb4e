// Changes of the recipe's steps. Each can be undone.
import { nanoid } from '@reduxjs/toolkit';
import type { RecipeStep } from '../../../workers/contract/recipe';
import { recipeChanged, type RecipeCard, type RecipeState } from '../../state/recipe';
import type { AppThunk } from '../../state/root';

const MOST_UNDONE = 50;

type Cards = readonly RecipeCard[];

export const cardOf = (step: RecipeStep): RecipeCard => ({ ...step, id: nanoid(8) });

/** `edited` names what is being typed into, so that a word is one change and not one for each letter. */
export const changeCards =
  (change: (cards: Cards) => Cards, edited = ''): AppThunk =>
  (dispatch, getState) => {
    const { cards, past, edited: last } = getState().recipe;
    const isSameField = edited !== '' && edited === last;
    const kept = isSameField ? past : [...past, cards].slice(-MOST_UNDONE);
    dispatch(recipeChanged({ cards: change(cards), past: kept, edited, refusal: '' }));
  };

export const undoChange = (): AppThunk => (dispatch, getState) => {
  const { past } = getState().recipe;
  const cards = past.at(-1);
  if (cards) dispatch(recipeChanged({ cards, past: past.slice(0, -1), edited: '' }));
};

/** Replaces all steps. */
export const openRecipe =
  ({
    steps,
    name,
    sample = '',
  }: Pick<RecipeState, 'name'> & { steps: readonly RecipeStep[]; sample?: string }): AppThunk =>
  (dispatch) => {
    dispatch(changeCards(() => steps.map(cardOf)));
    dispatch(recipeChanged({ name, sample, views: {} }));
  };

export const addStep = (step: RecipeStep) => changeCards((cards) => [...cards, cardOf(step)]);

export const removeStep = (id: string) => changeCards((cards) => cards.filter((card) => card.id !== id));

export const duplicateStep = (id: string) =>
  changeCards((cards) => cards.flatMap((card) => (card.id === id ? [card, cardOf(card)] : [card])));

/** A step that is off is kept, but doesn't run. */
export const switchStep = (id: string, isOn: boolean) =>
  changeCards((cards) =>
    cards.map((card) => {
      if (card.id !== id) return card;
      const { isOff: _, ...rest } = card;
      return isOn ? rest : { ...rest, isOff: true };
    }),
  );

/** To a place counted from 0. */
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
