// Features of the Markdown editor alone: its views, the Insert buttons, the preview, saving, and what it blocks.
import type { Page } from '@playwright/test';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PICTURES, XSS_TEXTS } from '../../tools/xss';
import { action, download, expect, expectToast, mode, openTool, openWithoutPolicy, test } from '../lib/text-tool-page';
import { neverFreezes } from '../lib/thread-time';

const field = (page: Page) => page.getByLabel('Markdown', { exact: true });
const frame = (page: Page) => page.frameLocator('iframe[title="Preview"]');
const preview = (page: Page) => frame(page).locator('body');

const open = (page: Page) => openTool(page, 'markdown-editor');

/** Gives the text in, and waits until the preview shows it. */
async function write(page: Page, text: string, shown: string) {
  await field(page).fill(text);
  await expect(preview(page)).toContainText(shown);
}

const saveHtml = async (page: Page) => (await download(page, action(page, 'Download HTML'))).bytes.toString();

test.describe('on its page', () => {
  test.beforeEach(({ page }) => open(page));

  test('text is rendered as it is typed, and in each view', { tag: '@phone' }, async ({ page }) => {
    await expect(mode(page, 'Split')).toBeChecked();
    await write(page, '# One\n\n- [x] done\n\n| a | b |\n|---|--:|\n| 1 | 2 |', 'One');
    await expect(frame(page).getByRole('heading', { level: 1, name: 'One' })).toBeVisible();
    await expect(frame(page).getByRole('listitem')).toHaveText('☑ done');
    await expect(frame(page).getByRole('cell')).toHaveText(['1', '2']);
    await mode(page, 'Preview').check();
    await expect(field(page)).toBeHidden();
    await expect(preview(page)).toContainText('One');
    await mode(page, 'Edit').check();
    await expect(page.locator('iframe')).toBeHidden();
    await field(page).fill('# Two');
    await mode(page, 'Split').check();
    await expect(frame(page).getByRole('heading', { level: 1, name: 'Two' })).toBeVisible();
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(field(page)).toHaveValue('');
    await expect(page.getByText('The preview of your text will appear here.')).toBeVisible();
  });

  test('on a phone, the preview keeps its place while one edits, and the Insert buttons are one line', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const buttons = await page.getByRole('group', { name: 'Insert' }).getByRole('button').all();
    const tops = await Promise.all(buttons.map(async (button) => (await button.boundingBox())?.y));
    expect(tops).toHaveLength(4);
    expect(new Set(tops).size).toBe(1);
    await write(
      page,
      Array.from({ length: 200 }, (_, line) => `Paragraph ${String(line)}`).join('\n\n'),
      'Paragraph 0',
    );
    await mode(page, 'Preview').check();
    const scrolled = () => preview(page).evaluate(({ ownerDocument }) => ownerDocument.scrollingElement?.scrollTop);
    await frame(page).getByText('Paragraph 150', { exact: true }).scrollIntoViewIfNeeded();
    await expect(frame(page).getByText('Paragraph 150', { exact: true })).toBeInViewport();
    const before = await scrolled();
    expect(before).toBeGreaterThan(1000);
    await mode(page, 'Edit').check();
    await expect(page.locator('iframe')).toBeHidden();
    await mode(page, 'Preview').check();
    await expect(frame(page).getByText('Paragraph 150', { exact: true })).toBeInViewport();
    expect(await scrolled()).toBe(before);
  });

  test('the Insert buttons work on the selection, Undo takes them back, and the text is saved and copied', async ({
    page,
    context,
  }) => {
    const select = (start: number, end: number) =>
      field(page).evaluate((it: HTMLTextAreaElement, range) => it.setSelectionRange(range.start, range.end), {
        start,
        end,
      });
    await field(page).fill('one\ntwo');
    await select(0, 7);
    await action(page, 'List').click();
    await expect(field(page)).toHaveValue('- one\n- two');
    await action(page, 'Quote').click();
    await expect(field(page)).toHaveValue('> - one\n> - two');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(field(page)).toHaveValue('- one\n- two');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(field(page)).toHaveValue('one\ntwo');
    await select(0, 3);
    await action(page, 'Code').click();
    await expect(field(page)).toHaveValue('`one`\ntwo');
    await page.keyboard.type('1');
    await expect(field(page)).toHaveValue('`1`\ntwo');
    await select(7, 7);
    await action(page, 'Table').click();
    await expect(field(page)).toHaveValue(
      /^`1`\ntwo?\n\n\| Column 1 \| Column 2 \|\n\| --- \| --- \|\n\| Cell \| Cell \|\n/,
    );
    await expect(frame(page).getByRole('columnheader')).toHaveText(['Column 1', 'Column 2']);

    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const text = '# A & <b>B</b>\n\n![A cat](https://pictures.example/cat.png "Cat")\n\n<form><input></form>\n';
    await write(page, text, 'A cat');
    const saved = await download(page, action(page, 'Download MD'));
    expect([saved.name, saved.bytes.toString()]).toEqual(['document.md', text]);
    await expectToast(page, 'Downloaded!', '', 'success');
    const got = await download(page, action(page, 'Download HTML'));
    expect(got.name).toBe('document.html');
    const html = got.bytes.toString();
    expect(html).toMatch(/^<!doctype html>\n<html>\n[\s\S]*<title>A &amp; B<\/title>[\s\S]*<\/html>\n$/);
    expect(html).toContain('<img src="https://pictures.example/cat.png" alt="A cat" title="Cat">');
    expect(html).not.toMatch(/<form|<input|data-line/);
    await action(page, 'Copy MD').click();
    await expectToast(page, 'Copied!', 'Text copied to clipboard successfully.', 'success');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    await action(page, 'Copy HTML').click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain('<h1 id="a--b">A &amp; <b>B</b></h1>');
    await action(page, 'Copy formatted').click();
    const types = () => page.evaluate(async () => (await navigator.clipboard.read()).flatMap((item) => item.types));
    await expect.poll(types).toContain('text/html');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  });

  test('images of other hosts are words and an address, those in the text are shown', async ({ page }) => {
    const dot = 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=';
    await write(page, `![A cat](https://pictures.example/cat.png)\n\n![A dot](${dot})`, 'A cat');
    await expect(preview(page)).toContainText('https://pictures.example/cat.png');
    await expect(frame(page).locator('img')).toHaveCount(1);
    expect(
      await frame(page)
        .locator('img')
        .evaluate((it: HTMLImageElement) => it.naturalWidth),
    ).toBe(1);
  });

  test('links within the text are followed, others open beside the page, relative ones lead nowhere', async ({
    page,
  }) => {
    const text = `[heading](#title) [down](#end) [out](https://example.org/there) [near](near.md)\n\n${'line\n\n'.repeat(100)}`;
    await write(page, `${text}# Title\n\n${'line\n\n'.repeat(100)}<a id="end">The end</a>`, 'The end');
    await frame(page).getByRole('link', { name: 'heading' }).click();
    await expect(frame(page).getByRole('heading', { name: 'Title' })).toBeInViewport();
    await frame(page).getByRole('link', { name: 'near' }).click();
    await frame(page).getByRole('link', { name: 'down' }).click();
    await expect(frame(page).locator('#end')).toBeInViewport();
    // No test asks another host for anything, so nothing opens.
    await page.evaluate(() => {
      const open = (...asked: unknown[]) => void Object.assign(globalThis, { asked });
      Object.assign(globalThis, { open });
    });
    await frame(page).getByRole('link', { name: 'out' }).click();
    await expect
      .poll(() => page.evaluate(() => (globalThis as { asked?: unknown }).asked))
      .toEqual(['https://example.org/there', '_blank', 'noopener,noreferrer']);
    expect(page.url()).toMatch(/markdown-editor$/);
  });

  test('editor and preview scroll together, line by line, unless that is turned off', async ({ page }) => {
    const lines = Array.from(
      { length: 120 },
      (_, index) => `Paragraph ${String(index)}. ${'Words to fill it. '.repeat(index % 9)}`,
    );
    await write(page, lines.join('\n\n'), 'Paragraph 119');
    const scrollEditor = (to: number) =>
      field(page).evaluate((it, fraction) => (it.scrollTop = it.scrollHeight * fraction), to);
    const inView = (index: number) => frame(page).getByText(new RegExp(`^Paragraph ${String(index)}\\.`));
    await field(page).click();
    await scrollEditor(1);
    await expect(inView(119)).toBeInViewport();
    await scrollEditor(0);
    await expect(inView(0)).toBeInViewport();
    await frame(page).locator('body').hover();
    await inView(119).evaluate((it) => it.scrollIntoView({ block: 'end' }));
    await expect.poll(() => field(page).evaluate((it) => it.scrollTop)).toBeGreaterThan(1000);
    await page.getByRole('checkbox', { name: 'Scroll together' }).uncheck();
    await field(page).click();
    await scrollEditor(0);
    await expect(inView(119)).toBeInViewport();
  });
});

