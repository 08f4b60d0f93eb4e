// Playwright's test with service workers, on a server of the test's own: it can be switched off, and it can get a new version.
import type { Page } from '@playwright/test';
import { Hono } from 'hono';
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../../../../server/app';
import { buildServiceWorker } from '../../../../build/service-worker';
import { listen } from '../../../../server/listen';
import type { ThirdPartySources } from '../../../../server/third-parties';
import { expect, freshTest as base } from '../../lib/test';

const root = join(import.meta.dirname, '../../../..');
const dist = join(root, 'dist');

/** The folder of the version that is served at first. */
export const BUILT = dist;

/** The address of every built page, except the “not found” page. Embedded ones are on other sites, and aren't kept. */
export async function pagePaths(): Promise<readonly string[]> {
  const entries = await readdir(dist, { recursive: true });
  const pages = entries.filter(
    (entry) => entry.endsWith('.html') && !/^(?:404|not-saved)\.html$|^embed[/\\]/.test(entry),
  );
  return pages.map((page) => `/${page.replace(/\.html$/, '').replace(/^index$/, '')}`);
}

export interface Site {
  readonly url: string;
  /** The paths that were asked for, with their queries, until now. */
  readonly asked: readonly string[];
  /** How many files at most have been on their way to the service worker at the same time. */
  readonly mostAtOnce: number;
  /** The folder that is served from now on. */
  serve(folder: string): void;
  stop(): Promise<void>;
}

/** An API of one address, which answers everybody alike. */
function createApi(): Hono {
  const api = new Hono();
  api.get('/api/form-token', (c) => c.json({ token: 'T1' }));
  return api;
}

async function startSite(): Promise<Site> {
  let app = createApp({ root: dist, api: createApi() });
  const asked: string[] = [];
  let [atOnce, mostAtOnce] = [0, 0];
  const fetch: Hono['fetch'] = async (request, ...rest) => {
    asked.push(request.url.slice(new URL(request.url).origin.length));
    // A page's subresource has a destination: https://www.w3.org/TR/fetch-metadata/#sec-fetch-dest-header
    const isFetched = request.headers.get('Sec-Fetch-Dest') === 'empty';
    if (isFetched) mostAtOnce = Math.max(mostAtOnce, ++atOnce);
    const answer = await app.fetch(request, ...rest);
    if (isFetched) atOnce--;
    // The browser's HTTP cache, which may lose everything at any time, must not make a test pass.
    answer.headers.set('Cache-Control', 'no-store');
    return answer;
  };
  const server = await listen({ fetch }, { host: 'localhost', port: 0 });
  let stopped: Promise<void> | undefined;
  return {
    url: server.url,
    asked,
    get mostAtOnce() {
      return mostAtOnce;
    },
    serve: (folder) => {
      app = createApp({ root: folder, api: createApi() });
    },
    stop: () => (stopped ??= server.close(0)),
  };
}

async function sourceFile(source: string): Promise<string> {
  const manifest: unknown = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'));
  return (manifest as Readonly<Record<string, { readonly file: string }>>)[source]?.file ?? source;
}

/** A next version in the folder: every page says so, and the script of a source is gone. */
async function buildNext(folder: string, without: string): Promise<void> {
  const gone = join(dist, await sourceFile(without));
  // Without the compressed copies, which would be served instead of the changed files.
  const filter = (path: string) => !/\.(?:br|gz|map)$/.test(path) && path !== join(dist, 'engines') && path !== gone;
  await cp(dist, folder, { recursive: true, filter });
  await symlink(join(dist, 'engines'), join(folder, 'engines'));
  const entries = await readdir(folder, { recursive: true });
  for (const page of entries.filter((entry) => entry.endsWith('.html')).map((entry) => join(folder, entry))) {
    const html = await readFile(page, 'utf8');
    await writeFile(page, html.replace('<head>', '<head><meta name="version" content="next" />'));
  }
  const { sources } = JSON.parse(await readFile(join(dist, '.site.json'), 'utf8')) as {
    readonly sources: ThirdPartySources;
  };
  await buildServiceWorker({ root, mode: 'production', dist: folder, sources });
}

interface OfTest {
  readonly site: Site;
  /** The folder of a version that follows, without the word counter's screen. */
  readonly next: string;
}

async function makeNext() {
  const folder = await mkdtemp(join(tmpdir(), 'toolyard-next-'));
  await buildNext(folder, 'src/tools/word-counter/screen.tsx');
  return [folder, () => rm(folder, { recursive: true, force: true })] as const;
}

export const test = base.extend<OfTest>({
  next: async ({ once }, use) => use(await once('next', makeNext)),
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
  site: async ({}, use) => {
    const site = await startSite();
    await use(site);
    await site.stop();
  },
  baseURL: async ({ site }, use) => use(site.url),
  serviceWorkers: 'allow',
});

/** Visits the page, and stays until the whole site is kept. */
export async function visit(page: Page, path: string) {
  await page.goto(path);
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    await serviceWorker.ready;
    if (serviceWorker.controller) return;
    await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
  });
}

/** Both: the browser must know that it is offline, and no server may respond. */
export async function goOffline(page: Page, site: Site) {
  await site.stop();
  await page.context().setOffline(true);
}

export { expect };
