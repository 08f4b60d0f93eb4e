// Writes what waits in one transaction. A commit waits for the disk, and many can share that wait.
import { sql, type Kysely } from 'kysely';
import { setImmediate } from 'node:timers/promises';
import type { Write, Writer } from './store';
import type { Tables } from './tables';

/** Turns of the event loop between two batches. It takes one new connection in a turn, and a crowd would wait for seconds. */
const TURNS = 8;

/** SQLite does not let go of the event loop while it works, so a batch must be over soon. */
const BATCH_MOST = 32;

interface Job {
  /** Does the work, or undoes it alone when it fails. Resolves to what then tells whoever waits for it. */
  run(tx: Writer): Promise<() => void>;
  /** Tells that the whole batch has failed. */
  fail(error: unknown): void;
}

function jobOf<Result>(
  work: (tx: Writer) => Promise<Result>,
  resolve: (result: Result) => void,
  fail: Job['fail'],
): Job {
  return {
    async run(tx) {
      await sql`savepoint job`.execute(tx);
      try {
        const result = await work(tx);
        await sql`release job`.execute(tx);
        return () => resolve(result);
      } catch (error) {
        await sql`rollback to job`.execute(tx);
        await sql`release job`.execute(tx);
        return () => fail(error);
      }
    },
    fail,
  };
}

async function runBatch(db: Kysely<Tables>, batch: readonly Job[]) {
  try {
    const outcomes = await db.transaction().execute(async (tx) => {
      const tell: (() => void)[] = [];
      for (const job of batch) tell.push(await job.run(tx));
      return tell;
    });
    for (const tell of outcomes) tell(); // not before it is committed
  } catch (error) {
    for (const job of batch) job.fail(error);
  }
}

export function inBatches(db: Kysely<Tables>): Write {
  const waiting: Job[] = [];
  let isRunning = false;

  async function runAll() {
    isRunning = true;
    while (waiting.length > 0) {
      for (let turn = 0; turn < TURNS; turn += 1) await setImmediate();
      await runBatch(db, waiting.splice(0, BATCH_MOST));
    }
    isRunning = false;
  }

  return (work) =>
    new Promise((resolve, reject) => {
      waiting.push(jobOf(work, resolve, reject));
      if (!isRunning) void runAll();
    });
}
