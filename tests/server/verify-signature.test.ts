// `npm run sign` and the key that `npm run verify` asks for. Keys and a second opinion come from OpenSSL.
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../server/app';
import { writeBuildRecord } from '../../build/build-record';
import { listen, type Listening } from '../../server/listen';
import { runVerify } from '../../server/verify/command';
import { runSign } from '../../server/verify/sign-command';

const COMMIT = '0123456789abcdef0123456789abcdef01234567';

const openssl = (...words: readonly string[]) => promisify(execFile)('openssl', words);

let folder: string;
let root: string;
let site: Listening;

const at = (name: string) => join(folder, name);

async function makeKey(name: string, ...options: readonly string[]) {
  await openssl('genpkey', ...options, '-out', at(`${name}.pem`));
  await openssl('pkey', '-in', at(`${name}.pem`), '-pubout', '-out', at(`${name}.pub`));
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'toolyard-sign-'));
  root = at('repository');
  const dist = join(root, 'dist');
  await mkdir(dist, { recursive: true });
  await writeFile(join(dist, 'index.html'), '<!doctype html><title>Home</title>');
  await writeBuildRecord({ root, dist, version: { commit: COMMIT, modified: false, day: '2024-02-29' }, env: {} });
  await makeKey('owner', '-algorithm', 'ed25519');
  await makeKey('other', '-algorithm', 'ed25519');
  await makeKey('rsa', '-algorithm', 'rsa');
  await writeFile(join(root, 'key.pem'), await readFile(at('owner.pem')));
  site = await listen(createApp({ root: dist }), { host: '127.0.0.1', port: 0 });
});

afterAll(async () => {
  await site.close(0);
  await rm(folder, { recursive: true, force: true });
});

async function run(command: typeof runSign, ...words: readonly string[]) {
  let text = '';
  const code = await command(root, words, (more) => (text += more));
  return { code, text };
}

const sign = (...words: readonly string[]) => run(runSign, ...words);
const verify = (key: string) => run(runVerify, site.url, '--build', join(root, 'dist'), '--key', at(key));

const RECORD = 'dist/build.json';

test('a build without a signature fails, whatever its files', async () => {
  const { code, text } = await verify('owner.pub');
  expect(text).toBe("/build.json.sig was answered with 404: the site's build is not signed.\n");
  expect(code).toBe(1);
});

test('a signature is OpenSSL’s, and verifies with the public key only', async () => {
  expect((await sign(at('owner.pem'))).code).toBe(0);
  const files = ['-in', join(root, RECORD), '-sigfile', join(root, `${RECORD}.sig`)];
  const { stdout } = await openssl('pkeyutl', '-verify', '-rawin', '-pubin', '-inkey', at('owner.pub'), ...files);
  expect(stdout).toContain('Signature Verified Successfully');
  const own = await verify('owner.pub');
  expect(own.text).toContain(`/build.json is signed by the key in ${at('owner.pub')}.\n`);
  expect(own.text).toContain(`The site is the build of commit ${COMMIT}`);
  expect(own.code).toBe(0);
  const other = await verify('other.pub');
  expect(other.text).toContain('is NOT a signature of /build.json by the key');
  expect(other.code).toBe(1);
});

test('a record that was changed after it was signed fails', async () => {
  const record = await readFile(join(root, RECORD), 'utf8');
  await sign(at('owner.pem'));
  await writeFile(join(root, RECORD), record.replace(COMMIT, COMMIT.replace('0', 'f')));
  const { code, text } = await verify('owner.pub');
  await writeFile(join(root, RECORD), record);
  expect(text).toContain('is NOT a signature');
  expect(code).toBe(1);
});

test.each([
  ['inside of this repository', () => join(root, 'key.pem'), /is inside of this repository\. Move it/],
  ['that is not there', () => at('none.pem'), /can't be read\. Check its path/],
  ['of RSA', () => at('rsa.pem'), /isn't an Ed25519 key/],
  ['that is public', () => at('owner.pub'), /has no private key in PEM/],
])('a key %s signs nothing', async (_, key, says) => {
  const { code, text } = await sign(key());
  expect(text).toMatch(says);
  expect(code).toBe(2);
});
