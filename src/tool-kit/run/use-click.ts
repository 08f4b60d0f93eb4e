// Several buttons for one tool. Each sets the action and starts a run.
import { useEffect, useRef } from 'react';
import type { Run } from './use-submit';

type Submitted<Output> = ReturnType<Run<Output>['submit']>;

interface Clicked<Action, Output> {
  readonly action: Action;
  readonly saveTo: FileSystemFileHandle | undefined;
  readonly settle: (outcome: Submitted<Output>) => void;
}

/** `change` sets the tool's option `action`, from which `submit` knows the clicked button. */
export function useClick<Action extends string, Output>(
  { submit }: Pick<Run<Output>, 'submit'>,
  action: Action,
  change: (change: { readonly action: Action }) => void,
): (action: Action, saveTo?: FileSystemFileHandle) => Submitted<Output> {
  const clicked = useRef<Clicked<Action, Output>>(undefined);
  // `submit` has a button's change only after the screen has rendered with it.
  useEffect(() => {
    const waiting = clicked.current;
    // Effects of an earlier render may run after the click. They still have the previous action.
    if (waiting?.action !== action) return;
    clicked.current = undefined;
    waiting.settle(submit(waiting.saveTo));
  });
  return (next, saveTo) => {
    if (next === action) return submit(saveTo);
    return new Promise((settle) => {
      clicked.current = { action: next, saveTo, settle };
      change({ action: next });
    });
  };
}
