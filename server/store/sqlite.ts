// The embedded store: one file and one connection, in a separate thread.
import { Kysely, sql } from 'kysely';
import { join } from 'node:path';
import { inBatches } from './batches';
import { sqliteDialect } from './sqlite-dialect';
import { SqliteFailure, SqliteThread } from './sqlite-thread';
import type { OpenedStore } from './types';
import type { Tables } from './tables';

/** The file has no tables: someone removed or replaced it. */
class UnknownFile extends Error {}

export function openSqlite(
  dataDir: string,
  waitMs: number,
  migrate: (db: Kysely<Tables>) => Promise<void>,
): OpenedStore {
  const thread = new SqliteThread({ file: join(dataDir, 'toolyard.sqlite'), waitMs });
  let migrated: string | undefined;
  const db = new Kysely<Tables>({
    dialect: sqliteDialect(thread, (identity) => {
      if (identity !== migrated) throw new UnknownFile('The file of the store is a new one.');
    }),
  });

  /** Kysely doesn't lock in SQLite. Its only connection is ours, so one transaction around the whole migration does. */
  const prepare = () =>
    db.connection().execute(async (connection) => {
      const { identity } = await thread.ask({ task: 'begin' });
      try {
        await migrate(connection);
        await sql`commit`.execute(connection);
        migrated = identity;
      } catch (error) {
        await thread.ask({ task: 'rollback' });
        throw error;
      }
    });

  async function mayTryAgain(error: unknown) {
    if (error instanceof UnknownFile) await prepare();
    return error instanceof UnknownFile || (error instanceof SqliteFailure && error.isBusy);
  }

  /** https://sqlite.org/pragma.html#pragma_wal_checkpoint: reports a journal that is still in use instead of failing. */
  async function foldJournal() {
    const { rows } = await sql<{ readonly busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    return rows[0]?.busy === 0;
  }

  return {
    db,
    prepare,
    write: inBatches(db, { waitMs, mayTryAgain }),
    scrub: foldJournal,
    async close() {
      try {
        await foldJournal(); // so that the file alone is a complete copy
      } catch {
        // A full disk or a locked file loses no data: the next start reads the journal.
      }
      await db.destroy();
      await thread.close(); // destroy() doesn't close a connection that was never used
    },
  };
}
