// Both stores, so that a test can be run on each.
import { afterAll, beforeAll } from 'vitest';
import { openStore } from '../../server/store/store';
import { startPostgres, type Postgres } from './postgres';
import { newFolder } from './running';

export const STORES = ['SQLite', 'PostgreSQL'] as const;

/**
 * To be called once in a test file: its PostgreSQL starts before the first test and goes after the last. Returns what makes
 * the settings of an empty store.
 */
export function useStores() {
  let postgres: Postgres | undefined;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres?.remove());

  return async (kind: (typeof STORES)[number]) => {
    const dataDir = await newFolder();
    if (kind === 'SQLite') return { dataDir };
    if (!postgres) throw new Error('PostgreSQL is not there yet.');
    return { dataDir, databaseUrl: await postgres.createDatabase() };
  };
}

/** Looks into a store beside the server that uses it. */
export async function look<Result>(
  settings: Parameters<typeof openStore>[0],
  read: (db: Awaited<ReturnType<typeof openStore>>['db']) => Promise<Result>,
): Promise<Result> {
  const store = await openStore(settings, () => undefined);
  try {
    return await read(store.db);
  } finally {
    await store.close();
  }
}
