// The commit that a site names is checked out, installed and built: with a project so small that this takes seconds.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../server/app';
import { writeBuildRecord } from '../../build/build-record';
import { listen } from '../../server/listen';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
const urlOf = (file: string) => pathToFileURL(join(root, file)).href;

/** Writes a page with the setting in it, and the record. */
const BUILD = `
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { writeBuildRecord } from ${JSON.stringify(urlOf('build/build-record.ts'))};
const commit = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
mkdirSync('dist', { recursive: true });
mkdirSync('dist-server', { recursive: true });
for (const [name, text] of Object.entries(JSON.parse(readFileSync('server.json', 'utf8')))) writeFileSync('dist-server/' + name, text);
writeFileSync('dist/index.html', '<title>' + process.env.VITE_SITE_NAME + ' 1</title>');
writeFileSync('dist/404.html', '<title>Not Found</title>');
const { VITE_SITE_NAME } = process.env;
await writeBuildRecord({ root: process.cwd(), dist: 'dist', version: { commit, modified: false }, env: { VITE_SITE_NAME } });
`;

const FILES: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({
    name: 'small',
    version: '1.0.0',
    type: 'module',
    scripts: { build: `node --import ${urlOf('node_modules/tsx/dist/loader.mjs')} build.ts` },
  }),
  'package-lock.json': JSON.stringify({
    name: 'small',
    version: '1.0.0',
    lockfileVersion: 3,
    packages: { '': { name: 'small', version: '1.0.0' } },
  }),
  'build.ts': BUILD,
  'server.json': JSON.stringify({
    'app.js': `export { createApp } from ${JSON.stringify(urlOf('server/app.ts'))};\n`,
    'settings.js': `export { judgeSettings } from ${JSON.stringify(urlOf('server/verify/settings.ts'))};\n`,
  }),
  '.gitignore': 'dist\ndist-server\n',
};

let folder: string;
let project: string;
let scratch: string;
let verifyScript: string;

const git = (...args: readonly string[]) =>
  run('git', ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.org', ...args], { cwd: project });

async function commitAll(message: string): Promise<string> {
  await git('add', '--all');
  await git('commit', '--quiet', '--message', message);
  return (await git('rev-parse', 'HEAD')).stdout.trim();
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'toolyard-verify-commit-'));
  [project, scratch] = [join(folder, 'project'), join(folder, 'scratch')];
  await mkdir(scratch);
  for (const [name, content] of Object.entries(FILES)) {
    await mkdir(join(project, name, '..'), { recursive: true });
    await writeFile(join(project, name), content);
  }
  await git('init', '--quiet', '--initial-branch=main');
  await commitAll('One');
  const origin = join(folder, 'origin.git');
  await run('git', ['init', '--quiet', '--bare', origin]);
  await git('remote', 'add', 'origin', origin);
  await git('push', '--quiet', 'origin', 'main');
  verifyScript = join(folder, 'verify.ts');
  const script = `import { runVerify } from ${JSON.stringify(urlOf('server/verify/command.ts'))};
process.exitCode = await runVerify(${JSON.stringify(project)}, process.argv.slice(2), (text) => process.stdout.write(text));
`;
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  await writeFile(verifyScript, script);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

interface Verdict {
  readonly code: number;
  readonly text: string;
}

const verify = (url: string) =>
  new Promise<Verdict>((resolve) => {
    const env = { ...process.env, TMPDIR: scratch, VITE_SITE_NAME: 'Ours' };
    execFile(process.execPath, ['--import', 'tsx', verifyScript, url], { cwd: root, env }, (error, text) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, text }),
    );
  });

test('a deployed copy is compared with a build of its own commit and settings, and nothing is left behind', async () => {
  const deployed = join(folder, 'deployed');
  await run('npm', ['run', 'build'], { cwd: project, env: { ...process.env, VITE_SITE_NAME: 'Theirs' } });
  await cp(join(project, 'dist'), deployed, { recursive: true });
  const { stdout: named } = await git('rev-parse', 'HEAD');

  // The local build is of another commit, with other settings.
  await writeFile(join(project, 'build.ts'), BUILD.replace(' 1<', ' 2<'));
  await commitAll('Two');
  const site = await listen(createApp({ root: deployed }), { host: '127.0.0.1', port: 0 });
  try {
    const same = await verify(site.url);
    expect(same.text).toContain(`The site is the build of commit ${named.trim()}: 2 files the same in `);
    expect(same.text).toContain(`Commit ${named.trim()} is in refs/heads/main of `);
    expect(same.code).toBe(0);

    await writeFile(join(deployed, 'index.html'), '<title>Theirs 3</title>');
    const changed = await verify(site.url);
    expect(changed.text).toContain('Different: /: the site has 23 bytes');
    expect(changed.code).toBe(1);
  } finally {
    await site.close(0);
  }
  expect((await readdir(scratch)).filter((name) => name.startsWith('toolyard'))).toEqual([]);
  expect((await git('worktree', 'list')).stdout.trim().split('\n')).toHaveLength(1);
}, 300_000);

test('a commit that the remote has on no branch is not built', async () => {
  const marker = join(folder, 'ran');
  await git('checkout', '--quiet', '-b', 'fork');
  const leaveMark = `import { writeFileSync as mark } from 'node:fs';\nmark(${JSON.stringify(marker)}, '');\n`;
  await writeFile(join(project, 'build.ts'), leaveMark + BUILD);
  const commit = await commitAll('Fork');
  const deployed = join(folder, 'deployed-fork');
  await mkdir(deployed);
  await writeBuildRecord({
    root: project,
    dist: deployed,
    version: { commit, modified: false, day: '2024-02-29' },
    env: {},
  });
  const site = await listen(createApp({ root: deployed }), { host: '127.0.0.1', port: 0 });
  try {
    const verdict = await verify(site.url);
    expect(verdict.text).toContain(`Commit ${commit} is on no branch or tag of "origin"`);
    expect(verdict.code).toBe(2);
    expect(existsSync(marker)).toBe(false);
  } finally {
    await site.close(0);
  }
}, 300_000);
