// The recipe's steps: what happens to them, and the views of a run.
import { expect, test } from 'vitest';
import { configureStore } from '@reduxjs/toolkit';
import { changeCards, openRecipe, undo } from '../../../src/pages/recipe/edits';
import { recipeReducer, RECIPE, stepsProgressed, type RecipeCard } from '../../../src/state/recipe';
import type { AppThunk } from '../../../src/state/root';
import { runQueued } from '../../../src/state/runs';

const card = (id: string): RecipeCard => ({ id, tool: 'url-encoder', options: {} });
const queued = (toolId: string) => runQueued({ toolId, runId: 'a-run', startedAt: 0, of: { input: 0, options: 0 } });
type Event = AppThunk | { readonly type: string };

const after = (...events: readonly Event[]) => {
  const store = configureStore({ reducer: { recipe: recipeReducer } });
  for (const event of events) store.dispatch(event as { type: string });
  return store.getState().recipe;
};

const change = (cards: readonly RecipeCard[], edited?: string) => changeCards(() => cards, edited);

test('what is typed into one field is undone at once, and other changes one by one', () => {
  const typed = [change([card('a')]), change([card('b')], 'a pattern'), change([card('c')], 'a pattern')];
  expect(after(...typed).cards).toEqual([card('c')]);
  expect(after(...typed, undo()).cards).toEqual([card('a')]);
  expect(after(...typed, undo(), undo(), undo()).cards).toEqual([]);
});

test('a run shows its steps at the cards that it began with', () => {
  const [first, second] = [{ status: 'running', notes: [] } as const, { status: 'done', notes: ['x'] } as const];
  const cards = [card('a'), card('off'), card('b')];
  const running = [change(cards), queued(RECIPE)];
  const moved = change(cards.toReversed());
  expect(after(...running, moved, stepsProgressed([first, undefined, second])).views).toEqual({ a: first, b: second });
  expect(after(...running, queued('url-encoder'), stepsProgressed([first])).views).toEqual({ a: first });
  expect(after(...running, stepsProgressed([first]), openRecipe({ steps: cards, name: '' })).views).toEqual({});
});