test('a text of half a megabyte is edited without a pause, and saved whole', async ({ page, folder }) => {
  test.slow(); // may take three uses
  const path = join(folder, 'book.md');
  const block = `## A heading\n\n${'Some *words* and `code`, with a [link](https://example.org). '.repeat(12)}\n\n- one\n- two\n\n`;
  const text = block.repeat(Math.ceil(500_000 / block.length));
  await writeFile(path, text);
  await neverFreezes(
    page,
    () => open(page),
    async () => {
      await page.getByLabel('Open a file').setInputFiles(path);
      const editor = page.getByRole('textbox', { name: 'Markdown' });
      // Searching all of the preview would itself be a long task.
      const section = frame(page).locator('section');
      await expect(section.first()).toContainText('A heading');
      await editor.press('ControlOrMeta+Home');
      await page.keyboard.type('First ');
      await expect(section.first()).toContainText('First ## A heading');
      await action(page, 'Quote').click();
      await expect(section.first().locator('blockquote')).toContainText('First');
      await page.keyboard.press('ControlOrMeta+z');
      await editor.press('ControlOrMeta+End');
      await page.keyboard.type('The last words.');
      await expect(section.last().locator('p').last()).toHaveText('The last words.');
      await expect(section.last().locator('p').last()).toBeInViewport();
      const saved = await download(page, action(page, 'Download MD'));
      expect(saved.bytes.equals(Buffer.from(`First ${text}The last words.`)), 'the same text').toBe(true);
      expect((await saveHtml(page)).match(/<h2 id=/g)?.length).toBe(text.length / block.length - 1);
    },
  );
});

