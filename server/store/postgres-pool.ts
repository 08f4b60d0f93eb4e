// Connections to PostgreSQL. One whose response timed out is not used again, because its query may still be running.
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';

/** Thrown at the first use of a connection that predates a restart of the database. Another connection may work. */
export class StaleConnection extends Error {}

/** Error codes of a server that shuts down, and of a lost connection (PostgreSQL, appendix A, classes 57P and 08). */
const LOST = /^(?:57P|08)/;

/** After an error reported by the database, the connection is still usable. Any other error concerns the connection. */
const isAnswer = (error: unknown) => error instanceof pg.DatabaseError && !LOST.test(error.code ?? '');

function guarded(client: pg.PoolClient): PostgresPoolClient {
  let broken: unknown;
  let wasUsed = false;
  async function query(sql: string, parameters: readonly unknown[]) {
    if (broken !== undefined) throw broken as Error; // don't wait for a silent connection again
    try {
      const answer = await client.query(sql, [...parameters]);
      wasUsed = true;
      return answer;
    } catch (error) {
      if (isAnswer(error)) throw error;
      broken = wasUsed ? error : new StaleConnection(String(error));
      throw broken;
    }
  }
  // Kysely's type also has the overload with cursors, for streaming, which the server doesn't use.
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: () => client.release(broken !== undefined),
  };
}

export const guardedPool = (pool: pg.Pool): PostgresPool => ({
  connect: async () => guarded(await pool.connect()),
  end: () => pool.end(),
});
