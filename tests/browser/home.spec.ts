// The front door: what is pasted, typed, dropped or opened finds its tool, and the tools at hand are a press away.
import type { Page } from '@playwright/test';
import { expect, test } from './test';

const field = (page: Page) => page.getByRole('textbox', { name: 'Paste anything, or type to search' });
const found = (page: Page) => page.getByRole('region', { name: 'What this is' });
const suggestions = (page: Page) => page.getByRole('list', { name: 'Suggested tools' }).getByRole('button');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const chips = (page: Page) => page.getByRole('navigation', { name: /^(?:Your tools|Popular)$/ }).getByRole('link');

/** Drops it where the selector says, as a hand would. */
const drop = (page: Page, selector: string, { name, text }: { name?: string; text: string }) =>
  page.evaluate(
    ([selector, name, text]) => {
      const data = new DataTransfer();
      if (name === undefined) data.setData('text/plain', text);
      else data.items.add(new File([text], name));
      const target = document.querySelector(selector) ?? document.body;
      for (const type of ['dragover', 'drop'])
        target.dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }));
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

test('what is pasted is named, answered and moved to its tool, where it waits', async ({ page, axe }) => {
  await page.goto('/');
  await pasteOutside(page, '48 65 6c 6c 6f');
  await expect(field(page)).toHaveValue('48 65 6c 6c 6f');
  await expect(found(page)).toContainText('Hex of text');
  await expect(found(page).locator('output')).toHaveText('Hello');
  await expect(suggestions(page).first()).toHaveText(/Decode.*Hex/);
  expect(await axe('main')).toEqual([]);

  await field(page).fill('{"b": 1}');
  await expect(found(page)).toContainText('JSON, valid');
  await field(page).press('Enter');
  await expect(heading(page)).toHaveText('JSON Formatter');
  await expect(page.getByRole('textbox', { name: 'JSON' }).first()).toHaveValue('{"b": 1}');
  await expect(page.getByRole('region', { name: /^Result/ })).toHaveCount(0); // nothing runs unasked
  await expect(page).toHaveURL('/tool/json-formatter');
});

test('a few letters find a tool, and Enter opens it', async ({ page }) => {
  await page.goto('/');
  await field(page).fill('sha256');
  await expect(suggestions(page).first()).toContainText('Hash Generator');
  await field(page).press('Enter');
  await expect(heading(page)).toHaveText('Hash Generator');
  await expect(page.getByLabel('Text to Hash')).toHaveValue(''); // the search itself is no input
});

test('a token goes to its tool past the state, and is gone with the page', async ({ page }) => {
  const token = ['{"alg":"HS256"}', '{"sub":"ann"}'].map((part) => Buffer.from(part).toString('base64url')).join('.');
  await page.goto('/');
  await field(page).fill(`${token}.c2ln`);
  await expect(found(page)).toContainText('JWT, no expiry, HS256');
  await suggestions(page).first().click();
  await expect(heading(page)).toHaveText('JWT Decoder');
  await expect(page.getByRole('textbox', { name: /token/i }).first()).toHaveValue(`${token}.c2ln`);
  expect(await page.evaluate(() => JSON.stringify(history.state) + location.href)).not.toContain(token);
  await page.goBack();
  await page.goForward();
  await expect(page.getByRole('textbox', { name: /token/i }).first()).toHaveValue('');
});

