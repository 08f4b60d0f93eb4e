// The shared store: one PostgreSQL for several servers.
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { inBatches } from './batches';
import { guardedPool, StaleConnection } from './postgres-pool';
import type { OpenedStore } from './types';
import type { Tables } from './tables';

/** Submissions share one connection, the mails have the next. */
const CONNECTIONS = 5;

/** `bigint` arrives as text, because it can exceed the exact range of a number. Times in milliseconds never do. */
const BIGINT_OID = 20;

const types = new pg.TypeOverrides();
types.setTypeParser(BIGINT_OID, Number);

/** An arbitrary number that nothing else in the database locks. */
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
  // An idle connection that breaks has no query to reject. Without this handler it would end the process.
  pool.on('error', onError).on('connect', (client) => client.on('error', onError));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: guardedPool(pool) }) });
  return {
    db,
    prepare: () => migrate(db), // Kysely takes an advisory lock
    write: inBatches(db, {
      waitMs,
      // The connection is discarded. The pool is small, so the loop ends.
      mayTryAgain: async (error) => error instanceof StaleConnection,
      // Only one server's batch runs at a time. All batches update the same rows, so two of them would block each other row by
      // row.
      lock: async (tx) => {
        await sql`select pg_advisory_xact_lock(${BATCH_LOCK})`.execute(tx);
      },
    }),
    scrub: () => Promise.resolve(true), // autovacuum does this
    async close() {
      await db.destroy();
      if (!pool.ended) await pool.end(); // destroy() doesn't close a pool that was never used
    },
  };
}
