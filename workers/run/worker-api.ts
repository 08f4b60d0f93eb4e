// What a worker answers: `run` and `cancel` for a table of kernels. Knows no Comlink and no browser.
import { ToolError } from '../contract/errors';
import type { Kernel, Ports } from '../contract/kernel';
import type { KernelInput } from '../contract/source';
import type { WorkerApi } from '../contract/wire';
import { explain, runKernel } from './run-kernel';
import type { LargeFile } from './sink';

/** Kernels of any types by their ids: what each is sent was typed where it was sent from, by its spec. */
export type KernelTable = Readonly<Record<string, () => Promise<{ readonly kernel: unknown }>>>;

/** A file called `name` in `folder` of the private file system, with room for `bytes`. */
export interface PrivateFileRequest {
  readonly folder: string;
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

const NOT_LOADED = 'A part of this tool could not be loaded. Check your connection and try again.';

async function loadKernel(table: KernelTable, id: string): Promise<Kernel<KernelInput, unknown, unknown>> {
  const load = table[id];
  if (!load) throw new Error(`No kernel is called ${id}.`);
  const module = await load().catch((cause: unknown) => {
    throw new ToolError('network', NOT_LOADED, { cause });
  });
  return module.kernel as Kernel<KernelInput, unknown, unknown>;
}

export function createWorkerApi(table: KernelTable, ports: Ports, files: FileOpeners): WorkerApi {
  const running = new Map<string, AbortController>();

  const run: WorkerApi['run'] = async (request, onProgress) => {
    const { runId, kernelId, input, options, folder, saveTo, canPickFile = false } = request;
    const { openPrivateFile, openPickedFile, memoryBytes } = files;
    const controller = new AbortController();
    running.set(runId, controller);
    let opened = 0;
    try {
      const kernel = await loadKernel(table, kernelId);
      return await runKernel(kernel, input, options, {
        signal: controller.signal,
        onProgress,
        ports,
        sinkPorts: {
          ...(openPrivateFile && {
            openPrivateFile: (bytes) => openPrivateFile({ folder, name: `${runId}-${opened++}`, bytes, canPickFile }),
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
