// The button of a tool that computes at once, without a kernel. From then on its screen shows the answer to what is set.
import { useCallback } from 'react';
import { useAppDispatch } from '../state/hooks';
import { toastShown } from '../state/toasts';
import { rememberTool } from '../visitor/remember-tool';
import { tracking } from '../visitor/tracking';
import { useShortcuts } from './use-shortcuts';

const AT_ONCE = { busy: false, cancel: () => undefined } as const;

const NOT_LOADED = 'Part of the page could not be loaded. Check your connection and try again.';

/**
 * A problem is shown as a toast. `onAsk` comes either way, so that the screen can show the problem beside its field. What finds
 * the problem may be code that is still on its way.
 */
export function useAsk(toolId: string, findProblem: () => Promise<string | undefined>, onAsk: () => void): () => void {
  const dispatch = useAppDispatch();
  const ask = useCallback(async () => {
    const problem = await findProblem().catch(() => NOT_LOADED);
    if (problem === undefined) {
      tracking.used(toolId);
      rememberTool(toolId);
    } else dispatch(toastShown({ title: 'Error', text: problem, tone: 'error', toolId }));
    onAsk();
  }, [dispatch, toolId, findProblem, onAsk]);
  useShortcuts({ submit: ask, tool: AT_ONCE });
  return () => void ask();
}
