// Whether the browser's cache has the media engine, for the worker that loads it and for the page that shows it.
import { ENGINE_CACHE, ENGINE_PATH, ENGINE_SCRIPT, ENGINE_WASM } from './engine-url';

/** The files that the browser caches. */
export const ENGINE_ADDRESSES = [ENGINE_SCRIPT, ENGINE_WASM].map((name) => `${ENGINE_PATH}/${name}`);

/** Looks up a cache's requests for an address, like `Cache.keys`. */
type CacheKeys = (cache: string, address: string) => Promise<readonly unknown[]>;

const keysOf: CacheKeys = async (cache, address) => (await caches.open(cache)).keys(address);

/**
 * Whether the engine loads offline. Looks up names only: to return responses, Safari loads the whole engine into memory.
 * @param keys for a worker, which has no `caches`
 */
export async function isEngineKept(keys = keysOf): Promise<boolean> {
  const found = await Promise.all(ENGINE_ADDRESSES.map((address) => keys(ENGINE_CACHE, address)));
  return found.every((requests) => requests.length > 0);
}
