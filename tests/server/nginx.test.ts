// The example for nginx, run as it is but for its ports and its certificate.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { request } from 'node:https';
import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from './free-port';
import { newFolder } from './running';

const example = readFileSync(join(import.meta.dirname, '../../deploy/nginx.conf'), 'utf8');
const NAME = 'tools.example.org';

const canRun = (program: string, ...words: string[]) => spawnSync(program, words).status === 0;
const isInstalled = canRun('nginx', '-v') && canRun('openssl', 'version');

/** Answers with the host that it is asked for, as nginx passes it. */
async function startSite(): Promise<number> {
  const site = createServer(({ headers }, response) => response.end(headers.host)).listen(0, '127.0.0.1');
  onTestFinished(() => void site.close());
  await once(site, 'listening');
  return (site.address() as AddressInfo).port;
}

async function startNginx() {
  const folder = await newFolder();
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  expect(canRun('openssl', 'req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', `/CN=${NAME}`, ...files)).toBe(
    true,
  );
  const [plain, secure, site] = [await freePort(), await freePort(), await startSite()];
  const servers = example
    .replaceAll(`/etc/letsencrypt/live/${NAME}`, folder)
    .replace('127.0.0.1:8080', `127.0.0.1:${site}`)
    .replaceAll(/^ *listen \[::\].*$/gm, '')
    .replaceAll('listen 80', `listen 127.0.0.1:${plain}`)
    .replaceAll('listen 443', `listen 127.0.0.1:${secure}`);
  const file = join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const http = `http { ${temporary.join(' ')} ${servers} }`;
  await writeFile(file, `daemon off; pid ${folder}/pid; error_log stderr info; events {} ${http}`);
  const checked = spawnSync('nginx', ['-t', '-q', '-c', file, '-e', 'stderr'], { encoding: 'utf8' });
  expect(checked).toMatchObject({ status: 0, stderr: '' });
  const nginx = spawn('nginx', ['-c', file, '-e', 'stderr'], { stdio: 'ignore' });
  onTestFinished(async () => {
    nginx.kill('SIGTERM');
    await once(nginx, 'exit');
  });
  await expect.poll(() => ask(plain, NAME)).toContain('301');
  return { plain, secure };
}

/** The whole answer to a plain request for a host. */
function ask(port: number, host: string): Promise<string> {
  const socket = connect(port, '127.0.0.1', () =>
    socket.end(`GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`),
  );
  return new Promise((resolve) => {
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('error', () => resolve(answer)).on('close', () => resolve(answer));
  });
}

/** The body, or why there is none. The certificate is for the first name, the request for the second. */
function askSecurely(port: number, servername: string, host = servername): Promise<string> {
  const options = { port, host: '127.0.0.1', servername, headers: { host }, rejectUnauthorized: false, agent: false };
  return new Promise((resolve) => {
    const sent = request(options, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString())).on('end', () => resolve(body));
    });
    sent.on('error', (error) => resolve(`refused: ${error.message}`)).end();
  });
}

test.skipIf(!isInstalled)('nginx answers for the site’s name only', async () => {
  const { plain, secure } = await startNginx();
  expect(await ask(plain, NAME)).toContain(`Location: https://${NAME}/`);
  expect(await askSecurely(secure, NAME)).toBe(NAME);
  for (const other of ['evil.example', '127.0.0.1', `${NAME}.evil.example`, ''])
    expect(await ask(plain, other)).not.toMatch(/ 200 | 30/);
  expect(await askSecurely(secure, 'evil.example')).toMatch(/^refused/);
  expect(await askSecurely(secure, NAME, 'evil.example')).toMatch(/^refused/);
});
