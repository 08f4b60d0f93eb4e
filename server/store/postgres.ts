// The shared store: a PostgreSQL for several servers.
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { inBatches } from './batches';
import { guardedPool, StaleConnection } from './postgres-pool';
import type { OpenedStore } from './types';
import type { Tables } from './tables';

/** Submissions share one connection, the mails have the next. */
const CONNECTIONS = 5;

/** `bigint` comes as text, because it can be larger than a number is exact. Times in milliseconds are not. */
const BIGINT_OID = 20;

const types = new pg.TypeOverrides();
types.setTypeParser(BIGINT_OID, Number);

/** Any number that nothing else in the database locks. */
const BATCH_LOCK = 7_458_201_934;

export function openPostgres(
  url: string,
  waitMs: number,
  migrate: (db: Kysely<Tables>) => Promise<void>,
  onError: (error: Error) => void,
): OpenedStore {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'toolyard',
    max: CONNECTIONS,
    connectionTimeoutMillis: waitMs,
    query_timeout: waitMs,
    statement_timeout: waitMs,
    idle_in_transaction_session_timeout: waitMs,
    types,
  });
  // A connection that breaks while nobody asks it anything has nobody else to tell, and would end the process.
  pool.on('error', onError).on('connect', (client) => client.on('error', onError));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: guardedPool(pool) }) });
  return {
    db,
    prepare: () => migrate(db), // Kysely takes an advisory lock
    write: inBatches(db, {
      waitMs,
      // It is thrown away. The pool has few, so that this ends.
      mayTryAgain: async (error) => error instanceof StaleConnection,
      // One server's batch at a time. They all count in the same rows: locked in another order, two batches would wait for
      // each other, and each row would be passed on with a commit of its own.
      lock: async (tx) => {
        await sql`select pg_advisory_xact_lock(${BATCH_LOCK})`.execute(tx);
      },
    }),
    scrub: () => Promise.resolve(true), // autovacuum does it
    async close() {
      await db.destroy();
      if (!pool.ended) await pool.end(); // which destroy() leaves out when nothing was ever asked
    },
  };
}
