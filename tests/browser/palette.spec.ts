// The command palette: any tool or page by a few letters, with keys, finger or screen reader.
import type { Page } from '@playwright/test';
import { scriptOf } from '../built/chunks';
import { expect, freshTest, test } from './test';

const NAME = 'Search tools and pages';
const button = (page: Page) => page.getByRole('button', { name: NAME });
const palette = (page: Page) => page.getByRole('dialog', { name: NAME });
const field = (page: Page) => palette(page).getByRole('combobox', { name: NAME });
const results = (page: Page) => palette(page).getByRole('listbox', { name: 'Results' }).getByRole('option');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const selected = (page: Page) => palette(page).locator('[role=option][data-active-item]');

/** Once the page has taken the keys over. */
async function openByKeys(page: Page, keys = 'Control+K') {
  await expect(button(page)).toHaveAttribute('aria-keyshortcuts', keys);
  await page.keyboard.press(keys.replace('K', 'k'));
  await expect(field(page)).toBeFocused();
}

/** The text tool's page, with a text and the caret in its middle. */
async function typeIntoTool(page: Page) {
  await page.goto('/tool/hash-generator');
  const input = page.getByLabel('Text to Hash');
  await input.fill('abcdef');
  for (let left = 0; left < 3; left++) await input.press('ArrowLeft');
  return input;
}

test.describe.configure({ mode: 'parallel' });

test.describe('with the keyboard', () => {
  test('finds a tool and goes there', async ({ page }) => {
    await page.goto('/');
    await openByKeys(page);
    await page.keyboard.type('hash');
    await expect(results(page).first()).toHaveText('Hash GeneratorSecurity');
    await expect(selected(page)).toHaveText('Hash GeneratorSecurity');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/tool/hash-generator');
    await expect(palette(page)).toHaveCount(0);
    await expect(heading(page)).toHaveText('Hash Generator');
    await expect(heading(page)).toBeFocused();
  });

  test('moves through the results by arrows, around the ends', async ({ page }) => {
    await page.goto('/about-us');
    await openByKeys(page);
    await page.keyboard.type('ai');
    const chosen = selected(page);
    const titles = await results(page).allTextContents();
    expect(titles.length).toBeGreaterThan(3);
    await expect(chosen).toHaveText(titles[0] ?? '');
    await page.keyboard.press('ArrowDown');
    await expect(chosen).toHaveText(titles[1] ?? '');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? '');
    await page.keyboard.press('ArrowUp');
    await expect(chosen).toHaveText(titles[0] ?? '');
  });

  test('Esc and the same keys close it, and what was typed stays where it was', async ({ page }) => {
    const input = await typeIntoTool(page);
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
    await expect(input).toHaveValue('abc-def');
  });

  test('goes away with the page that is left, whatever else lies open', async ({ page }) => {
    await page.setViewportSize({ width: 600, height: 800 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await openByKeys(page);
    await page.keyboard.type('privacy');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/privacy-policy');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(heading(page)).toBeFocused();
  });

  test.describe('of Apple', () => {
    freshTest.use({
      userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
    });

    freshTest('takes Command, and leaves Ctrl+K to the field', async ({ page }) => {
      await typeIntoTool(page);
      await expect(page.getByText('⌘ K')).toBeVisible();
      await page.evaluate(() =>
        addEventListener('keydown', ({ key, defaultPrevented }) =>
          Object.assign(globalThis, { [key]: defaultPrevented }),
        ),
      );
      await page.keyboard.press('Control+k');
      expect(await page.evaluate(() => (globalThis as { k?: boolean }).k)).toBe(false);
      await expect(palette(page)).toHaveCount(0);
      await openByKeys(page, 'Meta+K');
    });
  });
});

test.describe('finds', () => {
  const SEARCHES = [
    ['by the title, whatever the case', 'WORD count', 'Word Counter', '/tool/word-counter'],
    ['by words in any order', 'generator hash', 'Hash Generator', '/tool/hash-generator'],
    ['by the category', 'security hash', 'Hash Generator', '/tool/hash-generator'],
    ['by a keyword', 'mkv', 'MP4 to MP3 Converter', '/tool/mp4-to-mp3-converter'],
    ['by the description', 'other hashes', 'Hash Generator', '/tool/hash-generator'],
    ['by an alias', 'base64', 'Base64 Encoder/Decoder', '/tool/base64-encoder'],
    ['an announced tool', 'ai image', 'AI Image Generator', '/tool/ai-image-generator'],
    ['a page', 'cookie', 'Cookie Settings', '/cookie-settings'],
    ['a page by its second address', '/contact', 'Contact Us', '/contact-us'],
    ['the home page', 'home', 'Home', '/'],
  ] as const;

  test('by titles, categories, keywords, descriptions and second addresses, from wherever one is', async ({ page }) => {
    await page.goto('/terms-of-service');
    for (const [what, text, title, path] of SEARCHES) {
      await test.step(what, async () => {
        await openByKeys(page);
        await page.keyboard.type(text);
        await expect(results(page).first()).toContainText(title);
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(path);
        // The keys close it while it is still there.
        await expect(palette(page)).toHaveCount(0);
      });
    }
  });

  test('everything at first, and each of it leads to a page', async ({ page, request }) => {
    await page.goto('/');
    await openByKeys(page);
    const links = results(page).and(page.locator('a'));
    const paths = await links.evaluateAll((options) => options.map((option) => option.getAttribute('href')));
    for (const path of ['/', '/tools', '/tool/word-counter', '/tool-ideas', '/about-us', '/unsubscribe'])
      expect(paths).toContain(path);
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths) expect((await request.get(path ?? '')).status(), path ?? 'no address').toBe(200);
  });

  test('nothing, and says so', async ({ page }) => {
    await page.goto('/');
    await openByKeys(page);
    await page.keyboard.type('wor');
    await expect(palette(page).getByRole('status')).toHaveText(/^\d+ results$/);
    await page.keyboard.type('zzz');
    await expect(palette(page).getByRole('status')).toHaveText('No tools match.');
    await expect(results(page)).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(palette(page)).toBeVisible();
    await palette(page).getByRole('link', { name: 'Suggest a tool' }).click();
    await expect(page).toHaveURL('/tool-ideas');
    await expect(palette(page)).toHaveCount(0);
  });
});

