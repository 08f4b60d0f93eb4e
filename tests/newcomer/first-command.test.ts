// What a newcomer does: the commands of README and of the other pages, as written, in a fresh clone.
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { endpoints } from '../../src/forms/endpoints';
import { freePort } from '../server/free-port';
import { message, post } from '../server/running';
import { findStartingBrowser } from '../run/install-browser';
import { PATIENTLY } from '../run/patience';
import { freshClone, removeClone, shell, type Shell } from './clone';
import { documented, RUN_HERE } from '../run/documented';

let clone: string;

beforeAll(() => {
  clone = freshClone();
});

afterAll(() => removeClone(clone));

/** Waits until the address responds. Fails with what the command has printed if the command ends first. */
async function responds(run: Shell, url: string): Promise<Response> {
  const end = run.ended.then((code): never => {
    throw new Error(`The command ended with ${String(code)}:\n${run.printed()}`);
  });
  const found = vi.waitFor(() => fetch(url), { timeout: 600_000, interval: 500 });
  return Promise.race([found, end]);
}

const refuses = async (url: string) =>
  vi.waitFor(async () => {
    await expect(fetch(url)).rejects.toThrow(/fetch failed/);
  }, PATIENTLY);

test('the first command of README builds the site, serves it with its forms, and ends by SIGTERM', async () => {
  const [first = ''] = documented.filter(({ page }) => page === 'README.md').map(({ command }) => command);
  const port = await freePort();
  const url = `http://localhost:${String(port)}`;
  const run = shell(first, clone, { PORT: String(port) });
  const page = await responds(run, `${url}/tool/json-formatter`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('<h1');
  expect(await post(url, endpoints.contact, message)).toMatchObject({ status: 200 });
  process.kill(-Number(run.child.pid), 'SIGTERM');
  await run.ended;
  await refuses(url);
  expect(run.printed()).toContain('"msg":"stopping"');
});

test('started again, it builds nothing, and SIGTERM to npm alone ends the server', async () => {
  const port = await freePort();
  const url = `http://localhost:${String(port)}`;
  const run = shell('exec npm start', clone, { PORT: String(port) });
  await responds(run, `${url}/tool/hash-generator`);
  expect(run.printed()).not.toContain('Building');
  run.child.kill('SIGTERM');
  await run.ended;
  await refuses(url);
});

test('`npm run dev` serves the tools from their sources', async () => {
  const port = await freePort();
  const run = shell(`npm run dev -- --port ${String(port)} --strictPort`, clone);
  const page = await responds(run, `http://localhost:${String(port)}/tool/json-formatter`);
  expect(page.status).toBe(200);
  process.kill(-Number(run.child.pid), 'SIGTERM');
  await run.ended;
});

const needsBrowser = (command: string) => command.startsWith('npx playwright');

test.for(RUN_HERE)('%s', async (command, { skip }) => {
  if (needsBrowser(command) && !findStartingBrowser()) skip('No Chromium was found');
  // `npm install --global` installs there, and `~` is there.
  const home = join(clone, '..');
  const run = shell(command, clone, { HOME: home, npm_config_prefix: join(home, 'global') });
  const code = await run.ended;
  expect(code, run.printed()).toBe(0);
});
