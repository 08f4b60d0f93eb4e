// Connections to PostgreSQL that are not used again after an answer did not come: the question may still be under way in them.
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';

/** Thrown at the first use of a connection that was made before the database went away. Another one may work. */
export class StaleConnection extends Error {}

/** Codes of a server that goes down, and of a connection that is lost (PostgreSQL, appendix A, classes 57P and 08). */
const LOST = /^(?:57P|08)/;

/** What the database itself refuses leaves the connection sound. Anything else is about the connection. */
const isAnswer = (error: unknown) => error instanceof pg.DatabaseError && !LOST.test(error.code ?? '');

function guarded(client: pg.PoolClient): PostgresPoolClient {
  let broken: unknown;
  let wasUsed = false;
  async function query(sql: string, parameters: readonly unknown[]) {
    if (broken !== undefined) throw broken as Error; // no second wait for one that has gone silent
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
  // Kysely asks for cursors, too, where it streams. Nothing here does.
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: () => client.release(broken !== undefined),
  };
}

export const guardedPool = (pool: pg.Pool): PostgresPool => ({
  connect: async () => guarded(await pool.connect()),
  end: () => pool.end(),
});
