// Writes the HTML file of every page: the page's own React tree, rendered by a second build of the same sources for Node.
import react from '@vitejs/plugin-react';
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'vite';
import type { Prerendered, PrerenderedPage } from '../../src/app/prerender';
import type { ListedPage } from './for-robots';
import { lastChangedIn } from './last-changed';
import { siteSettings } from './site-settings';
import type { Version } from './version';

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

const run = promisify(execFile);

/** By a process of its own: what loads Vite's configuration puts itself before every import that is made from here. */
async function runBundle(file: string): Promise<Prerendered> {
  const print = `process.stdout.write(JSON.stringify(await (await import(${JSON.stringify(file)})).prerender()))`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', print], {
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: 2 ** 28,
  });
  return JSON.parse(stdout) as Prerendered;
}

/** `scratch` is a folder of the build's own below the project, so that the bundle finds its libraries. */
async function renderPages({ root, mode, scratch, version }: PrerenderOptions): Promise<Prerendered> {
  await mkdir(scratch, { recursive: true });
  const folder = await mkdtemp(join(scratch, 'prerender-'));
  try {
    await build({
      root,
      mode,
      configFile: false,
      logLevel: 'warn',
      plugins: [react(), siteSettings()],
      define: { __BUILD_VERSION__: JSON.stringify(shownVersion(version)) },
      publicDir: false,
      build: {
        ssr: 'src/app/prerender.tsx',
        outDir: folder,
        rolldownOptions: { output: { entryFileNames: 'main.mjs' } },
      },
    });
    return await runBundle(pathToFileURL(join(folder, 'main.mjs')).href);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The scripts that a source needs, itself included, but for those that the page starts with anyway. */
function scriptsOf(manifest: Manifest, source: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The build has no ${source}`);
  if (chunk.isEntry || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) scriptsOf(manifest, imported, found);
  return found;
}

function fill(template: string, marker: string, content: string) {
  const parts = template.split(marker);
  if (parts.length !== 2) throw new Error(`index.html must have ${marker} once`);
  return parts.join(content);
}

/** As the pages show it: a commit that nobody else has is not named. */
const shownVersion = ({ commit, modified, day }: Version) => ({ day, commit: modified ? '' : (commit ?? '') });

/** For src/lib/build-version.ts. */
function withVersion(template: string, version: Version) {
  const { day, commit } = shownVersion(version);
  return fill(template, '<html lang="en"', `<html lang="en" data-day="${day}" data-commit="${commit}"`);
}

const STYLES = /\n *<link rel="stylesheet"[^>]*>/;

/**
 * The styles come first, since nothing is painted before them. The scripts wait for them: a slow line would share itself out among
 * all, and the prerendered page needs none to be read.
 */
function forFirstPaint(template: string): string {
  const [styles] = STYLES.exec(template) ?? [];
  if (styles === undefined) throw new Error('index.html has no styles');
  const [start, end] = ['<!--head-->', '<script type="module"'];
  return fill(
    fill(template.replace(STYLES, ''), start, `${styles.trim()}\n    ${start}`),
    end,
    `${end} fetchpriority="low"`,
  );
}

function pageHtml(template: string, manifest: Manifest, { path, head, body, sources }: PrerenderedPage) {
  const scripts = new Set(sources.flatMap((source) => [...scriptsOf(manifest, source)]));
  const preloads = [...scripts].map(
    (file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}" />`,
  );
  const withHead = fill(template, '<!--head-->', [head, ...preloads].join('\n    '));
  return fill(withHead, '<div id="root"><!--page-->', `<div id="root" data-path="${path}">${body}`);
}

/** "/" is index.html, "/tools" is tools.html. */
const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

export interface PrerenderOptions {
  readonly root: string;
  readonly mode: string;
  readonly dist: string;
  readonly scratch: string;
  readonly version: Version;
}

export interface Written extends Pick<Prerendered, 'tools'> {
  /** The pages for search engines. */
  readonly listed: readonly ListedPage[];
}

export async function prerenderInto(options: PrerenderOptions): Promise<Written> {
  const { root, dist, version } = options;
  const template = forFirstPaint(withVersion(await readFile(join(dist, 'index.html'), 'utf8'), version));
  const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const { pages, tools } = await renderPages(options);
  for (const page of pages) {
    const file = join(dist, fileOf(page.path));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, pageHtml(template, manifest, page));
  }
  const lastChanged = lastChangedIn(root);
  const listed = pages.flatMap(({ listed, folders }) =>
    listed === undefined ? [] : [{ address: listed, lastChanged: lastChanged(folders) }],
  );
  return { listed, tools };
}
