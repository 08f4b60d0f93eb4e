// Playwright's test on a page with only the run machine, behind the site's own headers.
import { chromium, type JSHandle, type Page } from '@playwright/test';
import { Hono } from 'hono';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../../../server/app';
import { listen } from '../../../server/listen';
import { expect, freshTest as base } from '../lib/test';
import { buildHarness } from './build';
import type { Machine } from './harness/page';

interface Harness {
  readonly url: string;
  /** All requests that its server received. */
  readonly asked: readonly string[];
}

interface OfTest {
  readonly harness: Harness;
  /** A private window keeps its files in memory, and by other code of the browser than an ordinary one. */
  readonly window: 'private' | 'ordinary';
  /** Further arguments for the browser of an ordinary window. */
  readonly browserArgs: readonly string[];
  readonly machine: JSHandle<Machine>;
}

async function openHarness() {
  const root = await mkdtemp(join(tmpdir(), 'toolyard-harness-'));
  await buildHarness(root);
  const asked: string[] = [];
  const app = new Hono()
    .use(async ({ req }, next) => {
      asked.push(req.url);
      await next();
    })
    .route('/', createApp({ root }));
  const server = await listen(app, { host: 'localhost', port: 0 });
  const harness: Harness = { url: `http://localhost:${server.port}`, asked };
  const close = async () => {
    await server.close(100);
    await rm(root, { recursive: true, force: true });
  };
  return [harness, close] as const;
}

export async function openMachine(page: Page): Promise<JSHandle<Machine>> {
  await page.goto('/');
  return page.evaluateHandle(() => {
    const { machine } = globalThis as { machine?: Machine };
    if (!machine) throw new Error('The harness did not start.');
    return machine;
  });
}

export const test = base.extend<OfTest>({
  harness: async ({ once }, use) => use(await once('machine', openHarness)),
  window: ['private', { option: true }],
  browserArgs: [[], { option: true }],
  context: async ({ context, window, browserArgs, launchOptions, harness }, use) => {
    if (window === 'private') return use(context);
    const profile = await mkdtemp(join(tmpdir(), 'toolyard-profile-'));
    const ordinary = await chromium.launchPersistentContext(profile, {
      ...launchOptions,
      args: [...(launchOptions.args ?? []), ...browserArgs],
      baseURL: harness.url,
    });
    await use(ordinary);
    await ordinary.close();
    await rm(profile, { recursive: true, force: true });
  },
  baseURL: async ({ harness }, use) => use(harness.url),
  machine: async ({ page }, use) => use(await openMachine(page)),
});

export { expect };
