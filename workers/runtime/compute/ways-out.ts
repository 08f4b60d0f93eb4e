// Tries every way out of a compute worker, for visitors who want to see each one fail. It has the policy of all compute workers
// and gets no input of a tool.
import '../lockdown';
import { SAMPLE_FILE, WAYS, type Attempt, type WayOut } from '../../contract/site/ways-out';
import { reportRequests } from '../report-requests';

/** Reserved for examples by RFC 2606, so no one is bothered. */
const ELSEWHERE = 'https://example.com/';

const settled = (target: EventTarget, good: string) =>
  new Promise<void>((resolve, reject) => {
    target.addEventListener(good, () => resolve());
    for (const bad of ['error', 'close']) target.addEventListener(bad, () => reject(new Error('It failed')));
  });

const here = new URL(SAMPLE_FILE, self.location.origin).href;

/** Thrown for storage that the worker doesn't have. */
class Missing extends Error {}

/** Finds what the lockdown removes, by the worker's scope and by each of its prototypes. */
function find<Name extends keyof typeof globalThis>(name: Name): (typeof globalThis)[Name] {
  for (let holder: unknown = self; holder; holder = Object.getPrototypeOf(holder)) {
    const found: unknown = Reflect.get(holder, name, self);
    if (found !== undefined) return found as (typeof globalThis)[Name];
  }
  throw new Missing();
}

/** Opened storage stays empty, and is closed or removed if possible. */
const NAME = 'toolyard-way-out';

const opened = (request: IDBOpenDBRequest) =>
  new Promise<void>((resolve, reject) => {
    request.onsuccess = () => {
      request.result.close();
      resolve();
    };
    request.onerror = () => reject(new Error('It failed'));
  });

interface Way {
  readonly address: string;
  /** Resolves only if something got out, or storage opened. */
  readonly go: (address: string) => Promise<unknown>;
}

const ways: Readonly<Record<WayOut, Way>> = {
  fetch: { address: here, go: (address) => fetch(address, { cache: 'no-store' }) },
  'fetch elsewhere': { address: ELSEWHERE, go: (address) => fetch(address, { mode: 'no-cors', cache: 'no-store' }) },
  XMLHttpRequest: {
    address: here,
    go: (address) => {
      const request = new XMLHttpRequest();
      request.open('GET', address);
      request.send();
      return settled(request, 'load');
    },
  },
  WebSocket: {
    address: ELSEWHERE.replace(/^http/, 'ws'),
    go: async (address) => settled(new WebSocket(address), 'open'),
  },
  EventSource: { address: here, go: async (address) => settled(new EventSource(address), 'open') },
  import: { address: ELSEWHERE, go: (address) => import(/* @vite-ignore */ address) },
  worker: {
    address: self.location.href,
    go: async (address) => settled(new Worker(address, { type: 'module' }), 'message'),
  },
  'Cache Storage': {
    address: 'caches',
    go: async () => {
      const caches = find('caches');
      await caches.open(NAME);
      await caches.delete(NAME);
    },
  },
  IndexedDB: {
    address: 'indexedDB',
    go: async () => {
      const indexedDB = find('indexedDB');
      await opened(indexedDB.open(NAME));
      indexedDB.deleteDatabase(NAME);
    },
  },
  BroadcastChannel: {
    address: 'BroadcastChannel',
    go: async () => {
      const Channel = find('BroadcastChannel');
      new Channel(NAME).close();
    },
  },
  'private files': {
    address: 'navigator.storage.getDirectory',
    go: () => {
      const { storage } = self.navigator as { readonly storage?: Partial<StorageManager> };
      if (!storage?.getDirectory) throw new Missing();
      return storage.getDirectory();
    },
  },
};

let violations: string[] = [];
/** TypeScript's libraries have it for pages only. */
interface Violation extends Event {
  readonly effectiveDirective: string;
}

self.addEventListener('securitypolicyviolation', (event) => violations.push((event as Violation).effectiveDirective));

/** A violation is reported in a separate task, which may come after the failure. WebKit reports none in workers. */
async function violation(): Promise<string | undefined> {
  for (let looks = 0; looks < 10 && violations.length === 0; looks++) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return violations[0];
}

/** Exceptions that only a policy causes. */
const isRefusal = (error: unknown) =>
  (error instanceof DOMException && error.name === 'SecurityError') ||
  (error instanceof TypeError && error.message.includes('TrustedScriptURL'));

async function attempt(way: WayOut): Promise<Attempt> {
  const { address, go } = ways[way];
  violations = [];
  try {
    await go(address);
    return { way, address, outcome: 'out', reason: '' };
  } catch (error) {
    if (error instanceof Missing) return { way, address, outcome: 'missing', reason: '' };
    const directive = await violation();
    if (directive !== undefined) return { way, address, outcome: 'refused', reason: directive };
    const reason = error instanceof Error ? error.message : String(error);
    return { way, address, outcome: isRefusal(error) ? 'refused' : 'failed', reason };
  }
}

// A request that gets out must be in the list like any other.
reportRequests();

// A nested worker that starts proves that one can.
self.postMessage('started');

self.addEventListener('message', () => {
  const tryAll = async () => {
    for (const way of WAYS) self.postMessage(await attempt(way));
  };
  void tryAll();
});
