// Several buttons over one tool: each says what to do, and starts it.
import { useEffect, useRef } from 'react';
import type { JsonAction, JsonOptions } from '../../../workers/kernels/json-formatter/spec';
import type { Submit } from '../../tool-kit/use-submit';

type Submitted<Output> = ReturnType<Submit<Output>['submit']>;

interface Pressed<Output> {
  readonly action: JsonAction;
  readonly saveTo: FileSystemFileHandle | undefined;
  readonly settle: (outcome: Submitted<Output>) => void;
}

export function usePress<Output>(
  { submit }: Submit<Output>,
  action: JsonAction,
  change: (change: Partial<JsonOptions>) => void,
): (action: JsonAction, saveTo?: FileSystemFileHandle) => Submitted<Output> {
  const pressed = useRef<Pressed<Output>>(undefined);
  // What a button changes is known to `submit` once the screen was rendered with it.
  useEffect(() => {
    const waiting = pressed.current;
    // Effects of an earlier render may come after the press: they still have the action before it.
    if (waiting?.action !== action) return;
    pressed.current = undefined;
    waiting.settle(submit(waiting.saveTo));
  });
  return (next, saveTo) => {
    if (next === action) return submit(saveTo);
    return new Promise((settle) => {
      pressed.current = { action: next, saveTo, settle };
      change({ action: next });
    });
  };
}
