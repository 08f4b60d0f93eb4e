// What hostile code in a worker would try with the site's storage. Each function is self-contained, because a test sends its
// source to a worker.

/**
 * Follows every property, getter and prototype from the worker's global object.
 * @returns the paths to objects that reach storage or other pages
 */
export function pathsToStorage(scope: object = globalThis): string[] {
  const wanted = new Set(
    ['caches', 'indexedDB', 'cookieStore', 'BroadcastChannel', 'SharedWorker', 'Notification', 'serviceWorker'].concat(
      ['locks', 'storageBuckets', 'getDirectory', 'getDirectoryHandle', 'getFileHandle', 'removeEntry'],
      ['webkitRequestFileSystem', 'webkitRequestFileSystemSync', 'webkitResolveLocalFileSystemURL', 'persist'],
    ),
  );
  const found: string[] = [];
  const seen = new Set<unknown>();
  const left: (readonly [path: string, value: unknown])[] = [['self', scope]];
  const read = (holder: object, name: string | symbol, from: object) => {
    try {
      return Reflect.get(holder, name, from) as unknown;
    } catch {
      return undefined; // a getter that works only on certain objects
    }
  };
  for (let next = left.pop(); next; next = left.pop()) {
    const [path, object] = next;
    if ((typeof object !== 'object' && typeof object !== 'function') || object === null || seen.has(object)) continue;
    seen.add(object);
    for (let holder: object | null = object; holder; holder = Object.getPrototypeOf(holder) as object | null) {
      for (const name of Reflect.ownKeys(holder)) {
        const value = read(holder, name, object);
        const at = `${path}.${String(name)}`;
        if (value !== undefined && wanted.has(String(name))) found.push(at);
        left.push([at, value]);
      }
      left.push([`${path}.__proto__`, Object.getPrototypeOf(holder)]);
    }
  }
  return found;
}

/**
 * Tries each way by its name, and through workers that could have another scope.
 * @returns the ways that were open, whose traces are named `hostile`
 */
export async function storageReached(): Promise<string[]> {
  const settled = (worker: Worker) =>
    new Promise<unknown>((resolve, reject) => {
      worker.onmessage = resolve;
      worker.onerror = reject;
    });
  const script = 'postMessage(typeof caches)';
  const ways: Readonly<Record<string, () => unknown>> = {
    'Cache Storage': async () => (await caches.open('hostile')).put('/', new Response('<script src="/hostile.js">')),
    IndexedDB: () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('hostile');
        opening.onsuccess = resolve;
        opening.onerror = reject;
      }),
    BroadcastChannel: () => {
      new BroadcastChannel('hostile').postMessage('input');
    },
    SharedWorker: () => new SharedWorker(location.href),
    'private files': () => navigator.storage.getDirectory(),
    locks: () => navigator.locks.query(),
    'service worker': () => navigator.serviceWorker.getRegistration(),
    'worker from a blob': () => settled(new Worker(URL.createObjectURL(new Blob([script])))),
    'module worker from a blob': () =>
      settled(new Worker(URL.createObjectURL(new Blob([script], { type: 'text/javascript' })), { type: 'module' })),
    'worker from data': () => settled(new Worker(`data:text/javascript,${script}`)),
    importScripts: () => (self as unknown as { importScripts(url: string): void }).importScripts(`data:,${script}`),
    import: () => import(/* @vite-ignore */ `data:text/javascript,${script}`) as unknown,
  };
  const open: string[] = [];
  for (const [name, way] of Object.entries(ways)) {
    try {
      await way();
      open.push(name);
    } catch {
      // Refused, as it should be.
    }
  }
  return open;
}

export interface Forgery {
  readonly path: string;
  /** Without one, only the headers are forged. */
  readonly body?: string | undefined;
}

/** Runs in a page: puts a response without a policy into every cache of the site, under the key of a path. */
export async function poisonCaches({ path, body }: Forgery): Promise<void> {
  const right = await caches.match(path);
  const forged = body ?? (await right?.text());
  await caches.open('hostile');
  for (const name of await caches.keys()) {
    const headers = { 'Content-Type': 'text/html', 'X-Forged': 'yes' };
    await (await caches.open(name)).put(path, new Response(forged, { headers }));
  }
}

export const FORGED_PAGE = '<!doctype html><title>Forged</title><h1>Forged</h1><script src="/forged.js"></script>';
