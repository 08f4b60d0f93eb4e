// The compiled server as it runs in production: from a folder without sources, by plain Node.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '../../src/forms/endpoints';
import packageJson from '../../package.json';
import { ask, message, post } from '../server/running';

const root = join(import.meta.dirname, '../..');
const compiled = join(root, 'dist-server');

let release: string;
let data: string;

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'toolyard-release-'));
  [release, data] = [join(folder, 'release'), join(folder, 'data')];
  for (const part of ['dist', 'dist-server', 'package.json']) {
    await cp(join(root, part), join(release, part), { recursive: true });
  }
  await symlink(join(root, 'node_modules'), join(release, 'node_modules'), 'dir');
  return () => rm(folder, { recursive: true, force: true });
});

const env = () => ({ PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', DATA_DIR: data });

const run = (program: string, ...words: string[]) =>
  promisify(execFile)(process.execPath, [`dist-server/${program}.js`, ...words], { cwd: release, env: env() });

const stops: (() => Promise<void>)[] = [];

afterAll(() => Promise.all(stops.map((stop) => stop())));

/** Resolves to the address that the server logs. */
async function start(): Promise<string> {
  const child = spawn(process.execPath, ['dist-server/main.js'], { cwd: release, env: env() });
  const gone = once(child, 'exit');
  stops.push(async () => {
    child.kill('SIGTERM');
    await gone;
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  for await (const chunk of child.stdout) {
    said += String(chunk);
    const [, url] = /"url":"(http[^"]+)"/.exec(said) ?? [];
    if (url !== undefined) return url;
  }
  throw new Error(`The server did not start:\n${said}`);
}

test('serves the site and the forms, and the admin command and verify work beside it', async () => {
  const url = await start();
  expect(await (await fetch(`${url}/tools`)).text()).toContain('All Tools');
  expect(await post(url, endpoints.contact, message)).toMatchObject({ status: 200 });
  expect(await ask(url, '/api/health')).toMatchObject({ status: 200, parts: { store: 'ok' } });
  expect((await run('admin', 'show', message.email)).stdout).toContain(message.message);
  // It judges the files of the build in the copy, but this clone may have uncommitted changes, which it must name.
  const { stdout } = await run('verify', url, '--build', 'dist').catch((error: unknown) => error as { stdout: string });
  expect(stdout).toMatch(/no header weaker|with changes that nobody else has|was built outside of git/);
});

test('needs only packages that production installs', async () => {
  const scripts = (await readdir(compiled)).filter((name) => name.endsWith('.js'));
  const texts = await Promise.all(scripts.map((name) => readFile(join(compiled, name), 'utf8')));
  const imported = texts.flatMap((text) => [...text.matchAll(/^import (?:.*? from )?"([^"]+)";$/gm)]);
  const packages = imported.flatMap(([, name = '']) => /^(?:@[\w-]+\/)?[\w.-]+/.exec(name)?.[0] ?? []);
  const others = packages.filter((name) => !name.startsWith('.') && !isBuiltin(name) && !/^node$/.test(name));
  expect(others).toContain('hono');
  expect(others.filter((name) => !(name in packageJson.dependencies))).toEqual([]);
  expect(packageJson.dependencies).not.toHaveProperty('tsx');
});
