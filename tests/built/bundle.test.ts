// Limits of the downloads of each first visit.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  closure,
  firstScripts,
  gzippedSize,
  htmlFiles,
  importsOf,
  pageEntry,
  scriptOf,
  sourcesOf,
  textOf,
  workerScripts,
} from './chunks';

const ENTRY_LIMIT = 140 * 1024;

/** A page with several embedded tools loads them all. */
const EMBED_LIMIT = 60 * 1024;

/** Kernels, engines and the libraries that only kernels use. */
const LAZY =
  /^workers\/kernels\/[^/]+\/kernel\.ts$|^workers\/engines\/|^wasm\/|node_modules\/(?:hash-wasm|@ffmpeg\/[^/]+)\//;

const foldersIn = (folder: string) =>
  readdirSync(join(import.meta.dirname, '../..', folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

const kernelFolders = foldersIn('workers/kernels');
const toolFolders = foldersIn('src/tools');

/** `assets/compute/hash-generator-DqS8AHyt.js` is `hash-generator`. */
const nameOf = (file: string) => file.replace(/^.*\/|-.{8}\.js$/g, '');

const lazySourcesIn = (files: readonly string[]) => files.flatMap(sourcesOf).filter((source) => LAZY.test(source));

const kernelsIn = (file: string) =>
  sourcesOf(file).filter((source) => /^workers\/kernels\/[^/]+\/kernel\.ts$/.test(source));

const isEmbedded = (html: string) => html.startsWith('embed/');

const sitePages = htmlFiles.filter((html) => !isEmbedded(html));

const sizeOf = (scripts: readonly string[]) => closure(...scripts).reduce((sum, file) => sum + gzippedSize(file), 0);

describe('the page', () => {
  const start = closure(pageEntry());

  test('starts without a kernel, an engine or a library of theirs', () => {
    expect(start.flatMap(sourcesOf)).toContain('src/app/main.tsx'); // the source maps are readable
    expect(lazySourcesIn(start)).toEqual([]);
  });

  // All that a first visit must load before the page can be used, as its HTML says.
  test.each(sitePages)('%s starts small', (html) => {
    const scripts = firstScripts(html);
    expect(scripts).toContain(pageEntry());
    expect(sizeOf(scripts)).toBeLessThanOrEqual(ENTRY_LIMIT);
  });

  // A formatter takes up to 40 ms of a phone, in the task in which the page starts. See workers/words/on-first-use.ts.
  test.each(['index.html', 'tool/hash-generator.html'])('%s makes no formatter at its start', (html) => {
    const texts = closure(...firstScripts(html)).map(textOf);
    const formatters = texts.flatMap((text) => text.match(/.{2}new Intl\.\w+/g) ?? []);
    expect(formatters).not.toEqual([]);
    expect(formatters.filter((found) => !found.startsWith('=>'))).toEqual([]);
  });

  // The start script would find a file that isn't in the HTML one round trip later.
  test.each(toolFolders)('the page of %s names what it starts with', (id) => {
    const parts = ['src/pages/tool/page.tsx', `src/tools/${id}/screen.tsx`];
    const named = firstScripts(`tool/${id}.html`);
    expect(named).toEqual(expect.arrayContaining(closure(pageEntry(), ...parts.map(scriptOf))));
  });
});

describe('an embedded page', () => {
  const embedded = htmlFiles.filter(isEmbedded);

  test('exists for each tool that needs no other site', () => {
    const ids = toolFolders.filter((id) => id !== 'currency-converter');
    expect(embedded.toSorted()).toEqual(ids.map((id) => `embed/${id}.html`).toSorted());
  });

  test.each(embedded)('%s starts with at most 60 KB of scripts', (html) => {
    const scripts = firstScripts(html);
    expect(scripts.length).toBeGreaterThan(2);
    expect(sizeOf(scripts)).toBeLessThanOrEqual(EMBED_LIMIT);
    // All in the HTML: none is found one round trip later.
    expect(scripts).toEqual(expect.arrayContaining(closure(...scripts)));
  });

  // It has no router, no other tool, and nothing that stores or reports.
  test('has only the parts of its tool', () => {
    const folder = join(import.meta.dirname, '../../dist/assets/embed');
    const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
    const sources = scripts.flatMap((file) => sourcesOf(`assets/embed/${file}`));
    expect(sources).toContain('src/app/embed/main.tsx');
    const unwanted =
      /node_modules\/react(?:-dom|-router[^/]*)?\/|src\/(?:pages|ads)\/|src\/visitor\/(?:trackers|tracking|tool-shelf|consent)|src\/lib\/(?:stored-value|cookies)|src\/artifacts\/(?:private-folder|find-shortage)|src\/tools\/[^/]+\/tool\.ts/;
    expect(sources.filter((source) => unwanted.test(source))).toEqual([]);
  });
});

describe('the workers', () => {
  test('only those of media tools, and the library’s own, may fetch', () => {
    expect(workerScripts('media').map(nameOf).sort()).toEqual(['mp4-to-mp3-converter', 'worker']);
  });

  test('every kernel is in one script', () => {
    // The query kernel formats its matches, so its script repeats the formatter. Identify opens layers with the kernels of other tools.
    const compute = workerScripts('compute').filter((file) => !['json-query', 'identify'].includes(nameOf(file)));
    const kernels = [...compute, ...workerScripts('media')]
      .flatMap(kernelsIn)
      .concat('workers/kernels/identify/kernel.ts');
    expect(kernels.sort()).toEqual(kernelFolders.map((id) => `workers/kernels/${id}/kernel.ts`).sort());
  });

  // A compute worker may load nothing, so an import left in it would fail in the visitor's browser.
  test.each(workerScripts('compute'))('%s is complete', (file) => {
    expect(importsOf(file)).toEqual([]);
  });
});
