// One worker and at most one run in it. Every run ends: with its reply, or with the worker's error, crash or end.
import { proxy, releaseProxy, wrap, type Remote } from 'comlink';
import { NOT_LOADED, type ToolErrorCode, type ToolErrorData } from '../contract/errors';
import type { OnProgress, RunReply, RunRequest, WorkerApi } from '../contract/wire';

/** The part of Worker that is used, so that tests can put one end of a MessageChannel here. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'addEventListener' | 'removeEventListener' | 'terminate'>;

export interface SlotOptions {
  readonly spawn: () => WorkerLike;
  /** An idle worker ends after this long; 0 ends it with its run, for a heap that only grows. */
  readonly idleMs: number;
}

/** A kernel that has not heard a cancel by then (synchronous WASM, a runaway loop) is ended with its worker. */
export const CANCEL_GRACE_MS = 250;

export const failedReply = (code: ToolErrorCode, message: string): RunReply<never> & { ok: false } => ({
  ok: false,
  error: { code, message } satisfies ToolErrorData,
});

const CRASHED =
  'The tool stopped unexpectedly, perhaps for lack of memory. Your input is still here: please try again.';

interface LiveWorker {
  readonly worker: WorkerLike;
  readonly remote: Remote<WorkerApi>;
}

interface CurrentRun {
  readonly runId: string;
  readonly settle: (reply: RunReply<unknown>) => void;
}

export class WorkerSlot {
  readonly #options: SlotOptions;
  #live: LiveWorker | undefined;
  #current: CurrentRun | undefined;
  #idleTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: SlotOptions) {
    this.#options = options;
  }

  get runId(): string | undefined {
    return this.#current?.runId;
  }

  get alive(): boolean {
    return this.#live !== undefined;
  }

  run(request: RunRequest, onProgress: OnProgress): Promise<RunReply<unknown>> {
    clearTimeout(this.#idleTimer);
    return new Promise((resolve) => {
      const current: CurrentRun = {
        runId: request.runId,
        settle: (reply) => {
          if (this.#current !== current) return;
          this.#current = undefined;
          this.#rest();
          resolve(reply);
        },
      };
      this.#current = current;
      const whileCurrent = proxy<OnProgress>((progress) => {
        if (this.#current === current) onProgress(progress);
      });
      this.#send(request, whileCurrent).then(current.settle, () => this.#fail('crashed', CRASHED));
    });
  }

  /** Asks, waits, then ends the worker. Does nothing when another run has taken the slot. */
  cancel(runId: string): void {
    const current = this.#current;
    if (current?.runId !== runId) return;
    this.#live?.remote.cancel(runId).catch(() => undefined);
    setTimeout(() => {
      if (this.#current === current) this.#fail('cancelled', 'Cancelled.');
    }, CANCEL_GRACE_MS);
  }

  // Spawning may throw (a policy, no memory), and so may posting (an input that cannot be cloned).
  async #send(request: RunRequest, onProgress: OnProgress): Promise<RunReply<unknown>> {
    this.#live ??= this.#spawn();
    return this.#live.remote.run(request, onProgress);
  }

  #spawn(): LiveWorker {
    const worker = this.#options.spawn();
    // A script that could not be fetched gives a plain Event; an exception in it an ErrorEvent, which has a message.
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      if ('message' in event) this.#fail('crashed', CRASHED);
      else this.#fail(NOT_LOADED.code, NOT_LOADED.message);
    });
    worker.addEventListener('messageerror', () => this.#fail('crashed', CRASHED));
    return { worker, remote: wrap<WorkerApi>(worker) };
  }

  #fail(code: ToolErrorCode, message: string) {
    this.#end();
    this.#current?.settle(failedReply(code, message));
  }

  #rest() {
    if (this.#options.idleMs === 0) this.#end();
    else if (this.#live) this.#idleTimer = setTimeout(() => this.#end(), this.#options.idleMs);
  }

  #end() {
    clearTimeout(this.#idleTimer);
    this.#live?.remote[releaseProxy]();
    this.#live?.worker.terminate();
    this.#live = undefined;
  }
}
