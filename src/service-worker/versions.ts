// Each version of the site has a cache of its own.
import { ENGINE_CACHE, ENGINE_PATH } from '../../workers/contract/engine-url';

declare const self: ServiceWorkerGlobalScope;

const PREFIX = 'toolyard-site-';

/** Of versions whose files came with the same headers: a script's policy is kept with it. */
const ALIKE = `${PREFIX}${__SITE_HEADERS__}-`;

export const SITE_CACHE = `${ALIKE}${__SITE_VERSION__}`;

const earlierSites = async (prefix: string) =>
  (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== SITE_CACHE);

/**
 * Takes over what an earlier version has kept, so that a visitor does not fetch all of the site for a change of one line.
 * @param urls of files whose names change with their content
 */
export async function adoptFiles(urls: readonly string[]): Promise<void> {
  const earlier = await Promise.all((await earlierSites(ALIKE)).map((name) => caches.open(name)));
  if (earlier.length === 0) return;
  const site = await caches.open(SITE_CACHE);
  const adopt = async (url: string) => {
    const found = await Promise.all(earlier.map((cache) => cache.match(url)));
    const response = found.find((it) => it !== undefined);
    if (response) await site.put(url, response);
  };
  await Promise.all(urls.map(adopt));
}

async function forgetSites() {
  await Promise.all((await earlierSites(PREFIX)).map((name) => caches.delete(name)));
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
