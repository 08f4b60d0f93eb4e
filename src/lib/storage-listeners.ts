// Who must know when a value changes that all open pages of the site share by way of the browser's storage.

export interface StorageListeners {
  /** For useSyncExternalStore. */
  readonly subscribe: (listener: () => void) => () => void;
  /** After a change that this page has made: only the others hear of it from the browser. */
  readonly tell: () => void;
}

/** `follow` takes over a change of this key by another page (null: everything was cleared) and says whether it was one of ours. */
export function createStorageListeners(follow: (key: string | null) => boolean): StorageListeners {
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
