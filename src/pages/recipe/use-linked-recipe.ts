// Opens the recipe of the address: of a link, or a saved one. Nothing runs before the visitor clicks.
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAppDispatch } from '../../state/hooks';
import type { AppThunk } from '../../state/root';
import { RECIPE, recipeChanged } from '../../state/recipe';
import { stepsThrough } from '../../state/recipe-trail';
import { notLoaded, toastShown } from '../../state/toasts';
import { savedRecipes } from '../../visitor/saved-recipes';
import { openRecipe } from './edits';
import { stepCode, type StepCode } from './late-steps';

const SAVED = 'saved=';
/** The tools that the visitor has sent a result through. */
const SENT = 'sent';

function openedBy(fragment: string, { openLink, openText }: StepCode) {
  if (!fragment.startsWith(SAVED)) return openLink(fragment);
  const saved = savedRecipes.get().find(({ id }) => id === fragment.slice(SAVED.length));
  return saved ? openText(saved.text) : { problem: 'It is not saved in this browser.' };
}

/** Also for a file with a recipe: `read` gives its steps, or why there are none. */
export const openWith =
  (read: (code: StepCode) => ReturnType<StepCode['openText']>, sample?: string): AppThunk<Promise<boolean>> =>
  async (dispatch) => {
    const code = await stepCode.load().catch(() => undefined);
    if (!code) {
      dispatch(notLoaded(RECIPE));
      return false;
    }
    const opened = read(code);
    if ('problem' in opened) dispatch(recipeChanged({ refusal: opened.problem }));
    else dispatch(openRecipe({ ...opened, ...(sample !== undefined && { sample }) }));
    return !('problem' in opened);
  };

const openSent = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const { trail } = getState().recipe;
  if (!trail) return;
  const steps = stepsThrough(getState(), trail.to);
  if (await dispatch(openWith(({ openSteps }) => openSteps(steps)))) dispatch(recipeChanged({ isSaving: true }));
};

export function useLinkedRecipe() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (hash.length < 2) return;
    // The visitor may change the steps from now on, and an outdated address could be shared.
    void navigate('/recipe', { replace: true });
    if (hash === `#${SENT}`) {
      void dispatch(openSent());
      return;
    }
    void dispatch(openWith((code) => openedBy(hash.slice(1), code))).then((isOpen) => {
      if (isOpen)
        dispatch(toastShown({ title: 'Recipe opened', text: 'Check its steps, then click Run.', tone: 'info' }));
    });
  }, [hash, navigate, dispatch]);
}
