// The build's additions to Vite's: the stamp of the sources, the compressed copies, the engine's address; and the container.
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as zlib from 'node:zlib';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { copyEngine, ENGINE_FILES, findEngine } from '../../../build/engine';
import { precompress } from '../../../build/precompress';
import { isFresh, sourceStamp, writeStamp } from '../../../build/stamp';
import { ENGINE_PATH, ENGINE_SCRIPT, ENGINE_WASM, ENGINE_WASM_BYTES } from '../../../workers/contract/media/engine-url';

let root: string;
let dist: string;

async function write(path: string, content: string | Buffer) {
  await mkdir(join(root, path, '..'), { recursive: true });
  await writeFile(join(root, path), content);
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'toolyard-build-'));
  dist = join(root, 'dist');
  await write('package.json', '{}');
  await write('src/app/main.ts', 'one');
  await write('dist/index.html', 'built');
});

afterEach(() => rm(root, { recursive: true }));

describe('a build', () => {
  const stamp = async () => writeStamp(dist, await sourceStamp(root));

  test('is stale without a stamp and fresh with one', async () => {
    expect(await isFresh(root, dist)).toBe(false);
    await stamp();
    expect(await isFresh(root, dist)).toBe(true);
  });

  test.each([
    ['a source changed', () => write('src/app/main.ts', 'two')],
    ['a source came', () => write('workers/lib/new.ts', '')],
    ['a source went', () => rm(join(root, 'src/app/main.ts'))],
    ['a dependency changed', () => write('package.json', '{"dependencies":{}}')],
    ['its page went', () => rm(join(dist, 'index.html'))],
  ])('is stale when %s', async (_, change) => {
    await stamp();
    await change();
    expect(await isFresh(root, dist)).toBe(false);
  });

  test.each([
    ['a source was only touched', () => utimes(join(root, 'src/app/main.ts'), 1, 1)],
    ['a kernel was compiled', () => write('wasm/generated/hash.ts', '')],
    ['types were checked', () => write('src/tsconfig.tsbuildinfo', '{}')],
    ['a test changed', () => write('tests/unit/a.test.ts', '')],
  ])('is still fresh when %s', async (_, change) => {
    await stamp();
    await change();
    expect(await isFresh(root, dist)).toBe(true);
  });
});

test('a stamp knows the settings that the build takes from the environment, and no others', async () => {
  const plain = await sourceStamp(root, { HOME: '/a' });
  expect(await sourceStamp(root, { HOME: '/b' })).toBe(plain);
  expect(await sourceStamp(root, { VITE_BASE_URL: 'https://toolyard.example' })).not.toBe(plain);
});

describe('compressed siblings', () => {
  const text = 'the same words again and again, '.repeat(100);
  const compress = () => precompress(dist, join(root, 'cache'));

  test('hold what the file holds', async () => {
    await write('dist/assets/a.js', text);
    await compress();
    expect(zlib.brotliDecompressSync(await readFile(join(dist, 'assets/a.js.br'))).toString()).toBe(text);
    expect(zlib.gunzipSync(await readFile(join(dist, 'assets/a.js.gz'))).toString()).toBe(text);
  });

  // From Node 22.15 on.
  const { zstdDecompressSync } = zlib as { readonly zstdDecompressSync?: (bytes: Buffer) => Buffer };
  test.runIf(zstdDecompressSync)('come as zstd where Node has it', async () => {
    await write('dist/assets/a.js', text);
    await compress();
    expect(zstdDecompressSync?.(await readFile(join(dist, 'assets/a.js.zst'))).toString()).toBe(text);
  });

  test('are not made where they save nothing', async () => {
    await write('dist/a.png', text);
    await write('dist/a.js.map', text);
    await write('dist/b.js', 'short');
    await compress();
    expect((await readdir(dist)).sort()).toEqual(['a.js.map', 'a.png', 'b.js', 'index.html']);
  });

  test('of large files are kept for the next build', async () => {
    const large = Buffer.alloc(2 ** 20, 'wasm');
    await write('dist/engine.wasm', large);
    await compress();
    const [kept = ''] = (await readdir(join(root, 'cache'))).filter((name) => name.endsWith('.br'));
    expect(zlib.brotliDecompressSync(await readFile(join(root, 'cache', kept))).equals(large)).toBe(true);
    await write(join('cache', kept), 'kept');
    await compress();
    expect(await readFile(join(dist, 'engine.wasm.br'), 'utf8')).toBe('kept');
  });
});

describe('the media engine', () => {
  const project = join(import.meta.dirname, '../../..');

  const digestOf = (content: string) => createHash('sha256').update(content).digest('hex');
  const digests = { integrity: 'sha512-tarball', files: { 'core.js': digestOf('script') } };
  const folder = 'node_modules/@ffmpeg/core';
  const lock = (integrity: string) =>
    write('package-lock.json', JSON.stringify({ packages: { [folder]: { version: '1.2.3', integrity } } }));

  test('is copied to an address with its version', async () => {
    await lock('sha512-tarball');
    await write(`${folder}/dist/esm/core.js`, 'script');
    await copyEngine(root, dist, digests);
    expect(await readFile(join(dist, 'engines/ffmpeg-core-1.2.3/core.js'), 'utf8')).toBe('script');
  });

  test('ends the build if an installed file is not the package’s', async () => {
    await lock('sha512-tarball');
    await write(`${folder}/dist/esm/core.js`, 'Script');
    await expect(copyEngine(root, dist, digests)).rejects.toThrow(/core\.js is not the file of @ffmpeg\/core/);
  });

  test('ends the build if the lock file has another package', async () => {
    await lock('sha512-other');
    await expect(copyEngine(root, dist, digests)).rejects.toThrow(/another @ffmpeg\/core/);
  });

  test('is loaded from where it is copied to', async () => {
    const { path, source } = await findEngine(project);
    expect(ENGINE_PATH).toBe(path);
    expect(ENGINE_FILES).toEqual([ENGINE_SCRIPT, ENGINE_WASM]);
    expect(ENGINE_WASM_BYTES).toBe((await stat(join(source, ENGINE_WASM))).size);
  });
});

describe('a container', () => {
  const read = (file: string) => readFile(join(import.meta.dirname, '../../..', file), 'utf8');
  const composeSchema = v.object({
    services: v.object({
      site: v.object({
        build: v.object({ args: v.record(v.string(), v.string()) }),
        environment: v.record(v.string(), v.union([v.string(), v.number()])),
      }),
    }),
  });

  test('of compose.yaml gets every argument of the image, so that its build names the commit', async () => {
    const { site } = v.parse(composeSchema, parse(await read('compose.yaml'))).services;
    const declared = [...(await read('Dockerfile')).matchAll(/^ARG (.+)$/gm)].flatMap(([, names = '']) =>
      names.split(' ').map((name) => name.replace(/=.*/, '')),
    );
    expect(declared).toContain('SOURCE_COMMIT');
    expect(Object.keys(site.build.args).toSorted()).toEqual(declared.toSorted());
  });

  test('runs plain Node on what is compiled', async () => {
    expect(await read('Dockerfile')).toMatch(/^CMD \["node", "dist-server\/main\.js"\]$/m);
  });
});
