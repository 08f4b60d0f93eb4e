// What stands around the tools: routes, catalog, sidebar, theme, focus.
import type { Page } from '@playwright/test';
import { orderedTools } from '../../src/tools/lookup';
import { expect, test } from './test';

const tools = orderedTools();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const cards = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Use Tool/ });
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Tools', exact: true });

test.describe.configure({ mode: 'parallel' });

test.describe('routes', () => {
  test.describe('an unknown address', () => {
    test.use({ expectedFaults: [/status of 404/] });

    test('of a tool is told', async ({ page }) => {
      const answer = await page.goto('/tool/unknown');
      expect(answer?.status()).toBe(404);
      await expect(heading(page)).toHaveText('Tool Not Found');
      await expect(page.getByText('The requested tool could not be found.')).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'Browse Tools' }).click();
      await expect(heading(page)).toHaveText('All Tools');
    });

    test('is told', async ({ page }) => {
      await page.goto('/tools');
      const answer = await page.goto('/no/such/page');
      expect(answer?.status()).toBe(404);
      await expect(page.getByText('404', { exact: true })).toBeVisible();
      await expect(heading(page)).toHaveText('Page Not Found');
      const words =
        "Oops! The page you're looking for doesn't exist. It might have been moved, deleted, or you entered the wrong URL.";
      await expect(page.getByRole('main')).toContainText(words);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await expect(page.getByRole('main').getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
      await expect(page.getByRole('main').getByRole('link', { name: 'Browse Tools' })).toHaveAttribute(
        'href',
        '/tools',
      );
      await page.getByRole('button', { name: 'Go Back' }).click();
      await expect(heading(page)).toHaveText('All Tools');
    });
  });

  test('the home page leads to the tools', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Explore Tools' }).click();
    await expect(page).toHaveURL('/tools');
    await expect(heading(page)).toHaveText('All Tools');
  });
});

