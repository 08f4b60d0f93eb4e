// A key or a password that a tool needs: it stays in its screen, and goes with it.
import { useCallback, useEffect, useRef, useState } from 'react';
import { useAppDispatch } from '../../state/hooks';
import { optionsChanged } from '../../state/inputs';
import { handedTo, taken } from './handover';

/**
 * As useState, for secrets among a tool's options. A result that one was used for outlives the screen without it, so it counts as
 * outdated from then on. It begins with what another page has handed over.
 */
export function useSecret<Secret extends object>(toolId: string, none: Secret) {
  const dispatch = useAppDispatch();
  const [secret, setSecret] = useState<Secret>(() => ({ ...none, ...handedTo(toolId) }));
  const isSet = useRef(false);
  useEffect(taken, []);
  const change = useCallback((part: Partial<Secret>) => {
    isSet.current = true;
    setSecret((before) => ({ ...before, ...part }));
  }, []);
  useEffect(
    () => () => {
      if (isSet.current) dispatch(optionsChanged({ toolId }));
    },
    [dispatch, toolId],
  );
  return [secret, change] as const;
}
