// The cookie banner and the cookie settings, as a visitor meets them on a site without any third party.
import type { BrowserContext, Page } from '@playwright/test';
import { openWithoutCode } from './open-without-code';
import { expect, freshTest, test } from './test';

test.use({ reducedMotion: 'no-preference' }); // Nothing may move below the banner.

test.use({ firstVisit: true });

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies, only if you agree' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const toggle = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const saved = (page: Page) => page.getByRole('status').filter({ hasText: 'Preferences saved successfully!' });

const KINDS = ['Essential', 'Analytics', 'Advertising', 'Preferences'] as const;

const ALL = { essential: true, analytics: true, advertising: true, preferences: true };
const NONE = { essential: true, analytics: false, advertising: false, preferences: false };

const stored = (page: Page) =>
  page.evaluate(() => ({
    consent: localStorage.getItem('cookieConsent'),
    preferences: JSON.parse(localStorage.getItem('cookiePreferences') ?? 'null') as unknown,
  }));

/** With how long each lasts, in days. */
async function cookies(context: BrowserContext) {
  const now = Date.now() / 1000;
  const all = await context.cookies();
  return all.map(({ name, expires }) => [name, Math.round((expires - now) / 86_400)]).sort();
}

const BOTH = [
  ['adsense_enabled', 365],
  ['preferences_enabled', 365],
];

const togglesOf = (page: Page) => Promise.all(KINDS.map((name) => toggle(page, name).isChecked()));

/** The banner goes a moment before they follow. */
const expectToggles = (page: Page, states: readonly boolean[]) => expect.poll(() => togglesOf(page)).toEqual(states);

const hasTagFunction = (page: Page) => page.evaluate(() => typeof (window as { gtag?: unknown }).gtag === 'function');

/** How much of the page has moved, as https://web.dev/articles/cls counts it. */
const shift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const add = (entry: PerformanceEntry) => (sum += (entry as PerformanceEntry & { value: number }).value);
        new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({
          type: 'layout-shift',
          buffered: true,
        });
        requestAnimationFrame(() => setTimeout(() => resolve(sum)));
      }),
  );

