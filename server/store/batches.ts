// Writes what waits in one transaction. A commit waits for the disk, and many can share that wait.
import type { Kysely } from 'kysely';
import { setImmediate } from 'node:timers/promises';
import type { Write, Writer } from './store';
import type { Tables } from './tables';

/** Turns of the event loop between two batches. It takes one new connection in a turn, and a crowd would wait for seconds. */
const TURNS = 8;

/** SQLite does not let go of the event loop while it works, so a batch must be over soon. */
const BATCH_MOST = 32;

interface Job {
  /** Does the work. Resolves to what tells whoever waits for it. */
  run(tx: Writer): Promise<() => void>;
  fail(error: unknown): void;
}

export function inBatches(db: Kysely<Tables>): Write {
  const waiting: Job[] = [];
  let isRunning = false;

  async function runBatch(batch: readonly Job[]) {
    try {
      const tell = await db.transaction().execute(async (tx) => {
        const done: (() => void)[] = [];
        for (const job of batch) done.push(await job.run(tx));
        return done;
      });
      for (const done of tell) done(); // not before it is committed
    } catch (error) {
      for (const job of batch) job.fail(error);
    }
  }

  async function runAll() {
    isRunning = true;
    while (waiting.length > 0) {
      for (let turn = 0; turn < TURNS; turn += 1) await setImmediate();
      await runBatch(waiting.splice(0, BATCH_MOST));
    }
    isRunning = false;
  }

  return (work) =>
    new Promise((resolve, reject) => {
      waiting.push({
        async run(tx) {
          const result = await work(tx);
          return () => resolve(result);
        },
        fail: reject,
      });
      if (!isRunning) void runAll();
    });
}
