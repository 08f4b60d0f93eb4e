// Ids of headings (GitHub's rule), front matter, footnotes and alerts.
import { describe, expect, it } from 'vitest';
import { htmlWithMarks, render } from './render';

const idsOf = async (text: string) =>
  [...(await htmlWithMarks(text)).matchAll(/<h[1-6][^>]* id="([^"]*)"/g)].map(([, id]) => id);

describe('the id of a heading', () => {
  // GitHub's ids: the examples of github-slugger's own tests and of GitHub's documentation.
  it.each([
    ['[go](#hello-world)\n\n# Hello World\n', ['hello-world']],
    ['# foo\n# foo\n# foo', ['foo', 'foo-1', 'foo-2']],
    ['# foo\n# foo 1\n# foo', ['foo', 'foo-1', 'foo-2']],
    ['# foo-1\n# foo\n# foo', ['foo-1', 'foo', 'foo-2']],
    ['# I ♥ unicode', ['i--unicode']],
    ['# Привет', ['привет']],
    ['# 中文 标题', ['中文-标题']],
    ['# A & B', ['a--b']],
    ['# `code` and *emphasis*', ['code-and-emphasis']],
    ['# snake_case-and.dots!', ['snake_case-anddots']],
    ['# <b>Bold</b> "quoted"', ['bold-quoted']],
    ['# [A link](https://example.com)', ['a-link']],
    ['Setext\n===', ['setext']],
    ['> # Quoted\n\n- # In a list', ['quoted', 'in-a-list']],
    ['# !!!\n\n# constructor', ['constructor']],
    ['<h1 id="own">x</h1>\n\n    # code', ['own']],
    ['a <h2>typed</h2>', []],
  ])('%j', async (text, ids) => expect(await idsOf(text)).toEqual(ids));

  // Quadratic time would be minutes.
  it('takes linear time where HTML is left open', async () => {
    expect(await idsOf(`- ${'<h1>x '.repeat(8000)}\n\n# End`)).toEqual(['end']);
  });

  it('is the same in a text whose blocks are known already', async () => {
    expect(await idsOf('# a\n\n# a')).toEqual(['a', 'a-1']);
    expect(await idsOf('# a\n\n# b\n\n# a')).toEqual(['a', 'b', 'a-1']);
  });
});

describe('front matter', () => {
  it.each([
    ['---\ntitle: x\ndate: 2024\n---\n\n# H\n', 'title: x\ndate: 2024'],
    ['---\r\nlayout: post\r\n---\r\n# H', 'layout: post'],
    [
      '---\n# a comment\ntags:\n  - a\n- b\n\n"quoted key": 1\n...\n# H',
      '# a comment\ntags:\n  - a\n- b\n\n&quot;quoted key&quot;: 1',
    ],
    ['---\ntitle: >\n  folded\n  # no heading\n---\n# H', 'title: &gt;\n  folded\n  # no heading'],
  ])('%j is code', async (text, code) => {
    expect(await render(text)).toBe(`<pre><code class="language-yaml">${code}\n</code></pre>\n<h1>H</h1>\n`);
  });

  it('keeps the lines of what follows', async () => {
    expect(await htmlWithMarks('---\na: 1\n---\n\n# H')).toContain('<h1 data-line="4" id="h">');
  });

  it.each([
    ['---\nFoo\n---\nBar', '<hr>\n<h2>Foo</h2>\n<p>Bar</p>\n'],
    ['---\n\n---', '<hr>\n<hr>\n'],
    ['a: 1\n---', '<h2>a: 1</h2>\n'],
    ['---\na: 1', '<hr>\n<p>a: 1</p>\n'],
    ['----\na: 1\n---', '<hr>\n<h2>a: 1</h2>\n'],
  ])('%j is none', async (text, html) => expect(await render(text)).toBe(html));
});

describe('an alert', () => {
  it.each([
    ['> [!NOTE]\n> Text', '<blockquote class="note">\n<p><strong>Note</strong></p>\n<p>Text</p>\n</blockquote>\n'],
    [
      '> [!WARNING]\n>\n> - a',
      '<blockquote class="warning">\n<p><strong>Warning</strong></p>\n<ul>\n<li>a</li>\n</ul>\n</blockquote>\n',
    ],
    ['> [!OTHER]\n> Text', '<blockquote>\n<p>[!OTHER]\nText</p>\n</blockquote>\n'],
    ['> Text [!NOTE]', '<blockquote>\n<p>Text [!NOTE]</p>\n</blockquote>\n'],
  ])('%j', async (text, html) => expect(await render(text)).toBe(html));
});

describe('a footnote', () => {
  const reference = (label: string) => `<sup><a href="#fn-${label}">${label}</a></sup>`;
  const note = (label: string, html: string) => `<p id="fn-${label}"><sup>${label}</sup> ${html}</p>\n`;
  const html = async (text: string) => (await htmlWithMarks(text)).replace(/ data-line="\d+"/g, '');

  it.each([
    // Without footnotes, CommonMark reads a single word or an address as a link's target, and shows no note.
    ['a[^1]\n\n[^1]: note', `<p>a${reference('1')}</p>\n${note('1', 'note')}`],
    [
      'a[^1]\n\n[^1]: <https://a.example>',
      `<p>a${reference('1')}</p>\n${note('1', '<a href="https://a.example">https://a.example</a>')}`,
    ],
    ['a[^1]\n\n[^1]: two *words*', `<p>a${reference('1')}</p>\n${note('1', 'two <em>words</em>')}`],
    [
      '[^1]: x\n[^note-ü]: y\n  z\n\na[^note-ü]',
      `${note('1', 'x')}${note('note-ü', 'y\n  z')}<p>a${reference('note-ü')}</p>\n`,
    ],
    [
      '*a[^1]* b[^1][^1]\n\n[^1]: x',
      `<p><em>a${reference('1')}</em> b${reference('1')}${reference('1')}</p>\n${note('1', 'x')}`,
    ],
    ['a[^none]', '<p>a[^none]</p>\n'],
    ['a[^none]\n\n[^1]: x', `<p>a[^none]</p>\n${note('1', 'x')}`],
    ['`[^1]`\n\n[^1]: x', `<p><code>[^1]</code></p>\n${note('1', 'x')}`],
    ['[^a b]\n\n[^a b]: c', '<p><a href="c">^a b</a></p>\n'],
    ['[1]\n\n[1]: note', '<p><a href="note">1</a></p>\n'],
  ])('%j', async (text, expected) => expect(await html(text)).toBe(expected));

  it('follows its note while the text changes', async () => {
    expect(await html('a[^1]\n\n[^1]: x')).toContain(reference('1'));
    expect(await html('a[^1]\n\n')).toBe('<p>a[^1]</p>\n');
    expect(await html('a[^1]\n\n[^1]: x')).toContain(reference('1'));
  });
});

describe('a byte order mark', () => {
  it.each([
    ['\ufeff---\na: 1\n---\n', '<pre><code class="language-yaml">a: 1\n</code></pre>\n'],
    ['\ufeff# H\n', '<h1>H</h1>\n'],
  ])('%j is no text', async (text, expected) => expect(await render(text)).toBe(expected));
});
