// One browser for a part of the benchmark, with the site and the laboratory in it.
import { type Browser, type Page, chromium } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reasonOf } from '../failure';
import { ARGS, NAME_HELPER, browserPath } from './launch';
import { type Served, serveLab, serveSite } from './serve';

export interface Bench {
  readonly browser: Browser;
  /** The site's address, without a slash at its end. */
  readonly site: string;
  /** A new page at an address of the site. */
  openTool(id: string): Promise<Page>;
  openLab(): Promise<Page>;
  /** An empty page, for measuring how other sites' pages work. */
  openBlank(): Promise<Page>;
  close(): Promise<void>;
}

export async function openBench(): Promise<Bench> {
  const site = await serveSite();
  // Built only for the parts that use it.
  let lab: Promise<Served> | undefined;
  // An ordinary profile, like a visitor's: a private window keeps its pages' files in memory, and only a few of them.
  const profile = await mkdtemp(join(tmpdir(), 'toolyard-profile-'));
  const context = await chromium.launchPersistentContext(profile, { executablePath: browserPath(), args: [...ARGS] });
  await context.addInitScript(NAME_HELPER);
  const browser = context.browser();
  if (!browser) throw new Error('The profile has no browser');
  const open = async (url: string) => {
    const page = await context.newPage();
    page.on('pageerror', (error) => console.error(`The page threw: ${reasonOf(error)}`));
    await page.goto(url);
    return page;
  };
  return {
    browser,
    site: site.url,
    async openTool(id) {
      const page = await open(`${site.url}/tool/${id}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      // On a first visit, the browser caches the whole site. That work isn't part of a tool's cost.
      await page.evaluate(async () => {
        await navigator.serviceWorker.ready;
      });
      return page;
    },
    async openLab() {
      lab ??= serveLab();
      const page = await open((await lab).url);
      await page.waitForFunction(() => 'lab' in globalThis);
      return page;
    },
    openBlank: () => open('about:blank'),
    async close() {
      await context.close();
      await rm(profile, { recursive: true, force: true });
      await Promise.all([site.close(), lab?.then((served) => served.close())]);
    },
  };
}
