// The portable copy: its digests fit, and its small servers and the settings of nginx, Apache and Caddy respond like our own server.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { portableFiles, portableZip } from '../../build/portable/portable';
import { headersFile } from '../../server/headers-file';
import { createApp } from '../../server/app';
import { HSTS } from '../../server/headers';
import { runVerify } from '../../server/verify/command';
import { SITE_FILE } from '../../server/site/site-file';
import { freePort } from './free-port';
import { COPY_SERVERS, serveCopy, unpackCopy } from './portable-copy';
import { writeBuild } from './small-build';

const SOURCES = { 'connect-src': ['https://rates.example'], embed: ["'sha256-abc'"] };
const EMBEDDED = ['/embed/tool'];

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'toolyard-portable-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function unpacked(sign = false) {
  const folder = emptyFolder();
  const dist = join(folder, 'dist');
  await writeBuild(dist);
  mkdirSync(join(dist, '.well-known'));
  mkdirSync(join(dist, 'embed'));
  writeFileSync(join(dist, 'embed/tool.html'), '<!doctype html><title>Tool</title>');
  writeFileSync(join(dist, '.well-known/security.txt'), 'Contact: here\n');
  writeFileSync(join(dist, '_headers'), headersFile(SOURCES, EMBEDDED));
  writeFileSync(join(dist, SITE_FILE), JSON.stringify({ sources: SOURCES, name: 'Größe' }));
  writeFileSync(join(dist, 'index.html.br'), 'left out');
  if (sign) writeFileSync(join(dist, 'build.json.sig'), 'signature');
  return { dist, ...(await unpackCopy(dist, folder)) };
}

test('it has the site, digests that fit, and instructions', async () => {
  const { copy, files } = await unpacked();
  const checked = spawnSync('sha256sum', ['--check', '--quiet', '--strict', 'SHA256SUMS'], { cwd: copy });
  expect([checked.status, String(checked.stdout)]).toEqual([0, '']);
  const names = files.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['site/index.html', 'site/.well-known/security.txt', 'serve.py']));
  expect(names.filter((name) => name.endsWith('.br'))).toEqual([]);
  expect(readFileSync(join(copy, 'SHA256SUMS'), 'utf8').trim().split('\n')).toHaveLength(names.length - 1);
  const page = readFileSync(join(copy, 'README.txt'), 'utf8');
  expect(page).toMatch(/^Größe, /);
  expect(page).toContain('This copy is not signed.');
  expect(readFileSync(join((await unpacked(true)).copy, 'README.txt'), 'utf8')).toContain('openssl pkeyutl -verify');
});

test('the same build gives the same bytes', async () => {
  const { dist } = await unpacked();
  const [one, other] = [portableZip(await portableFiles(dist)), portableZip(await portableFiles(dist))];
  expect(one.equals(other)).toBe(true);
});

const PATHS = [
  '/',
  '/tools',
  '/embed/tool',
  '/embed/missing',
  '/missing',
  '/404',
  '/_headers',
  '/.site.json',
  '/.well-known/security.txt',
];
const ASSETS = ['/assets/index-abc.js', '/assets/compute/tool-abc.js', '/service-worker.js'];

const HEADERS = [
  'Content-Security-Policy',
  'X-Content-Type-Options',
  'Referrer-Policy',
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
  'Cross-Origin-Resource-Policy',
  'Cache-Control',
];

async function expectOurResponses(url: string, dist: string) {
  const app = createApp({ root: dist });
  for (const path of [...PATHS, ...ASSETS]) {
    const [given, ours] = [await fetch(url + path), await app.request(path)];
    expect(given.status, path).toBe(ours.status);
    const text = await given.text();
    if (ours.status === 200) expect(text, path).toBe(await ours.text());
    for (const name of HEADERS) expect(given.headers.get(name), `${path} ${name}`).toBe(ours.headers.get(name));
    const type = (response: Response) => response.headers.get('Content-Type')?.split(';')[0];
    if (ours.status === 200) expect(type(given), path).toBe(type(ours));
    expect(Object.keys(HSTS).filter((name) => given.headers.has(name))).toEqual([]);
  }
}

/** The exit code of `npm run verify`, and what it says. */
async function verified(url: string, dist: string) {
  let text = '';
  const code = await runVerify(join(import.meta.dirname, '../../..'), [url, '--build', dist], (more) => (text += more));
  return { code, text };
}

