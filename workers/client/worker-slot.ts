// One worker and at most one run in it. Every run ends: with its reply, or with the worker's error, crash, timeout or end.
import { releaseProxy, transfer, wrap, type Remote } from 'comlink';
import { CANCELED, NOT_LOADED, type ToolErrorCode, type ToolErrorData } from '../contract/errors';
import { messagesOf, type Message } from '../contract/message';
import { CANCEL_GRACE_MS } from '../contract/wire';
import type { OnBegun, OnProgress, ResultOf, RunReply, RunRequest, WorkerApi } from '../contract/wire';
import { callback } from '../run/callbacks';
import type { common } from '../words/common';

/** The part of Worker that a slot uses. Tests pass one end of a MessageChannel. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'addEventListener' | 'removeEventListener' | 'terminate'>;

export interface SlotOptions {
  /** The address of the script with the kernel. A worker serves every kernel of its script. */
  readonly scriptOf: (kernelId: string) => string;
  readonly spawn: (script: string) => WorkerLike;
  /** An idle worker ends after this long. With 0 it ends with its run, for a heap that only grows. */
  readonly idleMs: number;
}

export interface SlotJob {
  readonly request: RunRequest;
  readonly onProgress: OnProgress;
  /** The kernel can't be canceled by a message: see KernelSpec. */
  readonly synchronous?: boolean | undefined;
  /** Milliseconds after the kernel's first statement, by the size of its input. */
  readonly deadlineMs?: ((inputBytes: number) => number) | undefined;
  /** For a run with an output pipe. */
  readonly resultOf?: ResultOf;
}

/** A browser may fail to start a worker without an event. Even a slow network takes less than this. */
export const START_MS = 120_000;

export const failedReply = (code: ToolErrorCode, message: Message): RunReply<never> & { ok: false } => ({
  ok: false,
  error: { code, message } satisfies ToolErrorData,
});

const message = messagesOf<typeof common>('common');
const CRASHED = message('crashed');
const timedOut = (ms: number) => message('timedOut', { seconds: ms / 1000 });

interface LiveWorker {
  readonly script: string;
  readonly worker: WorkerLike;
  readonly remote: Remote<WorkerApi>;
}

interface CurrentRun {
  readonly job: SlotJob;
  readonly settle: (reply: RunReply<unknown>) => void;
}

export class WorkerSlot {
  readonly #options: SlotOptions;
  #live: LiveWorker | undefined;
  /** Replaces a worker that had to be ended. */
  #spare: LiveWorker | undefined;
  #current: CurrentRun | undefined;
  #idleTimer: ReturnType<typeof setTimeout> | undefined;
  #deadline: ReturnType<typeof setTimeout> | undefined;

  constructor(options: SlotOptions) {
    this.#options = options;
  }

  get runId(): string | undefined {
    return this.#current?.job.request.runId;
  }

  /** Whether a worker with this kernel is running and free. */
  isReadyFor(kernelId: string): boolean {
    return this.#live?.script === this.#options.scriptOf(kernelId);
  }

  run(job: SlotJob): Promise<RunReply<unknown>> {
    clearTimeout(this.#idleTimer);
    return new Promise((resolve) => {
      const current: CurrentRun = {
        job,
        settle: (reply) => {
          if (this.#current !== current) return;
          this.#current = undefined;
          clearTimeout(this.#deadline);
          this.#rest();
          resolve(reply);
        },
      };
      this.#current = current;
      this.#send(current).then(current.settle, (error: unknown) => {
        console.error('A worker could not take a run:', error);
        if (this.#current === current) this.#fail('crashed', CRASHED);
      });
    });
  }

  /** Requests the cancel, waits, then ends the worker. Does nothing if another run has taken the slot. */
  cancel(runId: string): void {
    const current = this.#current;
    if (current?.job.request.runId !== runId) return;
    const end = () => {
      if (this.#current === current) this.#fail(CANCELED.code, CANCELED.message);
    };
    if (current.job.synchronous) {
      end();
      return;
    }
    this.#live?.remote.cancel(runId).catch(() => undefined);
    setTimeout(end, CANCEL_GRACE_MS);
  }

  // Creating a worker may throw (policy, memory), and so may posting (an input that can't be cloned).
  async #send(current: CurrentRun): Promise<RunReply<unknown>> {
    const { request, onProgress, synchronous, deadlineMs, resultOf } = current.job;
    const script = this.#options.scriptOf(request.kernelId);
    if (this.#live?.script !== script) {
      this.#end();
      this.#live = this.#spawn(script);
    }
    if (synchronous) this.#spare ??= this.#spawn(script);
    const whileCurrent = callback<OnProgress>((progress, written) => {
      if (this.#current === current) onProgress(progress, written);
    });
    this.#deadline = setTimeout(() => this.#fail(NOT_LOADED.code, NOT_LOADED.message), START_MS);
    const onBegun = callback<OnBegun>((inputBytes) => {
      if (this.#current !== current) return;
      clearTimeout(this.#deadline);
      if (deadlineMs === undefined || inputBytes === undefined) return;
      const ms = deadlineMs(inputBytes);
      this.#deadline = setTimeout(() => this.#fail('timed-out', timedOut(ms)), ms);
    });
    const { inputs = [], output } = request.pipes ?? {};
    const moved = transfer(request, [...inputs, ...(output ? [output] : [])]);
    return this.#live.remote.run(moved, whileCurrent, onBegun, resultOf && callback(resultOf));
  }

  #spawn(script: string): LiveWorker {
    const worker = this.#options.spawn(script);
    // An event of an ended worker must not affect the next worker's run.
    const isLive = () => this.#live?.worker === worker;
    // A script that couldn't be fetched gives a plain Event. An exception in it gives an ErrorEvent, which has a message.
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      if (this.#spare?.worker === worker) this.#spare = undefined;
      if (!isLive()) return;
      if ('message' in event) this.#fail('crashed', CRASHED);
      else this.#fail(NOT_LOADED.code, NOT_LOADED.message);
    });
    worker.addEventListener('messageerror', () => {
      if (isLive()) this.#fail('crashed', CRASHED);
    });
    return { script, worker, remote: wrap<WorkerApi>(worker) };
  }

  /** Ends the worker and its run. A warm spare worker takes its place. */
  #fail(code: ToolErrorCode, message: Message) {
    const spare = this.#spare;
    this.#spare = undefined;
    this.#end();
    this.#live = spare;
    this.#current?.settle(failedReply(code, message));
  }

  #rest() {
    if (this.#options.idleMs === 0) this.#end();
    else if (this.#live) this.#idleTimer = setTimeout(() => this.#end(), this.#options.idleMs);
  }

  #end() {
    clearTimeout(this.#idleTimer);
    clearTimeout(this.#deadline);
    for (const one of [this.#live, this.#spare]) {
      one?.remote[releaseProxy]();
      one?.worker.terminate();
    }
    this.#live = undefined;
    this.#spare = undefined;
  }
}
