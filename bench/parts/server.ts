// What one process of our server bears: the home page, a submission that is on the disk when it is answered, a crowd, and a store
// that somebody else has locked.
import { join } from 'node:path';
import { BENCH_FOLDER } from '../inputs';
import { crowdAt } from '../load/crowd';
import { loadPage, loadSubmission, type Measured } from '../load/load';
import { loadWhileLocked } from '../load/locked';
import { serve, type Loaded } from '../load/serve';
import { createCluster, postgresAt } from '../../tests/server/postgres/postgres';
import { findings, type Part } from './part';

/** Built when the benchmark's browser was opened. */
const SITE = join(BENCH_FOLDER, 'site');

const CROWD = 300;

/** As long as a backup may take. */
const LOCK_SECONDS = 9;

async function withServers(
  databaseUrl: string | undefined,
  run: (first: Loaded, second: Loaded) => Promise<readonly Measured[]>,
) {
  const servers = [await serve(SITE, databaseUrl), await serve(SITE, databaseUrl)] as const;
  try {
    return await run(...servers);
  } finally {
    await Promise.all(servers.map((server) => server.close()));
  }
}

async function onPostgres(seconds: number): Promise<readonly Measured[]> {
  const postgres = postgresAt(await createCluster());
  await postgres.start();
  try {
    return await withServers(await postgres.createDatabase(), async (first, second) => [
      await crowdAt([first.url, second.url], { name: 'Two servers, PostgreSQL', visitors: CROWD }),
      await loadSubmission(first.url, { name: 'A submission, PostgreSQL', seconds }),
    ]);
  } finally {
    await postgres.remove();
  }
}

const onFile = (seconds: number, lockSeconds: number) =>
  withServers(undefined, async (first, second) => [
    await loadPage(first.url, { name: 'The home page', seconds }),
    await crowdAt([second.url], { name: 'One server, SQLite', visitors: CROWD }),
    await loadSubmission(first.url, { name: 'A submission, SQLite', seconds }),
    await loadWhileLocked(second, { name: 'The home page while the store is locked', seconds: lockSeconds }),
  ]);

export const server: Part = {
  id: 'server',
  title: 'The server under load',
  async run(_, { quick }) {
    const seconds = quick ? 2 : 10;
    const measured = [...(await onFile(seconds, quick ? 2 : LOCK_SECONDS)), ...(await onPostgres(seconds))];
    return findings({
      facts: measured.flatMap(({ facts }) => facts),
      faults: measured.flatMap(({ faults }) => faults),
    });
  },
};
