// The cookie banner and the cookie settings on a site without third parties. tests/unit/state/consent.test.ts has what is
// stored for each answer, and how it is read.
import type { BrowserContext, Page } from '@playwright/test';
import { layoutShifts, watchLayoutShifts } from '../lib/layout-shifts';
import { openWithoutCode } from '../lib/open-without-code';
import { expect, test } from '../lib/test';

test.use({ reducedMotion: 'no-preference' }); // nothing may move below the banner

test.use({ firstVisit: true });

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies only with your consent' });
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

/** With the duration of each in days. */
async function cookies(context: BrowserContext) {
  const now = Date.now() / 1000;
  const all = await context.cookies();
  return all.map(({ name, expires }) => [name, Math.round((expires - now) / 86_400)]).sort();
}

/** The banner goes a moment before they follow. */
const expectToggles = (page: Page, states: readonly boolean[]) =>
  expect.poll(() => Promise.all(KINDS.map((name) => toggle(page, name).isChecked()))).toEqual(states);

const hasTagFunction = (page: Page) => page.evaluate(() => typeof (window as { gtag?: unknown }).gtag === 'function');

/** Whether any of the focused element can be seen. */
const lookAtFocus = () => {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return 'end';
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const isSeen = [top + 1, (top + bottom) / 2, bottom - 1].some((y) => {
    const at = document.elementFromPoint((left + right) / 2, y);
    // A card's link covers the whole card, and its text is inside of it.
    return at !== null && (focused.contains(at) || at.contains(focused));
  });
  return isSeen ? 'seen' : `hidden: ${focused.outerHTML.slice(0, 200)}`;
};

test(
  'the banner is there before any code, moves nothing, and hides nothing',
  { tag: '@phone' },
  async ({ page, axe }) => {
    await watchLayoutShifts(page);
    const arrive = await openWithoutCode(page, '/tools');
    await expect(banner(page)).toBeVisible();
    const before = await banner(page).boundingBox();
    expect(before?.height).toBeLessThanOrEqual(120);
    arrive();
    await button(page, 'Switch to dark theme').click();
    await expect(page.locator('html')).toHaveClass('dark');
    expect(await banner(page).boundingBox()).toEqual(before);
    expect(await layoutShifts(page)).toEqual([]);
    expect(await axe('.cookie-banner')).toEqual([]);

    await test.step('the end of the page can be scrolled out from under it', async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      const last = page.getByRole('contentinfo').getByRole('link').last();
      const bottom = async () => {
        const box = await last.boundingBox();
        return box ? box.y + box.height : Infinity;
      };
      await expect.poll(bottom).toBeLessThanOrEqual(before?.y ?? 0);
    });

    await test.step('it never covers what has the focus', async () => {
      await page.setViewportSize({ width: page.viewportSize()?.width ?? 375, height: 560 });
      await page.evaluate(() => {
        window.scrollTo(0, 0);
        (document.activeElement as HTMLElement | null)?.blur();
      });
      await banner(page).evaluate((element) => element.querySelector('a')?.focus());
      const looks: string[] = [];
      for (let look = await page.evaluate(lookAtFocus); look !== 'end'; look = await page.evaluate(lookAtFocus)) {
        looks.push(look);
        await page.keyboard.press('Tab');
      }
      expect(looks.length).toBeGreaterThan(30);
      expect(looks.filter((look) => look !== 'seen')).toEqual([]);
    });
  },
);

test('a yes before the code arrives counts, for every tab and every later visit', async ({ page, context }) => {
  const [front, settings] = [await context.newPage(), await context.newPage()];
  await front.goto('/about-us');
  await settings.goto('/cookie-settings');
  await expect(banner(front)).toBeVisible();
  await expect(toggle(settings, 'Advertising')).toBeEnabled();
  const arrive = await openWithoutCode(page, '/tools');
  await button(page, 'Accept All').click();
  await expect(banner(page)).toBeVisible();
  arrive();
  await expect(banner(page)).toHaveCount(0);
  await expect(banner(front)).toHaveCount(0);
  await expectToggles(settings, [true, true, true, true]);
  expect(await stored(page)).toEqual({ consent: 'true', preferences: ALL });
  expect(await cookies(context)).toEqual([
    ['adsense_enabled', 365],
    ['preferences_enabled', 365],
  ]);
  expect(await hasTagFunction(page)).toBe(true);

  const arriveAgain = await openWithoutCode(page, '/cookie-settings');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  await expect(toggle(page, 'Analytics')).toBeDisabled(); // until the choice is known
  arriveAgain();
  await expect(toggle(page, 'Analytics')).toBeEnabled();
  await expectToggles(page, [true, true, true, true]);
});

test('a no by keys comes early, takes the cookies, and hands the focus on', async ({ page, context }) => {
  await page.goto('/tools');
  await expect(banner(page)).toBeVisible();
  expect(await stored(page)).toEqual({ consent: null, preferences: null });
  const url = page.url();
  await context.addCookies(['adsense_enabled', 'preferences_enabled'].map((name) => ({ name, value: 'true', url })));
  for (const name of ['Skip to content', 'Cookie Settings', 'Privacy Policy']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name }).first()).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(button(page, 'Reject All')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await stored(page)).toEqual({ consent: 'true', preferences: NONE });
  expect(await cookies(context)).toEqual([]);
  expect(await hasTagFunction(page)).toBe(false);
});

test('the settings begin with the essential alone, and keep what is chosen by keys', async ({ page, context, axe }) => {
  await page.goto('/cookie-settings');
  await expect(banner(page)).toBeVisible();
  await expect(toggle(page, 'Analytics')).toBeEnabled();
  await expectToggles(page, [true, false, false, false]);
  await expect(toggle(page, 'Essential')).toBeDisabled();
  await toggle(page, 'Analytics').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(toggle(page, 'Advertising')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  expect(await stored(page)).toEqual({ consent: null, preferences: null });
  expect(await hasTagFunction(page)).toBe(false);
  await page.keyboard.press('Tab');
  await expect(button(page, 'Save Preferences')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(saved(page)).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  expect(await stored(page)).toEqual({
    consent: 'true',
    preferences: { ...NONE, analytics: true, preferences: true },
  });
  expect(await cookies(context)).toEqual([['preferences_enabled', 365]]);
  expect(await hasTagFunction(page)).toBe(true);
  expect(await axe('main')).toEqual([]);
  await expect(saved(page)).toHaveCount(0); // after three seconds

  await page.reload();
  await expect(toggle(page, 'Analytics')).toBeEnabled();
  await expectToggles(page, [true, true, false, true]);
  await button(page, 'Accept All Cookies').click();
  await expectToggles(page, [true, true, true, true]);
  expect(await stored(page)).toEqual({ consent: 'true', preferences: ALL });
  await button(page, 'Reject All Non-Essential').click();
  await expectToggles(page, [true, false, false, false]);
  expect(await stored(page)).toEqual({ consent: 'true', preferences: NONE });
  expect(await cookies(context)).toEqual([]);
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
