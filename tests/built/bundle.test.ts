// What a visitor downloads before anything was asked for.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { closure, gzippedSize, pageEntry, scripts, sourcesOf, workerEntries } from './chunks';

const ENTRY_LIMIT = 130 * 1024;

/** Kernels, engines and the libraries that only kernels use. */
const LAZY = /^workers\/kernels\/[^/]+\/kernel\.ts$|^wasm\/|node_modules\/(?:hash-wasm|@ffmpeg\/[^/]+)\//;

const kernelFolders = readdirSync(join(import.meta.dirname, '../../workers/kernels'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

const lazySourcesIn = (files: readonly string[]) => files.flatMap(sourcesOf).filter((source) => LAZY.test(source));

const kernelsIn = (file: string) =>
  sourcesOf(file).filter((source) => /^workers\/kernels\/[^/]+\/kernel\.ts$/.test(source));

describe('the page', () => {
  const start = closure(pageEntry());

  test('starts without a kernel, an engine or a library of theirs', () => {
    expect(start.flatMap(sourcesOf)).toContain('src/app/main.tsx'); // the source maps are readable
    expect(lazySourcesIn(start)).toEqual([]);
  });

  test('starts small', () => {
    expect(start.reduce((sum, file) => sum + gzippedSize(file), 0)).toBeLessThanOrEqual(ENTRY_LIMIT);
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
