// A worker's API: `run` and `cancel` for its kernels. Independent of Comlink and the browser.
import type { Kernel, Ports } from '../contract/run/kernel';
import type { KernelInput } from '../contract/run/source';
import { storedInputOf, type ResultOf, type RunApi } from '../contract/run/wire';
import type { RunEnvironment } from './context';
import { explain, runKernel } from './run-kernel';
import { runStep } from './run-step';
import type { LargeFile, SinkPorts } from './sink';

/** Kernels of any types by id. The spec has typed each request where it was sent. */
export type KernelTable = Readonly<Record<string, unknown>>;

/** A file in this visit's folder of the private file system. Its name starts with `name`. */
export interface PrivateFileRequest {
  readonly name: string;
  /** Whether the page could save to a file that the visitor picks, for the error's advice. */
  readonly canPickFile: boolean;
}

/** How this thread opens files for large results. Node and old browsers can't. */
export interface FileOpeners {
  readonly openPrivateFile?: (wanted: PrivateFileRequest) => Promise<LargeFile | undefined>;
  readonly openPickedFile?: (handle: FileSystemFileHandle) => Promise<LargeFile>;
  /** The most that memory takes if there are no private files. */
  readonly memoryBytes?: number;
}

function findKernel(table: KernelTable, id: string): Kernel<KernelInput, unknown, unknown> {
  const kernel = table[id];
  if (typeof kernel !== 'function') throw new Error(`This worker has no kernel ${id}.`);
  return kernel as Kernel<KernelInput, unknown, unknown>;
}

const noResult: ResultOf = () => undefined;

export function createWorkerApi(table: KernelTable, ports: Ports, files: FileOpeners): RunApi {
  const running = new Map<string, AbortController>();

  function sinkPortsFor(name: string, canPickFile: boolean): SinkPorts {
    const { openPrivateFile, memoryBytes } = files;
    let opened = 0;
    return {
      ...(openPrivateFile && {
        openPrivateFile: () => openPrivateFile({ name: `${name}-${opened++}`, canPickFile }),
      }),
      ...(memoryBytes !== undefined && { memoryBytes }),
      canPickFile,
    };
  }

  const run: RunApi['run'] = async (request, onProgress, onBegun, resultOf = noResult) => {
    const { runId, kernelId, input, options, saveTo, canPickFile = false, pipes } = request;
    const { openPickedFile } = files;
    const controller = new AbortController();
    running.set(runId, controller);
    const environment: RunEnvironment = {
      signal: controller.signal,
      onProgress,
      onBegun,
      ports,
      sinkPorts: {
        ...sinkPortsFor(runId, canPickFile),
        ...(openPickedFile && saveTo && { openPickedFile: () => openPickedFile(saveTo) }),
      },
    };
    try {
      const kernel = findKernel(table, kernelId);
      if (!pipes) return await runKernel(kernel, input, options, environment);
      const inputPorts = sinkPortsFor(storedInputOf(runId), false);
      return await runStep(kernel, { input, options, pipes, resultOf, inputPorts }, environment);
    } catch (error) {
      return { ok: false, error: explain(error) };
    } finally {
      running.delete(runId);
    }
  };

  return { run, cancel: (runId) => running.get(runId)?.abort() };
}
