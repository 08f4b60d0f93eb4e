// A key or password for a tool. It lives in the tool's screen and is gone when the screen closes.
import { useCallback, useEffect, useRef, useState } from 'react';
import { useAppDispatch } from '../../state/hooks';
import { optionsChanged } from '../../state/inputs';

/** A secret that one page passes to the next one. It isn't in the state, which must not contain it. */
let passed: { readonly toolId: string; readonly secret: object } | undefined;

export const passSecret = (toolId: string, secret: object): void => void (passed = { toolId, secret });

const passedTo = (toolId: string): object | undefined => (passed?.toolId === toolId ? passed.secret : undefined);

const forgetPassed = (): void => void (passed = undefined);

/**
 * Like useState, for a secret among a tool's options. Its first value is the secret that another page has passed, if any. If a
 * result was made with a secret and outlives the screen, it counts as outdated, because the secret is gone.
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
