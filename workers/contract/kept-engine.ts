// Whether the media engine is in the browser's cache: for the worker that loads it, and for the page that says so.
import { ENGINE_CACHE, ENGINE_PATH, ENGINE_SCRIPT, ENGINE_WASM } from './engine-url';

/** The files that the browser caches. */
export const ENGINE_ADDRESSES = [ENGINE_SCRIPT, ENGINE_WASM].map((name) => `${ENGINE_PATH}/${name}`);

/** Whether the engine loads without the network. Looks up names only: to return responses, Safari loads all of the engine into memory. */
export async function isEngineKept(): Promise<boolean> {
  const cache = await caches.open(ENGINE_CACHE);
  const found = await Promise.all(ENGINE_ADDRESSES.map((address) => cache.keys(address)));
  return found.every((requests) => requests.length > 0);
}
