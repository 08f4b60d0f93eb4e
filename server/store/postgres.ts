// The shared store: a PostgreSQL for several servers.
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { OpenedStore } from './store';
import type { Tables } from './tables';

/** Beyond these a visitor is better served with "try again" than with waiting. */
const CONNECT_MS = 5_000;
const QUERY_MS = 10_000;
const CONNECTIONS = 10;

/** `bigint` comes as text, because it can be larger than a number is exact. Times in milliseconds are not. */
const BIGINT_OID = 20;

const types = new pg.TypeOverrides();
types.setTypeParser(BIGINT_OID, Number);

export function openPostgres(url: string, onError: (error: Error) => void): OpenedStore {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'toolyard',
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: QUERY_MS,
    statement_timeout: QUERY_MS,
    idle_in_transaction_session_timeout: QUERY_MS,
    types,
  });
  // A connection that breaks while nobody asks it anything has nobody else to tell, and would end the process.
  pool.on('error', onError).on('connect', (client) => client.on('error', onError));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    // Alone: two servers whose batches lock the same rows in another order would hold each other up for ever.
    write: (work) => db.transaction().execute(work),
    exclusively: (migrate) => migrate(), // Kysely takes an advisory lock
    async scrub() {
      // Autovacuum's business.
    },
    async close() {
      await db.destroy();
      if (!pool.ended) await pool.end(); // which destroy() leaves out when nothing was ever asked
    },
  };
}
