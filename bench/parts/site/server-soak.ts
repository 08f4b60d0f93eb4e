// Ten minutes of pages and submissions at once, and the server's memory before and after.
import { builtSite } from '../../browser/serve';
import { loadPage, loadSubmission } from '../../load/load';
import { serve, type Loaded } from '../../load/serve';
import type { RunPart } from '../../measure/session';
import type { Measurement } from '../../model';
import { findings, measured } from '../part';

const MINUTES = 10;

/** Requests per second: as many per minute as on a busy day, but without gigabytes of submissions. */
const PAGES = 400;
const SUBMISSIONS = 100;

async function memoryOf(server: Loaded, when: string): Promise<readonly Measurement[]> {
  const value = await server.memory();
  return value === undefined ? [] : [measured(`Memory of the server, ${when}`, value, 'MB')];
}

export const serverSoak: RunPart = async (_, session) => {
  const seconds = session.quick ? 10 : MINUTES * 60;
  const server = await serve(await builtSite());
  try {
    await loadSubmission(server.url, { name: 'Warm-up', seconds: 2 });
    const before = await memoryOf(server, 'before');
    const loads = await Promise.all([
      loadPage(server.url, { name: 'The home page beside submissions', seconds, rate: PAGES }),
      loadSubmission(server.url, { name: 'A submission beside pages', seconds, rate: SUBMISSIONS }),
    ]);
    return findings({
      measurements: [
        ...before,
        ...(await memoryOf(server, 'after')),
        ...loads.flatMap(({ measurements }) => measurements),
      ],
      wrong: loads.flatMap(({ wrong }) => wrong),
    });
  } finally {
    await server.close();
  }
};
