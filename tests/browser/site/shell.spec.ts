// The page around the tools: catalog, sidebar, breadcrumbs, theme, focus, toasts.
import type { Page } from '@playwright/test';
import { findTools } from '../../tools/find-tools';
import { expect, test } from '../lib/test';

const tools = await findTools();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Tools', exact: true });

test.describe.configure({ mode: 'parallel' });

test('the catalog is reached by keys, searched, filtered, and kept in the address', async ({ page, axe }) => {
  const cards = page.getByRole('main').getByRole('link', { name: /^Use Tool/ });
  const search = page.getByRole('searchbox', { name: 'Search tools' });
  const group = page.getByRole('group', { name: 'Category' });
  const category = (name: string) => group.getByRole('button', { name, exact: true });
  const inCategory = (name: string) => tools.filter(({ filter }) => filter === name).length;

  await test.step('the first Tab skips to the content', async () => {
    await page.goto('/tools');
    await expect(heading(page)).toBeVisible();
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(search).toBeFocused();
  });

  await test.step('it lists every tool', async () => {
    await expect(cards).toHaveCount(tools.length);
    await expect(search).toHaveAttribute('placeholder', 'Search tools by name, description, or category...');
    await expect(group.getByRole('button')).toHaveText([
      'all',
      'developer',
      'design',
      'utility',
      'security',
      'text',
      'ai',
    ]);
    await expect(category('all')).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('a search by name, in any case, is still there after a reload and on the way back', async () => {
    await search.fill('HASH gen');
    await expect(cards).toHaveText([/Use Tool/]);
    await expect(page).toHaveURL('/tools?search=HASH+gen');
    await page.reload();
    await expect(search).toHaveValue('HASH gen');
    await cards.click();
    await expect(heading(page)).toHaveText('Hash Generator');
    await page.goBack();
    await expect(search).toHaveValue('HASH gen');
  });

  await test.step('a search by description', async () => {
    await search.fill('hashes for text');
    await expect(cards).toHaveAccessibleName('Use Tool: Hash Generator');
  });

  await test.step('a search without results', async () => {
    await search.fill('nothing-is-called-that');
    await expect(page.getByText('No tools found')).toBeVisible();
    await expect(cards).toHaveCount(0);
    expect(await axe('main')).toEqual([]);
    await page.getByRole('button', { name: 'Clear All' }).click();
    await expect(cards).toHaveCount(tools.length);
    await expect(search).toHaveValue('');
    await expect(search).toBeFocused();
  });

  await test.step('each category is a step of the way back', async () => {
    await category('security').click();
    await expect(page).toHaveURL('/tools?category=security');
    await expect(cards).toHaveCount(inCategory('security'));
    await category('utility').click();
    await expect(cards).toHaveCount(inCategory('utility'));
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await expect(page).toHaveURL('/tools');
    await expect(cards).toHaveCount(tools.length);
    await page.goBack();
    await expect(category('utility')).toHaveAttribute('aria-pressed', 'true');
    await page.goBack();
    await expect(category('security')).toHaveAttribute('aria-pressed', 'true');
  });
});

test('the way from the home page to a tool and back, with one toast at a time', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const groups = [
    'General',
    'Converters',
    'Encoders & Decoders',
    'Security & Hashing',
    'Text & Data Tools',
    'Generators',
    'Development Tools',
    'AI Tools',
    'Utilities',
    'Community',
    'Legal & Info',
  ];
  const group = (name: string) => sidebar(page).getByRole('button', { name });
  const expanded = sidebar(page).getByRole('button', { expanded: true });

  await test.step('the sidebar is collapsed at first', async () => {
    await page.setViewportSize({ width: 1440, height: 400 });
    await page.goto('/');
    await expect(sidebar(page).getByRole('button')).toHaveText(['', ...groups]);
    await expect(expanded).toHaveCount(0);
    await expect(sidebar(page).getByRole('link')).toHaveCount(0);
  });

  await test.step('a change of page goes to its top, and its heading gets the focus', async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.getByRole('navigation', { name: 'Quick Links' }).getByRole('link', { name: 'All Tools' }).click();
    await expect(heading(page)).toHaveText('All Tools');
    await expect(heading(page)).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('the home page leads to the tools', async () => {
    await page.goBack();
    await page.getByRole('link', { name: 'Explore Tools' }).click();
    await expect(page).toHaveURL('/tools');
  });

  await test.step('the sidebar leads to a tool, and shows where the visitor is', async () => {
    await group('Security & Hashing').click();
    await sidebar(page).getByRole('link', { name: 'Hash Generator' }).click();
    await expect(page).toHaveURL('/tool/hash-generator');
    await expect(heading(page)).toHaveText('Hash Generator');
    await expect(sidebar(page).locator('[aria-current=page]')).toHaveText(['Hash Generator']);
    await group('Security & Hashing').click();
    await expect(group('Security & Hashing')).toHaveAttribute('aria-expanded', 'false');
  });

  await test.step('there is one toast at a time, and it can be closed', async () => {
    const close = page.getByRole('button', { name: 'Close message' });
    await page.getByLabel('Text to Hash').fill('abc');
    await page.getByRole('button', { name: 'Generate Hashes' }).click();
    await page.getByRole('button', { name: 'Copy MD5' }).click();
    await expect(page.getByText('Copied!')).toBeVisible();
    await page.getByRole('button', { name: 'Copy SHA1' }).click();
    await expect(close).toHaveCount(1);
    await close.click();
    await expect(close).toHaveCount(0);
  });

  await test.step('breadcrumbs lead back', async () => {
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(crumbs.getByRole('listitem')).toHaveText(['Home', 'Tools', 'Hash Generator']);
    await expect(crumbs.locator('[aria-current=page]')).toHaveText('Hash Generator');
    await expect(page.getByRole('main').getByText('Free Online Tool')).toBeVisible();
    await crumbs.getByRole('link', { name: 'Tools' }).click();
    await expect(page).toHaveURL('/tools');
  });

  await test.step('a link to a part of another page goes there', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Unsubscribe' }).click();
    await page.getByRole('main').getByRole('link', { name: 'our homepage' }).click();
    await expect(page).toHaveURL('/#newsletter');
    await expect(page.locator('#newsletter')).toBeFocused();
    await expect(page.locator('#newsletter')).toBeInViewport();
  });
});

test('the menu of a phone is a drawer, which closes after a choice', { tag: '@phone-only' }, async ({ page }) => {
  await page.goto('/');
  await expect(sidebar(page)).toHaveCount(0);
  const open = page.getByRole('button', { name: 'Open menu' });
  await open.tap();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(open).toBeFocused();

  await open.tap();
  await expect(drawer).toBeVisible();
  await page.touchscreen.tap(370, 400); // the dimmed rest
  await expect(drawer).toHaveCount(0);

  await open.tap();
  await drawer.getByRole('button', { name: 'General' }).tap();
  await drawer.getByRole('link', { name: 'All Tools' }).tap();
  await expect(drawer).toHaveCount(0);
  await expect(heading(page)).toHaveText('All Tools');
  await expect(heading(page)).toBeFocused();
});

test.describe('the theme', () => {
  test.use({ firstVisit: true }); // nothing else is stored then

  const root = (page: Page) => page.locator('html');
  const button = (page: Page, theme: string) => page.getByRole('button', { name: `Switch to ${theme} theme` });
  const stored = (page: Page) => page.evaluate(() => Object.entries(localStorage));

  /** Remembers the root's class as it is when the body is added, which is before anything can be painted. */
  const noteClassAtBody = (page: Page) =>
    page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('body')) return;
        observer.disconnect();
        Object.assign(globalThis, { classAtBody: document.documentElement.className });
      }).observe(document, { childList: true, subtree: true });
    });
  const classAtBody = (page: Page) => page.evaluate(() => (globalThis as { classAtBody?: string }).classAtBody);

  test('is the device’s until chosen, kept, there before the first paint, and the same in every page', async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    for (const each of [page, other]) {
      await each.emulateMedia({ colorScheme: 'dark' });
      await noteClassAtBody(each);
    }
    await page.goto('/');
    expect(await classAtBody(page)).toBe('dark');
    await expect(root(page)).toHaveClass('dark');
    expect(await stored(page)).toEqual([]);
    await button(page, 'light').click();
    await expect(root(page)).toHaveClass('light');
    expect(await stored(page)).toEqual([['theme', 'light']]);
    await button(page, 'dark').click();
    await expect(root(page)).toHaveClass('dark');

    await other.goto('/about-us');
    expect(await classAtBody(other)).toBe('dark');
    await button(other, 'system').click();
    await expect(button(page, 'light')).toBeVisible();
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(root(page)).toHaveClass('light'); // it follows the device at once
    await expect(root(other)).toHaveClass('dark');
    await other.reload();
    expect(await classAtBody(other)).toBe('dark'); // and from the first paint
    await button(page, 'dark').click();
    await expect(root(page)).toHaveClass('dark');
    await button(page, 'light').click();
    await expect(root(other)).toHaveClass('light');
    expect(await stored(page)).toEqual([['theme', 'light']]);
  });
});

