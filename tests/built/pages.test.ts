// Facts that must be true of every built page.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createApp } from '../../server/app';
import { integrityOf } from '../../build/integrity';
import { sitePages } from '../../src/pages/site-pages';
import { tools } from '../../src/tools/index';
import { pageScripts } from './chunks';

const dist = join(import.meta.dirname, '../../dist');

const htmlFiles = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));

const isEmbedded = (file: string) => file.startsWith('embed/');

const pages = htmlFiles.filter((file) => !isEmbedded(file));
const embedded = htmlFiles.filter(isEmbedded);

const digestOf = (file: string) => integrityOf(readFileSync(join(dist, file)));

const inlineScripts = (html: string) =>
  [...html.matchAll(/<script(?<attributes>[^>]*)>(?<code>(?:(?!<\/script>)[^])+)<\/script>/g)]
    .filter(({ groups }) => !groups?.attributes?.includes('application/ld+json'))
    .map(({ groups }) => groups?.code ?? '');

test('all pages of the catalog are there, under each of their addresses', () => {
  const paths = [
    ...sitePages.flatMap((page) => page.paths),
    ...tools.flatMap(({ id, aliases = [] }) => [id, ...aliases].map((name) => `/tool/${name}`)),
    '/404',
    '/not-saved',
  ];
  const files = paths.map((path) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`));
  expect(pages.toSorted()).toEqual(files.toSorted());
});

test.each([
  ['every page', '/', pages],
  ['an embedded page', '/embed/hash-generator', embedded],
])('%s has two inline scripts, the same on each, which the policy knows by their hashes', async (_, path, files) => {
  const answer = await createApp({ root: dist }).request(path);
  const policy = answer.headers.get('content-security-policy') ?? '';
  const found = new Set(files.flatMap((page) => inlineScripts(readFileSync(join(dist, page), 'utf8'))));
  expect(found.size).toBe(2);
  for (const script of found) expect(policy).toContain(`'${integrityOf(script)}'`);
  expect(policy).not.toContain("'unsafe-inline'");
});

/** Every element that loads a script or a style, with its address and its digest. */
const loaded = (html: string) =>
  [...html.matchAll(/<(?:script|link rel="(?:stylesheet|modulepreload)")[^>]* (?:src|href)="\/([^"]+)"[^>]*>/g)].map(
    ([tag, file = '']) => [file, / integrity="([^"]+)"/.exec(tag)?.[1]] as const,
  );

interface ImportMap {
  readonly integrity: Readonly<Record<string, string>>;
}

const importMapIn = (html: string) =>
  JSON.parse(/<script type="importmap">([^<]+)<\/script>/.exec(html)?.[1] ?? '{}') as ImportMap;

test('names the digest of every script and style that it loads, and of every module that it may import', () => {
  const modules = pageScripts().map((file) => [`/${file}`, digestOf(file)] as const);
  for (const page of pages) {
    const html = readFileSync(join(dist, page), 'utf8');
    const files = loaded(html);
    expect(files.length, page).toBeGreaterThan(4);
    for (const [file, digest] of files) expect(digest, `${page}: ${file}`).toBe(digestOf(file));
    const { integrity } = importMapIn(html);
    const [probe = '', ...others] = Object.keys(integrity).filter((address) => address.includes('#'));
    expect(others).toEqual([]);
    expect(modules.map(([address]) => address)).toContain(probe.replace('#changed', ''));
    expect(Object.entries(integrity).filter(([address]) => address !== probe)).toEqual(modules.toSorted());
  }
});

test('an embedded page names the digests of its own', () => {
  const folder = 'assets/embed';
  const scripts = readdirSync(join(dist, folder)).filter((file) => file.endsWith('.js'));
  const modules = scripts.map((file) => [`/${folder}/${file}`, digestOf(`${folder}/${file}`)] as const);
  for (const page of embedded) {
    const html = readFileSync(join(dist, page), 'utf8');
    const files = loaded(html);
    expect(files.length, page).toBeGreaterThan(4);
    for (const [file, digest] of files) expect(digest, `${page}: ${file}`).toBe(digestOf(file));
    expect(Object.entries(importMapIn(html).integrity)).toEqual(modules.toSorted());
    expect(html.search(/modulepreload|type="module"/)).toBeGreaterThan(html.indexOf('<script type="importmap"'));
  }
});

test('an embedded page is left out by search engines, which get the tool’s own page', () => {
  for (const page of embedded) {
    const html = readFileSync(join(dist, page), 'utf8');
    expect(html, page).toContain('<meta name="robots" content="noindex" />');
    expect(html, page).toMatch(new RegExp(`<link rel="canonical" href="[^"]*/tool/${page.slice(6, -5)}" />`));
    expect(html.match(/<a /g), page).toHaveLength(1);
    expect(readFileSync(join(dist, 'sitemap.xml'), 'utf8')).not.toContain('/embed/');
  }
});

test('has its import map before every module, as Firefox wants it', () => {
  for (const page of pages) {
    const html = readFileSync(join(dist, page), 'utf8');
    const [map, module] = [html.indexOf('<script type="importmap"'), html.search(/modulepreload|type="module"/)];
    expect(map, page).toBeGreaterThan(html.indexOf('id="page-end"')); // a script before it would delay the first paint
    expect(module, page).toBeGreaterThan(map);
  }
});

test('is the question about cookies, for whoever has not answered it', () => {
  for (const page of pages) expect(readFileSync(join(dist, page), 'utf8'), page).toContain('Accept All');
});
