// In place of src/lib/stored-value.ts in embedded pages: a choice of the visitor's lasts as long as the page. No storage is touched,
// which would belong to the page around, and in which some browsers throw.
import { useSyncExternalStore } from 'react';
import type * as original from '../../../lib/stored-value';
import type { Stored } from '../../../lib/stored-value';

function inMemory<Value>(initial: Value): Stored<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const get = () => value;
  const set = (next: Value) => {
    value = next;
    for (const listener of listeners) listener();
    return true;
  };
  return { get, set, subscribe, use: () => useSyncExternalStore(subscribe, get, get) };
}

type Original = typeof original;

export const storedTexts: Original['storedTexts'] = (keys, { fallback, read }) =>
  inMemory(read(keys.map(() => undefined)) ?? fallback);

export const storedValue: Original['storedValue'] = (_key, _values, fallback) => inMemory(fallback);

export const storedJson: Original['storedJson'] = (_key, _check, fallback) => inMemory(fallback);
