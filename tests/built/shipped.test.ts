// The bill of materials, the licenses and docs/third-party.md name what the build is made of.
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { ENGINE_DIGESTS } from '../../build/engine';
import { ENGINE_PATH, ENGINE_WASM } from '../../workers/contract/media/engine-url';
import { scriptOf, sourcesOf } from './chunks';

const root = join(import.meta.dirname, '../..');
const dist = join(root, 'dist');

interface Component {
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly licenses?: readonly ({ readonly expression: string } | { readonly license: { readonly id: string } })[];
}

interface Bill {
  readonly bomFormat: string;
  readonly specVersion: string;
  readonly components: readonly Component[];
}

const bill = JSON.parse(await readFile(join(dist, 'sbom.cdx.json'), 'utf8')) as Bill;
const packages = bill.components;

test('each package that is shipped is as it is installed', async () => {
  for (const { name, version, purl, licenses } of packages) {
    const text = await readFile(join(root, 'node_modules', name, 'package.json'), 'utf8');
    const installed = JSON.parse(text) as { readonly version: string; readonly license: string };
    const { license } = installed;
    const wanted = license.includes(' ') ? { expression: license } : { license: { id: license } };
    expect({ name, version, licenses }).toEqual({ name, version: installed.version, licenses: [wanted] });
    expect(decodeURIComponent(purl)).toBe(`pkg:npm/${name}@${version}`);
  }
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.5' });
});

test('the audio engine is the package’s, and the list says where its sources are', async () => {
  for (const [name, digest] of Object.entries(ENGINE_DIGESTS.files)) {
    const bytes = await readFile(join(dist, ENGINE_PATH, name));
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(digest);
  }
  const version = packages.find(({ name }) => name === '@ffmpeg/core')?.version ?? 'missing';
  const list = await readFile(join(dist, 'licenses/third-party.txt'), 'utf8');
  expect(ENGINE_PATH).toContain(version);
  expect(list).toContain(`${ENGINE_PATH}/`);
  expect(list).toContain(`https://github.com/ffmpegwasm/ffmpeg.wasm, tag v${version}`);
});

test('visitors are told how much of it they load', async () => {
  const { size } = await stat(join(dist, `${ENGINE_PATH}/${ENGINE_WASM}.br`));
  const page = await readFile(join(dist, 'tool/mp4-to-mp3-converter.html'), 'utf8');
  // Below the tool, and in the answer to a question, which search engines get as well.
  expect(page.match(/\(about \d+ MB/g)).toEqual(Array<string>(3).fill(`(about ${Math.round(size / 1e6)} MB`));
});

test('what pages are made of is among them, and what only the server or the tests use is not', () => {
  const names = packages.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['react', 'react-router', '@ffmpeg/core', 'hash-wasm']));
  const others = ['hono', 'kysely', 'pg', 'tsx', ...Object.keys(packageJson.devDependencies)];
  const byBuild = ['assemblyscript', 'tailwindcss', 'vite'];
  expect(names.filter((name) => others.includes(name) && !byBuild.includes(name))).toEqual([]);
  expect(sourcesOf(scriptOf('index.html')).length).toBeGreaterThan(0); // the source maps are readable
});

/** The table, between two comments. */
const TABLE = /(?<=<!-- packages: .* -->\n)[^]*?(?=<!-- end of packages -->)/;

const licenseOf = ({ licenses = [] }: Component) =>
  licenses.map((one) => ('expression' in one ? one.expression : one.license.id)).join();

test('docs/third-party.md lists each with its license', async () => {
  const path = join(root, 'docs/third-party.md');
  const page = await readFile(path, 'utf8');
  expect(page).toMatch(TABLE);
  const rows = packages.map((one) => `| \`${one.name}\` | ${licenseOf(one)} |\n`);
  const table = `\n| package | license |\n|---|---|\n${rows.join('')}\n`;
  await expect(page.replace(TABLE, () => table)).toMatchFileSnapshot(path);
});

test('the service worker’s libraries are among them', async () => {
  const folder = join(root, 'src/service-worker');
  const texts = await Promise.all(
    ['service-worker.ts', 'shared.ts'].map((name) => readFile(join(folder, name), 'utf8')),
  );
  const imported = texts.flatMap((text) => [...text.matchAll(/ from '([^.'][^']*)'/g)].map(([, name]) => name));
  expect(imported).toContain('workbox-core');
  expect(packages.map(({ name }) => name)).toEqual(expect.arrayContaining(imported));
});

test('each has its license in the text that the site shows', async () => {
  const text = await readFile(join(dist, 'licenses/packages.txt'), 'utf8');
  for (const { name, version } of packages) expect(text).toContain(`\n${name} ${version} (`);
  // https://spdx.org/licenses: licenses that require only their text, except the media engine's, which docs/third-party.md
  // explains.
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
    '(MIT AND Zlib)',
    '(MPL-2.0 OR Apache-2.0)',
  ];
  const special = licenses.filter(([, license = '']) => !plain.includes(license));
  expect(special).toEqual([
    ['@ffmpeg/core', 'GPL-2.0-or-later'],
    ['@mediabunny/mp3-encoder', 'MPL-2.0'],
    ['mediabunny', 'MPL-2.0'],
  ]);
});
