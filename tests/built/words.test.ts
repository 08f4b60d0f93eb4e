// The guide below each tool: in the page's HTML, in the structured data, and not in its first scripts.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Guide } from '../../src/tool-kit/guide';
import { tools } from '../../src/tools/index';
import { closure, pageEntry, scriptOf, sourcesOf } from './chunks';

const root = join(import.meta.dirname, '../..');
const dist = join(root, 'dist');

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

const textOf = (html: string) =>
  html.replace(/<!--.*?-->|<[^>]*>/gs, '').replace(/&(\w+|#x27);/g, (whole, name: string) => ENTITIES[name] ?? whole);

const htmlOf = (path: string) => readFileSync(join(dist, `${path}.html`), 'utf8');

interface FaqPage {
  readonly '@type': string;
  readonly mainEntity?: readonly { readonly name: string; readonly acceptedAnswer: { readonly text: string } }[];
}

const structuredDataIn = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as FaqPage,
  );

const guideOf = async (id: string) =>
  ((await import(`../../src/tools/${id}/guide.ts`)) as { readonly guide: Guide }).guide;

/** Without the backticks around code. */
const withoutMarks = (text: string) => text.replaceAll('`', '');

const faqIn = (html: string) => structuredDataIn(html).find((data) => data['@type'] === 'FAQPage');

describe.each(tools)('$title', ({ id }) => {
  const html = htmlOf(`tool/${id}`);

  test('shows its questions and answers, which search engines get as well', async () => {
    const [, section = ''] = />Questions and answers<\/h2>(.*?)<\/section>/s.exec(html) ?? [];
    const shown = [...section.matchAll(/<h3[^>]*>(.*?)<\/h3><\/summary><p[^>]*>(.*?)<\/p>/gs)].map(
      ([, question, answer]) => [textOf(question ?? ''), textOf(answer ?? '')],
    );
    const told = faqIn(html)?.mainEntity?.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text]);
    const { questions } = await guideOf(id);
    expect(shown).toEqual(questions.map(({ question, answer }) => [withoutMarks(question), withoutMarks(answer)]));
    expect(told).toEqual(shown);
  });

  test('says how it works, and leads to related tools', async () => {
    expect(html).toMatch(/>How it works<\/h2>/);
    const [, section = ''] = />Related tools<\/h2>(.*?)<\/section>/s.exec(html) ?? [];
    const links = [...section.matchAll(/<a [^>]*href="\/tool\/([^"]+)"/g)].map(([, to]) => to);
    const { related } = await guideOf(id);
    expect(links).toEqual(related.map((tool) => tool.id));
    const pages = readdirSync(join(dist, 'tool')).filter((file) => file.endsWith('.html'));
    expect(pages).toEqual(expect.arrayContaining(links.map((to) => `${String(to)}.html`)));
  });

  test('has headings in order', () => {
    const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
    const levels = [...main.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.forEach((level, index) => expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1));
  });
});

test('no tool starts with the code of such words', () => {
  const screens = tools.map(({ id }) => scriptOf(`src/tools/${id}/screen.tsx`));
  const first = closure(pageEntry(), scriptOf('src/pages/tool/page.tsx'), ...screens);
  expect(first.flatMap(sourcesOf).filter((source) => /\/guide\.ts$|guide-view/.test(source))).toEqual([]);
});

test('pages without such questions tell search engines of none', () => {
  for (const path of ['index', 'tools', 'about-us']) expect(faqIn(htmlOf(path)), path).toBeUndefined();
});

describe('the sitemap', () => {
  const sitemap = readFileSync(join(dist, 'sitemap.xml'), 'utf8');
  const pages = sitemap.match(/<loc>/g) ?? [];
  const { stdout } = spawnSync('git', ['rev-parse', '--is-shallow-repository'], { cwd: root, encoding: 'utf8' });
  const hasWholeHistory = stdout.trim() === 'false';

  // A build from a part of the history, such as a shallow clone, must not guess.
  test(`has ${hasWholeHistory ? 'a day for every page' : 'no days'}`, () => {
    const days = [...sitemap.matchAll(/<lastmod>(.*?)<\/lastmod>/g)].map(([, day]) => day);
    expect(days).toHaveLength(hasWholeHistory ? pages.length : 0);
    for (const day of days) expect(day).toMatch(/^20\d\d-\d\d-\d\d$/);
  });
});

test('static hosts get the redirects that the server makes', () => {
  const lines = readFileSync(join(dist, '_redirects'), 'utf8').trimEnd().split('\n');
  expect(lines).toContain('/about /about-us 301');
  for (const line of lines) expect(() => htmlOf(line.split(' ')[1]?.slice(1) ?? ''), line).not.toThrow();
});

/** https://developer.chrome.com/docs/lighthouse/seo/link-text */
const VAGUE =
  /^(?:click here|click this|go|here|information|learn more|more|more info|more information|right here|read more|see more|start|this)$/i;

test('every link says where it leads', () => {
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  )) {
    const body = readFileSync(join(dist, file), 'utf8').replace(/<script.*?<\/script>/gs, '');
    const texts = [...body.matchAll(/<a [^>]*>(.*?)<\/a>/gs)].map(([link, inner]) => [
      link,
      textOf(inner ?? '').trim(),
    ]);
    for (const [link, text = ''] of texts) expect(text, `${file}: ${String(link)}`).not.toMatch(VAGUE);
  }
});
