// The button of a tool that computes at once, without a kernel. From then on its screen shows the answer to what is set.
import { useCallback } from 'react';
import { browserErrors } from '../../../workers/words/browser-errors';
import { useAppDispatch } from '../../state/hooks';
import { noteUse } from '../../state/note-use';
import { toastShown } from '../../state/toasts';
import { showResult } from '../input/focus';
import { useShortcuts } from './tool-layout';

/** Has the screen show its answer, and resolves to what is wrong, if anything. Its code may be still on its way. */
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

/** For a screen with a form of its own. A problem becomes a toast; the screen shows it beside its field. */
export function useAsk(toolId: string, answer: Answer): () => void {
  const ask = useNotedAnswer(toolId, answer);
  useShortcuts({ submit: ask });
  return () => void ask();
}
