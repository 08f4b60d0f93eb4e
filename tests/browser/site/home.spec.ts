// The front door: pasted, typed, dropped or opened input finds its tool, and the visitor's recent tools come first.
import type { Page } from '@playwright/test';
import { openWithoutCode } from '../lib/open-without-code';
import { expect, test } from '../lib/test';

const field = (page: Page) => page.getByRole('textbox', { name: 'Paste anything, or type to search' });
const found = (page: Page) => page.getByRole('region', { name: 'What this is' });
const suggestions = (page: Page) => page.getByRole('list', { name: 'Suggested tools' }).getByRole('button');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const chips = (page: Page) => page.getByRole('navigation', { name: /^(?:Your tools|Popular)$/ }).getByRole('link');
const goHome = (page: Page) => page.getByRole('link', { name: 'Toolyard', exact: true }).first().click();

/** Drops a file on the element, with real events. */
const drop = (page: Page, selector: string, { name, text }: { name: string; text: string }) =>
  page.evaluate(
    ([selector, name, text]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text], name));
      const target = document.querySelector(selector) ?? document.body;
      for (const type of ['dragover', 'drop'])
        target.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    },
    [selector, name, text] as const,
  );

const pasteOutside = (page: Page, text: string) =>
  page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

test.describe.configure({ mode: 'parallel' });

