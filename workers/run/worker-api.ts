// What a worker answers: `run` and `cancel` for its kernels. Knows no Comlink and no browser.
import type { Kernel, Ports } from '../contract/kernel';
import type { KernelInput } from '../contract/source';
import type { WorkerApi } from '../contract/wire';
import { explain, runKernel } from './run-kernel';
import type { LargeFile } from './sink';

/** Kernels of any types by their ids: what each is sent was typed where it was sent from, by its spec. */
export type KernelTable = Readonly<Record<string, unknown>>;

/** A file in this visit's folder of the private file system, with room for `bytes`. Its name starts with `name`. */
export interface PrivateFileRequest {
  readonly name: string;
  readonly bytes: number;
  /** Whether the page could save to a file of the visitor's instead, for the words where there is no room. */
  readonly canPickFile: boolean;
}

/** How this thread opens files for large results. Node and old browsers cannot. */
export interface FileOpeners {
  readonly openPrivateFile?: (wanted: PrivateFileRequest) => Promise<LargeFile | undefined>;
  readonly openPickedFile?: (handle: FileSystemFileHandle) => Promise<LargeFile>;
  /** The most that memory takes where there are no private files. */
  readonly memoryBytes?: number;
}

function findKernel(table: KernelTable, id: string): Kernel<KernelInput, unknown, unknown> {
  const kernel = table[id];
  if (typeof kernel !== 'function') throw new Error(`This worker has no kernel ${id}.`);
  return kernel as Kernel<KernelInput, unknown, unknown>;
}

export function createWorkerApi(table: KernelTable, ports: Ports, files: FileOpeners): WorkerApi {
  const running = new Map<string, AbortController>();

  const run: WorkerApi['run'] = async (request, onProgress, onBegun) => {
    const { runId, kernelId, input, options, saveTo, canPickFile = false } = request;
    const { openPrivateFile, openPickedFile, memoryBytes } = files;
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
            openPrivateFile: (bytes) => openPrivateFile({ name: `${runId}-${opened++}`, bytes, canPickFile }),
          }),
          ...(memoryBytes !== undefined && { memoryBytes }),
          canPickFile,
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