test.describe('the banner', () => {
  test('is there before any code, for who has not answered', { tag: '@phone' }, async ({ page }) => {
    const arrive = await openWithoutCode(page, '/tool/base64-encoder');
    await expect(banner(page)).toBeVisible();
    const before = await banner(page).boundingBox();
    expect(before?.height).toBeLessThanOrEqual(120);
    arrive();
    await button(page, 'Switch to dark theme').click();
    await expect(page.locator('html')).toHaveClass('dark');
    expect(await banner(page).boundingBox()).toEqual(before);
    expect(await shift(page)).toBe(0);
    // A press from before is done when the code is there.
    const arriveAgain = await openWithoutCode(page, '/tools');
    await button(page, 'Accept All').click();
    await expect(banner(page)).toBeVisible();
    arriveAgain();
    await expect(banner(page)).toHaveCount(0);
    expect((await stored(page)).preferences).toEqual(ALL);
    // And it never shows again, not even until the code comes.
    await openWithoutCode(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
  });

  test('stores nothing by being there', async ({ page }) => {
    await page.goto('/');
    await expect(banner(page)).toBeVisible();
    await expect(banner(page).getByRole('link', { name: 'Cookie Settings' })).toHaveAttribute(
      'href',
      '/cookie-settings',
    );
    await expect(banner(page).getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy-policy');
    expect(await stored(page)).toEqual({ consent: null, preferences: null });
    expect(await page.context().cookies()).toEqual([]);
  });

  test('stores a yes to all and goes for good', async ({ page, context }) => {
    await page.goto('/tools');
    await button(page, 'Accept All').click();
    await expect(banner(page)).toHaveCount(0);
    expect(await stored(page)).toEqual({ consent: 'true', preferences: ALL });
    expect(await cookies(context)).toEqual(BOTH);
    expect(await hasTagFunction(page)).toBe(true);
    await page.goto('/cookie-settings');
    await expect(toggle(page, 'Analytics')).toBeChecked();
    await expect(banner(page)).toHaveCount(0);
  });

  test('stores a no to all and goes for good', async ({ page, context }) => {
    await page.goto('/tools');
    await context.addCookies([
      { name: 'adsense_enabled', value: 'true', url: page.url() },
      { name: 'preferences_enabled', value: 'true', url: page.url() },
    ]);
    await button(page, 'Reject All').click();
    await expect(banner(page)).toHaveCount(0);
    expect(await stored(page)).toEqual({ consent: 'true', preferences: NONE });
    expect(await cookies(context)).toEqual([]);
    expect(await hasTagFunction(page)).toBe(false);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
  });

  test('is answered in one tab for all', async ({ page, context }) => {
    await page.goto('/');
    const other = await context.newPage();
    await other.goto('/tools');
    await expect(banner(page)).toBeVisible();
    await button(other, 'Reject All').click();
    await expect(banner(page)).toHaveCount(0);
  });

  test('comes early by keyboard, and hands the focus on', async ({ page }) => {
    await page.goto('/tools');
    await expect(banner(page)).toBeVisible();
    for (const name of ['Skip to content', 'Cookie Settings', 'Privacy Policy']) {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name }).first()).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(button(page, 'Reject All')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect((await stored(page)).preferences).toEqual(ALL);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('hides nothing that has the focus', { tag: '@phone' }, async ({ page }) => {
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 375, height: 560 });
    await page.goto('/tools');
    await expect(banner(page)).toBeVisible();
    /** What of the focused element is seen, and whether the walk is over. */
    const look = () =>
      page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused || focused === document.body) return 'end';
        const { left, right, top, bottom } = focused.getBoundingClientRect();
        const points = [top + 1, (top + bottom) / 2, bottom - 1].map((y) => [(left + right) / 2, y] as const);
        const seen = points.some(([x, y]) => {
          const at = document.elementFromPoint(x, y);
          // A card's link covers the whole card, and is reached through whatever it covers.
          return at !== null && (focused.contains(at) || at.contains(focused));
        });
        return seen ? 'seen' : `hidden: ${focused.outerHTML.slice(0, 200)}`;
      });
    const looks: string[] = [];
    for (;;) {
      await page.keyboard.press('Tab');
      const found = await look();
      if (found === 'end') break;
      looks.push(found);
    }
    expect(looks.length).toBeGreaterThan(30);
    expect(looks.filter((found) => found !== 'seen')).toEqual([]);
  });

  test('leaves the end of the page in reach', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/tools');
    await expect(banner(page)).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const last = page.getByRole('contentinfo').getByRole('link').last();
    const bottom = async () => {
      const box = await last.boundingBox();
      return box ? box.y + box.height : Infinity;
    };
    const top = (await banner(page).boundingBox())?.y ?? 0;
    await expect.poll(bottom).toBeLessThanOrEqual(top);
  });
});

