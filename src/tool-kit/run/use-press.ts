// Several buttons over one tool: each says what to do, and starts it.
import { useEffect, useRef } from 'react';
import type { Run } from './use-submit';

type Submitted<Output> = ReturnType<Run<Output>['submit']>;

interface Pressed<Action, Output> {
  readonly action: Action;
  readonly saveTo: FileSystemFileHandle | undefined;
  readonly settle: (outcome: Submitted<Output>) => void;
}

/** `change` sets the tool's option `action`, from which `submit` knows the clicked button. */
export function usePress<Action extends string, Output>(
  { submit }: Pick<Run<Output>, 'submit'>,
  action: Action,
  change: (change: { readonly action: Action }) => void,
): (action: Action, saveTo?: FileSystemFileHandle) => Submitted<Output> {
  const pressed = useRef<Pressed<Action, Output>>(undefined);
  // `submit` sees a button's change once the screen has rendered with it.
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
