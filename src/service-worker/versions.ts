// Each version of the site has a cache of its own.
import { ENGINE_CACHE, ENGINE_PATH } from '../../workers/contract/engine-url';

declare const self: ServiceWorkerGlobalScope;

const PREFIX = 'toolyard-site-';

export const SITE_CACHE = `${PREFIX}${__SITE_VERSION__}`;

async function forgetSites() {
  const earlier = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== SITE_CACHE);
  await Promise.all(earlier.map((name) => caches.delete(name)));
}

async function forgetEngines() {
  const cache = await caches.open(ENGINE_CACHE);
  const earlier = (await cache.keys()).filter(({ url }) => !new URL(url).pathname.startsWith(`${ENGINE_PATH}/`));
  await Promise.all(earlier.map((request) => cache.delete(request)));
}

/**
 * Removes what earlier versions have left, once nobody can need it: a page that was opened before a new version took over still
 * loads its own scripts, and a version that is on its way has a cache already.
 */
export async function forgetEarlier(): Promise<void> {
  const { installing, waiting } = self.registration;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (installing || waiting || pages.length > 0) return;
  await Promise.all([forgetSites(), forgetEngines()]);
}
