// The button of a tool that computes at once, without a kernel. After the first click its screen shows the current answer.
import { useCallback } from 'react';
import { browserErrors } from '../../../workers/words/browser-errors';
import { useAppDispatch } from '../../state/hooks';
import { noteUse } from '../../state/note-use';
import { toastShown } from '../../state/toasts';
import { showResult } from '../input/focus';
import { useShortcuts } from './tool-layout';

/** Makes the screen show its answer, and resolves to the error, if any. The code may still be loading. */
export type Answer = () => Promise<string | undefined>;

/** For a screen whose layout has the shortcuts. */
export function useNotedAnswer(toolId: string, answer: Answer): () => Promise<void> {
  const dispatch = useAppDispatch();
  return useCallback(async () => {
    const problem = await answer().catch(() => browserErrors.notLoaded);
    if (problem === undefined) {
      noteUse(toolId);
      showResult();
    } else dispatch(toastShown({ title: 'Error', text: problem, tone: 'error', toolId }));
  }, [dispatch, toolId, answer]);
}

/** For a screen with a separate form. An error becomes a toast; the screen shows it beside its field. */
export function useAsk(toolId: string, answer: Answer): () => void {
  const ask = useNotedAnswer(toolId, answer);
  useShortcuts({ submit: ask });
  return () => void ask();
}