// The kernel's tests have the other texts that hang parsers. This one shows that the page survives and keeps the text.
test('a text that hangs parsers is refused, stays as it is, and the next one is rendered', async ({ page, folder }) => {
  const text = `${'*'.repeat(20_000)}a${'*'.repeat(20_000)}`;
  const path = join(folder, 'a.md');
  await writeFile(path, text);
  await neverFreezes(
    page,
    () => open(page),
    async () => {
      await page.getByLabel('Open a file').setInputFiles(path);
      const refusal = page
        .getByRole('main')
        .getByRole('alert')
        .filter({ hasText: /nested too deeply/ });
      await expect(refusal).toBeVisible();
      const saved = await download(page, action(page, 'Download MD'));
      expect(saved.bytes.equals(Buffer.from(text)), 'the same text').toBe(true);
      await action(page, 'Clear').click();
      await write(page, 'The next one', 'The next one');
      await expect(refusal).toHaveCount(0);
    },
  );
});

test('a large block never freezes the page: a list and a paragraph are rendered in parts, one element is shown as written', async ({
  page,
  folder,
}) => {
  test.slow(); // may take three uses
  const [list, paragraph] = [join(folder, 'list.md'), join(folder, 'paragraph.md')];
  await writeFile(
    list,
    Array.from({ length: 10_000 }, (_, index) => `- item *${String(index)}*, with a word`).join('\n'),
  );
  const words = '*a* <b>b</b> '.repeat(10_000).trim();
  await writeFile(paragraph, `# One\n\n${words}\n\n<b>${words}</b>`);
  await neverFreezes(
    page,
    () => open(page),
    async () => {
      await page.getByLabel('Open a file').setInputFiles(list);
      const section = frame(page).locator('section');
      await expect(section.first().locator('li').first()).toHaveText('item 0, with a word');
      await page.getByRole('textbox', { name: 'Markdown' }).press('ControlOrMeta+End');
      await expect(section.last().locator('li').last()).toHaveText('item 9999, with a word');
      const saved = await saveHtml(page);
      expect([saved.match(/<li>/g)?.length, saved.match(/<ul>/g)?.length]).toEqual([10_000, 1]);
      await page.getByLabel('Open a file').setInputFiles(paragraph);
      await expect(page.getByText('The block at line 5 is too large to be rendered')).toBeVisible();
      await page.getByRole('textbox', { name: 'Markdown' }).press('ControlOrMeta+Home');
      await expect(section.nth(1)).toContainText('a b a b');
      await page.getByRole('textbox', { name: 'Markdown' }).press('ControlOrMeta+End');
      await expect(section.last()).toContainText('*a* <b>b</b> *a*');
    },
  );
});

