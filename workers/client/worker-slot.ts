// One worker, and at most one run in it. Every run ends: with the worker's reply, its error, a crash, a timeout, or because the
// worker was terminated.
import { releaseProxy, transfer, wrap, type Remote } from 'comlink';
import { CANCELED, INTERNAL, notLoaded, type ToolErrorCode, type ToolErrorData } from '../contract/run/errors';
import { messagesOf, type Message } from '../contract/run/message';
import { CANCEL_GRACE_MS, portsOf, SENT_AT_ONCE } from '../contract/run/wire';
import type { OnBegun, OnProgress, ResultOf, RunReply, RunRequest, WorkerApi } from '../contract/run/wire';
import { afterAwake } from '../lib/awake-timer';
import { callback } from '../run/callbacks';
import type { common } from '../words/common';
import { isProgress, isReply, isWritten } from './forged';

/** The part of Worker that a slot uses. Tests pass one end of a MessageChannel instead. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'addEventListener' | 'removeEventListener' | 'terminate'>;

export interface SlotOptions {
  /** The address of the script with the kernel. A worker serves every kernel of its script. */
  readonly scriptOf: (kernelId: string) => string;
  readonly spawn: (script: string) => WorkerLike;
  /** An idle worker is terminated after this time. With 0 it is terminated after its run, because its heap only grows. */
  readonly idleMs: number;
}

export interface SlotJob {
  readonly request: RunRequest;
  readonly onProgress: OnProgress;
  /** The kernel can't receive a cancel message: see KernelSpec. */
  readonly synchronous?: boolean | undefined;
  /** The time limit in milliseconds from the kernel's first statement, for an input of this size. */
  readonly deadlineMs?: ((inputBytes: number) => number) | undefined;
  /** The message for a run over that limit. */
  readonly timedOut?: ((ms: number) => Message) | undefined;
  /** For a run with an output pipe. */
  readonly resultOf?: ResultOf;
}

/** A browser may fail to start a worker without firing an event. Even on a slow network, starting takes less time than this. */
export const START_MS = 120_000;

export const failedReply = (code: ToolErrorCode, message: Message): RunReply<never> & { ok: false } => ({
  ok: false,
  error: { code, message } satisfies ToolErrorData,
});

const message = messagesOf<typeof common>('common');
const CRASHED = message('crashed');
const NOT_STARTED = message('notStarted');
const usualTimeout = (ms: number) => message('timedOut', { seconds: ms / 1000 });

interface LiveWorker {
  readonly script: string;
  readonly worker: WorkerLike;
  readonly remote: Remote<WorkerApi>;
}

interface CurrentRun {
  readonly job: SlotJob;
  /** The worker was replaced once, because it didn't load or didn't start the run. */
  isRetried: boolean;
  readonly settle: (reply: RunReply<unknown>) => void;
}

export class WorkerSlot {
  readonly #options: SlotOptions;
  #live: LiveWorker | undefined;
  /** Replaces a worker that had to be terminated. */
  #spare: LiveWorker | undefined;
  #current: CurrentRun | undefined;
  #idleTimer: ReturnType<typeof setTimeout> | undefined;
  #stopDeadline: () => void = () => undefined;

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
        isRetried: false,
        settle: (reply) => {
          if (this.#current !== current) return;
          this.#current = undefined;
          this.#stopDeadline();
          this.#rest();
          resolve(reply);
        },
      };
      this.#current = current;
      this.#start(current);
    });
  }

  #start(current: CurrentRun) {
    const take = (reply: unknown) => {
      if (this.#current !== current) return;
      if (isReply(reply)) current.settle(reply);
      else this.#refuse(reply);
    };
    this.#send(current).then(take, (error: unknown) => {
      console.error('A worker could not take a run:', error);
      if (this.#current === current) this.#fail('crashed', CRASHED);
    });
  }

  /** Starts the run once more in another worker, because a busy device or a short network outage may be over by then. */
  #retryOr(code: ToolErrorCode, message: Message) {
    const current = this.#current;
    // The first worker took the pipes with it.
    if (!current || current.isRetried || current.job.request.pipes) {
      this.#fail(code, message);
      return;
    }
    current.isRetried = true;
    this.#end();
    this.#start(current);
  }

  /** Sends the cancel message, waits, and then terminates the worker. Does nothing if another run has taken the slot. */
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

  /** Cancels the run and terminates the worker. The next run starts another one. */
  close(): void {
    const current = this.#current;
    this.#end();
    current?.settle({ ok: false, error: CANCELED });
  }

  // Creating a worker can throw (policy, memory), and so can posting an input that can't be cloned.
  async #send(current: CurrentRun): Promise<unknown> {
    const { onProgress, synchronous, deadlineMs, timedOut = usualTimeout, resultOf } = current.job;
    let { request } = current.job;
    const script = this.#options.scriptOf(request.kernelId);
    if (this.#live?.script !== script) {
      this.#end();
      this.#live = this.#spawn(script);
    }
    if (synchronous) this.#spare ??= this.#spawn(script);
    const whileCurrent = callback<OnProgress>((progress, written) => {
      const isForged = !isProgress(progress) || (written !== undefined && !isWritten(written));
      if (this.#current === current && !isForged) onProgress(progress, written);
    });
    this.#stopDeadline = afterAwake(START_MS, () => this.#retryOr('timed-out', NOT_STARTED));
    const onBegun = callback<OnBegun>((inputBytes) => {
      if (this.#current !== current) return;
      this.#stopDeadline();
      if (deadlineMs === undefined || inputBytes === undefined) return;
      const ms = deadlineMs(inputBytes);
      this.#stopDeadline = afterAwake(ms, () => this.#fail('timed-out', timedOut(ms)));
    });
    const { remote } = this.#live;
    const { runId, input } = request;
    if (Array.isArray(input) && input.length > SENT_AT_ONCE) {
      for (let at = 0; at < input.length; at += SENT_AT_ONCE) {
        await remote.take(runId, input.slice(at, at + SENT_AT_ONCE));
        if (this.#current !== current) return undefined;
      }
      request = { ...request, input: [] };
    }
    const moved = transfer(request, [...portsOf(request)]);
    return remote.run(moved, whileCurrent, onBegun, resultOf && callback(resultOf));
  }

  #spawn(script: string): LiveWorker {
    const worker = this.#options.spawn(script);
    // An event of a terminated worker must not affect the next worker's run.
    const isLive = () => this.#live?.worker === worker;
    // If the script couldn't be fetched, this is a plain Event. For an exception in the script, it is an ErrorEvent with a
    // message.
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      if (this.#spare?.worker === worker) this.#spare = undefined;
      if (!isLive()) return;
      if ('message' in event) this.#fail('crashed', CRASHED);
      else this.#retryOr('network', notLoaded().message);
    });
    worker.addEventListener('messageerror', () => {
      if (isLive()) this.#fail('crashed', CRASHED);
    });
    return { script, worker, remote: wrap<WorkerApi>(worker) };
  }

  /** Terminates a worker that sends what none of our workers sends. */
  #refuse(reply: unknown) {
    console.error('A worker sent a forged reply:', reply);
    this.#fail(INTERNAL.code, INTERNAL.message);
  }

  /** Terminates the worker, and so its run. A preloaded spare worker replaces it. */
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
    this.#stopDeadline();
    for (const one of [this.#live, this.#spare]) {
      one?.remote[releaseProxy]();
      one?.worker.terminate();
    }
    this.#live = undefined;
    this.#spare = undefined;
  }
}
