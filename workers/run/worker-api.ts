// What a worker answers: `run` and `cancel` for a table of kernels. Knows no Comlink and no browser.
import { ToolError } from '../contract/errors';
import type { Kernel, Ports } from '../contract/kernel';
import type { KernelInput } from '../contract/source';
import type { WorkerApi } from '../contract/wire';
import { explain, runKernel } from './run-kernel';
import type { LargeFile } from './sink';

/** Kernels of any types by their ids: what each is sent was typed where it was sent from, by its spec. */
export type KernelTable = Readonly<Record<string, () => Promise<{ readonly kernel: unknown }>>>;

/** How this thread opens files for large results. Node and old browsers cannot. */
export interface FileOpeners {
  readonly openPrivateFile?: (folder: string, name: string, bytes: number) => Promise<LargeFile | undefined>;
  readonly openPickedFile?: (handle: FileSystemFileHandle) => Promise<LargeFile>;
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
    const { runId, kernelId, input, options, folder, saveTo } = request;
    const { openPrivateFile, openPickedFile } = files;
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
