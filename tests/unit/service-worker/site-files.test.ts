// Which responses the service worker accepts as files of the site. tests/browser/promises/storage.spec.ts has the whole attack.
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

interface SiteFiles {
  readonly SITE_CACHE: string;
  readonly respond: (path: string, request: Request, event: Pick<ExtendableEvent, 'waitUntil'>) => Promise<Response>;
  readonly keepFile: (path: string) => Promise<void>;
  readonly adoptFiles: () => Promise<void>;
  readonly earlierFile: (path: string) => Promise<Response | undefined>;
}

interface ExtendableEvent {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

const FILES = {
  '/tools': '<h1>All Tools</h1>',
  '/assets/compute/a-1.js': 'compute()',
  '/not-saved': '<h1>Not saved</h1>',
};
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
    keys: () => Promise.resolve([...stores.keys()]),
    has: (name: string) => Promise.resolve(stores.has(name)),
    match: (path: string) => [...stores.values()].find(({ stored }) => stored.has(path))?.match(path),
  });
  vi.stubGlobal('fetch', network);
  vi.stubGlobal('self', { location: { href: 'https://toolyard.example/service-worker.js' } });
  // Its types are of another thread than those of the tests: the compiler is kept from following it.
  const path = ['../../../src/service-worker', 'site-files'].join('/');
  site = (await import(path)) as SiteFiles;
});

afterEach(async () => {
  await Promise.all(work.splice(0));
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
    expect(response.status).toBe(200);
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

const SCRIPT = '/assets/compute/a-1.js';
const damaged = () => new Response(new ReadableStream({ start: (body) => body.error(new TypeError('Damaged')) }));
const PORTAL = () => new Response('<h1>Log in to this Wi-Fi</h1>', { headers: { 'Content-Type': 'text/html' } });

test.each<readonly [name: string, make: () => Response]>([
  ['another script', () => new Response('forged()')],
  ['one byte more', () => new Response(`${FILES[SCRIPT]}\n`)],
  ['one byte less', () => new Response(FILES[SCRIPT].slice(0, -1))],
  ['the same after a byte order mark', () => new Response(`\ufeff${FILES[SCRIPT]}`)],
  ['another file of the build', () => new Response(FILES['/tools'])],
  ['nothing', () => new Response(null)],
  ['a network error, which an opaque response looks like', () => Response.error()],
  ['a redirect', () => Response.redirect('https://evil.example/a.js')],
  ['a part', () => new Response('comp', { status: 206, headers: { 'Content-Range': 'bytes 0-3/9' } })],
  ['another file in two bytes per character', () => new Response(Buffer.from(FILES[SCRIPT], 'utf16le'))],
  ['a page of a captive portal', PORTAL],
  ['a file that can’t be read', damaged],
])('%s in a cache is never served, and is replaced', async (_, make) => {
  const { stored } = store(site.SITE_CACHE);
  stored.set(SCRIPT, make());
  network.mockImplementation(offline);
  await expect(site.respond(SCRIPT, request(SCRIPT), event)).rejects.toThrow('Failed to fetch');
  expect(stored.size).toBe(0);

  stored.set(SCRIPT, make());
  network.mockImplementation(() => Promise.resolve(new Response(FILES[SCRIPT])));
  await site.keepFile(SCRIPT);
  expect(await stored.get(SCRIPT)?.text()).toBe(FILES[SCRIPT]);

  store('toolyard-site-0').stored.set(SCRIPT, make());
  stored.clear();
  await site.adoptFiles();
  expect(stored.size).toBe(0);
  expect(await (await site.respond(SCRIPT, request(`${SCRIPT}?forged=1`), event)).text()).toBe(FILES[SCRIPT]);
});

test('a script from the network is served only as it was built, and cached once it is', async () => {
  for (const make of [PORTAL, damaged, () => new Response('', { status: 503 })]) {
    network.mockImplementation(() => Promise.resolve(make()));
    expect((await site.respond(SCRIPT, request(SCRIPT), event)).type).toBe('error');
  }
  network.mockImplementation(() => Promise.resolve(new Response(FILES[SCRIPT])));
  expect(await (await site.respond(SCRIPT, request(SCRIPT), event)).text()).toBe(FILES[SCRIPT]);
  await Promise.all(work.splice(0));
  expect(store(site.SITE_CACHE).stored.size).toBe(1);
});

test('an update that failed midway goes on with what it has', async () => {
  network.mockImplementation((path) =>
    path === '/not-saved' ? offline() : Promise.resolve(new Response(FILES[path as keyof typeof FILES])),
  );
  await site.keepFile(SCRIPT);
  await expect(site.keepFile('/not-saved')).rejects.toThrow('Failed to fetch');
  network.mockReset();
  network.mockImplementation(() => Promise.resolve(new Response(FILES['/not-saved'])));
  await site.keepFile(SCRIPT);
  await site.keepFile('/not-saved');
  expect(network).toHaveBeenCalledOnce();
});

test('a record of another build is copied only where its bytes are this build’s', async () => {
  const foreign = store('toolyard-site-\u202e../evil').stored;
  foreign.set('/assets/evil.js', new Response('evil()')).set('/tools', new Response(FILES['/tools']));
  foreign.set(SCRIPT, new Response(FILES[SCRIPT], { headers: forgedHeaders }));
  await site.adoptFiles();
  const { stored } = store(site.SITE_CACHE);
  expect([...stored.keys()]).toEqual([SCRIPT]);
  expect(stored.get(SCRIPT)?.headers.get('X-Forged')).toBeNull();
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
  await expect(site.respond('/not-saved', request('/not-saved'), event)).rejects.toThrow(TypeError);
  expect(network).toHaveBeenCalledTimes(1);
  expect(withheld.map(({ address }) => address)).toEqual(['https://toolyard.example/not-saved']);
  stores.delete('toolyard-offline');
  await followSwitch();
  await site.respond('/not-saved', request('/not-saved'), event);
  expect(network).toHaveBeenCalledTimes(2);
});
