// The command palette: any tool or page by a few letters, with keys, finger or screen reader. tests/unit/site/palette.test.ts has
// the results for each input, and the keys of each system.
import type { Page } from '@playwright/test';
import { scriptOf } from '../../built/chunks';
import { expect, test } from '../lib/test';

const NAME = 'Search tools and pages';
const button = (page: Page) => page.getByRole('button', { name: NAME });
const palette = (page: Page) => page.getByRole('dialog', { name: NAME });
const field = (page: Page) => palette(page).getByRole('combobox', { name: NAME });
const results = (page: Page) => palette(page).getByRole('listbox', { name: 'Results' }).getByRole('option');
const selected = (page: Page) => palette(page).locator('[role=option][data-active-item]');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Once the page listens to the keys. */
async function openByKeys(page: Page) {
  await expect(button(page)).toHaveAttribute('aria-keyshortcuts', 'Control+K');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

async function choose(page: Page, typed: string, title: string) {
  await openByKeys(page);
  await page.keyboard.type(typed);
  await expect(selected(page)).toHaveText(title);
  await page.keyboard.press('Enter');
  await expect(palette(page)).toHaveCount(0);
}

test.describe.configure({ mode: 'parallel' });

test('by keys: acts on a tool, finds tools and pages, and leaves what was typed alone', async ({ page, axe }) => {
  const input = page.getByLabel('Text to Hash');

  await test.step('sends a result on, where the next tool waits', async () => {
    await page.goto('/tool/base64-encoder');
    await page.getByLabel('Text to Encode').fill('a text of some length');
    await page.getByRole('button', { name: 'Encode', exact: true }).click();
    await expect(page.getByRole('region', { name: /^Result/ })).toBeVisible();
    await choose(page, 'send hash', 'Send result to Hash GeneratorAction');
    await expect(page).toHaveURL('/tool/hash-generator');
    await expect(input).toHaveValue('YSB0ZXh0IG9mIHNvbWUgbGVuZ3Ro');
    await expect(page.getByRole('button', { name: 'Generate Hashes' })).toBeFocused();
  });

  await test.step('Esc and the same keys close it, and the caret stays where it was', async () => {
    await input.fill('abcdef');
    for (let left = 0; left < 3; left++) await input.press('ArrowLeft');
    await openByKeys(page);
    await page.keyboard.type('xyz');
    await page.keyboard.press('Escape');
    await expect(palette(page)).toHaveCount(0);
    await expect(input).toBeFocused();
    await page.keyboard.type('-');
    await expect(input).toHaveValue('abc-def');
    await openByKeys(page);
    await expect(field(page)).toHaveValue(''); // nothing of the last time
    await page.keyboard.press('Control+k');
    await expect(palette(page)).toHaveCount(0);
    await expect(input).toBeFocused();
    await openByKeys(page);
    // A dialog reports that it is closed in a later task: the keys may come before that.
    await page.evaluate(() => {
      document.querySelector('dialog')?.close();
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', code: 'KeyK', ctrlKey: true, cancelable: true }));
    });
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(input).toBeFocused();
    await expect(input).toHaveValue('abc-def');
  });

  await test.step('empties the tool, and the caret waits in its field', async () => {
    await page.getByRole('button', { name: 'Generate Hashes' }).click();
    await expect(page.getByRole('region', { name: 'Hashes' })).toBeVisible();
    await choose(page, 'clear', 'Clear Hash GeneratorAction');
    await expect(input).toHaveValue('');
    await expect(input).toBeFocused();
    await expect(page.getByRole('region', { name: 'Hashes' })).toHaveCount(0);
  });

  await test.step('switches the theme, and then offers the other two', async () => {
    await choose(page, 'dark', 'Switch to dark themeAction');
    await expect(page.locator('html')).toHaveClass(/dark/);
    await openByKeys(page);
    await page.keyboard.type('theme');
    await expect(results(page).filter({ hasText: 'Action' })).toHaveText([/light theme/, /system theme/]);
    await page.keyboard.press('Escape');
    await expect(palette(page)).toHaveCount(0);
  });

  await test.step('arrows move through the results', async () => {
    await openByKeys(page);
    expect(await axe('dialog'), 'everything').toEqual([]);
    await field(page).focus();
    await page.keyboard.type('ai');
    await expect(results(page).first()).toContainText('AI');
    expect(await axe('dialog'), 'some').toEqual([]);
    const titles = await results(page).allTextContents();
    expect(titles.length).toBeGreaterThan(3);
    await expect(selected(page)).toHaveText(titles[0] ?? '');
    await page.keyboard.press('ArrowDown');
    await expect(selected(page)).toHaveText(titles[1] ?? '');
    await expect(field(page)).toBeFocused();
    const id = await selected(page).getAttribute('id');
    await expect(field(page)).toHaveAttribute('aria-activedescendant', id ?? 'none');
    await page.keyboard.press('ArrowUp');
    await expect(selected(page)).toHaveText(titles[0] ?? '');
  });

  await test.step('knows a value that is pasted into it', async () => {
    await field(page).fill('#3b82f6');
    await results(page).filter({ hasText: 'Color Picker' }).first().click();
    await expect(heading(page)).toHaveText('Color Picker');
    await expect(page.getByRole('textbox', { name: 'Color', exact: true })).toHaveValue('#3b82f6');
  });

  await test.step('finds nothing, says so, and leads to where a tool can be suggested', async () => {
    await openByKeys(page);
    await page.keyboard.type('wor');
    await expect(palette(page).getByRole('status')).toHaveText(/^\d+ results$/);
    await page.keyboard.type('zzz');
    await expect(palette(page).getByRole('status')).toHaveText('No tools match.');
    await expect(results(page)).toHaveCount(0);
    expect(await axe('dialog'), 'nothing').toEqual([]);
    await field(page).press('Enter');
    await expect(palette(page)).toBeVisible();
    await palette(page).getByRole('link', { name: 'Suggest a tool' }).click();
    await expect(page).toHaveURL('/tool-ideas');
    await expect(palette(page)).toHaveCount(0);
  });

  await test.step('closes with the page that is left, over whatever else is open', async () => {
    await page.setViewportSize({ width: 600, height: 800 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await choose(page, 'hash', 'Hash GeneratorSecurity');
    await expect(page).toHaveURL('/tool/hash-generator');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(heading(page)).toHaveText('Hash Generator');
    await expect(heading(page)).toBeFocused();
  });
});

test('a finger opens it, chooses, and closes it', { tag: '@phone-only' }, async ({ page, axe }) => {
  await page.goto('/');
  await button(page).tap();
  await expect(field(page)).toBeFocused();
  expect(await axe('dialog')).toEqual([]);
  await palette(page).getByRole('button', { name: 'Close search' }).tap();
  await expect(palette(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();

  await button(page).tap();
  await expect(field(page)).toBeFocused();
  await page.touchscreen.tap(180, 790); // the dimmed rest
  await expect(palette(page)).toHaveCount(0);

  await button(page).tap();
  await field(page).fill('counter');
  await expect(results(page)).toHaveText([/^Word Counter/]);
  await results(page).tap();
  await expect(page).toHaveURL('/tool/word-counter');
  await expect(palette(page)).toHaveCount(0);
});

test.describe('its code', () => {
  test.use({ expectedErrors: [/status of 503|Failed to fetch dynamically/] });

  test('comes with its first use and again after a failure; what is typed is neither sent nor kept', async ({
    page,
  }) => {
    const secret = 'quietword';
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
    const script = `/${scriptOf('src/app/palette/palette.tsx')}`;
    const asked = () => sent.filter((text) => text.includes(script)).length;
    await page.route(`**${script}`, (route) =>
      route.fulfill({ status: 503, contentType: 'text/javascript', body: '' }),
    );
    await page.goto('/about-us');
    await expect(button(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked()).toBe(0);
    await button(page).click();
    await expect(page.getByText('A part of this page didn’t load')).toBeVisible();
    expect(asked()).toBeGreaterThan(0);
    await page.unroute(`**${script}`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveAttribute('spellcheck', 'false');
    await expect(field(page)).toHaveAttribute('autocomplete', 'off');

    await page.keyboard.type(secret);
    await expect(palette(page).getByRole('status')).toHaveText('No tools match.');
    await page.keyboard.press('Escape');
    await expect(palette(page)).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect(sent.filter((text) => text.includes(secret))).toEqual([]);
    expect(page.url()).not.toContain(secret);
    const kept = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie, history.state]),
    );
    expect(kept).not.toContain(secret);
  });
});
