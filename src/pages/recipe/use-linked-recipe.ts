// Connects the recipe and the address: opens a link or a saved recipe, and writes changed steps into the address. Nothing runs
// before the visitor clicks.
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import type { AppThunk, RootState } from '../../state/root';
import { nameAsked, openRefused, RECIPE, type RecipeState } from '../../state/recipe';
import { stepOf, stepsThrough } from '../../state/recipe-trail';
import { notLoaded } from '../../state/toasts';
import { savedRecipes } from '../../visitor/saved-recipes';
import { openRecipe } from './edits';
import { openCode, shareCode, type OpenCode } from './late-steps';
import * as words from './words';

const SAVED = 'saved=';
/** The tools through which the visitor has sent a result. */
const SENT = 'sent';
/** A tool with its options. */
const RECEIPT = 'receipt=';

function openedBy(fragment: string, { openLink, openSaved }: OpenCode) {
  if (!fragment.startsWith(SAVED)) return openLink(fragment);
  const saved = savedRecipes.get().find(({ id }) => id === fragment.slice(SAVED.length));
  return saved ? openSaved(saved.text) : { problem: words.notSaved };
}

/** Opens a file with a recipe in the same way: `read` returns its steps, or why there are none. */
export const openWith =
  (read: (code: OpenCode) => ReturnType<OpenCode['openText']>, sample?: string): AppThunk<Promise<boolean>> =>
  async (dispatch) => {
    const code = await openCode.load().catch(() => undefined);
    if (!code) {
      dispatch(notLoaded(RECIPE));
      return false;
    }
    const opened = read(code);
    if ('problem' in opened) dispatch(openRefused({ refusal: opened.problem, isReceiptRefused: false }));
    else dispatch(openRecipe({ ...opened, ...(sample !== undefined && { sample }) }));
    return !('problem' in opened);
  };

const openSent = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const { trail } = getState().recipe;
  if (!trail) return;
  const steps = stepsThrough(getState(), trail.to);
  if (await dispatch(openWith(({ openSteps }) => openSteps(steps)))) dispatch(nameAsked({ isSaving: true }));
};

const openTool =
  (tool: string): AppThunk<Promise<boolean>> =>
  (dispatch, getState) =>
    dispatch(openWith(({ openSteps }) => openSteps([stepOf(getState(), tool)])));

/** The link to the recipe's steps and options, without typed texts. Undefined until the code for it has loaded. */
function useOwnLink({ name, cards }: Pick<RecipeState, 'name' | 'cards'>): string | undefined {
  const code = shareCode.use(cards.length > 0);
  return useMemo(() => {
    if (cards.length === 0) return '';
    return code && `#${code.linkOfCards(cards, name)}`;
  }, [code, cards, name]);
}

/**
 * The history entries whose recipe is in the state, because this page opened or wrote it. A dialog's entry is a copy, so the
 * entry below a dialog may have an older link.
 */
const isKnown = () => (window.history.state as { readonly isRecipe?: true } | null)?.isRecipe === true;

/** Not through the router, which would treat a new address as one to open. */
const writeAddress = (fragment: string) =>
  window.history.replaceState({ ...(window.history.state as object | null), isRecipe: true }, '', `/recipe${fragment}`);

/**
 * Opens the recipe of the address, and keeps the address up to date with the steps, so that a reload, a bookmark and a tab that the
 * system has discarded lead back to them.
 */
export function useLinkedRecipe() {
  // The key changes with each click on a link, even on the same link again.
  const { hash, key } = useLocation();
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  const recipe = useAppSelector((state) => state.recipe);
  const link = useOwnLink(recipe);
  const { cards } = recipe;
  /** The steps of an address, if they are more than their link says: with typed texts, or with the name of a saved recipe. */
  const [opened, setOpened] = useState<{ readonly cards: typeof cards; readonly hash: string }>();
  const [openedKey, setOpenedKey] = useState('');
  const isOpening = hash.length > 1 && openedKey !== key;
  useEffect(() => {
    const open = async () => {
      if (hash.length < 2 || (isKnown() && store.getState().recipe.cards.length > 0)) return;
      if (hash === `#${SENT}`) return dispatch(openSent());
      if (hash.startsWith(`#${RECEIPT}`)) return dispatch(openTool(hash.slice(1 + RECEIPT.length)));
      await dispatch(openWith((code) => openedBy(hash.slice(1), code)));
      setOpened({ cards: store.getState().recipe.cards, hash });
    };
    void open().finally(() => setOpenedKey(key));
  }, [hash, key, dispatch, store]);
  useEffect(() => {
    const wanted = cards === opened?.cards ? opened.hash : link;
    if (!isOpening && wanted !== undefined && (window.location.hash !== wanted || !isKnown())) writeAddress(wanted);
  }, [isOpening, link, cards, opened, key]);
}
