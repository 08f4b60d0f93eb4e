// For results that are secrets themselves, such as a password.
import { useEffect } from 'react';
import { useAppDispatch } from '../state/hooks';
import { clearRun } from '../state/run-tool';

/** The result goes with its screen: whoever leaves the page leaves none behind in the state. */
export function useSecretResult(toolId: string) {
  const dispatch = useAppDispatch();
  useEffect(() => () => dispatch(clearRun(toolId)), [dispatch, toolId]);
}
