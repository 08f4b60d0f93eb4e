// The button of a tool that computes at once, without a kernel. From then on its screen shows the answer to what is set.
import { useCallback, useMemo } from 'react';
import { browserErrors } from '../../workers/words/browser-errors';
import { useAppDispatch } from '../state/hooks';
import { EMPTY_INPUT } from '../state/inputs';
import { noteUse } from '../state/note-use';
import { NO_RUNS } from '../state/runs';
import { toastShown } from '../state/toasts';
import { useShortcuts } from './use-shortcuts';
import type { Submit } from './use-submit';

/** Has the screen show its answer, and resolves to what is wrong, if anything. Its code may be still on its way. */
export type Answer = () => Promise<string | undefined>;

function useNotedAnswer(toolId: string, answer: Answer): () => Promise<void> {
  const dispatch = useAppDispatch();
  return useCallback(async () => {
    const problem = await answer().catch(() => browserErrors.notLoaded);
    if (problem === undefined) noteUse(toolId);
    else dispatch(toastShown({ title: 'Error', text: problem, tone: 'error', toolId }));
  }, [dispatch, toolId, answer]);
}

const ignore = () => undefined;

/** For a screen with a form of its own. A problem becomes a toast; the screen shows it beside its field. */
export function useAsk(toolId: string, answer: Answer): () => void {
  const ask = useNotedAnswer(toolId, answer);
  useShortcuts({ submit: ask, tool: { busy: false, locked: false, cancel: ignore } });
  return () => void ask();
}

/** For a run bar and a tool's layout, which has the shortcuts. The input stays with the screen. */
export function usePageRun(id: string, answer: Answer, shownProblem?: string): Submit<never> {
  const ask = useNotedAnswer(id, answer);
  return useMemo(
    () => ({
      tool: {
        id,
        input: EMPTY_INPUT,
        setText: ignore,
        setFiles: ignore,
        setInput: ignore,
        runs: NO_RUNS,
        isQueue: false,
        busy: false,
        locked: false,
        cancel: ignore,
        reset: ignore,
        clear: ignore,
      },
      submit: () => ask().then(ignore),
      submitFiles: () => Promise.resolve(),
      shownProblem,
      outdated: undefined,
      canBeLive: false,
    }),
    [id, ask, shownProblem],
  );
}
