// Counts changes of a tool's options in the state, which never sees the options themselves.
import { useLayoutEffect, useRef } from 'react';
import { useAppDispatch } from '../../state/hooks';
import { optionsChanged } from '../../state/inputs';

/** The paths of many files are the same list for the same files. Comparing them would take a frame each time. */
const LONG = 1000;
const longLists = new WeakMap<object, number>();
let lists = 0;

function numberOf(list: object): number {
  const known = longLists.get(list) ?? ++lists;
  longLists.set(list, known);
  return known;
}

/** Typed arrays as lists, so that two keys with other bytes differ. */
const keyOf = (options: unknown) =>
  JSON.stringify(options, (_, value: unknown) => {
    if (Array.isArray(value) && value.length > LONG) return numberOf(value);
    return value instanceof Uint8Array ? Array.from(value) : value;
  });

export function useOptionsRevision(toolId: string, options: unknown) {
  const dispatch = useAppDispatch();
  const key = keyOf(options);
  const seen = useRef(key);
  useLayoutEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    dispatch(optionsChanged({ toolId }));
  }, [dispatch, toolId, key]);
}
