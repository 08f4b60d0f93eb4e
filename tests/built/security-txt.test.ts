// Where to report a vulnerability: the file of RFC 9116, as the build writes it and the server sends it.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createApp } from '../../server/app';
import type { BuildRecord } from '../../build/build-record';
import { readSettings } from '../../build/read-settings';
import { securityTxt } from '../../build/security-txt';
import { readVersion } from '../../build/version';

const root = join(import.meta.dirname, '../..');
const dist = join(root, 'dist');
const PATH = '/.well-known/security.txt';

const build = async () => JSON.parse(await readFile(join(dist, 'build.json'), 'utf8')) as BuildRecord;

/** Each field by its name. RFC 9116, section 2.3: a name, a colon, a space and the value. */
const fieldsIn = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => /^([A-Z][A-Za-z-]*): (\S.*)$/.exec(line)?.slice(1) ?? [line]);

describe('the built file', () => {
  test('has each field once, and all of its addresses on this site answer', async () => {
    const app = createApp({ root: dist });
    const response = await app.request(PATH);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; *charset=utf-8$/i);
    const fields = fieldsIn(await response.text());
    expect(fields.map(([name]) => name)).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical', 'Policy']);
    const {
      Canonical = '',
      Policy = '',
      Contact = '',
    } = Object.fromEntries(fields) as Readonly<Record<string, string>>;
    expect(new URL(Canonical).pathname).toBe(PATH);
    for (const address of [Policy, Contact].filter((one) => !one.startsWith('mailto:'))) {
      expect((await app.request(new URL(address).pathname)).status, address).toBe(200);
    }
    const policy = await app.request(new URL(Policy).pathname);
    expect(policy.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(await policy.text()).toBe(await readFile(join(root, 'SECURITY.md'), 'utf8'));
  });

  test('follows from the settings and the day of the commit alone', async () => {
    const { settings } = await build();
    const expected = securityTxt({ settings: readSettings(settings), day: readVersion(root).day });
    expect(await readFile(join(dist, PATH), 'utf8')).toBe(expected);
  });

  test('is in the record of the build, so verify compares it', async () => {
    expect(Object.keys((await build()).files)).toEqual(
      expect.arrayContaining(['.well-known/security-policy.txt', '.well-known/security.txt']),
    );
  });
});

const BASE = { VITE_BASE_URL: 'https://toolyard.example/' };

test.each([
  ['the contact page of a site without an address', BASE, 'https://toolyard.example/contact-us'],
  [
    'the support address',
    { ...BASE, VITE_SUPPORT_EMAIL: 'help@toolyard.example', VITE_GENERAL_EMAIL: 'hello@toolyard.example' },
    'mailto:help@toolyard.example',
  ],
  [
    'an address that could begin another line',
    { ...BASE, VITE_SUPPORT_EMAIL: 'help@toolyard.example\nContact: mailto:other@example.org' },
    'mailto:help@toolyard.example%0AContact:%20mailto:other@example.org',
  ],
])('the contact is %s', (_, source, contact) => {
  expect(Object.fromEntries(fieldsIn(securityTxt({ settings: readSettings(source), day: '2028-02-29' })))).toEqual({
    Contact: contact,
    Expires: '2029-02-28T00:00:00.000Z',
    'Preferred-Languages': 'en',
    Canonical: `https://toolyard.example${PATH}`,
    Policy: 'https://toolyard.example/.well-known/security-policy.txt',
  });
});
