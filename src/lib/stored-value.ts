// A choice of the visitor's that is stored in this browser, and the same in all open pages of the site.
import { useSyncExternalStore } from 'react';

interface StorageListeners {
  /** For useSyncExternalStore. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Call it after this page changed the value, because the browser notifies only the other pages. */
  readonly tell: () => void;
}

/**
 * `follow` applies a change of this key by another page (null: everything was cleared) and returns whether the key was one of
 * this value's.
 */
function createStorageListeners(follow: (key: string | null) => boolean): StorageListeners {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      const hear = ({ key }: StorageEvent) => {
        if (follow(key)) listener();
      };
      listeners.add(listener);
      window.addEventListener('storage', hear);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', hear);
      };
    },
    tell() {
      for (const listener of listeners) listener();
    },
  };
}

export interface Stored<Value> {
  readonly get: () => Value;
  /** Returns false if the browser refuses to store the value, which then lasts only as long as the page. */
  readonly set: (value: Value) => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** A prerendered page shows the fallback. */
  readonly use: () => Value;
}

type Texts = readonly (string | null | undefined)[];

/** Converts a value to the stored texts, and back. Invalid texts count as `fallback`. */
interface Form<Value> {
  readonly fallback: Value;
  readonly read: (texts: Texts) => Value | undefined;
  readonly write: (value: Value) => readonly string[];
}

/** Several keys that form one value. If the browser stores nothing, the value lasts as long as the page. */
export function storedTexts<Value>(keys: readonly string[], { fallback, read, write }: Form<Value>): Stored<Value> {
  let unstored: { readonly value: Value } | undefined;
  /** Returns the same object for the same texts. Otherwise React would see a change at every read. */
  let seen: { readonly texts: string; readonly value: Value } | undefined;

  function get(): Value {
    if (unstored) return unstored.value;
    try {
      const found = keys.map((key) => localStorage.getItem(key));
      const texts = JSON.stringify(found);
      if (texts !== seen?.texts) seen = { texts, value: read(found) ?? fallback };
      return seen.value;
    } catch {
      return fallback;
    }
  }

  const listeners = createStorageListeners((changed) => {
    if (changed !== null && !keys.includes(changed)) return false;
    unstored = undefined;
    return true;
  });

  function set(value: Value): boolean {
    try {
      write(value).forEach((text, at) => localStorage.setItem(keys[at] ?? '', text));
      unstored = undefined;
    } catch {
      unstored = { value };
    }
    listeners.tell();
    return !unstored;
  }

  const { subscribe } = listeners;
  return { get, set, subscribe, use: () => useSyncExternalStore(subscribe, get, () => fallback) };
}

/** One of several words. */
export const storedValue = <Value extends string>(
  key: string,
  values: readonly Value[],
  fallback: NoInfer<Value>,
): Stored<Value> =>
  storedTexts([key], { fallback, read: ([text]) => values.find((value) => value === text), write: (value) => [value] });

/** Any data. `check` validates it, because anyone may have changed it, and returns undefined if it is invalid. */
export const storedJson = <Value>(
  key: string,
  check: (value: unknown) => Value | undefined,
  fallback: Value,
): Stored<Value> =>
  storedTexts([key], {
    fallback,
    read([text]) {
      try {
        return typeof text === 'string' ? check(JSON.parse(text)) : undefined;
      } catch {
        return undefined;
      }
    },
    write: (value) => [JSON.stringify(value)],
  });
