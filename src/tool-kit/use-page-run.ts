// A run bar and shortcuts for a tool that answers on the page, without a kernel: its input stays with its screen.
import { useMemo } from 'react';
import { EMPTY_INPUT } from '../state/inputs';
import { NO_RUNS } from '../state/runs';
import { rememberTool } from '../visitor/remember-tool';
import type { Submit } from './use-submit';

const ignore = () => undefined;

/** `onSubmit` is what the button does. */
export function usePageRun(id: string, onSubmit: () => void, shownProblem?: string): Submit<never> {
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
        cancel: ignore,
        reset: ignore,
        clear: ignore,
      },
      submit: () => {
        onSubmit();
        rememberTool(id);
        return Promise.resolve(undefined);
      },
      submitFiles: () => Promise.resolve(),
      shownProblem,
      outdated: undefined,
      canBeLive: false,
    }),
    [id, onSubmit, shownProblem],
  );
}
