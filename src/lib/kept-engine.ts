// The media engine in the browser's own store, from where it comes without the network.
import { ENGINE_PATH, ENGINE_SCRIPT, ENGINE_WASM } from '../../workers/contract/engine-url';
import { ENGINE_CACHE } from './engine-cache';

const addresses = [ENGINE_SCRIPT, ENGINE_WASM].map((file) => `${ENGINE_PATH}/${file}`);

/** Without a service worker (in a private window, perhaps, or in development) what is kept would be found by nobody. */
export const canKeepEngine = () => import.meta.env.PROD && 'serviceWorker' in navigator;

export async function isEngineKept(): Promise<boolean> {
  const cache = await caches.open(ENGINE_CACHE);
  const found = await Promise.all(addresses.map((address) => cache.match(address)));
  return found.every((answer) => answer !== undefined);
}

/** All of it or nothing. Rejects where the network fails, or the room on the device does. */
export async function keepEngine(): Promise<void> {
  const cache = await caches.open(ENGINE_CACHE);
  // "reload" passes the service worker by, which would keep the same answer a second time.
  await cache.addAll(addresses.map((address) => new Request(address, { cache: 'reload' })));
}
