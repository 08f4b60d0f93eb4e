// Which responses the service worker accepts as files of the site. tests/browser/storage.spec.ts has the whole attack.
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

interface SiteFiles {
  readonly SITE_CACHE: string;
  readonly respond: (path: string, request: Request, event: Pick<ExtendableEvent, 'waitUntil'>) => Promise<Response>;
  readonly keepFile: (path: string) => Promise<void>;
  readonly earlierFile: (path: string) => Promise<Response | undefined>;
}

interface ExtendableEvent {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

const FILES = { '/tools': '<h1>All Tools</h1>', '/assets/compute/a-1.js': 'compute()', '/404': '<h1>Not found</h1>' };
const ENGINE = { '/engines/e.js': 'engine()' };
const HEADERS = [
  ['/assets/compute/', { 'Content-Security-Policy': 'compute' }],
  ['/', { 'Content-Security-Policy': 'page' }],
] as const;

const list = (files: Readonly<Record<string, string>>) =>
  Object.entries(files).map(([path, text]) => [path, createHash('sha256').update(text).digest('base64')]);

/** The parts of a browser's cache that the code uses. */
class Store {
  readonly stored = new Map<string, Response>();
  match = (path: string) => Promise.resolve(this.stored.get(path)?.clone());
  put = (path: string, response: Response) => Promise.resolve(void this.stored.set(path, response));
  delete = (path: string) => Promise.resolve(this.stored.delete(path));
}

const stores = new Map<string, Store>();

function store(name: string): Store {
  const opened = stores.get(name) ?? new Store();
  stores.set(name, opened);
  return opened;
}

const network = vi.fn<(request: Request | string, init?: RequestInit) => Promise<Response>>();
const work: Promise<unknown>[] = [];
const event = { waitUntil: (more: Promise<unknown>) => void work.push(more) };
const request = (path: string) => new Request(`https://toolyard.example${path}`);
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

let site: SiteFiles;

beforeEach(async () => {
  vi.stubGlobal('__SITE_FILES__', list(FILES));
  vi.stubGlobal('__ENGINE_FILES__', list(ENGINE));
  vi.stubGlobal('__SITE_VERSION__', '1');
  vi.stubGlobal('__SITE_HEADERS__', HEADERS);
  vi.stubGlobal('caches', {
    open: (name: string) => Promise.resolve(store(name)),
    has: (name: string) => Promise.resolve(stores.has(name)),
    match: (path: string) => [...stores.values()].find(({ stored }) => stored.has(path))?.match(path),
  });
  vi.stubGlobal('fetch', network);
  vi.stubGlobal('self', { location: { href: 'https://toolyard.example/service-worker.js' } });
  // Its types are of another thread than those of the tests: the compiler is kept from following it.
  const path = ['../../../src/service-worker', 'site-files'].join('/');
  site = (await import(path)) as SiteFiles;
});

afterEach(() => {
  vi.unstubAllGlobals();
  network.mockReset();
  stores.clear();
});

const forgedHeaders = { 'Content-Type': 'text/html', 'X-Forged': 'yes' };
const headersOf = ({ headers }: Response) => Object.fromEntries(headers);

test('a cached file comes with the headers of the build', async () => {
  for (const [path, text] of Object.entries({ ...FILES, ...ENGINE })) {
    const cache = store(path in ENGINE ? 'toolyard-engine' : site.SITE_CACHE);
    await cache.put(path, new Response(text, { headers: forgedHeaders }));
    const response = await site.respond(path, request(path), event);
    expect(await response.text()).toBe(text);
    expect(headersOf(response)).toEqual({
      'content-security-policy': path.startsWith('/assets/compute/') ? 'compute' : 'page',
      'content-type': path.endsWith('.js') ? 'text/javascript; charset=utf-8' : 'text/html; charset=utf-8',
    });
    expect(response.status).toBe(path === '/404' ? 404 : 200);
  }
  expect(network).not.toHaveBeenCalled();
});

test('a forged file is removed, comes from the network, and is cached again as it was built', async () => {
  const { stored } = store(site.SITE_CACHE);
  stored.set('/tools', new Response('<script src="/forged.js">', { headers: forgedHeaders }));
  network.mockImplementation(() => Promise.resolve(new Response(FILES['/tools'])));
  const response = await site.respond('/tools', request('/tools'), event);
  expect(await response.text()).toBe(FILES['/tools']);
  await Promise.all(work.splice(0));
  expect(await stored.get('/tools')?.text()).toBe(FILES['/tools']);
});

test('a forged file is not served where there is no network', async () => {
  const { stored } = store(site.SITE_CACHE);
  stored.set('/tools', new Response('forged', { headers: forgedHeaders }));
  network.mockImplementation(offline);
  await expect(site.respond('/tools', request('/tools'), event)).rejects.toThrow('Failed to fetch');
  expect(stored.size).toBe(0);
});

test('a file of a newer version is served, and not cached', async () => {
  network.mockImplementation(() => Promise.resolve(new Response('newer')));
  expect(await (await site.respond('/tools', request('/tools'), event)).text()).toBe('newer');
  await Promise.all(work.splice(0));
  expect(store(site.SITE_CACHE).stored.size).toBe(0);
});

test('what is cached in advance has to have its digest and its status', async () => {
  network.mockImplementation(() => Promise.resolve(new Response(FILES['/tools'])));
  await site.keepFile('/tools');
  const [, digest] = list(FILES)[0] ?? [];
  expect(network).toHaveBeenCalledWith('/tools', expect.objectContaining({ integrity: `sha256-${digest ?? ''}` }));
  await site.keepFile('/tools'); // it is there
  expect(network).toHaveBeenCalledOnce();
  network.mockImplementation(() => Promise.resolve(new Response('', { status: 503 })));
  await expect(site.keepFile('/assets/compute/a-1.js')).rejects.toThrow('was answered with 503');
});

test('a script that only an earlier version has comes with the headers of the build', async () => {
  store('toolyard-site-0').stored.set('/assets/compute/a-0.js', new Response('old()', { headers: forgedHeaders }));
  const response = await site.earlierFile('/assets/compute/a-0.js');
  expect(await response?.text()).toBe('old()');
  expect(response?.headers.get('Content-Security-Policy')).toBe('compute');
  expect(response?.headers.get('X-Forged')).toBeNull();
});

test('with the visitor’s switch, cached files are served, and no request leaves', async () => {
  const module = ['../../../src/service-worker', 'offline-now'].join('/');
  const { followSwitch, withheld } = (await import(module)) as {
    followSwitch: () => Promise<void>;
    withheld: readonly { readonly address: string }[];
  };
  network.mockImplementation(() => Promise.resolve(new Response(FILES['/tools'])));
  await site.respond('/tools', request('/tools'), event);
  await Promise.all(work);
  expect(network).toHaveBeenCalledTimes(1);
  store('toolyard-offline');
  await followSwitch();
  expect(await (await site.respond('/tools', request('/tools'), event)).text()).toBe(FILES['/tools']);
  await expect(site.respond('/404', request('/404'), event)).rejects.toThrow(TypeError);
  expect(network).toHaveBeenCalledTimes(1);
  expect(withheld.map(({ address }) => address)).toEqual(['https://toolyard.example/404']);
  stores.delete('toolyard-offline');
  await followSwitch();
  await site.respond('/404', request('/404'), event);
  expect(network).toHaveBeenCalledTimes(2);
});
