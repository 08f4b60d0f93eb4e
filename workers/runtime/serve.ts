// The worker's side of the bridge.
import { expose, releaseProxy, type Remote } from 'comlink';
import type { Ports } from '../contract/kernel';
import { memoryLimit } from '../contract/sink';
import type { OnProgress, WorkerApi } from '../contract/wire';
import { createWorkerApi, type KernelTable } from '../run/worker-api';
import { openPickedFile } from './picked-file';
import { openPrivateFile } from './private-file';

export function serve(table: KernelTable, ports: Ports = {}): void {
  // TypeScript's libraries do not know it: only Chromium has it.
  const { deviceMemory } = navigator as { readonly deviceMemory?: number };
  const memoryBytes = memoryLimit(deviceMemory);
  const api = createWorkerApi(table, ports, { openPrivateFile, openPickedFile, memoryBytes });
  expose({
    ...api,
    async run(request, onProgress) {
      try {
        return await api.run(request, onProgress);
      } finally {
        // Each run brings its own port for progress, which would stay open for as long as the worker lives.
        (onProgress as Remote<OnProgress>)[releaseProxy]();
      }
    },
  } satisfies WorkerApi);
}
