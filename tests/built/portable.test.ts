// The portable copy of the real site: unpacked, each of its servers gives the same bytes and policies as ours.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { createApp } from '../../server/app';
import { COPY_SERVERS, serveCopy, unpackCopy } from '../server/portable-copy';

const dist = join(import.meta.dirname, '../../dist');

/** Icons and XML have types of several names, and their encoding is in them. */
const HAS_OTHER_NAMES = /\.(?:ico|svg|xml)$/;

let copy: string;
let addresses: readonly string[];

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'toolyard-portable-'));
  const unpacked = await unpackCopy(dist, folder);
  copy = unpacked.copy;
  addresses = unpacked.files
    .map(({ name }) => name)
    .filter((name) => name.startsWith('site/') && !/^site\/[_.](?!well-known)/.test(name))
    .map((name) => name.slice('site'.length).replace(/^\/index\.html$|\.html$/, (end) => (end === '.html' ? '' : '/')));
  return () => rmSync(folder, { recursive: true, force: true });
});

test.each(COPY_SERVERS)('the server for %s has every page, script and policy', async (_, program, script) => {
  const { url, stop } = await serveCopy(copy, program, script);
  onTestFinished(() => void stop());
  const app = createApp({ root: dist });
  expect(addresses.filter((path) => path.startsWith('/tool/')).length).toBeGreaterThan(25);
  for (const path of addresses) {
    const [given, ours] = [await fetch(url + path), await app.request(path)];
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
