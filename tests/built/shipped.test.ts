// The bill of materials and the licenses name what the build is made of.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { scriptOf, sourcesOf } from './chunks';

const root = join(import.meta.dirname, '../..');
const dist = join(root, 'dist');

interface Component {
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly licenses?: unknown;
}

interface Bill {
  readonly bomFormat: string;
  readonly specVersion: string;
  readonly components: readonly Component[];
}

const bill = JSON.parse(await readFile(join(dist, 'sbom.cdx.json'), 'utf8')) as Bill;

test('each package that is shipped is as it is installed', async () => {
  expect(bill.components.length).toBeGreaterThan(40);
  for (const { name, version, purl, licenses } of bill.components) {
    const text = await readFile(join(root, 'node_modules', name, 'package.json'), 'utf8');
    const installed = JSON.parse(text) as { readonly version: string; readonly license: string };
    const { license } = installed;
    const wanted = license.includes(' ') ? { expression: license } : { license: { id: license } };
    expect({ name, version, licenses }).toEqual({ name, version: installed.version, licenses: [wanted] });
    expect(decodeURIComponent(purl)).toBe(`pkg:npm/${name}@${version}`);
  }
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.5' });
});

test('what pages are made of is among them, and what only the server or the tests use is not', () => {
  const names = bill.components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['react', 'react-router', '@ffmpeg/core', 'hash-wasm']));
  const others = ['hono', 'kysely', 'pg', 'tsx', ...Object.keys(packageJson.devDependencies)];
  const byBuild = ['assemblyscript', 'tailwindcss', 'vite'];
  expect(names.filter((name) => others.includes(name) && !byBuild.includes(name))).toEqual([]);
  expect(sourcesOf(scriptOf('index.html')).length).toBeGreaterThan(0); // the source maps are readable
});

test('each has its license in the text that the site shows', async () => {
  const text = await readFile(join(dist, 'licenses/packages.txt'), 'utf8');
  for (const { name, version } of bill.components) expect(text).toContain(`\n${name} ${version} (`);
  // https://spdx.org/licenses: nothing that asks for more than its text, but for the engines, of which docs/third-party.md tells.
  const licenses = [...text.matchAll(/^-{80}\n(\S+) \S+ \((.*)\)$/gm)].map(
    ([, name, license]) => [name, license] as const,
  );
  const plain = [
    'MIT',
    'ISC',
    'Apache-2.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    '0BSD',
    '(MIT OR Apache-2.0)',
    '(MPL-2.0 OR Apache-2.0)',
  ];
  const special = licenses.filter(([, license = '']) => !plain.includes(license));
  expect(special).toEqual([
    ['@ffmpeg/core', 'GPL-2.0-or-later'],
    ['@mediabunny/mp3-encoder', 'MPL-2.0'],
  ]);
});
