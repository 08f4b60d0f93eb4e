// Ten minutes of pages and submissions at once, and what the server holds in memory before and after.
import { join } from 'node:path';
import { BENCH_FOLDER } from '../inputs';
import { loadPage, loadSubmission } from '../load/load';
import { serve, type Loaded } from '../load/serve';
import { findings, type Fact, type Part } from './part';

const SITE = join(BENCH_FOLDER, 'site');

const MINUTES = 10;

/** Requests per second: a busy day in each minute, and yet no gigabytes of submissions. */
const PAGES = 400;
const SUBMISSIONS = 100;

async function memoryFact(server: Loaded, when: string): Promise<readonly Fact[]> {
  const value = await server.memory();
  return value === undefined ? [] : [{ name: `Memory of the server, ${when}`, value, unit: 'MB' }];
}

export const serverSoak: Part = {
  id: 'server-soak',
  title: 'The server under mixed load for ten minutes',
  async run(_, { quick }) {
    const seconds = quick ? 10 : MINUTES * 60;
    const server = await serve(SITE);
    try {
      await loadSubmission(server.url, { name: 'Warm-up', seconds: 2 });
      const before = await memoryFact(server, 'before');
      const measured = await Promise.all([
        loadPage(server.url, { name: 'The home page beside submissions', seconds, rate: PAGES }),
        loadSubmission(server.url, { name: 'A submission beside pages', seconds, rate: SUBMISSIONS }),
      ]);
      return findings({
        facts: [...before, ...(await memoryFact(server, 'after')), ...measured.flatMap(({ facts }) => facts)],
        faults: measured.flatMap(({ faults }) => faults),
      });
    } finally {
      await server.close();
    }
  },
};
