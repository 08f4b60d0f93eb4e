// Segment workers as the fast engine sees them.
import { proxy, releaseProxy, wrap } from 'comlink';
import type { SegmentWorker } from '../../engines/webcodecs/encode';
import type { SegmentWorkerApi } from './api';

export function spawnSegmentWorker(): SegmentWorker {
  const worker = new Worker(new URL('./compute/mp3-segment.ts', import.meta.url), { type: 'module' });
  const remote = wrap<SegmentWorkerApi>(worker);
  // Comlink never settles a call to a worker that is gone.
  const crashed = new Promise<never>((_, reject) => {
    const fail = () => reject(new Error('A segment worker crashed.'));
    worker.addEventListener('error', fail);
    worker.addEventListener('messageerror', fail);
  });
  crashed.catch(() => undefined);
  return {
    encode: (request, onSamples) => Promise.race([remote.encode(request, proxy(onSamples)), crashed]),
    end() {
      remote[releaseProxy]();
      worker.terminate();
    },
  };
}

/** Each holds a decoder, an encoder and its part of the file: about 64 MB. */
const MEMORY_GIB_PER_WORKER = 0.5;
const MOST_WORKERS = 8;

/** By cores, and by memory where the browser tells it. */
export function workersOf({
  hardwareConcurrency,
  deviceMemory = 4,
}: {
  hardwareConcurrency: number;
  deviceMemory?: number;
}): number {
  return Math.max(1, Math.min(hardwareConcurrency, Math.floor(deviceMemory / MEMORY_GIB_PER_WORKER), MOST_WORKERS));
}