test.describe('the catalog', () => {
  const search = (page: Page) => page.getByRole('searchbox', { name: 'Search tools' });
  const category = (page: Page, name: string) =>
    page.getByRole('group', { name: 'Category' }).getByRole('button', { name, exact: true });

  test('lists every tool', async ({ page }) => {
    await page.goto('/tools');
    await expect(cards(page)).toHaveCount(tools.length);
    await expect(search(page)).toHaveAttribute('placeholder', 'Search tools by name, description, or category...');
    await expect(page.getByRole('group', { name: 'Category' }).getByRole('button')).toHaveText([
      'all',
      'developer',
      'design',
      'utility',
      'security',
      'text',
      'ai',
    ]);
    await expect(category(page, 'all')).toHaveAttribute('aria-pressed', 'true');
  });

  test('finds by name, description or category, whatever the case, and writes it into the address', async ({
    page,
  }) => {
    await page.goto('/tools');
    await search(page).fill('HASH gen');
    await expect(cards(page)).toHaveText([/Use Tool/]);
    await expect(page).toHaveURL('/tools?search=HASH+gen');
    await page.reload();
    await expect(search(page)).toHaveValue('HASH gen');
    await cards(page).click();
    await expect(heading(page)).toHaveText('Hash Generator');
    await page.goBack();
    await expect(search(page)).toHaveValue('HASH gen');
    await search(page).fill('hashes for text');
    await expect(cards(page)).toHaveAccessibleName('Use Tool: Hash Generator');
  });

  test('filters by category, beside the search', async ({ page }) => {
    await page.goto('/tools?category=security');
    await expect(category(page, 'security')).toHaveAttribute('aria-pressed', 'true');
    await expect(cards(page)).toHaveCount(tools.filter(({ filter }) => filter === 'security').length);
    await category(page, 'utility').click();
    await expect(page).toHaveURL('/tools?category=utility');
    await expect(cards(page)).toHaveCount(tools.filter(({ filter }) => filter === 'utility').length);
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await expect(page).toHaveURL('/tools');
    await expect(cards(page)).toHaveCount(tools.length);
    // Each choice was a step.
    await page.goBack();
    await expect(category(page, 'utility')).toHaveAttribute('aria-pressed', 'true');
    await page.goBack();
    await expect(category(page, 'security')).toHaveAttribute('aria-pressed', 'true');
  });

  test('says when it has nothing, and goes back to everything', async ({ page }) => {
    await page.goto('/tools?search=nothing-is-called-that');
    await expect(page.getByText('No tools found')).toBeVisible();
    await expect(cards(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Clear All' }).click();
    await expect(cards(page)).toHaveCount(tools.length);
    await expect(search(page)).toHaveValue('');
    await expect(search(page)).toBeFocused();
  });
});

test.describe('the sidebar', () => {
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

  test('is collapsed at first, and each category opens by itself', async ({ page }) => {
    await page.goto('/');
    await expect(sidebar(page).getByRole('button')).toHaveText(groups);
    for (const name of groups) {
      await expect(sidebar(page).getByRole('button', { name })).toHaveAttribute('aria-expanded', 'false');
    }
    await expect(sidebar(page).getByRole('link')).toHaveCount(0);
    await sidebar(page).getByRole('button', { name: 'Security & Hashing' }).click();
    await expect(sidebar(page).getByRole('button', { expanded: true })).toHaveText(['Security & Hashing']);
    await sidebar(page).getByRole('link', { name: 'Hash Generator' }).click();
    await expect(page).toHaveURL('/tool/hash-generator');
  });

  test('shows where the visitor is', async ({ page }) => {
    await page.goto('/tool/hash-generator');
    await expect(sidebar(page).getByRole('button', { expanded: true })).toHaveText(['Security & Hashing']);
    await expect(sidebar(page).locator('[aria-current=page]')).toHaveText(['Hash Generator']);
    await sidebar(page).getByRole('button', { name: 'Security & Hashing' }).click();
    await expect(sidebar(page).getByRole('button', { expanded: true })).toHaveCount(0);
  });

  test('is a drawer on a phone, which closes after a choice', { tag: '@phone-only' }, async ({ page }) => {
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
});

test.describe('the theme', () => {
  test.use({ firstVisit: true }); // nothing else is stored then

  const root = (page: Page) => page.locator('html');

  /** The root's class as it was when the body came, which is before anything can be painted. */
  const noteClassAtBody = (page: Page) =>
    page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('body')) return;
        observer.disconnect();
        Object.assign(globalThis, { classAtBody: document.documentElement.className });
      }).observe(document, { childList: true, subtree: true });
    });
  const classAtBody = (page: Page) => page.evaluate(() => (globalThis as { classAtBody?: string }).classAtBody);

  test('is light until it is chosen, even where the system is dark', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await noteClassAtBody(page);
    await page.goto('/');
    expect(await classAtBody(page)).toBe('light');
    await expect(root(page)).toHaveClass('light');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  test('is kept, and there before the first paint', async ({ page }) => {
    await noteClassAtBody(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'Switch to dark theme' }).click();
    await expect(root(page)).toHaveClass('dark');
    expect(await page.evaluate(() => Object.entries(localStorage))).toEqual([['theme', 'dark']]);
    await page.goto('/tools');
    expect(await classAtBody(page)).toBe('dark');
    await expect(root(page)).toHaveClass('dark');
    await page.getByRole('button', { name: 'Switch to system theme' }).click();
    await page.getByRole('button', { name: 'Switch to light theme' }).click();
    await expect(root(page)).toHaveClass('light');
    expect(await page.evaluate(() => Object.entries(localStorage))).toEqual([['theme', 'light']]);
  });

  test('is the same in every open page', async ({ page, context }) => {
    await page.goto('/');
    const other = await context.newPage();
    await other.goto('/tools');
    await other.getByRole('button', { name: 'Switch to dark theme' }).click();
    await expect(root(page)).toHaveClass('dark');
    await expect(page.getByRole('button', { name: 'Switch to system theme' })).toBeVisible();
  });

  test('follows the device where it is asked to, at once and from the first paint', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await noteClassAtBody(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'Switch to dark theme' }).click();
    await page.getByRole('button', { name: 'Switch to system theme' }).click();
    await expect(root(page)).toHaveClass('dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(root(page)).toHaveClass('light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(root(page)).toHaveClass('dark');
    await page.goto('/tools');
    expect(await classAtBody(page)).toBe('dark');
  });
});

