// A queue for one or more workers with one run per worker, first in, first out.
import type { RunReply } from '../contract/run/wire';
import { CANCELED } from '../contract/run/errors';
import { failedReply, WorkerSlot, type SlotJob, type SlotOptions } from './worker-slot';

export interface LaneOptions extends SlotOptions {
  readonly workers: number;
}

export interface LaneJob extends SlotJob {
  /** Called when the run leaves the queue. */
  readonly onStart: () => void;
}

interface Waiting extends LaneJob {
  readonly settle: (reply: RunReply<unknown>) => void;
}

export class Lane {
  readonly #slots: readonly WorkerSlot[];
  #waiting: Waiting[] = [];

  constructor({ workers, ...slot }: LaneOptions) {
    this.#slots = Array.from({ length: workers }, () => new WorkerSlot(slot));
  }

  get size(): number {
    return this.#slots.length;
  }

  run(job: LaneJob): Promise<RunReply<unknown>> {
    return new Promise((settle) => {
      this.#waiting.push({ ...job, settle });
      this.#next();
    });
  }

  cancel(runId: string): void {
    const waiting = this.#waiting.find(({ request }) => request.runId === runId);
    this.#waiting = this.#waiting.filter((job) => job !== waiting);
    waiting?.settle(failedReply(CANCELED.code, CANCELED.message));
    for (const slot of this.#slots) slot.cancel(runId);
  }

  /** Cancels all runs and terminates all workers. A later run starts another worker. */
  close(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const { settle } of waiting) settle({ ok: false, error: CANCELED });
    for (const slot of this.#slots) slot.close();
  }

  /** A busy worker that has loaded the kernel is better than a new worker. */
  #freeSlot(kernelId: string): WorkerSlot | undefined {
    const free = this.#slots.filter((slot) => !slot.runId);
    return free.find((slot) => slot.isReadyFor(kernelId)) ?? free[0];
  }

  #next() {
    const [job] = this.#waiting;
    const slot = job && this.#freeSlot(job.request.kernelId);
    if (!slot) return;
    this.#waiting.shift();
    job.onStart();
    void slot.run(job).then((reply) => {
      job.settle(reply);
      this.#next();
    });
  }
}
