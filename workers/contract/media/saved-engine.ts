// Whether the browser has cached the media engine. Used by the worker that loads the engine and by the page that reports it.
import { ENGINE_CACHE, ENGINE_PATH, ENGINE_SCRIPT, ENGINE_WASM } from './engine-url';

/** The files that the browser caches. */
export const ENGINE_ADDRESSES = [ENGINE_SCRIPT, ENGINE_WASM].map((name) => `${ENGINE_PATH}/${name}`);

/** Looks up a cache's requests for an address, like `Cache.keys`. */
type CacheKeys = (cache: string, address: string) => Promise<readonly unknown[]>;

const keysOf: CacheKeys = async (cache, address) => (await caches.open(cache)).keys(address);

/**
 * Whether the engine loads offline. Reads only the names, because Safari loads the whole engine into memory to return a response.
 * @param keys for a worker, which has no `caches`
 */
export async function isEngineSaved(keys = keysOf): Promise<boolean> {
  const found = await Promise.all(ENGINE_ADDRESSES.map((address) => keys(ENGINE_CACHE, address)));
  return found.every((requests) => requests.length > 0);
}