test('files are looked at where they are dropped: on the home page, and on pages without an input', async ({
  page,
}) => {
  await page.goto('/');
  await expect(async () => {
    await drop(page, 'footer', { name: 'data.csv', text: 'id,name,city\n1,Ann,Oslo\n2,Bob,Rome\n' });
    await expect(found(page)).toContainText('CSV', { timeout: 2_000 });
  }).toPass();
  await page.getByRole('button', { name: 'Clear' }).first().click();
  await expect(field(page)).toBeFocused();

  await page.goto('/about-us');
  await expect(heading(page)).toBeVisible();
  await expect(async () => {
    await drop(page, 'main', { name: 'page.txt', text: 'caf%C3%A9' });
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(page.getByRole('dialog')).toContainText('URL-encoded text');
  await suggestions(page).first().click();
  await expect(heading(page)).toHaveText('URL Encoder/Decoder');
  await expect(page.getByText('page.txt')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Decode' })).toBeChecked();
});

test('the palette knows what is typed into it', async ({ page }) => {
  await page.goto('/about-us');
  await page.getByRole('button', { name: 'Search tools and pages' }).click();
  await page.getByRole('combobox').fill('#3b82f6');
  await page.getByRole('option', { name: /Color Picker/ }).click();
  await expect(heading(page)).toHaveText('Color Picker');
  await expect(page.getByRole('textbox', { name: 'Color', exact: true })).toHaveValue('#3b82f6');
});

test('tools that were used or pinned come first, here and in the sidebar, until they are cleared', async ({ page }) => {
  await page.goto('/tool/word-counter');
  await page.getByRole('button', { name: 'Pin', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Pinned', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/tool/unit-converter'); // only looked at
  await expect(heading(page)).toBeVisible();
  await page.goto('/tool/uuid-generator');
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(page.getByRole('region', { name: /^Result/ })).toBeVisible();
  const stored = () => page.evaluate(() => [localStorage.getItem('pinnedTools'), localStorage.getItem('recentTools')]);
  expect(await stored()).toEqual(['["word-counter"]', '["uuid-generator"]']);

  await page.getByRole('link', { name: 'Toolyard' }).click();
  await expect(chips(page)).toHaveCount(8);
  await expect(chips(page).nth(0)).toHaveText('Word Counter, pinned');
  await expect(chips(page).nth(1)).toHaveText('UUID Generator');
  const sidebar = page.getByRole('navigation', { name: 'Tools', exact: true });
  await expect(sidebar.getByRole('list', { name: 'Pinned' }).getByRole('link')).toHaveText(['Word Counter']);
  await expect(sidebar.getByRole('list', { name: 'Recent' }).getByRole('link')).toHaveText(['UUID Generator']);
  await page.getByRole('button', { name: 'Clear recent and pinned' }).click();
  await expect(sidebar.getByRole('list', { name: 'Recent' })).toHaveCount(0);
  expect(await stored()).toEqual(['[]', '[]']);
});

test('the sidebar is filtered by typing, and remembers what is open', async ({ page }) => {
  await page.goto('/tools');
  const sidebar = page.getByRole('navigation', { name: 'Tools', exact: true });
  await sidebar.getByRole('button', { name: 'Generators' }).click();
  const filter = sidebar.getByRole('searchbox');
  await filter.fill('yaml nothing');
  await expect(sidebar).toContainText('No tools match.');
  await filter.fill('checksum'); // a keyword
  await sidebar.getByRole('link', { name: 'Hash Generator' }).click();
  await expect(heading(page)).toHaveText('Hash Generator');
  await expect(filter).toHaveValue('');
  await expect(sidebar.getByRole('button', { expanded: true })).toHaveText([
    'General', // around the page before
    'Security & Hashing',
    'Generators',
  ]);
});

test('a window of medium width has a rail, which opens for a key or a pointer', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 900 });
  await page.goto('/tools');
  const panel = page.locator('.rail-panel');
  const width = () => panel.evaluate((element) => element.getBoundingClientRect().width);
  expect(await width()).toBe(72);
  const sidebar = page.getByRole('navigation', { name: 'Tools', exact: true });
  await sidebar.getByRole('button', { name: 'Generators' }).click();
  await expect.poll(width).toBe(320);
  await expect(sidebar.getByRole('link', { name: 'UUID Generator' })).toBeVisible();
  await sidebar.getByRole('link', { name: 'UUID Generator' }).click();
  await expect(heading(page)).toHaveText('UUID Generator');
  await page.mouse.move(700, 500);
  await expect.poll(width).toBe(72);
});

for (const { width, height, least } of [
  { width: 1440, height: 900, least: 8 },
  { width: 360, height: 740, least: 4 },
]) {
  test(`at ${width} × ${height}, ${least} tools are in view at first`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    for (let at = 0; at < least; at++) await expect(chips(page).nth(at)).toBeInViewport({ ratio: 1 });
  });
}
