// What a worker answers: `run` and `cancel` for its kernels. Knows no Comlink and no browser.
import type { Kernel, Ports } from '../contract/kernel';
import type { KernelInput } from '../contract/source';
import type { WorkerApi } from '../contract/wire';
import { explain, runKernel } from './run-kernel';
import type { LargeFile } from './sink';

/** Kernels of any types by their ids: what each is sent was typed where it was sent from, by its spec. */
export type KernelTable = Readonly<Record<string, unknown>>;

/** How this thread opens files for large results. Node and old browsers cannot. */
export interface FileOpeners {
  readonly openPrivateFile?: (folder: string, name: string, bytes: number) => Promise<LargeFile | undefined>;
  readonly openPickedFile?: (handle: FileSystemFileHandle) => Promise<LargeFile>;
}

function findKernel(table: KernelTable, id: string): Kernel<KernelInput, unknown, unknown> {
  const kernel = table[id];
  if (typeof kernel !== 'function') throw new Error(`This worker has no kernel ${id}.`);
  return kernel as Kernel<KernelInput, unknown, unknown>;
}

export function createWorkerApi(table: KernelTable, ports: Ports, files: FileOpeners): WorkerApi {
  const running = new Map<string, AbortController>();

  const run: WorkerApi['run'] = async (request, onProgress, onBegun) => {
    const { runId, kernelId, input, options, folder, saveTo } = request;
    const { openPrivateFile, openPickedFile } = files;
    const controller = new AbortController();
    running.set(runId, controller);
    let opened = 0;
    try {
      return await runKernel(findKernel(table, kernelId), input, options, {
        signal: controller.signal,
        onProgress,
        onBegun,
        ports,
        sinkPorts: {
          ...(openPrivateFile && {
            openPrivateFile: (bytes) => openPrivateFile(folder, `${runId}-${opened++}`, bytes),
          }),
          ...(openPickedFile && saveTo && { openPickedFile: () => openPickedFile(saveTo) }),
        },
      });
    } catch (error) {
      return { ok: false, error: explain(error) };
    } finally {
      running.delete(runId);
    }
  };

  return { run, cancel: (runId) => running.get(runId)?.abort() };
}
