// A key or a password that a tool needs: it stays in its screen, and goes with it.
import { useCallback, useEffect, useRef, useState } from 'react';
import { useAppDispatch } from '../../state/hooks';
import { optionsChanged } from '../../state/inputs';

/** The secret that one page passes to the next outside the state, which must not keep it. */
let passed: { readonly toolId: string; readonly secret: object } | undefined;

export const passSecret = (toolId: string, secret: object): void => void (passed = { toolId, secret });

const passedTo = (toolId: string): object | undefined => (passed?.toolId === toolId ? passed.secret : undefined);

const forgetPassed = (): void => void (passed = undefined);

/**
 * As useState, for secrets among a tool's options. A result that one was used for outlives the screen without it, so it counts as
 * outdated from then on. It begins with the secret that another page has passed.
 */
export function useSecret<Secret extends object>(toolId: string, none: Secret) {
  const dispatch = useAppDispatch();
  const [secret, setSecret] = useState<Secret>(() => ({ ...none, ...passedTo(toolId) }));
  const isSet = useRef(false);
  useEffect(forgetPassed, []);
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
