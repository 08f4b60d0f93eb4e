import { useSyncExternalStore } from 'react';

const EVENTS = ['online', 'offline'] as const;

const subscribe = (listener: () => void) => {
  for (const event of EVENTS) window.addEventListener(event, listener);
  return () => {
    for (const event of EVENTS) window.removeEventListener(event, listener);
  };
};

/** False is certain; true means only that there is a network of some kind. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
