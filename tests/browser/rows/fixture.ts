// Playwright's test on a page with only lists, behind the site's own headers.
import type { Page } from '@playwright/test';
import tailwindcss from '@tailwindcss/vite';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { createApp } from '../../../server/app';
import { listen } from '../../../server/listen';
import { expect, freshTest as base } from '../lib/test';

/** Built like the site, with the site's style sheet. */
async function buildHarness(outDir: string): Promise<void> {
  await build({
    root: join(import.meta.dirname, 'harness'),
    configFile: false,
    logLevel: 'warn',
    plugins: [tailwindcss()],
    build: { outDir, emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false },
  });
}

async function openHarness() {
  const root = await mkdtemp(join(tmpdir(), 'toolyard-rows-'));
  await buildHarness(root);
  const server = await listen(createApp({ root }), { host: 'localhost', port: 0 });
  const close = async () => {
    await server.close(100);
    await rm(root, { recursive: true, force: true });
  };
  return [`http://localhost:${server.port}`, close] as const;
}

export const test = base.extend<{ harness: string }>({
  harness: async ({ once }, use) => use(await once('rows', openHarness)),
  baseURL: async ({ harness }, use) => use(harness),
  page: async ({ page }, use) => {
    await page.goto('/');
    await use(page);
  },
});

/** A framed list, by its name. */
export const listOf = (page: Page, name: string) => page.getByRole('region', { name });

/** The rows that are in view as a whole, from the top. A list has some beyond its edges. */
export const shownIn = (page: Page, name: string) =>
  listOf(page, name).evaluate((box) => {
    const { top, bottom } = box.getBoundingClientRect();
    const isShown = (row: Element) => {
      const place = row.getBoundingClientRect();
      return place.top >= top && place.bottom <= bottom;
    };
    return [...box.querySelectorAll('[role=listitem]')].filter(isShown).map(({ textContent }) => textContent);
  });

export { expect };