test.describe('finding the way', () => {
  test('breadcrumbs lead back', async ({ page }) => {
    await page.goto('/tool/hash-generator');
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(crumbs.getByRole('listitem')).toHaveText(['Home', 'Tools', 'Hash Generator']);
    await expect(crumbs.locator('[aria-current=page]')).toHaveText('Hash Generator');
    await expect(page.getByRole('main').getByText('Free Online Tool')).toBeVisible();
    await crumbs.getByRole('link', { name: 'Tools' }).click();
    await expect(page).toHaveURL('/tools');
  });

  test('the first Tab skips to the content', async ({ page }) => {
    await page.goto('/tools');
    await expect(heading(page)).toBeVisible();
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('searchbox', { name: 'Search tools' })).toBeFocused();
  });

  test('a change of page goes to its top and gives its heading the focus', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 400 });
    await page.goto('/');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.getByRole('navigation', { name: 'Quick Links' }).getByRole('link', { name: 'All Tools' }).click();
    await expect(heading(page)).toHaveText('All Tools');
    await expect(heading(page)).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('a link to a part of another page goes there', async ({ page }) => {
    await page.goto('/unsubscribe');
    await page.getByRole('main').getByRole('link', { name: 'our homepage' }).click();
    await expect(page).toHaveURL('/#newsletter');
    await expect(page.locator('#newsletter')).toBeFocused();
    await expect(page.locator('#newsletter')).toBeInViewport();
  });

  test('Back to Top comes beyond 300 px on the way up, never over a control, and goes up', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 400 });
    await page.goto('/privacy-policy');
    const up = page.getByRole('button', { name: 'Back to Top' });
    const scrollTo = async (y: number) => {
      await page.evaluate((y) => window.scrollTo(0, y), y);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(y);
    };
    // The first look at it may come before its code.
    await expect(async () => {
      await scrollTo(900);
      await expect(up).toHaveCount(0);
      await scrollTo(800);
      await expect(up).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await page.evaluate(() => {
      const button = document.createElement('button');
      button.id = 'under';
      button.style.cssText = 'position: fixed; right: 30px; bottom: 30px; width: 60px; height: 60px';
      document.body.append(button);
    });
    await scrollTo(700);
    await expect(up).toHaveCount(0);
    await page.evaluate(() => document.querySelector('#under')?.remove());
    await scrollTo(301);
    await up.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(up).toHaveCount(0);
    await expect(heading(page)).toBeFocused();
  });
});

test('there is one toast at a time, and it can be closed', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/tool/hash-generator');
  const close = page.getByRole('button', { name: 'Close message' });
  await page.getByRole('button', { name: 'Generate Hashes' }).click();
  await expect(close).toHaveCount(1);
  await page.getByLabel('Text to Hash').fill('abc');
  await page.getByRole('button', { name: 'Generate Hashes' }).click();
  await page.getByRole('button', { name: 'Copy MD5' }).click();
  await expect(page.getByText('Copied!')).toBeVisible();
  await page.getByRole('button', { name: 'Copy SHA1' }).click();
  await expect(close).toHaveCount(1);
  await close.click();
  await expect(close).toHaveCount(0);
});

test.describe('what is not there', () => {
  test.use({ expectedFaults: [/status of 404/] });

  test('has no fault against WCAG 2.2 AA', { tag: '@phone' }, async ({ page, axe }) => {
    for (const path of ['/tools?search=nothing-is-called-that', '/tool/unknown', '/no/such/page']) {
      await page.goto(path);
      await expect(heading(page)).toBeVisible();
      expect(await axe(), path).toEqual([]);
    }
  });
});