test.describe('acts', () => {
  const choose = async (page: Page, typed: string, title: string) => {
    await openByKeys(page);
    await page.keyboard.type(typed);
    await expect(selected(page)).toHaveText(`${title}Action`);
    await page.keyboard.press('Enter');
    await expect(palette(page)).toHaveCount(0);
  };

  test('on the theme, and offers the other two', async ({ page }) => {
    await page.goto('/about-us');
    await choose(page, 'dark', 'Switch to dark theme');
    await expect(page.locator('html')).toHaveClass(/dark/);
    await openByKeys(page);
    await page.keyboard.type('theme');
    await expect(results(page).filter({ hasText: 'Action' })).toHaveText([/light theme/, /system theme/]);
  });

  test('on the tool: empties it, and the caret waits in its field', async ({ page }) => {
    const input = await typeIntoTool(page);
    await page.getByRole('button', { name: 'Generate Hashes' }).click();
    await expect(page.getByRole('region', { name: 'Hashes' })).toBeVisible();
    await choose(page, 'clear', 'Clear Hash Generator');
    await expect(input).toHaveValue('');
    await expect(input).toBeFocused();
    await expect(page.getByRole('region', { name: 'Hashes' })).toHaveCount(0);
  });

  test('on its result: sends it on', async ({ page }) => {
    await page.goto('/tool/base64-encoder');
    await page.getByLabel('Text to Encode').fill('a text of some length');
    await page.getByRole('button', { name: 'Encode', exact: true }).click();
    await expect(page.getByRole('region', { name: /^Result/ })).toBeVisible();
    await choose(page, 'send hash', 'Send result to Hash Generator');
    await expect(page).toHaveURL('/tool/hash-generator');
    await expect(page.getByLabel('Text to Hash')).toHaveValue('YSB0ZXh0IG9mIHNvbWUgbGVuZ3Ro');
    await expect(page.getByRole('button', { name: 'Generate Hashes' })).toBeFocused();
  });
});

test('a finger opens it, chooses, and closes it', { tag: '@phone-only' }, async ({ page }) => {
  await page.goto('/');
  await button(page).tap();
  await expect(field(page)).toBeFocused();
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
  test.use({ expectedFaults: [/status of 503/] });

  test('comes with its first use; where it cannot, the catalog opens', async ({ page }) => {
    const asked: string[] = [];
    await page.route(`**/${scriptOf('src/app/palette/palette.tsx')}`, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ status: 503, contentType: 'text/javascript', body: '' });
    });
    await page.goto('/');
    await expect(button(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await button(page).click();
    await expect(page).toHaveURL('/tools');
    expect(asked).toHaveLength(1);
  });
});

test('what is typed is neither sent nor kept', async ({ page }) => {
  const secret = 'quietword';
  const sent: string[] = [];
  await page.goto('/about-us');
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
  await openByKeys(page);
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

test('no fault against WCAG 2.2 AA', { tag: '@phone' }, async ({ page, axe }) => {
  await page.goto('/about-us');
  await button(page).click();
  await expect(results(page).first()).toBeVisible();
  expect(await axe(), 'everything').toEqual([]);
  await field(page).fill('text');
  await expect(selected(page)).toBeVisible();
  expect(await axe(), 'some').toEqual([]);
  await field(page).fill('zzz');
  await expect(palette(page).getByRole('status')).toHaveText('No tools match.');
  expect(await axe(), 'nothing').toEqual([]);
});
