// Writes everything that is waiting in one transaction: a commit waits for the disk, and many submissions can share that wait. While
// the store is locked, submissions wait in the queue, each up to a limit.
import { sql, type Kysely } from 'kysely';
import type { Write, Writer } from './types';
import type { Tables } from './tables';

/** Keeps transactions short, for the first submission of a batch and for other processes that wait for the lock. */
const BATCH_MOST = 100;

export interface BatchOptions {
  /** How long a job may wait in the queue. */
  readonly waitMs: number;
  /** Called if no transaction could begin, and may fix the cause. If it returns false, every job in the queue fails. */
  readonly mayTryAgain: (error: unknown) => Promise<boolean>;
  /** Runs first in every transaction. */
  readonly lock?: (tx: Writer) => Promise<void>;
}

type Outcome = { readonly result: unknown } | { readonly error: Error };

interface Job {
  readonly work: (tx: Writer) => Promise<unknown>;
  readonly tell: (outcome: Outcome) => void;
  readonly timeout: NodeJS.Timeout;
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

/** Runs a job, and rolls back only that job if it fails. */
async function runAlone(tx: Writer, { work }: Job): Promise<Outcome> {
  // The commit releases the savepoint. A savepoint of the same name hides earlier ones.
  await sql`savepoint job`.execute(tx);
  try {
    return { result: await work(tx) };
  } catch (error) {
    // A failed rollback means that the store has failed. The whole batch fails with the first error, which has the cause.
    await sql`rollback to savepoint job`.execute(tx).catch(() => {
      throw error;
    });
    return { error: asError(error) };
  }
}

class Batches {
  readonly #db: Kysely<Tables>;
  readonly #options: BatchOptions;
  readonly #waiting = new Set<Job>();
  #isRunning = false;

  constructor(db: Kysely<Tables>, options: BatchOptions) {
    this.#db = db;
    this.#options = options;
  }

  add(work: Job['work'], tell: Job['tell']) {
    const { waitMs } = this.#options;
    const giveUp = () => {
      this.#waiting.delete(job);
      tell({ error: new Error(`The store was locked or busy for ${waitMs} ms.`) });
    };
    const job = { work, tell, timeout: setTimeout(giveUp, waitMs) };
    this.#waiting.add(job);
    if (!this.#isRunning) void this.#runAll();
  }

  async #runAll() {
    this.#isRunning = true;
    while (this.#waiting.size > 0) await this.#runBatch();
    this.#isRunning = false;
  }

  async #runBatch() {
    let batch: readonly Job[] | undefined;
    try {
      const outcomes = await this.#db.transaction().execute(async (tx) => {
        await this.#options.lock?.(tx);
        batch = this.#take(); // only after the transaction has begun: the batch then includes every job that arrived until now
        const found: (() => void)[] = [];
        for (const job of batch) {
          const outcome = await runAlone(tx, job);
          found.push(() => job.tell(outcome));
        }
        return found;
      });
      for (const tell of outcomes) tell(); // only after the commit
    } catch (error) {
      if (!batch && (await this.#mayTryAgain(error))) return;
      for (const job of batch ?? this.#take()) job.tell({ error: asError(error) });
    }
  }

  #take(): readonly Job[] {
    const batch = [...this.#waiting].slice(0, BATCH_MOST);
    for (const job of batch) {
      this.#waiting.delete(job);
      clearTimeout(job.timeout);
    }
    return batch;
  }

  #mayTryAgain(error: unknown) {
    return this.#options.mayTryAgain(error).catch(() => false);
  }
}

export function inBatches(db: Kysely<Tables>, options: BatchOptions): Write {
  const batches = new Batches(db, options);
  return <Result>(work: (tx: Writer) => Promise<Result>) =>
    new Promise<Result>((resolve, reject) => {
      batches.add(work, (outcome) => {
        // A job's promise resolves to the job's result.
        if ('result' in outcome) resolve(outcome.result as Result);
        else reject(outcome.error);
      });
    });
}
