// The store of a test: a separate SQLite file or, in the tests with PostgreSQL, a separate database.
import { inject } from 'vitest';
import { openStore, type StoreSettings } from '../../server/store/store';
import { postgresAt, type Postgres } from './postgres/postgres';
import { PATIENT_STORE } from './limits';
import { newFolder } from './running';

const cluster = inject('postgres');

export const storeKind = cluster ? 'PostgreSQL' : 'SQLite';

/** @throws {Error} in a test that runs without PostgreSQL. */
export function sharedPostgres(): Postgres {
  if (!cluster) throw new Error('This test needs PostgreSQL: it belongs in tests/server/postgres.');
  return postgresAt(cluster);
}

export async function emptyStore(): Promise<StoreSettings> {
  const dataDir = await newFolder();
  return cluster ? { dataDir, databaseUrl: await sharedPostgres().createDatabase() } : { dataDir };
}

/** Reads a store while a server uses it. */
export async function look<Result>(
  settings: StoreSettings,
  read: (db: Awaited<ReturnType<typeof openStore>>['db']) => Promise<Result>,
): Promise<Result> {
  const store = await openStore({ ...PATIENT_STORE, ...settings }, () => undefined);
  try {
    return await read(store.db);
  } finally {
    await store.close();
  }
}
