// Caches the site for offline use, and responds from the cache first, so that a page and its scripts are of one version. It
// sees addresses only, never a tool's input, and it doesn't keep the part after an address's "?".
import './shared';
import { clientsClaim } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { watchBodies } from '../../workers/contract/bodies';
import { OFFLINE_CHANGED } from '../../workers/contract/offline-now';
import { canLeave, REQUESTS_WANTED, toReported, type ServiceWorkerReport } from '../../workers/contract/reported';
import { fetchIfOnline, followSwitch, mayBeOffline, withheld } from './offline-now';
import { earlierFile, isBuilt, keepFile, NOT_FOUND, respond, sitePaths, adoptFiles, forgetEarlier } from './site-files';

declare const self: ServiceWorkerGlobalScope;

/** One file after another would take hundreds of round trips. HTTP/1.1 leaves two more connections for the visitor. */
const FILES_AT_ONCE = 4;

async function keepFiles() {
  const left = sitePaths.values();
  const keepNext = async () => {
    for (const path of left) await keepFile(path);
  };
  await Promise.all(Array.from({ length: FILES_AT_ONCE }, keepNext));
}

self.addEventListener('install', (event) => event.waitUntil(adoptFiles().then(keepFiles)));

/** A last segment with a dot is a file, and the API has no pages: both go to the network. */
const namesPage = ({ pathname }: URL) => !pathname.startsWith('/api/') && !/\.[^/]*$/.test(pathname);

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && namesPage(url),
  async ({ event, request, url }) => {
    event.waitUntil(forgetEarlier());
    const path = url.pathname.replace(/(.)\/$/, '$1'); // with or without a trailing slash
    if (isBuilt(path)) return respond(path, request, event);
    try {
      return await fetchIfOnline(request);
    } catch {
      return respond(NOT_FOUND, new Request(NOT_FOUND), event);
    }
  },
);

/** A page that caches the media engine requests it with `reload`, and caches it itself. */
const isForSite = (request: Request) => request.mode !== 'navigate' && request.cache !== 'reload';

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && isForSite(request) && isBuilt(url.pathname),
  ({ event, request, url }) => respond(url.pathname, request, event),
);

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && isForSite(request) && /^\/(?:assets|engines)\//.test(url.pathname),
  async ({ request, url }) => (await earlierFile(url.pathname)) ?? fetchIfOnline(request),
);

// All other requests are the browser's, unless the visitor has switched the network off.
for (const method of ['GET', 'POST', 'HEAD', 'PUT', 'PATCH', 'DELETE'] as const)
  registerRoute(mayBeOffline, ({ request }) => fetchIfOnline(request).catch(() => Response.error()), method);

// On the first visit, so that the page that installed the worker keeps working offline. A later version waits for its page's
// message.
clientsClaim();

reportRequests();

self.addEventListener('message', (event) => {
  const message: unknown = event.data;
  if (typeof message !== 'object' || message === null || !('type' in message)) return;
  if (message.type === 'SKIP_WAITING') void self.skipWaiting();
  if (message.type === OFFLINE_CHANGED) event.waitUntil(switchNetwork());
});

async function switchNetwork() {
  await followSwitch();
  // After a forced reload, a page is without its service worker, which must refuse its requests from now on.
  await self.clients.claim();
  const pages = await self.clients.matchAll({ type: 'window' });
  for (const page of pages) page.postMessage({ type: OFFLINE_CHANGED });
}

/** Browsers record only 250 requests by default, and the site has more files. */
performance.setResourceTimingBufferSize(10_000);

/** Replies to a page's request for the service worker's own requests. */
function reportRequests(): void {
  const bodyOf = watchBodies();
  self.addEventListener('message', ({ data, ports: [port] }: ExtendableMessageEvent) => {
    if (data !== REQUESTS_WANTED) return;
    const timings = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(canLeave);
    const requests = timings.map((timing) => toReported(timing, performance.timeOrigin, bodyOf));
    port?.postMessage({ requests, withheld } satisfies ServiceWorkerReport);
  });
}
