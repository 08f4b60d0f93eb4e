// The same sources give the same bytes in another folder, time zone and language.
import { execFile } from 'node:child_process';
import { copyFile, cp, link, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SOURCES } from '../../build/stamp';
import { digests } from '../built/digests';

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

/** Links are almost free if both folders are on one disk. */
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

/** With the clone's history, if there is one, and with changes since the last commit. */
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

test('a second build, in another folder, has the same bytes', async () => {
  const copy = join(scratch, 'somewhere/else entirely');
  await copyProject(copy);
  await build(copy);
  expect(await digests(join(copy, 'dist'))).toEqual(await digests(dist));
  expect(await digests(join(copy, 'dist-server'))).toEqual(await digests(join(root, 'dist-server')));
});
