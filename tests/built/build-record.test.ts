// `build.json` names every file that the site serves, and what they were built with.
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { BuildRecord } from '../../build/build-record';
import { digests } from './digests';

const dist = join(import.meta.dirname, '../../dist');

test('build.json names every file that the site answers with, and what they were made of', async () => {
  const record = JSON.parse(await readFile(join(dist, 'build.json'), 'utf8')) as BuildRecord;
  const built = Object.entries(await digests(dist)).filter(
    ([name]) =>
      !/^(?:\.(?:site\.json|stamp|vite\/.*)|_(?:headers|redirects)|build\.json|sitemap\.xml)$|\.(?:br|gz)$/.test(name),
  );
  expect(Object.entries(record.files).map(([name, { sha256 }]) => [name, sha256])).toEqual(built);
  for (const [name, { bytes }] of Object.entries(record.files)) {
    expect((await stat(join(dist, name))).size, name).toBe(bytes);
  }
  expect(record.tools).toMatchObject({ node: process.version, vite: expect.stringMatching(/^\d/) as string });
  // Nothing else: a time, for one, would differ from build to build.
  expect(Object.keys(record)).toEqual(['commit', 'modified', 'tools', 'settings', 'files']);
});
