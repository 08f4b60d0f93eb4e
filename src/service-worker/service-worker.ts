// Caches the site for offline use, and responds from the cache first, so that a page and its scripts are of one version. It
// sees only addresses and never a tool's input, and it doesn't store an address's query.
import './shared';
import { clientsClaim } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { watchBodies } from '../../workers/contract/site/bodies';
import { NOT_SAVED, OFFLINE_CHANGED } from '../../workers/contract/site/offline-now';
import { canLeave, REQUESTS_WANTED, toReported, type ServiceWorkerReport } from '../../workers/contract/site/reported';
import { fetchIfOnline, followSwitch, mayBeOffline, withheld } from './offline-now';
import { earlierFile, isBuilt, keepFile, respond, sitePaths, adoptFiles, forgetEarlier } from './site-files';

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

/** Shown instead of a page that is neither cached nor loads. The page may not exist, which only the server knows. */
async function notSaved(event: ExtendableEvent): Promise<Response> {
  const { body, headers } = await respond(NOT_SAVED, new Request(NOT_SAVED), event);
  return new Response(body, { status: 503, headers });
}

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && namesPage(url),
  async ({ event, request, url }) => {
    event.waitUntil(forgetEarlier());
    const path = url.pathname.replace(/(.)\/$/, '$1'); // with or without a trailing slash
    try {
      return await (isBuilt(path) ? respond(path, request, event) : fetchIfOnline(request));
    } catch {
      return notSaved(event);
    }
  },
);

/** A page that caches the media engine requests it with `reload` and stores it in the cache itself. */
const isForSite = (request: Request) => request.mode !== 'navigate' && request.cache !== 'reload';

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && isForSite(request) && isBuilt(url.pathname),
  ({ event, request, url }) => respond(url.pathname, request, event),
);

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && isForSite(request) && /^\/(?:assets|engines)\//.test(url.pathname),
  async ({ request, url }) => (await earlierFile(url.pathname)) ?? fetchIfOnline(request),
);

// The browser handles all other requests, unless the visitor has switched the network off.
for (const method of ['GET', 'POST', 'HEAD', 'PUT', 'PATCH', 'DELETE'] as const)
  registerRoute(mayBeOffline, ({ request }) => fetchIfOnline(request).catch(() => Response.error()), method);

// Activates at once on the first visit, so that the page that installed the worker keeps working offline. A later version waits
// for a message from its page.
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
  // A forced reload leaves a page without its service worker, which must refuse the page's requests from now on.
  await self.clients.claim();
  const pages = await self.clients.matchAll({ type: 'window' });
  for (const page of pages) page.postMessage({ type: OFFLINE_CHANGED });
}

/** By default, browsers record only 250 requests, and the site has more files. */
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
