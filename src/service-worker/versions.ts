// Takes files over from earlier versions of the site, and removes those versions.
import { ENGINE_CACHE, ENGINE_PATH } from '../../workers/contract/engine-url';
import { asBuilt, earlierSites, isLasting, SITE_CACHE, sitePaths } from './site-files';

declare const self: ServiceWorkerGlobalScope;

/** Copies the files that an earlier version also has, so that a change of one line doesn't load the whole site again. */
export async function adoptFiles(): Promise<void> {
  const earlier = await Promise.all((await earlierSites()).map((name) => caches.open(name)));
  if (earlier.length === 0) return;
  const site = await caches.open(SITE_CACHE);
  const adopt = async (path: string) => {
    const found = (await Promise.all(earlier.map((cache) => cache.match(path)))).find((it) => it !== undefined);
    const file = found && (await asBuilt(path, found));
    if (file) await site.put(path, file);
  };
  await Promise.all(sitePaths.filter(isLasting).map(adopt));
}

async function forgetSites() {
  await Promise.all((await earlierSites()).map((name) => caches.delete(name)));
}

async function forgetEngines() {
  const cache = await caches.open(ENGINE_CACHE);
  const earlier = (await cache.keys()).filter(({ url }) => !new URL(url).pathname.startsWith(`${ENGINE_PATH}/`));
  await Promise.all(earlier.map((request) => cache.delete(request)));
}

/**
 * Removes earlier versions' caches once they are no longer needed: a page that was opened before a new version took over still
 * loads its own scripts, and a version that is being installed has a cache already.
 */
export async function forgetEarlier(): Promise<void> {
  const { installing, waiting } = self.registration;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (installing || waiting || pages.length > 0) return;
  await Promise.all([forgetSites(), forgetEngines()]);
}
