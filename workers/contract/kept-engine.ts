// Whether the media engine is in the browser's own store: for the worker that loads it, and for the page that says so.
import { ENGINE_CACHE, ENGINE_PATH, ENGINE_SCRIPT, ENGINE_WASM } from './engine-url';

/** All that the browser keeps of it. */
export const ENGINE_ADDRESSES = [ENGINE_SCRIPT, ENGINE_WASM].map((name) => `${ENGINE_PATH}/${name}`);

/** Whether it comes without the network. Only names are asked for: with the answers, Safari takes all 32 MB into memory. */
export async function isEngineKept(): Promise<boolean> {
  const cache = await caches.open(ENGINE_CACHE);
  const found = await Promise.all(ENGINE_ADDRESSES.map((address) => cache.keys(address)));
  return found.every((requests) => requests.length > 0);
}
