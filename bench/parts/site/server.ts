// The limits of one server process: the home page, a submission that is on disk before its response, a crowd, and a store that
// another process has locked.
import { createCluster, postgresAt } from '../../../tests/server/postgres/postgres';
import { builtSite } from '../../browser/serve';
import { type Measured, crowdAt, loadPage, loadSubmission, loadWhileLocked } from '../../load/load';
import { type Loaded, serve } from '../../load/serve';
import type { RunPart } from '../../measure/session';
import type { Measurement } from '../../model';
import { findings } from '../part';

const CROWD = 300;

/** As long as a backup may take. */
const LOCK_SECONDS = 9;

async function withServers(
  databaseUrl: string | undefined,
  run: (first: Loaded, second: Loaded) => Promise<readonly Measured[]>,
) {
  const site = await builtSite();
  const servers = [await serve(site, databaseUrl), await serve(site, databaseUrl)] as const;
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

const measurementsOf = (loads: readonly Measured[]) => loads.flatMap(({ measurements }) => measurements);

/** One measurement of each name, with the samples of all rounds. */
const joined = ([first = [], ...others]: readonly (readonly Measurement[])[]): Measurement[] =>
  first.map((measurement, i) => ({
    ...measurement,
    samples: [...measurement.samples, ...others.flatMap((round) => round[i]?.samples ?? [])],
  }));

export const server: RunPart = async (_, session) => {
  const seconds = session.quick ? 2 : 10;
  const once = async () => [
    ...(await onFile(seconds, session.quick ? 2 : LOCK_SECONDS)),
    ...(await onPostgres(seconds)),
  ];
  const rounds = await session.repeat('SQLite and PostgreSQL', once);
  return findings({
    measurements: joined(rounds.map(measurementsOf)),
    wrong: rounds.flat().flatMap(({ wrong }) => wrong),
  });
};
