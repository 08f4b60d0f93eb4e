// What a visitor downloads before anything was asked for.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { closure, gzippedSize, pageEntry, scriptOf, scripts, sourcesOf, workerEntries } from './chunks';

const ENTRY_LIMIT = 130 * 1024;

/** Kernels, engines and the libraries that only kernels use. */
const LAZY =
  /^workers\/kernels\/[^/]+\/kernel\.ts$|^workers\/engines\/|^wasm\/|node_modules\/(?:hash-wasm|@ffmpeg\/[^/]+)\//;

const foldersIn = (folder: string) =>
  readdirSync(join(import.meta.dirname, '../..', folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

const kernelFolders = foldersIn('workers/kernels');
const toolFolders = foldersIn('src/tools');

const lazySourcesIn = (files: readonly string[]) => files.flatMap(sourcesOf).filter((source) => LAZY.test(source));

const kernelsIn = (file: string) =>
  sourcesOf(file).filter((source) => /^workers\/kernels\/[^/]+\/kernel\.ts$/.test(source));

describe('the page', () => {
  const start = closure(pageEntry());

  test('starts without a kernel, an engine or a library of theirs', () => {
    expect(start.flatMap(sourcesOf)).toContain('src/app/main.tsx'); // the source maps are readable
    expect(lazySourcesIn(start)).toEqual([]);
  });

  const tool = 'src/pages/tool/page.tsx';

  // All that a first visit must load before the page can be used.
  const firstVisits = [
    { page: 'the home page', sources: ['src/pages/home/page.tsx'] },
    ...toolFolders.map((id) => ({ page: id, sources: [tool, `src/tools/${id}/screen.tsx`] })),
  ];
  test.each(firstVisits)('$page starts small', ({ sources }) => {
    const needed = closure(pageEntry(), ...sources.map(scriptOf));
    expect(needed.reduce((sum, file) => sum + gzippedSize(file), 0)).toBeLessThanOrEqual(ENTRY_LIMIT);
  });
});

describe('the workers', () => {
  test('there is one for tools and one for media', () => {
    const names = workerEntries().map((file) => file.replace(/^assets\/|-.{8}\.js$/g, ''));
    expect(names.sort()).toEqual(['media.worker', 'tool.worker']);
  });

  test.each(workerEntries())('%s starts without a kernel', (entry) => {
    expect(lazySourcesIn(closure(entry))).toEqual([]);
  });
});

describe.each(kernelFolders)('kernel %s', (id) => {
  const source = `workers/kernels/${id}/kernel.ts`;
  const chunks = scripts().filter((file) => kernelsIn(file).includes(source));

  test('is a script of its own', () => {
    expect(chunks).not.toEqual([]);
    expect(chunks.flatMap(kernelsIn).filter((kernel) => kernel !== source)).toEqual([]);
  });
});