const LAYERS = [
  { name: 'the menu', opener: 'Open menu', tag: '@phone-only' },
  { name: 'the search', opener: /^Search/, tag: '@phone' },
] as const;

for (const { name, opener, tag } of LAYERS) {
  test(`Back closes ${name}, and not the page`, { tag }, async ({ page }) => {
    await page.goto('/tools');
    await page.locator("a[href='/about-us']").first().dispatchEvent('click');
    await expect(page).toHaveURL('/about-us');
    const open = page.getByRole('button', { name: opener }).first();
    await open.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/about-us');
    // If a key closes it, no history entry remains.
    await open.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => Object.keys(history.state as object))).not.toContain('layer');
    // A page that is opened from it takes its place.
    await open.click();
    const dialog = page.getByRole('dialog');
    if (tag === '@phone') await dialog.getByRole('combobox').fill('word counter');
    const link = tag === '@phone' ? dialog.getByRole('option').first() : dialog.getByRole('link', { name: 'Toolyard' });
    await link.click();
    await expect(page).toHaveURL(tag === '@phone' ? '/tool/word-counter' : '/');
    await page.goBack();
    await expect(page).toHaveURL('/about-us');
    await page.goBack();
    await expect(page).toHaveURL('/tools');
  });
}

test('the list of recent tools doesn’t push the sidebar down in mid-visit', async ({ page }) => {
  await page.goto('/tool/url-encoder');
  const group = page.getByRole('navigation', { name: 'Tools' }).getByRole('button', { name: 'Generators' });
  const topOf = () => group.evaluate((button) => button.getBoundingClientRect().top);
  await expect(group).toBeVisible();
  const before = await topOf();
  await page.getByLabel('Text to Encode').fill('a b');
  await page.getByRole('button', { name: 'Encode', exact: true }).click();
  await expect(page.getByRole('region', { name: /^Result/ })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recentTools'))).toContain('url-encoder');
  expect(await topOf()).toBe(before);
  await expect(page.getByText('Recent', { exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'Toolyard', exact: true }).first().click();
  await expect(page.getByText('Recent', { exact: true })).toBeVisible();
});

test('the narrow sidebar shows ticks for its hidden links, and labels after a long touch', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/tool/url-encoder');
  const rail = page.locator('.rail');
  const current = rail.locator('[aria-current=page]');
  const tick = () => current.evaluate((link) => Number.parseFloat(getComputedStyle(link, '::before').width));
  await expect.poll(tick).toBeGreaterThan(0);
  await rail.getByRole('button', { name: 'Generators' }).evaluate((button) => {
    button.dispatchEvent(new PointerEvent('contextmenu', { pointerType: 'touch', bubbles: true, cancelable: true }));
  });
  await expect(rail).toHaveAttribute('data-open', 'true');
});

test('a wide window shows only the icons of the sidebar by choice, which lasts, and opens it above the tool', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/tool/json-formatter');
  const panel = page.locator('.rail-panel');
  const width = () => panel.evaluate((it) => it.getBoundingClientRect().width);
  const inputLeft = () => page.getByLabel('JSON Input').evaluate((it) => it.getBoundingClientRect().left);
  const before = await inputLeft();
  // The keys of the sidebar load late.
  await expect(async () => {
    await page.getByLabel('Filter the list').focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('button', { name: 'Icons only' })).toBeFocused({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect.poll(inputLeft).toBeLessThan(before);
  await page.getByLabel('JSON Input').click();
  await expect.poll(width).toBe(72);
  await page.reload();
  await expect.poll(width).toBe(72);
  await page.mouse.move(36, 400);
  await expect.poll(width).toBeGreaterThan(250);
  const { left, bottom } = await page.getByRole('button', { name: 'Format', exact: true }).evaluate((it) => {
    const { left, bottom } = it.getBoundingClientRect();
    return { left, bottom };
  });
  const isAbove = ([x, y]: readonly [number, number]) =>
    document.elementFromPoint(x, y)?.closest('.rail-panel') !== null;
  expect(await page.evaluate(isAbove, [left + 10, bottom - 10] as const)).toBe(true);
  await page.getByRole('button', { name: 'Keep the list open' }).click();
  await expect.poll(inputLeft).toBe(before);
});

test('the first link of a tool’s page leads to its field', async ({ page }) => {
  await page.goto('/tool/url-encoder');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Text to Encode')).toBeFocused();
});
