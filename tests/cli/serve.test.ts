// `toolyard serve`: the site in the package, with the headers of our own server and without forms.
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import * as words from '../../cli/serve/words';
import { createApp } from '../../server/app';
import { freePort } from '../server/free-port';
import { writeBuild } from '../server/small-build';
import { readSource } from '../unit/structure/imports';
import { BIN, emptyFolder, ended, toolyard } from './toolyard';

const built = dirname(BIN);

/** A package whose site is a small one. */
async function packageWithSite() {
  const folder = emptyFolder();
  cpSync(built, folder, { recursive: true, filter: (path) => path !== join(built, 'site') });
  await writeBuild(join(folder, 'site'));
  return folder;
}

async function served(folder: string, ...args: readonly string[]) {
  const port = String(await freePort());
  const child = spawn(process.execPath, [join(folder, 'bin.js'), 'serve', '--port', port, ...args]);
  onTestFinished(() => void child.kill('SIGKILL'));
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += String(chunk)));
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, said: String(said), url: `http://127.0.0.1:${port}`, errors: () => errors };
}

test('it serves the site on this computer until it is interrupted', async () => {
  const folder = await packageWithSite();
  const { child, said, url, errors } = await served(folder);
  expect(said).toBe(`The site is at ${url}. Press Ctrl+C to stop.\n`);
  const app = createApp({ root: join(folder, 'site') });
  for (const path of ['/', '/tools', '/TOOLS', '/missing', '/assets/index-abc.js', '/assets/compute/tool-abc.js']) {
    const [own, server] = [await fetch(url + path, { redirect: 'manual' }), await app.request(path)];
    expect([own.status, await own.text()], path).toEqual([server.status, await server.text()]);
    for (const [name, value] of server.headers)
      if (!['x-request-id', 'content-length'].includes(name)) expect(own.headers.get(name), name).toBe(value);
  }
  const part = await fetch(`${url}/assets/index-abc.js`, { headers: { Range: 'bytes=0-5' } });
  expect([part.status, await part.text()]).toEqual([206, 'export']);
  child.kill('SIGINT');
  expect(await ended(child)).toBe(0);
  expect(errors()).toBe('');
});

test('a form gets a sentence that says why it can’t be sent', async () => {
  const { url } = await served(await packageWithSite());
  const answer = await fetch(`${url}/api/submit-contact.php`, { method: 'POST', body: '{}' });
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({ success: false, message: words.noForms, error: words.noForms });
});

test('it warns when other devices can reach it', async () => {
  const { errors, url } = await served(await packageWithSite(), '--host', '0.0.0.0');
  expect((await fetch(url)).status).toBe(200);
  expect(errors()).toBe(`toolyard serve: ${words.reachable}\n`);
});

test('a port that is taken is named', async () => {
  const folder = await packageWithSite();
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const address = other.address();
  const port = String(typeof address === 'object' ? address?.port : 0);
  const child = spawn(process.execPath, [join(folder, 'bin.js'), 'serve', '--port', port]);
  const [said] = (await once(child.stderr, 'data')) as [Buffer];
  expect(String(said)).toBe(`toolyard serve: Port ${port} is taken. Choose another one with --port.\n`);
  expect(await ended(child)).toBe(2);
});

test.each([
  ['a port that is none', ['--port', '65536'], '--port 65536: Use a number from 1 to 65535.'],
  ['another option', ['--open'], '“serve” takes only --port and --host, not “--open”.'],
  ['a file', ['site.zip'], '“serve” takes only --port and --host, not “site.zip”.'],
  ['no address', ['--host='], words.noHost],
])('%s is refused', async (_, args, sentence) => {
  const { code, errors } = await toolyard(['serve', ...args]);
  expect([code, errors]).toEqual([2, expect.stringContaining(sentence)]);
});

test('a package without the site says so', async () => {
  const folder = emptyFolder();
  cpSync(built, folder, { recursive: true, filter: (path) => path !== join(built, 'site') });
  const child = spawn(process.execPath, [join(folder, 'bin.js'), 'serve']);
  const [said] = (await once(child.stderr, 'data')) as [Buffer];
  expect(String(said)).toBe(`toolyard serve: ${words.noSite}\n`);
  expect(await ended(child)).toBe(2);
});

const NETWORK = /^(?:node:)?(?:https?|http2|net|tls|dns|dgram|undici)(?:\/promises)?$/;

/** What a script and all of its imports import, at once or later. */
function reach(start: string): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    if (!name.startsWith('./')) return;
    const text = readFileSync(join(built, name), 'utf8');
    for (const { specifier } of readSource(name, text, () => false).imports) visit(specifier);
  };
  visit(start);
  return found;
}

test('only its own script reaches Node’s network modules', () => {
  const network = (start: string) => [...reach(start)].filter((name) => NETWORK.test(name));
  expect(network('./serve.js')).not.toEqual([]);
  const others = ['bin', 'library', 'thread', 'step'].map((name) => `./${name}.js`);
  for (const start of others) expect(network(start), start).toEqual([]);
  const reached = new Set([...others, './serve.js'].flatMap((start) => [...reach(start)]));
  const scripts = readdirSync(built).filter((name) => name.endsWith('.js'));
  expect(scripts.filter((name) => !reached.has(`./${name}`))).toEqual([]);
});
