// A worker without a thread: its two ends talk over a real MessageChannel, so that Comlink and structuredClone are real.
import { expose, releaseProxy, type Remote } from 'comlink';
import type { WorkerLike } from '../../../workers/client/worker-slot';
import type { RunRequest, WorkerApi } from '../../../workers/contract/run/wire';
import { takesLongInput } from '../../../workers/run/long-input';
import { createWorkerApi, type KernelTable } from '../../../workers/run/worker-api';

export class FakeWorker extends EventTarget implements WorkerLike {
  readonly #port: MessagePort;
  readonly #far: MessagePort;
  terminated = false;

  constructor(api: WorkerApi) {
    super();
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    this.#far = port2;
    port1.onmessage = (event) => {
      // After its termination, no message of a worker arrives, even one that was sent before.
      if (!this.terminated)
        this.dispatchEvent(new MessageEvent('message', { data: event.data as unknown, ports: [...event.ports] }));
    };
    expose(api, port2);
  }

  postMessage(message: unknown, transfer: Transferable[] | StructuredSerializeOptions = []) {
    this.#port.postMessage(message, transfer as Transferable[]);
  }

  terminate() {
    this.terminated = true;
    this.#port.close();
    this.#far.close();
  }

  /** A browser's event for an uncaught exception (an ErrorEvent) or a script that did not load (a plain Event). */
  fail(message?: string) {
    const event = new Event('error');
    this.dispatchEvent(message === undefined ? event : Object.assign(event, { message }));
  }
}

/** A fake worker that runs kernels as a real one does, and lets the test see who was made. */
export function fakeWorkers(table: KernelTable) {
  const made: FakeWorker[] = [];
  const spawn = () => {
    const api = takesLongInput(createWorkerApi(table, {}, {}));
    const run: WorkerApi['run'] = async (request, ...callbacks) => {
      const reply = await api.run(request, ...callbacks);
      for (const callback of callbacks) (callback as Remote<() => unknown> | undefined)?.[releaseProxy]();
      return reply;
    };
    const worker = new FakeWorker({ ...api, run });
    made.push(worker);
    return worker;
  };
  return { made, spawn, scriptOf: () => 'kernels.js' };
}

export const request = (runId: string, kernelId: string, extra: Partial<RunRequest> = {}): RunRequest => ({
  runId,
  kernelId,
  input: '',
  options: {},
  ...extra,
});

/** Waits for a state that takes longer on a slow machine. */
export const PATIENTLY = { timeout: 20_000 } as const;
