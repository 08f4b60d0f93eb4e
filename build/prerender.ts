// Writes every page's HTML file: the page's React tree, rendered by a second build of the same sources for Node.
import react from '@vitejs/plugin-react';
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'vite';
import type { Prerendered, PrerenderedPage } from '../src/app/prerender';
import type { ListedPage } from './for-robots';
import { importMapOf, withIntegrity } from './integrity';
import { lastChangedIn } from './last-changed';
import { chunkOf, scriptsOf, type Manifest } from './manifest';
import { commandReference } from './command-reference';
import { siteLanguage } from './language';
import { siteSettings } from './site-settings';
import type { Version } from './version';

const run = promisify(execFile);

/** In a separate process, because the loader of Vite's configuration intercepts every import of this one. */
async function runBundle(file: string): Promise<Prerendered> {
  const print = `process.stdout.write(JSON.stringify(await (await import(${JSON.stringify(file)})).prerender()))`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', print], {
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: 2 ** 28,
  });
  return JSON.parse(stdout) as Prerendered;
}

/** `scratch` is a temporary folder below the project, so that the bundle finds its libraries. */
async function renderPages({ root, mode, scratch, version }: PrerenderOptions): Promise<Prerendered> {
  await mkdir(scratch, { recursive: true });
  const folder = await mkdtemp(join(scratch, 'prerender-'));
  try {
    await build({
      root,
      mode,
      configFile: false,
      logLevel: 'warn',
      plugins: [siteLanguage(), react(), siteSettings(), commandReference()],
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

const PANEL = 'src/pages/tool/requests/panel.tsx';

function fill(template: string, marker: string, content: string) {
  const parts = template.split(marker);
  if (parts.length !== 2) throw new Error(`index.html must have ${marker} once`);
  return parts.join(content);
}

/** As the pages show it: the id of a commit with local changes is left out. */
const shownVersion = ({ commit, modified, day }: Version) => ({ day, commit: modified ? '' : (commit ?? '') });

/** For src/lib/build-version.ts. */
function withVersion(template: string, version: Version) {
  const { day, commit } = shownVersion(version);
  return fill(template, '<html ', `<html data-day="${day}" data-commit="${commit}" `);
}

const STYLES = /\n *<link rel="stylesheet"[^>]*>/;

const START = /\n *<script type="module"[^>]*><\/script>/;

function take(template: string, pattern: RegExp, name: string): readonly [taken: string, rest: string] {
  const [found] = pattern.exec(template) ?? [];
  if (found === undefined) throw new Error(`index.html has no ${name}`);
  return [found.trim(), template.replace(found, '')];
}

/**
 * The styles come first, since nothing is painted before them. The scripts come last and with low priority, because they would
 * share a slow connection with the styles, and a prerendered page can be read without them. The import map can be late as well,
 * since no paint waits for it, but it must precede every module and every module preload: Firefox rejects a map that comes
 * later.
 */
function forFirstPaint(template: string, importMap: string): string {
  const [styles, withoutStyles] = take(template, STYLES, 'styles');
  const [start, rest] = take(withoutStyles, START, 'module');
  const scripts = [
    `<script type="importmap">${importMap}</script>`,
    '<!--preloads-->',
    start.replace('<script type="module"', '<script type="module" id="start" fetchpriority="low"'),
  ];
  const withStyles = fill(rest, '<!--head-->', `${styles}\n    <!--head-->`);
  return fill(withStyles, '</body>', `  ${scripts.join('\n    ')}\n  </body>`);
}

function pageHtml({ dist, template, manifest }: Templates, { path, head, body, sources }: PrerenderedPage) {
  const files = new Set(sources.flatMap((source) => [...scriptsOf(manifest, source)]));
  const preloads = [...files].map(
    (file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}" />`,
  );
  const withHead = fill(template, '<!--head-->', head);
  const withPreloads = fill(withHead, '<!--preloads-->', withIntegrity(dist, preloads.join('\n    ')));
  return fill(withPreloads, '<div id="root"><!--page-->', `<div id="root" data-path="${path}">${body}`);
}

interface Templates {
  readonly dist: string;
  readonly template: string;
  readonly manifest: Manifest;
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

export interface Written extends Pick<Prerendered, 'tools' | 'embedded'> {
  /** The pages in the sitemap. */
  readonly listed: readonly ListedPage[];
  /** The text of the inline script that every page has. */
  readonly importMap: string;
}

export async function prerenderInto(options: PrerenderOptions): Promise<Written> {
  const { root, dist, version } = options;
  const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const scripts = Object.values(manifest).map(({ file }) => file);
  const probe = chunkOf(manifest, PANEL).file;
  const importMap = importMapOf(
    dist,
    scripts.filter((file) => file.endsWith('.js')),
    probe,
  );
  const index = withVersion(await readFile(join(dist, 'index.html'), 'utf8'), version);
  const templates = { dist, manifest, template: withIntegrity(dist, forFirstPaint(index, importMap)) };
  const { pages, embedded, tools } = await renderPages(options);
  for (const page of pages) {
    const file = join(dist, fileOf(page.path));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, pageHtml(templates, page));
  }
  const lastChanged = lastChangedIn(root);
  const listed = pages.flatMap(({ listed, folders }) =>
    listed === undefined ? [] : [{ address: listed, lastChanged: lastChanged(folders) }],
  );
  return { listed, tools, embedded, importMap };
}