test.each(COPY_SERVERS)('the small server for %s responds like ours', async (_, program, script) => {
  const { dist, copy } = await unpacked();
  const { said, url, stop } = await serveCopy(copy, program, script);
  onTestFinished(() => void stop());
  expect(said).toMatch(/^http:\/\/127\.0\.0\.1:\d+\n?$/);
  await expectOurResponses(url, dist);
  expect((await fetch(`${url}/..%2fserve.py`)).status).toBe(404);
  expect((await fetch(`${url}/%`)).status).toBe(404);
  const { code, text } = await verified(url, dist);
  expect(code, text).toBe(0);
});

interface WebServer {
  readonly program: string;
  /** Asks for its version. */
  readonly version: string;
  readonly config: string;
  /** The complete configuration around the copy's own, and the arguments that start the server with it. */
  readonly around: (own: string, copy: string) => string;
  readonly start: (file: string) => readonly string[];
}

const isRoot = process.getuid?.() === 0;
const APACHE_MODULES = ['mpm_event', 'authz_core', 'dir', 'mime', 'headers', 'rewrite'];

/** Ports and names are in place of PORT. */
const webServers: Readonly<Record<string, WebServer>> = {
  nginx: {
    program: 'nginx',
    version: '-v',
    config: 'nginx.conf',
    around: (own, copy) => `daemon off; pid ${copy}/pid; error_log stderr; ${isRoot ? 'user root;' : ''}
events {} http { access_log off; client_body_temp_path ${copy}/a; proxy_temp_path ${copy}/b; fastcgi_temp_path ${copy}/c;
uwsgi_temp_path ${copy}/d; scgi_temp_path ${copy}/e;
${own.replace('listen 80;', 'listen 127.0.0.1:PORT;').replace('include mime.types;', 'include /etc/nginx/mime.types;')}}`,
    start: (file) => ['-c', file],
  },
  Apache: {
    program: 'apache2',
    version: '-v',
    config: 'apache.conf',
    around: (own, copy) => `ServerRoot ${copy}
ServerName 127.0.0.1
Listen 127.0.0.1:PORT
DefaultRuntimeDir ${copy}
PidFile ${copy}/pid
ErrorLog ${copy}/errors
${isRoot ? 'User www-data\nGroup www-data' : ''}
${APACHE_MODULES.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so\n`).join('')}
TypesConfig /etc/mime.types
${own.replace('*:80', '127.0.0.1:PORT')}`,
    start: (file) => ['-f', file, '-D', 'FOREGROUND'],
  },
  Caddy: {
    program: 'caddy',
    version: 'version',
    config: 'Caddyfile',
    around: (own) => `{
	admin off
}
${own.replace('tools.example {', 'http://127.0.0.1:PORT {')}`,
    start: (file) => ['run', '--config', file, '--adapter', 'caddyfile'],
  },
};

test.for(Object.entries(webServers))(
  '%s with its settings responds like our server',
  async ([name, server], { skip }) => {
    const { program, version, config, around, start } = server;
    if (spawnSync(program, [version]).error) return skip(`There is no ${name} here.`);
    const { dist, copy } = await unpacked();
    // Apache gives up its rights, and then reads the copy as another user.
    for (const folder of [copy, join(copy, '..')]) chmodSync(folder, 0o755);
    const port = String(await freePort());
    const own = readFileSync(join(copy, config), 'utf8').replaceAll('/srv/toolyard', copy);
    const file = join(copy, 'all.conf');
    writeFileSync(file, around(own, copy).replaceAll('PORT', port));
    const child = spawn(program, start(file), {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, HOME: copy },
    });
    onTestFinished(() => void child.kill('SIGTERM'));
    let errors = '';
    child.stderr.on('data', (chunk: Buffer) => (errors += String(chunk)));
    const url = `http://127.0.0.1:${port}`;
    await expect
      .poll(() =>
        fetch(url).then(
          ({ status }) => status,
          () => errors,
        ),
      )
      .toBe(200);
    await expectOurResponses(url, dist);
  },
);

test('the settings of all three servers have the same policies', async () => {
  const { copy } = await unpacked();
  const policies = new Set(headersFile(SOURCES, EMBEDDED).match(/(?<=Content-Security-Policy: ).+/g));
  expect(policies.size).toBe(5);
  for (const file of ['nginx.conf', 'apache.conf', 'Caddyfile'])
    for (const policy of policies) expect(readFileSync(join(copy, file), 'utf8'), file).toContain(`"${policy}"`);
});
