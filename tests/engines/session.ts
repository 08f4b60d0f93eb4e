// One browser and one site for all tests of an engine.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { Driver, Launch } from './driver';
import { startSite, type Site } from './site';

export interface Session {
  readonly driver: Driver;
  readonly site: Site;
  /** For input files. */
  readonly folder: string;
}

async function startSession(launch: (how: Launch) => Promise<Driver>): Promise<Session> {
  const folder = await mkdtemp(join(tmpdir(), 'toolyard-engine-'));
  const site = await startSite(folder);
  return { driver: await launch({ origin: site.origin, folder }), site, folder };
}

async function end({ driver, site, folder }: Session) {
  await driver.close();
  await site.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 }); // a browser may still be writing its profile
}

/** The session can be had in tests only. */
export function useSession(launch: (how: Launch) => Promise<Driver>): () => Session {
  let session: Session | undefined;
  beforeAll(async () => {
    session = await startSession(launch);
    const { driver } = session;
    await driver.open('/');
    await driver.click({ role: 'button', name: 'Reject All' });
  });
  afterAll(async () => {
    if (session) await end(session);
  });
  return () => {
    if (!session) throw new Error('The browser did not start.');
    return session;
  };
}
