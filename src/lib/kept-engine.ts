// Puts the media engine into the browser's cache, from which it loads without the network.
import { ENGINE_CACHE, ENGINE_WASM_BYTES } from '../../workers/contract/engine-url';
import { ENGINE_ADDRESSES } from '../../workers/contract/kept-engine';

/** Without a service worker (in a private window, perhaps, or in development) nothing would read the engine from the cache. */
export const canKeepEngine = () => import.meta.env.PROD && 'serviceWorker' in navigator;

/**
 * Downloads the engine into the browser's cache. Rejects if the network fails or the device is full; an incomplete file is never
 * cached.
 * @param onProgress called with the share downloaded so far, from 0 to 1
 */
export async function keepEngine(onProgress: (share: number) => void): Promise<void> {
  const cache = await caches.open(ENGINE_CACHE);
  let loaded = 0;
  for (const address of ENGINE_ADDRESSES) {
    // "reload" bypasses the service worker, which would cache the same response a second time.
    const request = new Request(address, { cache: 'reload' });
    const answer = await fetch(request);
    if (!answer.ok || !answer.body) throw new Error(`${address} is answered with ${String(answer.status)}`);
    const count = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        loaded += chunk.length;
        onProgress(Math.min(1, loaded / ENGINE_WASM_BYTES));
        controller.enqueue(chunk);
      },
    });
    await cache.put(request, new Response(answer.body.pipeThrough(count), answer));
  }
}