test.describe('the settings', () => {
  test('begin with the essential alone, which is always on', async ({ page }) => {
    await page.goto('/cookie-settings');
    await expect(banner(page)).toBeVisible();
    await expectToggles(page, [true, false, false, false]);
    await expect(toggle(page, 'Essential')).toBeDisabled();
    await expect(page.getByRole('main').getByRole('link', { name: 'Contact us' })).toHaveAttribute(
      'href',
      '/contact-us',
    );
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  test('save what is chosen, and show it at the next visit', async ({ page, context }) => {
    await page.goto('/cookie-settings');
    await toggle(page, 'Analytics').check();
    await toggle(page, 'Preferences').check();
    expect(await stored(page)).toEqual({ consent: null, preferences: null });
    expect(await hasTagFunction(page)).toBe(false);
    await button(page, 'Save Preferences').click();
    await expect(saved(page)).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
    expect(await stored(page)).toEqual({
      consent: 'true',
      preferences: { ...NONE, analytics: true, preferences: true },
    });
    expect(await cookies(context)).toEqual([['preferences_enabled', 365]]);
    expect(await hasTagFunction(page)).toBe(true);

    await page.reload();
    await expect(toggle(page, 'Analytics')).toBeChecked();
    await expectToggles(page, [true, true, false, true]);
    await toggle(page, 'Preferences').uncheck();
    await toggle(page, 'Advertising').check();
    await button(page, 'Save Preferences').click();
    await expect.poll(() => cookies(context)).toEqual([['adsense_enabled', 365]]);
  });

  test('take a yes or a no to all', async ({ page, context }) => {
    await page.goto('/cookie-settings');
    await button(page, 'Accept All Cookies').click();
    await expect(saved(page)).toBeVisible();
    await expectToggles(page, [true, true, true, true]);
    expect(await stored(page)).toEqual({ consent: 'true', preferences: ALL });
    expect(await cookies(context)).toEqual(BOTH);
    await button(page, 'Reject All Non-Essential').click();
    await expect(toggle(page, 'Analytics')).not.toBeChecked();
    await expectToggles(page, [true, false, false, false]);
    expect(await stored(page)).toEqual({ consent: 'true', preferences: NONE });
    expect(await cookies(context)).toEqual([]);
  });

  test('cannot be changed before it is known what they are', async ({ page }) => {
    await page.goto('/cookie-settings');
    await button(page, 'Accept All Cookies').click();
    await expect(saved(page)).toBeVisible();
    const arrive = await openWithoutCode(page, '/cookie-settings');
    await expect(toggle(page, 'Analytics')).toBeDisabled();
    arrive();
    await expect(toggle(page, 'Analytics')).toBeEnabled();
    await expectToggles(page, [true, true, true, true]);
  });

  freshTest('say for three seconds that it is saved', async ({ page }) => {
    await page.clock.install();
    await page.goto('/cookie-settings');
    await button(page, 'Save Preferences').click();
    await expect(saved(page)).toBeVisible();
    await page.clock.pauseAt(Date.now() + 60_000);
    await expect(saved(page)).toHaveCount(0);
    await button(page, 'Save Preferences').click();
    await expect(saved(page)).toBeVisible();
    await page.clock.runFor(2_999);
    await expect(saved(page)).toBeVisible();
    await page.clock.runFor(1);
    await expect(saved(page)).toHaveCount(0);
  });

  test('follow what is saved in another tab', async ({ page, context }) => {
    await page.goto('/cookie-settings');
    const other = await context.newPage();
    await other.goto('/cookie-settings');
    await button(other, 'Accept All Cookies').click();
    await expect(toggle(page, 'Advertising')).toBeChecked();
    await expectToggles(page, [true, true, true, true]);
  });

  test('work by keyboard', async ({ page }) => {
    await page.goto('/cookie-settings');
    await expect(toggle(page, 'Analytics')).toBeEnabled();
    await toggle(page, 'Analytics').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await expect(toggle(page, 'Advertising')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(button(page, 'Save Preferences')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(saved(page)).toBeVisible();
    expect((await stored(page)).preferences).toEqual({ ...NONE, analytics: true });
  });

  test.describe('that cannot be read', () => {
    test.use({ expectedFaults: [/^console: The saved cookie preferences cannot be read\./] });

    test('are only logged', async ({ page }) => {
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      await page.addInitScript(() => {
        if (localStorage.getItem('cookieConsent') !== null) return;
        localStorage.setItem('cookieConsent', 'true');
        localStorage.setItem('cookiePreferences', '{"analytics":tru');
      });
      await page.goto('/cookie-settings');
      await expect.poll(() => logged.filter((text) => text.includes('cannot be read'))).toHaveLength(1);
      await expect(banner(page)).toHaveCount(0);
      await expectToggles(page, [true, false, false, false]);
      await button(page, 'Save Preferences').click();
      await expect(saved(page)).toBeVisible();
      expect(await stored(page)).toEqual({ consent: 'true', preferences: NONE });
    });
  });
});

test('a browser that stores nothing keeps the answer for the page, and says so', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
  });
  await page.goto('/cookie-settings');
  await button(page, 'Accept All').click();
  await expect(banner(page)).toHaveCount(0);
  await expectToggles(page, [true, true, true, true]);
  await toggle(page, 'Analytics').uncheck();
  await button(page, 'Save Preferences').click();
  await expect(page.getByText('Your browser blocks storage for this site')).toBeVisible();
  await expect(saved(page)).toHaveCount(0);
  await expectToggles(page, [true, false, true, true]);
});

test('no fault against WCAG 2.2 AA', { tag: '@phone' }, async ({ page, axe }) => {
  await page.goto('/cookie-settings');
  await expect(banner(page)).toBeVisible();
  expect(await axe(), 'banner').toEqual([]);
  await button(page, 'Accept All Cookies').click();
  await expect(saved(page)).toBeVisible();
  expect(await axe(), 'settings').toEqual([]);
});
