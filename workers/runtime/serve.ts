// The worker's side of the bridge.
import { expose, releaseProxy, type Remote } from 'comlink';
import type { Ports } from '../contract/run/kernel';
import { memoryLimit } from '../contract/run/sink';
import type { RunApi, WorkerApi } from '../contract/run/wire';
import { takesLongInput } from '../run/long-input';
import { createWorkerApi, type KernelTable } from '../run/worker-api';
import { openPickedFile } from './picked-file';
import { openPrivateFile } from './private-file';
import { reportRequests } from './report-requests';

/** Each run has its own ports for callbacks, which would stay open while the worker lives. */
const release = (callback: unknown) => (callback as Remote<() => unknown> | undefined)?.[releaseProxy]();

/** The most that memory should take on this device. */
export function deviceLimit(): number {
  // Only Chromium has it, so TypeScript's libraries don't.
  const { deviceMemory } = navigator as { readonly deviceMemory?: number };
  return memoryLimit(deviceMemory);
}

export function serve(table: KernelTable, ports: Ports = {}): void {
  reportRequests();
  serveApi(createWorkerApi(table, ports, { openPrivateFile, openPickedFile, memoryBytes: deviceLimit() }));
}

export function serveApi(runApi: RunApi): void {
  const api = takesLongInput(runApi);
  expose({
    ...api,
    async run(request, ...callbacks) {
      try {
        return await api.run(request, ...callbacks);
      } finally {
        for (const callback of callbacks) release(callback);
      }
    },
  } satisfies WorkerApi);
}
