// Keeps the site for when the network is off, and answers from there first, so that a page and its scripts are of one version.
// It meets addresses only, never what is put into a tool; what stands behind an address's "?" is not kept.
import { clientsClaim } from 'workbox-core';
import { PrecacheController } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { ENGINE_CACHE } from '../../workers/contract/engine-url';
import { reportRequests } from './report-requests';
import './shared';
import { adoptFiles, forgetEarlier, SITE_CACHE } from './versions';

declare const self: ServiceWorkerGlobalScope;

const NOT_FOUND = '/404';

const pathOf = (url: string) => new URL(url).pathname;

const site = new PrecacheController({
  cacheName: SITE_CACHE,
  plugins: [
    {
      cacheWillUpdate: async ({ request, response }) =>
        response.ok || (response.status === 404 && pathOf(request.url) === NOT_FOUND) ? response : null,
    },
  ],
});
const files = __SITE_FILES__; // named once: each name becomes the whole list
site.addToCacheList(files);

type SiteFile = (typeof files)[number];

const lasting = files.filter(({ revision }) => revision === null).map(({ url }) => url);

/** Workbox keeps one file after another: hundreds of round trips. HTTP/1.1 leaves two more connections to the visitor. */
const FILES_AT_ONCE = 4;

/** Nothing is fetched that is there already. */
async function keepFile({ url, revision }: SiteFile, event: ExtendableEvent) {
  const request = new Request(url, {
    cache: revision === null ? 'default' : 'reload', // not from the browser's other cache, which may have it as it was
    credentials: 'same-origin',
    priority: 'low', // what the visitor asks for goes first
  });
  const params = { cacheKey: site.getCacheKeyForURL(url) };
  await Promise.all(site.strategy.handleAll({ event, request, params }));
}

async function keepFiles(event: ExtendableEvent) {
  const left = files.values();
  const keepNext = async () => {
    for (const file of left) await keepFile(file, event);
  };
  await Promise.all(Array.from({ length: FILES_AT_ONCE }, keepNext));
}

self.addEventListener('install', (event) => event.waitUntil(adoptFiles(lasting).then(() => keepFiles(event))));
self.addEventListener('activate', (event) => event.waitUntil(site.activate(event)));

/** The page of an address, with or without a slash at its end. */
const pageAt = (path: string) => site.matchPrecache(path.replace(/(.)\/$/, '$1'));

/** What has a dot in its last part is a file, and the API is nobody's page: both are the network's business. */
const namesPage = ({ pathname }: URL) => !pathname.startsWith('/api/') && !/\.[^/]*$/.test(pathname);

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && namesPage(url),
  async ({ event, request, url }) => {
    event.waitUntil(forgetEarlier());
    const page = await pageAt(url.pathname);
    if (page) return page;
    try {
      return await fetch(request);
    } catch {
      return (await pageAt(NOT_FOUND)) ?? Response.error();
    }
  },
);

// By the version that is kept, whichever it is: the names of these files change with their content.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request }) => (await caches.match(request)) ?? fetch(request),
);

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode !== 'navigate' && site.getCacheKeyForURL(url.pathname) !== undefined,
  async ({ request, url }) => (await site.matchPrecache(url.pathname)) ?? fetch(request),
);

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/engines/') && request.cache !== 'reload',
  new CacheFirst({ cacheName: ENGINE_CACHE }),
);

// At the first visit, so that the very page that brought the site keeps working. A later version waits for its page's word.
clientsClaim();

reportRequests();

self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  const message: unknown = data;
  if (typeof message !== 'object' || message === null || !('type' in message)) return;
  if (message.type === 'SKIP_WAITING') void self.skipWaiting();
});
