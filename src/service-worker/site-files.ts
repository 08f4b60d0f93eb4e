// Serves the site's files as built. Any code of this origin can write to any cache, and a page without a policy could send data
// anywhere. So a cached response is served only if its bytes have the build's digest, and only with the build's headers. Files of
// earlier versions are taken over, and these versions are removed.
import { ENGINE_CACHE, ENGINE_PATH } from '../../workers/contract/media/engine-url';
import { fetchIfOnline } from './offline-now';

declare const self: ServiceWorkerGlobalScope;

const PREFIX = 'toolyard-site-';

/** Each version of the site has its own cache. */
export const SITE_CACHE = `${PREFIX}${__SITE_VERSION__}`;

// Each list is named only once, because the build replaces each name with the whole list.
const siteFiles = new Map(__SITE_FILES__);
const engineFiles = new Map(__ENGINE_FILES__);

export const sitePaths: readonly string[] = [...siteFiles.keys()];

const digestFor = (path: string) => siteFiles.get(path) ?? engineFiles.get(path);

export const isBuilt = (path: string) => digestFor(path) !== undefined;

/** Their names contain a digest of their content. */
const isLasting = (path: string) => path.startsWith('/assets/');

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
};

/** The headers that the server would send for this path. */
function headersOf(path: string): HeadersInit {
  const headers = __SITE_HEADERS__.find(([start]) => path.startsWith(start))?.[1];
  const extension = /\.([^./]+)$/.exec(path)?.[1] ?? '';
  return { ...headers, 'Content-Type': TYPES[extension] ?? 'text/html; charset=utf-8' };
}

async function digestOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCharCode(...digest));
}

/** The file as the server would send it, or undefined if the response's bytes are not those of the build. */
async function asBuilt(path: string, response: Response): Promise<Response | undefined> {
  // A damaged file in a cache can't be read.
  const bytes = await response.arrayBuffer().catch(() => undefined);
  if (!bytes || (await digestOf(bytes)) !== digestFor(path)) return undefined;
  return new Response(bytes, { headers: headersOf(path) });
}

const cacheOf = (path: string) => caches.open(engineFiles.has(path) ? ENGINE_CACHE : SITE_CACHE);

/** The cached file. A changed one is removed. */
async function cachedFile(path: string): Promise<Response | undefined> {
  const cache = await cacheOf(path);
  const found = await cache.match(path);
  if (!found) return undefined;
  const file = await asBuilt(path, found);
  if (!file) await cache.delete(path);
  return file;
}

async function cacheResponse(path: string, response: Response) {
  const file = await asBuilt(path, response);
  if (file) await (await cacheOf(path)).put(path, file);
}

/**
 * From the cache. A missing file comes from the network, and is cached if it is the build's. Other bytes may be a newer version's page,
 * but never a lasting file: that is a proxy's page, for example.
 */
export async function respond(path: string, request: Request, event: ExtendableEvent): Promise<Response> {
  const file = await cachedFile(path).catch(() => undefined);
  if (file) return file;
  const response = await fetchIfOnline(request);
  if (isLasting(path) && !(await asBuilt(path, response.clone()))) return Response.error();
  event.waitUntil(cacheResponse(path, response.clone()).catch(() => undefined)); // No room, or the write was interrupted.
  return response;
}

/** Rejects if the network fails, or if the response isn't the build's file. */
export async function keepFile(path: string): Promise<void> {
  if (await cachedFile(path)) return;
  const response = await fetchIfOnline(path, {
    cache: isLasting(path) ? 'default' : 'reload', // The browser's HTTP cache may have an older file.
    credentials: 'same-origin',
    integrity: `sha256-${digestFor(path) ?? ''}`,
    priority: 'low', // The visitor's own requests have priority.
  });
  if (response.status !== 200) throw new Error(`${path} was answered with ${response.status}.`);
  await (await caches.open(SITE_CACHE)).put(path, response);
}

const earlierSites = async () => (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== SITE_CACHE);

/**
 * A file that only an earlier version has, for a page that was opened before this version took over. Its digest is unknown, so
 * it only gets the build's headers.
 */
export async function earlierFile(path: string): Promise<Response | undefined> {
  const found = await caches.match(path);
  return found && new Response(found.body, { headers: headersOf(path) });
}

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
  // A file that can't be copied is loaded from the network.
  await Promise.all(sitePaths.filter(isLasting).map((path) => adopt(path).catch(() => undefined)));
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
 * Removes the caches of earlier versions once they are no longer needed. A page that was opened before a new version took over
 * still loads its own scripts, and a version that is being installed already has a cache.
 */
export async function forgetEarlier(): Promise<void> {
  const { installing, waiting } = self.registration;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (installing || waiting || pages.length > 0) return;
  await Promise.all([forgetSites(), forgetEngines()]);
}