test.describe('nothing that a text asks for runs, loads or becomes a form', () => {
  /** The part of it in the shown page. */
  const remains = (page: Page) =>
    preview(page).evaluate((body) => {
      const elements = [...body.ownerDocument.documentElement.querySelectorAll('*')];
      const isBad = ({ localName }: Element) =>
        /^(?:script|style|link|meta|base|form|input|button|select|textarea|iframe|object|embed|video|audio|source|svg|math|template|dialog)$/.test(
          localName,
        ) || localName.includes('-');
      const bad = elements.filter(isBad).map(({ outerHTML }) => outerHTML);
      const acts = elements.flatMap(({ attributes }) =>
        [...attributes]
          .filter(({ name, value }) => /^on|^style$|srcset|^ping$/.test(name) || /^\W*(?:java|vb)script/i.test(value))
          .filter(({ name, ownerElement }) => !(name === 'style' && ownerElement?.localName === 'section'))
          .map(({ name, value }) => `${name}=${value}`),
      );
      const loads = [...body.querySelectorAll<HTMLImageElement>('[src]')].filter(
        ({ src }) => !src.startsWith('data:image/'),
      );
      return [...bad, ...acts, ...loads.map(({ outerHTML }) => outerHTML)];
    });

  /** Opens the saved page without its own policy, in a place where scripts may run. */
  async function expectHarmless(reader: Page, html: string) {
    const bare = html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
    expect(bare.length).toBeLessThan(html.length);
    await reader.setContent(bare, { waitUntil: 'load' });
    const found = await reader.evaluate(() => ({
      ran: 'wasRun' in globalThis,
      forms: document.querySelectorAll('form, input, button, select, textarea').length,
    }));
    expect(found).toEqual({ ran: false, forms: 0 });
  }

  async function tryAll(page: Page, texts: readonly string[]) {
    const reader = await page.context().newPage();
    for (const [index, text] of texts.entries()) {
      const mark = `Text number ${String(index)}.`;
      await write(page, `${mark}\n\n${text}`, mark);
      expect(await remains(page), text.slice(0, 300)).toEqual([]);
      expect(await page.evaluate(() => 'wasRun' in globalThis)).toBe(false);
      await expectHarmless(reader, await saveHtml(page));
    }
  }

  // Saved files load the images in a text, and the browser reports those that it blocks in the document in which DOMPurify
  // parses the HTML. Any other request fails the test.
  test.use({ expectedErrors: [new RegExp(`^(?:policy|console): |^foreign request: ${PICTURES}`)] });

  test.beforeEach(({ page }) => page.route(`${PICTURES}/**`, (route) => route.abort()));

  test('with the site’s policy, in a frame without scripts', async ({ page }) => {
    await open(page);
    await tryAll(page, XSS_TEXTS.slice(0, 12));
    await expect(page.locator('iframe')).toHaveAttribute('sandbox', 'allow-same-origin');
  });

  test('by the sanitizer alone', async ({ page }) => {
    test.slow();
    await openWithoutPolicy(page, 'markdown-editor');
    await tryAll(page, XSS_TEXTS);
  });
});
