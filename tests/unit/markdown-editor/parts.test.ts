// Blocks that are too large for one task of the page.
import { marked } from 'marked';
import { describe, expect, it } from 'vitest';
import { joinTo } from '../../../src/tools/markdown-editor/join-parts';
import { LARGEST_BLOCK_TAGS, LARGEST_HTML_UNITS } from '../../../workers/kernels/markdown-editor/spec';
import { htmlWithMarks, outputFor, withoutMarks } from './render';

async function sectionsOf(text: string) {
  const html = await htmlWithMarks(text);
  const { sections } = await outputFor(text);
  let at = 0;
  return sections.map((section) => ({ ...section, html: html.slice(at, (at += section.length)) }));
}

/** The HTML of a saved page, without the sanitizer's changes. */
async function joined(text: string): Promise<string> {
  const pieces: string[] = [];
  for (const { html, continues } of await sectionsOf(text)) {
    const plain = withoutMarks(html);
    if (continues) joinTo(pieces, plain);
    else pieces.push(plain);
  }
  return pieces.join('');
}

const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index));
const between = (block: string) => `# Before\n\n${block}\n\nAfter *it*`;

const LARGE: readonly (readonly [string, string])[] = [
  ['a list', lines(5000, (index) => `- item *${String(index)}*\n  - and <b>one</b> in it`).join('\n')],
  ['a numbered list', lines(5000, (index) => `${String(index + 7)}. item`).join('\n')],
  ['a list with space between', lines(3000, (index) => `- item ${String(index)}`).join('\n\n')],
  ['a table', ['| a | *b* |', '| --- | --: |', ...lines(5000, (index) => `| ${String(index)} | **x** |`)].join('\n')],
  ['a quote', lines(3000, (index) => `> Paragraph ${String(index)}\n>\n> - with a list\n>`).join('\n')],
  ['code', ['```js', ...lines(9000, (index) => `const a${String(index)} = "<b>";`), '```'].join('\n')],
  ['indented code', lines(9000, (index) => `    const a${String(index)} = 1;`).join('\n')],
  ['a paragraph', lines(3000, (index) => `Line *${String(index)}* of <b>a</b> ![long](x) paragraph  `).join('\n')],
  ['a paragraph of one line', `${'words &amp; more '.repeat(9000)}end`],
];

describe('a large block', () => {
  it.each(LARGE)('%s comes in parts that are small, and that are the whole when they are joined', async (_, block) => {
    const text = between(block);
    const sections = await sectionsOf(text);
    expect(sections.length).toBeGreaterThan(3);
    for (const { html } of sections) {
      expect(html.length).toBeLessThan(LARGEST_HTML_UNITS);
      expect(html.split('<').length).toBeLessThan(LARGEST_BLOCK_TAGS);
    }
    expect((await joined(text)).split('\n')).toEqual(marked.parse(text, { gfm: true, async: false }).split('\n'));
    expect((await outputFor(text)).sourceNote).toBeUndefined();
  });

  it('that cannot be divided is shown as it was written, and said', async () => {
    const block = `<b>${'*a* b '.repeat(40_000).trim()}</b>`;
    const sections = await sectionsOf(between(block));
    expect(await joined(between(block))).toBe(
      `<h1>Before</h1>\n<pre><code>${block.replaceAll('<', '&lt;').replaceAll('>', '&gt;')}\n</code></pre>\n<p>After <em>it</em></p>\n`,
    );
    expect([...new Set(sections.map(({ line }) => line))]).toEqual([1, 3, 5]);
    expect(Math.max(...sections.map(({ length }) => length))).toBeLessThan(64 * 1024); // also of a single line
    const { sourceNote } = await outputFor(between(block));
    expect(sourceNote).toBe(
      'The block at line 3 is too large to be rendered, so its Markdown is shown instead. Split it with blank lines to see it rendered.',
    );
  });

  it('is a paragraph that ends only where it may, and not within an element', async () => {
    const line = (index: number) => `${String(index)} <i>not\nhere</i> **nor\nhere**, &#8212; not`;
    const sections = await sectionsOf(lines(2000, line).join('here'));
    expect(sections.length).toBeGreaterThan(3);
    for (const { html } of sections.slice(0, -1)) expect(html).toMatch(/(\d|<\/i>) <\/p>\n$/);
    const [only, ...others] = await sectionsOf(`<i>${'word '.repeat(20_000)}</i>`);
    expect(others).toEqual([]);
    expect(only?.continues).toBeUndefined();
  });

  it('says the lines of its parts', async () => {
    const sections = await sectionsOf(`a\n\n${lines(3000, (index) => `- item ${String(index)}`).join('\n')}`);
    for (const { html, line } of sections.slice(1)) {
      const [, first] = /item (\d+)/.exec(html) ?? [];
      expect(line).toBe(3 + Number(first));
    }
  });
});
