import fc from 'fast-check';
import { marked } from 'marked';
import { describe, expect, it } from 'vitest';
import {
  DEEPEST,
  LARGEST_BYTES,
  LONGEST_SECTION_UNITS,
  SECTION_UNITS,
} from '../../../workers/kernels/markdown-editor/spec';
import { htmlWithMarks, outputFor, render } from './render';

/** Sections as the page cuts them. */
async function sectionsOf(text: string) {
  const html = await htmlWithMarks(text);
  const { sections } = await outputFor(text);
  let at = 0;
  const cut = sections.map(({ length, line }) => ({ line, html: html.slice(at, (at += length)) }));
  expect(cut.map((section) => section.html).join('')).toBe(html);
  return cut;
}

const BLOCKS = [
  '# Heading',
  'A paragraph with *emphasis*, `code` and a [link][known].',
  '- a\n- b\n  - c\n\n  d',
  '1. one\n2. two',
  '> quote\n> > in a quote',
  '```js\n# code\n```',
  '    indented',
  '| a | b |\n| --- | --: |\n| 1 | *2* |',
  '<div>\n\n*in HTML*\n\n</div>',
  '[known]: https://example.org "A title"',
  'Setext\n===',
  '---',
  '<pre>open',
  '![image](a.png)',
];

describe('the HTML', () => {
  it('is what marked makes of the whole text, block by block or not, also of blocks that it knows already', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(fc.constantFrom(...BLOCKS), fc.string({ maxLength: 20 })), { maxLength: 12 }),
        fc.constantFrom('\n', '\n\n'),
        async (blocks, between) => {
          const text = blocks.join(between);
          expect(await render(text)).toBe(marked.parse(text, { gfm: true, async: false }));
        },
      ),
      { numRuns: 300 },
    );
  });

  it('has signs for the boxes of tasks, which form controls would be', async () => {
    expect(await render('- [x] done\n- [ ] open')).toBe('<ul>\n<li>☑ done</li>\n<li>☐ open</li>\n</ul>\n');
  });

  it('follows the definition of a link that changes elsewhere', async () => {
    expect(await render('[a]\n\n[a]: /one')).toContain('href="/one"');
    expect(await render('[a]\n\n[a]: /two')).toContain('href="/two"');
    expect(await render('[a]')).toBe('<p>[a]</p>\n');
  });

  it('is of text in UTF-16, and of text with a byte order mark', async () => {
    expect(await render(new Blob([Buffer.from('\ufeff# é', 'utf16le')]))).toBe('<h1>é</h1>\n');
    expect(await render(new Blob(['\ufeff# é']))).toBe('<h1>é</h1>\n');
  });
});

describe('sections', () => {
  const paragraph = 'word '.repeat(100).trim();

  it('are of about one size, and say the lines that they and their blocks begin with', async () => {
    const text = Array.from({ length: 200 }, () => paragraph).join('\n\n');
    const sections = await sectionsOf(text);
    expect(sections.length).toBeGreaterThan(5);
    const lines = sections.flatMap(({ line, html }) =>
      [...html.matchAll(/data-line="(\d+)"/g)].map(([, own]) => line + Number(own)),
    );
    expect(lines).toEqual(Array.from({ length: 200 }, (_, index) => 1 + 2 * index));
    for (const { html } of sections.slice(0, -1)) expect(html.length).toBeLessThan(SECTION_UNITS + 1000);
    expect((await outputFor(text)).lines).toBe(399);
  });

  it('do not end within an element of the writer’s own', async () => {
    const text = `<div align="center">\n\n${`${paragraph}\n\n`.repeat(40)}</div>\n\n${`${paragraph}\n\n`.repeat(40)}`;
    const [first] = await sectionsOf(text);
    const { html = '' } = first ?? {};
    expect(html).toMatch(/^<div align="center">[^]*<\/div>/);
    expect(html.length).toBeGreaterThan(SECTION_UNITS);
  });

  it('end within one that goes on for too long, and open it again', async () => {
    const text = `<div align="center">\n<!-- <b> -->\n<br>\n\n${`${paragraph}\n\n`.repeat(400)}`;
    const sections = await sectionsOf(text);
    const [first, second, ...rest] = sections.map(({ html }) => html);
    expect(first?.length).toBeLessThan(LONGEST_SECTION_UNITS + 1000);
    expect(second).toMatch(/^<div align="center"><p data-line="/);
    expect(rest.at(-1)).toMatch(/^<div align="center"><p data-line="/);
  });
});

describe('what is refused', () => {
  const TOO_DEEP = { code: 'too-deep' };

  it.each([
    ['quotes', '> '.repeat(100_000)],
    ['quotes without spaces', '>'.repeat(DEEPEST + 1)],
    ['a list within each item', Array.from({ length: 1500 }, (_, level) => `${'  '.repeat(level)}- a`).join('\n')],
    ['a numbered one', Array.from({ length: 300 }, (_, level) => `${'   '.repeat(level)}1. a`).join('\n')],
    ['lists on one line', '- + '.repeat(DEEPEST)],
    ['lists and quotes', '> - '.repeat(DEEPEST)],
    ['emphasis', `${'*'.repeat(20_000)}a${'*'.repeat(20_000)}`],
  ])('nesting beyond what can be parsed in time: %s', async (_, text) => {
    await expect(outputFor(text)).rejects.toMatchObject(TOO_DEEP);
  });

  it('says the line', async () => {
    await expect(outputFor(`a\n\n${'>'.repeat(DEEPEST + 1)}`)).rejects.toThrow('200 levels deep at line 3');
  });

  it.each([
    ['as deep as that', `${'>'.repeat(DEEPEST)} a`],
    ['a line across the page', '- '.repeat(500)],
    ['a fence', `\`\`\`\n${'>'.repeat(500)}\n\`\`\``],
    ['a long list', '- a\n'.repeat(1000)],
    ['quotes in a paragraph', `a ${'>'.repeat(500)}`],
  ])('is not: %s', async (_, text) => {
    await expect(outputFor(text)).resolves.toBeTruthy();
  });

  it('is a text that the parser could not hold', async () => {
    const large = { size: LARGEST_BYTES + 1 };
    const blob = Object.create(Blob.prototype, { size: { value: large.size } }) as Blob;
    await expect(outputFor(blob)).rejects.toMatchObject({ code: 'too-large' });
  });

  it('is a file that is not text, with the place', async () => {
    await expect(outputFor(new Blob([new Uint8Array([97, 10, 0xff])]))).rejects.toMatchObject({
      code: 'invalid-input',
      at: { line: 2, column: 1 },
    });
  });
});
