// Playwright's test on a build whose operator has set every id, and on third parties that are played by this file.
import type { BrowserContext } from '@playwright/test';
import { Hono } from 'hono';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createApp } from '../../../../server/app';
import { hashSource } from '../../../../build/inline-script';
import { securityHeaders } from '../../../../server/headers';
import { listen } from '../../../../server/listen';
import { thirdPartySources, withInlineScripts, type ThirdPartySources } from '../../../../server/third-parties';
import { expect, freshTest as base } from '../../lib/test';
import { ADS_SCRIPT, ANALYTICS_SCRIPT, FURTHER_SCRIPT } from './scripts';

const root = join(import.meta.dirname, '../../../..');

export const ANALYTICS_ID = 'G-TEST123456';
export const PIXEL_ID = '1234567890';
export const ADS_CLIENT = 'ca-pub-1234567890';
export const SLOTS = { homeTop: '111', toolTop: '222' } as const;

const settings = {
  analyticsId: ANALYTICS_ID,
  pixelId: PIXEL_ID,
  ads: { client: ADS_CLIENT },
  ratesUrl: 'https://rates.invalid/',
  baseUrl: 'https://toolyard.invalid',
};

const variables = {
  VITE_ANALYTICS_ID: ANALYTICS_ID,
  VITE_PIXEL_ID: PIXEL_ID,
  VITE_ADS_CLIENT: ADS_CLIENT,
  VITE_AD_HOME_TOP: SLOTS.homeTop,
  VITE_AD_TOOL_TOP: SLOTS.toolTop,
};

/** On a domain that may have other cookies, like that of a company's site. */
const HOST = 'tools.company.localhost';
export const DOMAIN = 'company.localhost';

/** Another request than to the site itself. */
export interface Foreign {
  readonly url: URL;
  readonly body: string;
}

type Site = Readonly<Record<'ads' | 'all but ads', string>>;

interface OfTest {
  readonly site: Site;
  /** Which ids the policy of the pages is for: those of ads cost it much of its strength. */
  readonly policyFor: keyof Site;
  /** Everything that the pages asked of others, so far. */
  readonly foreign: readonly Foreign[];
}

async function build(outDir: string): Promise<void> {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const options = ['build', '--configLoader', 'runner', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'];
  await promisify(execFile)(process.execPath, [vite, ...options], { cwd: root, env: { ...process.env, ...variables } });
}

function serve(dist: string, sources: ThirdPartySources) {
  const headers = Object.entries(securityHeaders('/', sources));
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    const isPage = c.res.headers.get('Content-Type')?.startsWith('text/html');
    if (isPage) headers.forEach(([name, value]) => c.res.headers.set(name, value));
  });
  app.route('/', createApp({ root: dist }));
  return listen(app, { host: 'localhost', port: 0 });
}

/** Responds for every other host. An unknown address gets no response. */
async function play(context: BrowserContext, home: string): Promise<Foreign[]> {
  const foreign: Foreign[] = [];
  await context.route(
    (url) => url.origin !== home,
    async (route) => {
      const request = route.request();
      const url = new URL(request.url());
      foreign.push({ url, body: request.postData() ?? '' });
      const script = (body: string) => route.fulfill({ contentType: 'text/javascript', body });
      if (url.href === `https://www.googletagmanager.com/gtag/js?id=${ANALYTICS_ID}`) return script(ANALYTICS_SCRIPT);
      if (url.href === 'https://www.googletagmanager.com/further.js') return script(FURTHER_SCRIPT);
      if (url.href.startsWith('https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js'))
        return script(ADS_SCRIPT);
      return route.fulfill({ status: 204 });
    },
  );
  return foreign;
}

async function openSite() {
  const dist = await mkdtemp(join(tmpdir(), 'toolyard-third-parties-'));
  await build(dist);
  const strict = { ...settings, ads: { client: '' } };
  const page = await readFile(join(dist, 'index.html'), 'utf8');
  const inline = [...page.matchAll(/<script(?: type="importmap")?>([^<]+)</g)].map(([, code = '']) => hashSource(code));
  const servers = await Promise.all(
    [settings, strict].map((set) => serve(dist, withInlineScripts(thirdPartySources(set), inline))),
  );
  const [ads = '', others = ''] = servers.map(({ port }) => `http://${HOST}:${port}`);
  const site: Site = { ads, 'all but ads': others };
  const close = async () => {
    await Promise.all(servers.map((server) => server.close(100)));
    await rm(dist, { recursive: true, force: true });
  };
  return [site, close] as const;
}

export const test = base.extend<OfTest>({
  site: async ({ once }, use) => use(await once('third parties', openSite)),
  policyFor: ['all but ads', { option: true }],
  baseURL: async ({ site, policyFor }, use) => use(site[policyFor]),
  foreign: [
    async ({ context, baseURL }, use) => use(await play(context, baseURL ?? '')),
    // A page's requests to third parties must never leave this machine, whether a test checks them or not.
    { auto: true },
  ],
});

export { expect };
