// Registers the service worker, and detects when a new version of the site is ready.
import { useEffect, useState } from 'react';
import { Workbox } from 'workbox-window';
import { reloadPage } from '../../hydration/reload';
import { trustedScriptUrl } from '../../lib/trusted-script-url';
import { readOffline } from '../../visitor/offline-now';

const SCRIPT = '/service-worker.js';

/** A page that stays open is asked for nothing new by the browser itself. */
const UPDATE_MS = 60 * 60 * 1000;

function ours(url: string): string {
  if (url !== SCRIPT) throw new TypeError(`Not the service worker of this site: ${url}`);
  return url;
}

const trusted = trustedScriptUrl('toolyard-service-worker', ours);

/** Another page may have let the new version in already: then it only has to be loaded. */
async function takeNewVersion(workbox: Workbox) {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration?.waiting) {
    reloadPage();
    return;
  }
  workbox.addEventListener('controlling', reloadPage);
  workbox.messageSkipWaiting();
}

/**
 * On a first visit, the very first version waits as well if the browser is slow to activate it, but not for another version.
 */
async function hasNewVersion(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration();
  return Boolean(registration?.waiting && registration.active);
}

/** Without a service worker, perhaps in a private window, the site needs the network like any other. */
function watchVersions(onReady: (take: () => void) => void): () => void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return () => undefined;
  const workbox = new Workbox(trusted(SCRIPT));
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

/** Undefined if there is none, or if the visitor has dismissed it. */
export function useNewVersion(): NewVersion | undefined {
  const [version, setVersion] = useState<NewVersion>();
  useEffect(() => watchVersions((take) => setVersion({ take, later: () => setVersion(undefined) })), []);
  return version;
}
