// The button of a tool that computes at once, without a kernel. After the first click, its screen shows the current answer.
import { useCallback } from 'react';
import { browserErrors, notLoadedText } from '../../../workers/words/browser-errors';
import { LoadError } from '../../hydration/late-module';
import { useAppDispatch } from '../../state/hooks';
import { noteUse } from '../../state/note-use';
import { toastShown } from '../../state/toasts';
import { showProblem, showResult } from '../input/focus';
import { useShortcuts } from './tool-layout';
import * as words from './words';

/** Makes the screen show its answer. Resolves to the error, if there is one. The code may still be loading. */
export type Answer = () => Promise<string | undefined>;

function textOf(error: unknown): string {
  if (error instanceof LoadError) return notLoadedText();
  console.error(error);
  return browserErrors.internal;
}

/** For a screen whose layout handles the shortcuts. */
export function useNotedAnswer(toolId: string, answer: Answer): () => Promise<void> {
  const dispatch = useAppDispatch();
  return useCallback(async () => {
    const problem = await answer().catch(textOf);
    if (problem === undefined) {
      noteUse(toolId);
      showResult();
    } else
      showProblem(problem, () =>
        dispatch(toastShown({ title: words.errorTitle, text: problem, tone: 'error', toolId })),
      );
  }, [dispatch, toolId, answer]);
}

/** For a screen with a separate form, which shows the error beside its field. */
export function useAsk(toolId: string, answer: Answer): () => void {
  const ask = useNotedAnswer(toolId, answer);
  useShortcuts({ submit: ask });
  return () => void ask();
}
