// The embedded store: one file, one connection.
import { Kysely, SqliteDialect } from 'kysely';
import Database from 'libsql';
import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { inBatches } from './batches';
import type { OpenedStore } from './store';
import type { Tables } from './tables';

/** How long a process waits for another one's lock (the command line tool's, or a server's that is just starting). */
const BUSY_MS = 5_000;

// FULL: what was committed is on the disk before the visitor reads "Thank you", also when the power fails.
// secure_delete: what is erased is overwritten.
const PRAGMAS = ['journal_mode = WAL', 'synchronous = FULL', 'secure_delete = ON'];

export async function openSqlite(dataDir: string): Promise<OpenedStore> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, 'toolyard.sqlite');
  const database = new Database(file, { timeout: BUSY_MS });
  await chmod(file, 0o600); // what belongs to it gets the same rights
  for (const pragma of PRAGMAS) database.exec(`PRAGMA ${pragma}`);
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
  const foldJournal = () => database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  return {
    db,
    write: inBatches(db),
    // Kysely locks nothing here. Its one connection is ours, so a transaction around all of its work does.
    async exclusively(migrate) {
      database.exec('BEGIN IMMEDIATE');
      try {
        const result = await migrate();
        database.exec('COMMIT');
        return result;
      } catch (error) {
        database.exec('ROLLBACK');
        throw error;
      }
    },
    async scrub() {
      foldJournal();
    },
    async close() {
      try {
        foldJournal(); // so that the file alone is a whole copy
      } catch {
        // A full disk or a locked file: nothing is lost, the next start reads the journal.
      }
      await db.destroy();
      if (database.open) database.close(); // which destroy() leaves out when nothing was ever asked
    },
  };
}
