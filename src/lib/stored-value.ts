// A choice of the visitor's that is kept in this browser, the same in all open pages of the site.
import { useSyncExternalStore } from 'react';
import { createStorageListeners } from './storage-listeners';

export interface StoredValue<Value extends string> {
  readonly get: () => Value;
  readonly set: (value: Value) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** A prerendered page shows the fallback. */
  readonly use: () => Value;
}

/** Anything but the known values counts as the fallback. Where the browser stores nothing, a choice lasts as long as the page. */
export function storedValue<Value extends string>(
  key: string,
  values: readonly Value[],
  fallback: NoInfer<Value>,
): StoredValue<Value> {
  let unstored: Value | undefined;

  function get(): Value {
    if (unstored !== undefined) return unstored;
    try {
      const text = localStorage.getItem(key);
      return values.find((value) => value === text) ?? fallback;
    } catch {
      return fallback;
    }
  }

  const listeners = createStorageListeners((changed) => {
    if (changed !== null && changed !== key) return false;
    unstored = undefined;
    return true;
  });

  function set(value: Value) {
    try {
      localStorage.setItem(key, value);
      unstored = undefined;
    } catch {
      unstored = value;
    }
    listeners.tell();
  }

  const { subscribe } = listeners;
  return { get, set, subscribe, use: () => useSyncExternalStore(subscribe, get, () => fallback) };
}