test('what is pasted, typed or dropped is named, answered and taken to its tool', async ({ page, context, axe }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.goto('/');

  await test.step('the first tools are in view without scrolling', async () => {
    for (const { width, height, least } of [
      { width: 360, height: 740, least: 4 },
      { width: 1440, height: 900, least: 8 },
    ]) {
      await page.setViewportSize({ width, height });
      for (let at = 0; at < least; at++) await expect(chips(page).nth(at)).toBeInViewport({ ratio: 1 });
    }
  });

  await test.step('text that is pasted beside the field', async () => {
    await expect(async () => {
      await pasteOutside(page, '48 65 6c 6c 6f'); // before the page is ready, nothing listens
      await expect(field(page)).toHaveValue('48 65 6c 6c 6f', { timeout: 2_000 });
    }).toPass();
    await expect(found(page)).toContainText('Hex of text');
    await expect(found(page).locator('output')).toHaveText('Hello');
    await expect(suggestions(page).first()).toHaveText(/Decode.*Hex/);
    await page.keyboard.press('Enter');
    await expect.poll(copied).toBe('Hello');
    expect(await axe('main')).toEqual([]);
  });

  await test.step('an answer in place, which Enter copies', async () => {
    for (const [typed, answer] of [
      ['5 mi in km', '8.04672 km'],
      ['{"b": [1]}', '{\n  "b": [\n    1\n  ]\n}'],
    ] as const) {
      await field(page).fill(typed);
      await field(page).press('Enter');
      await expect.poll(copied).toBe(answer);
      await expect(found(page).locator('output')).toHaveText(answer);
      await expect(field(page)).toBeFocused();
    }
  });

  await test.step('something that no tool takes', async () => {
    await field(page).fill('*/10 * * * *');
    await expect(found(page)).toContainText('No tool for “Cron schedule” yet. Suggest it');
    await field(page).fill('2+2');
    await expect(found(page).locator('output')).toHaveText('4');
  });

  await test.step('text that is moved to its tool, which runs on arrival and not after a reload', async () => {
    await field(page).fill('{"b": 1}');
    await expect(found(page)).toContainText('Valid JSON');
    await suggestions(page).first().click();
    await expect(page).toHaveURL('/tool/json-formatter');
    await expect(heading(page)).toHaveText('JSON Formatter');
    await expect(page.getByRole('textbox', { name: 'JSON' }).first()).toHaveValue('{"b": 1}');
    await expect(page.getByRole('region', { name: /^Result/ })).toContainText('"b": 1');
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'JSON' }).first()).toHaveValue('{"b": 1}');
    await expect(page.getByRole('region', { name: /^Result/ })).toHaveCount(0);
  });

  await test.step('a few letters, which are a search and no input', async () => {
    await goHome(page);
    await field(page).fill('sha256');
    await expect(suggestions(page).first()).toContainText('Hash Generator');
    await field(page).press('Enter');
    await expect(heading(page)).toHaveText('Hash Generator');
    await expect(page.getByLabel('Text to Hash')).toHaveValue('');
  });

  await test.step('a token, which is kept nowhere and is gone with the page', async () => {
    const part = (json: string) => Buffer.from(json).toString('base64url');
    const token = `${part('{"alg":"HS256"}')}.${part('{"sub":"ann"}')}.c2ln`;
    const input = page.getByRole('textbox', { name: /token/i }).first();
    await goHome(page);
    await field(page).fill(token);
    await expect(found(page)).toContainText('JWT, no expiry, HS256');
    await suggestions(page).first().click();
    await expect(heading(page)).toHaveText('JWT Decoder');
    await expect(input).toHaveValue(token);
    expect(await page.evaluate(() => JSON.stringify(history.state) + location.href)).not.toContain(token);
    await page.goBack();
    await expect(field(page)).toBeVisible();
    await page.goForward();
    await expect(input).toHaveValue('');
  });

  await test.step('a file that is dropped on the home page', async () => {
    await goHome(page);
    await expect(field(page)).toBeVisible();
    await drop(page, 'footer', { name: 'data.csv', text: 'id,name,city\n1,Ann,Oslo\n2,Bob,Rome\n' });
    await expect(found(page)).toContainText('CSV');
    // By `printf 'id,name,city\n1,Ann,Oslo\n2,Bob,Rome\n' | sha256sum`.
    const sha256 = '4df8550b9ac6199d7af027e3495db077fbcb1b7dd30f2f3ded5ebcacf805258d';
    await expect(found(page).locator('output')).toHaveText(sha256);
    await expect(page.getByRole('button', { name: 'Copy: SHA-256' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(copied).toBe(sha256);
    await page.getByRole('button', { name: 'Clear' }).first().click();
    await expect(field(page)).toBeFocused();
  });

  await test.step('a file that is dropped on a page without an input', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await expect(heading(page)).toHaveText('About Toolyard');
    await drop(page, 'main', { name: 'page.txt', text: 'caf%C3%A9' });
    await expect(page.getByRole('dialog')).toContainText('URL-encoded text');
    await suggestions(page).first().click();
    await expect(heading(page)).toHaveText('URL Encoder/Decoder');
    await expect(page.getByText('page.txt')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Decode' })).toBeChecked();
  });
});

test('tools that were used or pinned come first, and the sidebar is filtered and opened', async ({ page }) => {
  const sidebar = page.getByRole('navigation', { name: 'Tools', exact: true });
  const filter = sidebar.getByRole('searchbox');
  const open = async (tool: string) => {
    await filter.fill(tool);
    await sidebar.getByRole('link', { name: tool }).click();
    await expect(heading(page)).toHaveText(tool);
  };
  const stored = () => page.evaluate(() => [localStorage.getItem('pinnedTools'), localStorage.getItem('recentTools')]);

  await page.goto('/tool/word-counter');
  await page.getByRole('button', { name: 'Pin', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Pinned', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await open('Unit Converter'); // only looked at
  await open('UUID Generator');
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(page.getByRole('region', { name: /^Result/ })).toBeVisible();
  expect(await stored()).toEqual(['["word-counter"]', '["uuid-generator"]']);

  await test.step('on the home page and in the sidebar, until they are cleared', async () => {
    await goHome(page);
    await expect(chips(page)).toHaveCount(8);
    await expect(chips(page).nth(0)).toHaveText('Word Counter, pinned');
    await expect(chips(page).nth(1)).toHaveText('UUID Generator');
    await expect(sidebar.getByRole('list', { name: 'Pinned' }).getByRole('link')).toHaveText(['Word Counter']);
    await expect(sidebar.getByRole('list', { name: 'Recent' }).getByRole('link')).toHaveText(['UUID Generator']);
    await page.getByRole('button', { name: 'Clear recent and pinned' }).click();
    await expect(sidebar.getByRole('list', { name: 'Recent' })).toHaveCount(0);
    expect(await stored()).toEqual(['[]', '[]']);
  });

  await test.step('the filter finds by keywords, and what was opened stays open', async () => {
    const group = sidebar.getByRole('button', { name: 'Development Tools' });
    await group.click();
    await filter.fill('yaml nothing');
    await expect(sidebar).toContainText('No tools match.');
    await filter.fill('checksum');
    await sidebar.getByRole('link', { name: 'Hash Generator' }).click();
    await expect(heading(page)).toHaveText('Hash Generator');
    await expect(filter).toHaveValue('');
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await expect(sidebar.getByRole('button', { name: 'Security & Hashing' })).toHaveAttribute('aria-expanded', 'true');
    await expect(sidebar.getByRole('button', { name: 'AI Tools' })).toHaveAttribute('aria-expanded', 'false');
  });

  await test.step('a window of medium width has a rail, which opens for a key or a pointer', async () => {
    await page.setViewportSize({ width: 820, height: 900 });
    const width = () => page.locator('.rail-panel').evaluate((element) => element.getBoundingClientRect().width);
    await page.mouse.move(700, 500);
    await heading(page).focus();
    await expect.poll(width).toBe(72);
    await sidebar.getByRole('button', { name: 'AI Tools' }).click();
    await expect.poll(width).toBe(320);
    await sidebar.getByRole('link', { name: 'AI Text Generator' }).click();
    await expect(heading(page)).toHaveText('AI Text Generator');
    await page.mouse.move(700, 500);
    await expect.poll(width).toBe(72);
  });
});

test('the chips of a returning visitor are theirs from the first paint, each with its own icon', async ({ page }) => {
  await page.goto('/robots.txt');
  const recent = ['regex-tester', 'word-counter', 'xml-formatter'];
  await page.evaluate((ids) => localStorage.setItem('recentTools', JSON.stringify(ids)), recent);
  const release = await openWithoutCode(page, '/');
  await expect(heading(page)).toBeVisible();
  const icons = { 'Regex Tester': 'regex', 'XML Formatter': 'square-code', 'Password Generator': 'key-round' };
  /** The visible chips from left to right and from top to bottom. */
  const seen = () =>
    chips(page).evaluateAll((links) =>
      links
        .map((link) => ({ box: link.getBoundingClientRect(), text: link.querySelector('.flex-1')?.textContent ?? '' }))
        .filter(({ box }) => box.width > 0)
        .sort((a, b) => a.box.top - b.box.top || a.box.left - b.box.left)
        .map(({ box, text }) => [text, box.left, box.top] as const),
    );
  const expectOwn = async () => {
    await expect(chips(page)).toHaveCount(8);
    for (const [title, icon] of Object.entries(icons))
      await expect(chips(page).filter({ hasText: title }).locator('svg').first()).toHaveClass(
        new RegExp(`lucide-${icon}\\b`),
      );
    return seen();
  };
  const first = await expectOwn();
  expect(first.map(([title]) => title).slice(0, 4)).toEqual([
    'Regex Tester',
    'Word Counter',
    'XML Formatter',
    'Base64 Encoder/Decoder',
  ]);
  release();
  await expect(page.getByRole('button', { name: 'Clear recent and pinned' })).toBeVisible();
  expect(await expectOwn()).toEqual(first);
});
