// Keeps the page's files and the library's. A service worker can't start workers, so the tools run on the page.
const NAME = 'page-1';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(['./', './main.js'])));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', (event) => {
  event.respondWith(keptOrLoaded(event.request));
});

async function keptOrLoaded(request) {
  const cache = await caches.open(NAME);
  const kept = await cache.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok && request.method === 'GET') await cache.put(request, response.clone());
  return response;
}
