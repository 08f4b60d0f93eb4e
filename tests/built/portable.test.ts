// The portable copy of the real site: unpacked, each of its servers gives the same bytes and policies as ours.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { portableFiles, portableZip } from '../../build/portable/portable';
import { createApp } from '../../server/app';

const dist = join(import.meta.dirname, '../../dist');

/** Icons and XML have types of several names, and their encoding is in them. */
const HAS_OTHER_NAMES = /\.(?:ico|svg|xml)$/;

let copy: string;
let addresses: readonly string[];

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'toolyard-portable-'));
  const files = await portableFiles(dist);
  writeFileSync(join(folder, 'portable.zip'), portableZip(files));
  execFileSync('python3', ['-m', 'zipfile', '-e', 'portable.zip', '.'], { cwd: folder });
  copy = join(folder, 'toolyard');
  addresses = files
    .map(({ name }) => name)
    .filter((name) => name.startsWith('site/') && !/^site\/[_.](?!well-known)/.test(name))
    .map((name) => name.slice('site'.length).replace(/^\/index\.html$|\.html$/, (end) => (end === '.html' ? '' : '/')));
  return () => rmSync(folder, { recursive: true, force: true });
});

const stops: (() => void)[] = [];
afterAll(() => stops.forEach((stop) => stop()));

test.each([
  ['Node', process.execPath, 'serve.mjs'],
  ['Python', 'python3', 'serve.py'],
])('the server for %s has every page, script and policy', async (_, program, script) => {
  const child = spawn(program, [script, '0'], { cwd: copy, stdio: ['ignore', 'pipe', 'ignore'] });
  stops.push(() => child.kill('SIGKILL'));
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  const app = createApp({ root: dist });
  expect(addresses.filter((path) => path.startsWith('/tool/')).length).toBeGreaterThan(25);
  for (const path of addresses) {
    const [given, ours] = [await fetch(String(said).trim() + path), await app.request(path)];
    expect(given.status, path).toBe(ours.status);
    const [there, here] = [Buffer.from(await given.arrayBuffer()), Buffer.from(await ours.arrayBuffer())];
    expect(there.equals(here), path).toBe(true);
    const read = (name: string) =>
      [given, ours].map(({ headers }) => headers.get(name)?.replace(/; /g, ';').toLowerCase());
    for (const name of ['Content-Security-Policy', ...(HAS_OTHER_NAMES.test(path) ? [] : ['Content-Type'])]) {
      const [theirs, own] = read(name);
      expect(theirs, `${name} of ${path}`).toBe(own);
    }
  }
});
