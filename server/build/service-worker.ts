// The service worker, built last of all: it carries the list of what has been built.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { build } from 'vite';
import { browserTargets } from './browser-targets';

export interface SiteFile {
  readonly url: string;
  /** None where the name itself changes with the content. */
  readonly revision: string | null;
}

const SCRIPT = 'service-worker.js';

const HASHED = /^assets\/.+\.(?:js|css|woff2)$/;

/** Pages, and what every page starts with. Icons and pictures for others come by the network. */
const NAMED = /\.html$|^[^/]+\.(?:js|svg|webmanifest)$/;

function digest(...parts: readonly (Buffer | string)[]) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 16);
}

/** As the server shows it: each page has one address, without the file's ending. */
const addressOf = (file: string) => `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`;

/**
 * All that the site needs without the network, the media engine apart. Sorted, so that equal builds give equal lists.
 * @param headers those of the answers, which are kept with them: a new policy makes a new version, too
 */
export async function listSiteFiles(dist: string, headers: string): Promise<readonly SiteFile[]> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => HASHED.test(file) || (NAMED.test(file) && file !== SCRIPT))
    .sort();
  const revisionOf = async (file: string) => digest(await readFile(join(dist, file)), headers);
  return Promise.all(
    files.map(async (file) => ({
      url: addressOf(file),
      revision: HASHED.test(file) ? null : await revisionOf(file),
    })),
  );
}

export interface ServiceWorkerOptions {
  readonly root: string;
  readonly mode: string;
  readonly dist: string;
  /** As a whole, in whatever form. */
  readonly headers: string;
}

/** One classic script: not every browser takes modules here. */
export async function buildServiceWorker({ root, mode, dist, headers }: ServiceWorkerOptions) {
  const list = JSON.stringify(await listSiteFiles(dist, headers));
  await build({
    root,
    mode,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      __SITE_FILES__: list,
      __SITE_VERSION__: JSON.stringify(digest(list)),
      __SITE_HEADERS__: JSON.stringify(digest(headers)),
    },
    build: {
      outDir: dist,
      emptyOutDir: false,
      sourcemap: true, // the bill of materials reads it
      target: browserTargets,
      rolldownOptions: {
        input: 'src/service-worker/service-worker.ts',
        output: { format: 'iife', entryFileNames: SCRIPT },
      },
    },
  });
}
