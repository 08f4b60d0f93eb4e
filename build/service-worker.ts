// Builds the service worker last, because it contains the list of all built files with their digests, and the server's headers.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { build } from 'vite';
import { CONFIRMATION_PAGE } from '../src/forms/endpoints';
import { ENGINE_ADDRESSES } from '../workers/contract/media/saved-engine';
import { OWN_POLICIES, securityHeaders } from '../server/headers';
import type { ThirdPartySources } from '../server/third-parties';
import { browserTargets } from './browser-targets';

/** With its SHA-256 in Base64. */
type SiteFile = readonly [path: string, digest: string];

type Manifest = Readonly<Record<string, { readonly file: string }>>;

const SCRIPT = 'service-worker.js';

/**
 * The pages, styles, fonts and scripts, and the files that every page starts with. Other icons and pictures come from the
 * network, and so do embedded pages: a frame of another site has another cache.
 */
const CACHED = /^(?!(?:assets\/)?embed\/)(?:assets\/.+\.(?:js|css|woff2)|.+\.html|[^/]+\.(?:js|svg|webmanifest))$/;

/**
 * Not cached: the confirmation page, which opens from a link in a mail and needs the network, the benchmark, which loads
 * libraries that no tool needs, and the “not found” page, because only the server knows that a page doesn't exist.
 */
const ONLINE_ONLY = [`${CONFIRMATION_PAGE.slice(1)}.html`, 'benchmark.html', '404.html'];
const ONLINE_ONLY_SOURCES = 'src/pages/benchmark/';

const digest = (content: Buffer | string) => createHash('sha256').update(content).digest('base64');

/** Its address on the server: without the file's ending. */
const addressOf = (file: string) => `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`;

const digestsOf = (dist: string, files: readonly string[]): Promise<readonly SiteFile[]> =>
  Promise.all(files.map(async (file) => [addressOf(file), digest(await readFile(join(dist, file)))] as const));

/** Every file that the site needs offline, without the media engine. Sorted, so that equal builds give equal lists. */
async function listSiteFiles(dist: string): Promise<readonly SiteFile[]> {
  const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const left = Object.entries(manifest).filter(([source]) => source.startsWith(ONLINE_ONLY_SOURCES));
  const leftOut = [SCRIPT, ...ONLINE_ONLY, ...left.map(([, { file }]) => file)];
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => CACHED.test(file) && !leftOut.includes(file));
  return digestsOf(dist, files.sort());
}

/** The most specific addresses first. */
const headersOf = (sources: ThirdPartySources) =>
  [...OWN_POLICIES.map(([start]) => start).filter((start) => start.startsWith('/assets/')), '/'].map(
    (start) => [start, securityHeaders(start, sources)] as const,
  );

export interface ServiceWorkerOptions {
  readonly root: string;
  readonly mode: string;
  readonly dist: string;
  /** The sources that the pages' policy allows because of settings. */
  readonly sources: ThirdPartySources;
}

/** A classic script, because not every browser accepts a module as a service worker. */
export async function buildServiceWorker({ root, mode, dist, sources }: ServiceWorkerOptions) {
  const list = JSON.stringify(await listSiteFiles(dist));
  const engine = await digestsOf(
    dist,
    ENGINE_ADDRESSES.map((address) => address.slice(1)),
  );
  await build({
    root,
    mode,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      __SITE_FILES__: list,
      __ENGINE_FILES__: JSON.stringify(engine),
      __SITE_VERSION__: JSON.stringify(digest(list).slice(0, 16)),
      __SITE_HEADERS__: JSON.stringify(headersOf(sources)),
    },
    build: {
      outDir: dist,
      emptyOutDir: false,
      sourcemap: true, // for the bill of materials
      target: browserTargets,
      rolldownOptions: {
        input: 'src/service-worker/service-worker.ts',
        output: { format: 'iife', entryFileNames: SCRIPT },
      },
    },
  });
}
