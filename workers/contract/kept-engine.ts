// Whether the media engine is in the browser's own store: for the worker that loads it, and for the page that says so.
import { ENGINE_CACHE, ENGINE_PATH, ENGINE_SCRIPT, ENGINE_WASM } from './engine-url';

/** Whether it comes without the network. Only names are asked for: with the answers, Safari takes all 32 MB into memory. */
export async function isEngineKept(): Promise<boolean> {
  const cache = await caches.open(ENGINE_CACHE);
  const found = await Promise.all([ENGINE_SCRIPT, ENGINE_WASM].map((name) => cache.keys(`${ENGINE_PATH}/${name}`)));
  return found.every((requests) => requests.length > 0);
}
