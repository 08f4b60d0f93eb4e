// Connections to PostgreSQL that are not used again after an answer did not come: the question may still be under way in them.
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';

/** What the database itself refuses leaves the connection sound. Anything else is about the connection. */
const isAnswer = (error: unknown) => error instanceof pg.DatabaseError;

function guarded(client: pg.PoolClient): PostgresPoolClient {
  let broken: unknown;
  async function query(sql: string, parameters: readonly unknown[]) {
    if (broken !== undefined) throw broken as Error; // no second wait for one that has gone silent
    try {
      return await client.query(sql, [...parameters]);
    } catch (error) {
      if (!isAnswer(error)) broken = error;
      throw error;
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
