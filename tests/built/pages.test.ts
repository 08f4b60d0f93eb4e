// What stands in every page itself.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createApp } from '../../server/app';
import { sitePages } from '../../src/pages/site-pages';
import { tools } from '../../src/tools/index';

const dist = join(import.meta.dirname, '../../dist');

const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));

const inlineScripts = (html: string) =>
  [...html.matchAll(/<script(?<attributes>[^>]*)>(?<code>[^<]+)<\/script>/g)]
    .filter(({ groups }) => !groups?.attributes?.includes('application/ld+json'))
    .map(({ groups }) => groups?.code ?? '');

test('all pages of the catalog are there, under each of their addresses', () => {
  const paths = [
    ...sitePages.flatMap((page) => page.paths),
    ...tools.flatMap(({ id, aliases = [] }) => [id, ...aliases].map((name) => `/tool/${name}`)),
    '/404',
  ];
  const files = paths.map((path) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`));
  expect(pages.toSorted()).toEqual(files.toSorted());
});

test('is one script, which the policy knows by its hash', async () => {
  const answer = await createApp({ root: dist }).request('/');
  const policy = answer.headers.get('content-security-policy') ?? '';
  for (const page of pages) {
    const [script = '', ...others] = inlineScripts(readFileSync(join(dist, page), 'utf8'));
    expect(others, page).toEqual([]);
    expect(policy).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  }
  expect(policy).not.toContain("'unsafe-inline'");
});

test('is the question about cookies, for whoever has not answered it', () => {
  for (const page of pages) expect(readFileSync(join(dist, page), 'utf8'), page).toContain('Accept All');
});
