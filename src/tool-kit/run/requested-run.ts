// A run that another part asks for, such as Send to…: it starts on the screen of the tool.
import { useEffect, useEffectEvent } from 'react';
import type { Revisions } from '../../state/inputs';

/** In memory only, so that no link and no reload starts a run. Not in the store, because nothing renders it and one screen takes it once. */
let requestedTool: string | undefined;

/** Runs the tool as soon as its screen has everything that the run needs. */
export const requestRun = (toolId: string): void => {
  requestedTool = toolId;
};

/** Calls `submit` once if a run was requested, after the input has arrived and it isn't too early anymore. */
export function useRequestedRun(toolId: string, revisions: Revisions, isEarly: boolean, submit: () => unknown): void {
  const submitRequested = useEffectEvent(() => {
    if (requestedTool !== toolId || isEarly) return;
    requestedTool = undefined;
    submit();
  });
  useEffect(() => {
    const timer = setTimeout(() => submitRequested());
    return () => clearTimeout(timer);
  }, [revisions, isEarly]);
}
