// The media engine in the browser's own store, from where it comes without the network.
import { ENGINE_CACHE, ENGINE_WASM_BYTES } from '../../workers/contract/engine-url';
import { ENGINE_ADDRESSES } from '../../workers/contract/kept-engine';

/** Without a service worker (in a private window, perhaps, or in development) what is kept would be found by nobody. */
export const canKeepEngine = () => import.meta.env.PROD && 'serviceWorker' in navigator;

/**
 * Tells, from 0 to 1, how much has come. Rejects where the network fails, or the room on the device does: what is not whole is not
 * kept.
 */
export async function keepEngine(onProgress: (share: number) => void): Promise<void> {
  const cache = await caches.open(ENGINE_CACHE);
  let loaded = 0;
  for (const address of ENGINE_ADDRESSES) {
    // "reload" passes the service worker by, which would keep the same answer a second time.
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
