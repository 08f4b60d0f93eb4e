// The visitor's switch for the network of this site, which its service worker enforces. It is the same in all open pages.
import { useSyncExternalStore } from 'react';
import { OFFLINE_CACHE, OFFLINE_CHANGED } from '../../workers/contract/site/offline-now';

const workers = () => (navigator as { readonly serviceWorker?: ServiceWorkerContainer }).serviceWorker;

let isOff = false;
let isWatching = false;
const listeners = new Set<() => void>();

/** If storage is blocked, there is no switch. */
const isSet = () => ('caches' in window ? caches.has(OFFLINE_CACHE).catch(() => false) : Promise.resolve(false));

/** Whether the visitor has switched the network off, as stored. */
export async function readOffline(): Promise<boolean> {
  isOff = await isSet();
  for (const listener of listeners) listener();
  return isOff;
}

const isAnswer = ({ data }: { readonly data: unknown }) =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === OFFLINE_CHANGED;

const tell = (worker: ServiceWorker | null | undefined) => worker?.postMessage({ type: OFFLINE_CHANGED });

async function watch() {
  const container = workers();
  if (isWatching || !container) return;
  isWatching = true;
  container.addEventListener('message', (event) => {
    if (isAnswer(event)) void readOffline();
  });
  // After a forced reload, a page has no service worker. The service worker then claims the page again.
  if (!container.controller && (await isSet())) tell((await container.getRegistration())?.active);
  else await readOffline();
}

/** A service worker of an earlier version of the site doesn't know the switch. */
const ANSWER_MS = 3_000;

/** Resolves when the service worker follows the switch. If it doesn't, this rejects and leaves the switch off. */
export async function setOffline(isWanted: boolean): Promise<void> {
  if (isWanted) await caches.open(OFFLINE_CACHE);
  else await caches.delete(OFFLINE_CACHE);
  const answered = new AbortController();
  const answer = new Promise<void>((resolve, reject) => {
    workers()?.addEventListener('message', (event) => isAnswer(event) && resolve(), { signal: answered.signal });
    setTimeout(() => reject(new Error('The service worker did not answer.')), ANSWER_MS);
  });
  tell(workers()?.controller);
  try {
    await answer;
  } catch (cause) {
    await caches.delete(OFFLINE_CACHE);
    throw cause;
  } finally {
    answered.abort();
    await readOffline();
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  void watch();
  return () => listeners.delete(listener);
};

/** The same as a hook, while a component shows it. */
export const useOfflineNow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isOff,
    () => false,
  );
