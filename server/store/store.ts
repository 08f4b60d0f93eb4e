// Opens the store: an SQLite file, or a PostgreSQL that several servers share. Both have the same tables.
import { Migrator, type Kysely } from 'kysely';
import { STORE_WAIT_MS } from '../limits';
import { migrationsFor } from './migrations';
import { openPostgres } from './postgres';
import { openSqlite } from './sqlite';
import type { Tables } from './tables';
import type { Store } from './types';

export interface StoreSettings {
  /** The path of the SQLite file, which is created if it is missing. */
  readonly dataDir: string;
  /** A PostgreSQL database to use instead. */
  readonly databaseUrl?: string | undefined;
  /** How long a write waits for the store before it fails. */
  readonly storeWaitMs?: number | undefined;
}

async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrations = await migrationsFor(db);
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve({ ...migrations }) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error instanceof Error ? error : new Error('The store cannot be migrated.');
}

export async function openStore(settings: StoreSettings, onError: (error: Error) => void): Promise<Store> {
  const { dataDir, databaseUrl, storeWaitMs = STORE_WAIT_MS } = settings;
  const store =
    databaseUrl === undefined
      ? openSqlite(dataDir, storeWaitMs, migrate)
      : openPostgres(databaseUrl, storeWaitMs, migrate, onError);
  try {
    await store.prepare();
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}
