// The three engines, driven like in tests/engines, for benchmarks that compare them.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'pw-firefox';
import type { Driver, Launch } from '../../tests/engines/driver';
import { launchFirefox } from '../../tests/engines/firefox';
import { playwrightDriver } from '../../tests/engines/playwright-driver';
import { startSite } from '../../tests/engines/site';
import { launchWebKit } from '../../tests/engines/webkit';
import { ARGS, NAME_HELPER, browserPath } from './launch';
import { builtSite } from './serve';

async function launchChromium({ origin, folder }: Launch): Promise<Driver> {
  const profile = join(folder, 'profile');
  const context = await chromium.launchPersistentContext(profile, { executablePath: browserPath(), args: [...ARGS] });
  const version = `Chromium ${context.browser()?.version() ?? ''}`;
  return playwrightDriver({ context, origin, version, downloads: folder, close: () => context.close() });
}

const LAUNCHES = { Chromium: launchChromium, Firefox: launchFirefox, WebKit: launchWebKit } as const;

export type Engine = keyof typeof LAUNCHES;

/** A browser with this engine and the site in it, open until the measurement ends. */
export async function withEngine<Result>(engine: Engine, work: (driver: Driver) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'toolyard-bench-engine-'));
  const build = await builtSite();
  const first = await readFile(join(build, 'sent.js'), 'utf8');
  const site = await startSite(folder, { build, files: { 'sent.js': `${NAME_HELPER.content}\n${first}` } });
  const driver = await LAUNCHES[engine]({ origin: site.origin, folder });
  try {
    await driver.open('/');
    await driver.click({ role: 'button', name: 'Reject All' });
    return await work(driver);
  } finally {
    await driver.close();
    await site.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
