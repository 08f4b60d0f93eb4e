// The same sources give the same bytes, in whatever folder, time zone and language, and `build.json` says what they are.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFile, cp, link, mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BuildRecord } from '../../server/build/build-record';
import { SOURCES } from '../../server/build/stamp';

const root = join(import.meta.dirname, '../..');
const dist = join(root, 'dist');
const run = promisify(execFile);

let scratch: string;

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'toolyard-again-'));
});

afterAll(() => rm(scratch, { recursive: true, force: true }));

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Links cost next to nothing, where both folders are on one disk. */
const linkOrCopy = (from: string, to: string) => link(from, to).catch(() => copyFile(from, to));

async function mirror(from: string, to: string): Promise<void> {
  await mkdir(to);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await mirror(source, target);
    else if (entry.isSymbolicLink()) await cp(source, target, { verbatimSymlinks: true });
    else await linkOrCopy(source, target);
  }
}

/** With the clone's own history, where this is one, and with whatever was changed after the last commit. */
async function copyProject(copy: string) {
  await mkdir(copy, { recursive: true });
  if (await exists(join(root, '.git'))) await run('git', ['clone', '--quiet', '--shared', root, copy]);
  for (const source of SOURCES) {
    await rm(join(copy, source), { recursive: true, force: true });
    if (!(await exists(join(root, source)))) continue;
    const filter = (path: string) => !path.endsWith('.tsbuildinfo') && basename(path) !== 'generated';
    await cp(join(root, source), join(copy, source), { recursive: true, filter });
  }
  await mirror(join(root, 'node_modules'), join(copy, 'node_modules'));
}

const build = (folder: string) =>
  run('npm', ['run', 'build'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: undefined, VITEST: undefined, TZ: 'Pacific/Kiritimati', LANG: 'de_DE.UTF-8' },
    maxBuffer: 2 ** 26,
    shell: process.platform === 'win32',
  });

/** The digest of each file by its name, the hidden and the compressed ones among them. */
async function digests(folder: string): Promise<Readonly<Record<string, string>>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const found = files.map(async (file) => {
    const digest = createHash('sha256').update(await readFile(file));
    return [file.slice(folder.length + 1), digest.digest('hex')] as const;
  });
  return Object.fromEntries((await Promise.all(found)).sort(([a], [b]) => (a < b ? -1 : 1)));
}

test('a second build, in another folder, has the same bytes', { timeout: 600_000 }, async () => {
  const copy = join(scratch, 'somewhere/else entirely');
  await copyProject(copy);
  await build(copy);
  expect(await digests(join(copy, 'dist'))).toEqual(await digests(dist));
});

test('build.json names every file that the site answers with, and what they were made of', async () => {
  const record = JSON.parse(await readFile(join(dist, 'build.json'), 'utf8')) as BuildRecord;
  const built = Object.entries(await digests(dist)).filter(
    ([name]) => !/^(?:\..*|_(?:headers|redirects)|build\.json|sitemap\.xml)$|\.(?:br|gz)$|^\.vite\//.test(name),
  );
  expect(Object.entries(record.files).map(([name, { sha256 }]) => [name, sha256])).toEqual(built);
  for (const [name, { bytes }] of Object.entries(record.files)) {
    expect((await stat(join(dist, name))).size, name).toBe(bytes);
  }
  expect(record.tools).toMatchObject({ node: process.version, vite: expect.stringMatching(/^\d/) as string });
  // Nothing else: a time, for one, would differ from build to build.
  expect(Object.keys(record)).toEqual(['commit', 'modified', 'tools', 'settings', 'files']);
});
