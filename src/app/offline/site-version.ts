// Registers the service worker, and detects when a new version of the site is ready.
import { useEffect, useState } from 'react';
import { Workbox } from 'workbox-window';
import { reloadPage } from '../../hydration/reload';
import { policies } from '../../lib/trusted-types';
import { readOffline } from '../../visitor/offline-now';

const SCRIPT = '/service-worker.js';

/** The browser doesn't check for a new version while a page stays open. */
const UPDATE_MS = 60 * 60 * 1000;

/** If another page has already activated the new version, only a reload is needed. */
async function takeNewVersion(workbox: Workbox) {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration?.waiting) {
    await reloadPage();
    return;
  }
  workbox.addEventListener('controlling', () => void reloadPage());
  workbox.messageSkipWaiting();
}

/**
 * On a first visit, the first version may also wait for a moment if the browser activates it slowly. There is no older version
 * to replace then.
 */
async function hasNewVersion(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration();
  return Boolean(registration?.waiting && registration.active);
}

/** Without a service worker, as in some private windows, the site needs the network like any other. */
function watchVersions(onReady: (take: () => void) => void): () => void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return () => undefined;
  const workbox = new Workbox(policies.serviceWorkers.createScriptURL(SCRIPT));
  workbox.addEventListener('waiting', () => {
    void hasNewVersion().then((isNew) => isNew && onReady(() => void takeNewVersion(workbox)));
  });
  /** A check for a new version is also a request. */
  const unlessOffline = async (check: () => Promise<unknown>) => {
    if (!(await readOffline())) await check();
  };
  void unlessOffline(() => workbox.register()).catch(() => undefined);
  const timer = setInterval(() => void unlessOffline(() => workbox.update()).catch(() => undefined), UPDATE_MS);
  return () => clearInterval(timer);
}

export interface NewVersion {
  /** Reloads the page in the new version. */
  readonly take: () => void;
  readonly later: () => void;
}

/** Undefined if there is no new version, or if the visitor has dismissed it. */
export function useNewVersion(): NewVersion | undefined {
  const [version, setVersion] = useState<NewVersion>();
  useEffect(() => watchVersions((take) => setVersion({ take, later: () => setVersion(undefined) })), []);
  return version;
}
