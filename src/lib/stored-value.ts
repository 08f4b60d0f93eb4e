// A choice of the visitor's that is kept in this browser, the same in all open pages of the site.
import { useSyncExternalStore } from 'react';
import { createStorageListeners } from './storage-listeners';

export interface Stored<Value> {
  readonly get: () => Value;
  readonly set: (value: Value) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** A prerendered page shows the fallback. */
  readonly use: () => Value;
}

/** How a value becomes the text that is stored, and back. Nothing is stored, or something else, that counts as `fallback`. */
interface Form<Value> {
  readonly fallback: Value;
  readonly read: (text: string) => Value | undefined;
  readonly write: (value: Value) => string;
}

/** Where the browser stores nothing, a value lasts as long as the page. */
function stored<Value>(key: string, { fallback, read, write }: Form<Value>): Stored<Value> {
  let unstored: { readonly value: Value } | undefined;
  /** The same object for the same text: otherwise every look at it would be a change. */
  let seen: { readonly text: string | null; readonly value: Value } = { text: null, value: fallback };

  function get(): Value {
    if (unstored) return unstored.value;
    try {
      const text = localStorage.getItem(key);
      if (text !== seen.text) seen = { text, value: (text === null ? undefined : read(text)) ?? fallback };
      return seen.value;
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
      localStorage.setItem(key, write(value));
      unstored = undefined;
    } catch {
      unstored = { value };
    }
    listeners.tell();
  }

  const { subscribe } = listeners;
  return { get, set, subscribe, use: () => useSyncExternalStore(subscribe, get, () => fallback) };
}

/** One of a few words. */
export const storedValue = <Value extends string>(
  key: string,
  values: readonly Value[],
  fallback: NoInfer<Value>,
): Stored<Value> =>
  stored(key, { fallback, read: (text) => values.find((value) => value === text), write: (value) => value });

/** Data. `check` makes sure of what was read, which anybody may have changed, and returns undefined where it is something else. */
export const storedJson = <Value>(
  key: string,
  check: (value: unknown) => Value | undefined,
  fallback: Value,
): Stored<Value> =>
  stored(key, {
    fallback,
    read(text) {
      try {
        return check(JSON.parse(text));
      } catch {
        return undefined;
      }
    },
    write: (value) => JSON.stringify(value),
  });
