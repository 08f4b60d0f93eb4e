// A queue in front of one or more workers, one run per worker.
import type { OnProgress, RunReply, RunRequest } from '../contract/wire';
import { failedReply, WorkerSlot, type SlotOptions } from './worker-slot';

export interface LaneOptions extends SlotOptions {
  readonly workers: number;
  /** `queue`: first come, first served. `latest`: a new run takes the place of those before it. */
  readonly order: 'queue' | 'latest';
}

export interface LaneJob {
  readonly request: RunRequest;
  readonly onProgress: OnProgress;
  /** Called when the run leaves the queue. */
  readonly onStart: () => void;
}

interface Waiting extends LaneJob {
  readonly settle: (reply: RunReply<unknown>) => void;
}

const cancelledReply = () => failedReply('cancelled', 'Cancelled.');

export class Lane {
  readonly #slots: readonly WorkerSlot[];
  readonly #order: LaneOptions['order'];
  #waiting: Waiting[] = [];

  constructor({ workers, order, ...slot }: LaneOptions) {
    this.#slots = Array.from({ length: workers }, () => new WorkerSlot(slot));
    this.#order = order;
  }

  get size(): number {
    return this.#slots.length;
  }

  run(job: LaneJob): Promise<RunReply<unknown>> {
    if (this.#order === 'latest') this.#cancelAll();
    return new Promise((settle) => {
      this.#waiting.push({ ...job, settle });
      this.#next();
    });
  }

  cancel(runId: string): void {
    const waiting = this.#waiting.find(({ request }) => request.runId === runId);
    this.#waiting = this.#waiting.filter((job) => job !== waiting);
    waiting?.settle(cancelledReply());
    for (const slot of this.#slots) slot.cancel(runId);
  }

  #cancelAll() {
    for (const { request } of this.#waiting) this.cancel(request.runId);
    for (const { runId } of this.#slots) if (runId) this.cancel(runId);
  }

  /** A worker that is awake is better than one that must be made. */
  #freeSlot(): WorkerSlot | undefined {
    const free = this.#slots.filter((slot) => !slot.runId);
    return free.find((slot) => slot.alive) ?? free[0];
  }

  #next() {
    const slot = this.#freeSlot();
    const job = slot && this.#waiting.shift();
    if (!job) return;
    job.onStart();
    void slot.run(job.request, job.onProgress).then((reply) => {
      job.settle(reply);
      this.#next();
    });
  }
}
