// What one process of our server bears: the home page, and a submission that is on the disk when it is answered.
import { join } from 'node:path';
import { BENCH_FOLDER } from '../inputs';
import { loadPage, loadSubmission, type Load, type Measured } from '../load/load';
import { serve } from '../load/serve';
import { startPostgres } from '../../tests/server/postgres';
import { findings, type Part } from './part';

/** Built when the benchmark's browser was opened. */
const SITE = join(BENCH_FOLDER, 'site');

async function withServer(databaseUrl: string | undefined, run: (url: string) => Promise<Measured[]>) {
  const server = await serve(SITE, databaseUrl);
  try {
    return await run(server.url);
  } finally {
    await server.close();
  }
}

async function onPostgres(load: Load): Promise<Measured[]> {
  const postgres = await startPostgres();
  try {
    return await withServer(await postgres.createDatabase(), async (url) => [await loadSubmission(url, load)]);
  } finally {
    await postgres.remove();
  }
}

export const server: Part = {
  id: 'server',
  title: 'The server under load',
  async run(_, { quick }) {
    const seconds = quick ? 2 : 10;
    const measured = [
      ...(await withServer(undefined, async (url) => [
        await loadPage(url, { name: 'The home page', seconds }),
        await loadSubmission(url, { name: 'A submission, SQLite', seconds }),
      ])),
      ...(await onPostgres({ name: 'A submission, PostgreSQL', seconds })),
    ];
    return findings({
      facts: measured.flatMap(({ facts }) => facts),
      faults: measured.flatMap(({ faults }) => faults),
    });
  },
};
