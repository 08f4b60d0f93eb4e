// What third parties receive when an operator has set their ids: nothing before consent, then what the visitor agreed to, and
// nothing after consent is withdrawn. These tests need a separate build, so they run at night. By day,
// tests/unit/state/tracking.test.ts and consent.test.ts check the rules.
import type { BrowserContext, Page } from '@playwright/test';
import { ADS_CLIENT, ANALYTICS_ID, DOMAIN, expect, PIXEL_ID, SLOTS, test, type Foreign } from './third-parties/fixture';

const SECRET = 'Zq7SecretMarkerXw9';

// Each test says itself who may be asked what.
test.use({ firstVisit: true, expectedErrors: [/^foreign request: /] });

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies only with your consent' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const notice = (page: Page) => page.getByText('Preferences saved successfully!');

async function choose(page: Page, ...kinds: readonly string[]) {
  await page.goto('/cookie-settings');
  // Until the page has read the earlier choice, every box looks unchecked, and unchecking one does nothing.
  await expect(page.getByRole('checkbox', { name: 'Analytics' })).toBeEnabled();
  for (const kind of ['Analytics', 'Advertising', 'Preferences']) {
    await page.getByRole('checkbox', { name: kind }).setChecked(kinds.includes(kind));
  }
  await page.getByRole('button', { name: 'Save Preferences' }).click();
  await expect(notice(page)).toBeVisible();
}

/** Follows a link inside the site, without loading a new document. */
async function follow(page: Page, name: string, title: string | RegExp) {
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
  await expect(heading(page)).toHaveText(title);
}

type Told = Readonly<Record<string, unknown>>;

const toldToAnalytics = (foreign: readonly Foreign[]): readonly Told[] =>
  foreign.filter(({ url }) => url.pathname === '/g/collect').map(({ body }) => JSON.parse(body) as Told);

const pageViews = (foreign: readonly Foreign[]) => toldToAnalytics(foreign).filter(({ name }) => name === 'page_view');

const toldToPixel = (foreign: readonly Foreign[]) => foreign.filter(({ url }) => url.host === 'www.facebook.com');

const hostsOf = (foreign: readonly Foreign[]) => [...new Set(foreign.map(({ url }) => url.host))].sort();

const namesOf = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name).sort();

test('nothing is loaded before an answer, nor after a no', { tag: '@nightly' }, async ({ page, foreign, context }) => {
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  await follow(page, 'All Tools', 'All Tools');
  await page.goto('/tool/hash-generator');
  await expect(banner(page)).toBeVisible();
  expect(foreign).toEqual([]);
  await page.getByRole('button', { name: 'Reject All', exact: true }).click();
  await expect(banner(page)).toHaveCount(0);
  await follow(page, 'Home', /./);
  await page.reload();
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Advertisement' })).toHaveCount(0);
  expect(foreign).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test.describe('analytics', { tag: '@nightly' }, () => {
  test('hears of every page, by its address alone', async ({ page, foreign, baseURL }) => {
    await page.goto('/unsubscribe?email=someone%40company.example&utm_source=news');
    await expect(banner(page)).toBeVisible();
    await page.evaluate(() => localStorage.setItem('cookiePreferences', '{"analytics":true}'));
    await page.reload();
    await expect.poll(() => pageViews(foreign)).toHaveLength(1);
    await follow(page, 'All Tools', 'All Tools');
    await follow(page, 'Privacy Policy', 'Privacy Policy');
    await page.goBack();
    await expect(heading(page)).toHaveText('All Tools');
    await expect.poll(() => pageViews(foreign)).toHaveLength(4);
    expect(pageViews(foreign).map(({ page_location, page_title }) => [page_location, page_title])).toEqual([
      [`${baseURL}/unsubscribe?utm_source=news`, 'Unsubscribe from Newsletter: Stop our emails | Toolyard'],
      [`${baseURL}/tools`, 'All Tools: Converters, encoders, generators | Toolyard'],
      [`${baseURL}/privacy-policy`, 'Privacy Policy: What we store and what we don’t | Toolyard'],
      [`${baseURL}/tools`, 'All Tools: Converters, encoders, generators | Toolyard'],
    ]);
    // Back is not a click on a link.
    const clicks = toldToAnalytics(foreign).filter(({ event_category }) => event_category === 'Navigation');
    expect(clicks.map(({ name, event_label }) => [name, event_label])).toEqual([
      ['click', '/tools'],
      ['click', '/privacy-policy'],
    ]);
    expect(hostsOf(foreign)).toEqual(['region1.google-analytics.com', 'www.googletagmanager.com']);
  });

  test('begins with the answer, and goes on at the next visit', async ({ page, foreign, context }) => {
    await page.goto('/tools');
    await page.getByRole('button', { name: 'Accept All', exact: true }).click();
    await expect.poll(() => pageViews(foreign)).toHaveLength(1);
    const next = await context.newPage();
    await next.goto('/tools');
    await expect.poll(() => pageViews(foreign)).toHaveLength(2);
    // Scripts that Google's script adds by its own policy are allowed as well.
    await expect.poll(() => next.evaluate(() => 'furtherScript' in window)).toBe(true);
  });

  test('hears how tools are used, and nothing of what is put into them', async ({ page, foreign, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await choose(page, 'Analytics');
    await page.goto('/tool/hex-encoder');
    await page.getByRole('main').getByRole('textbox').first().fill(SECRET);
    const result = page.getByRole('region', { name: /^Result/ });
    for (let times = 0; times < 2; times++) {
      await page.getByRole('button', { name: 'Encode', exact: true }).click();
      await expect(result).toBeVisible();
    }
    await result.getByRole('button', { name: 'Copy' }).click();
    await expect(page.getByText('Copied!')).toBeVisible();
    await result.getByRole('button', { name: 'Download' }).click();
    await expect(page.getByText('Downloaded!')).toBeVisible();
    const events = () => toldToAnalytics(foreign).filter(({ tool_category }) => tool_category === 'Encoders');
    await expect.poll(events).toHaveLength(5);
    const common = {
      user_type: 'visitor',
      page_title: 'Hex Encoder/Decoder: Text, files and hex dumps | Toolyard',
      tool_category: 'Encoders',
    };
    expect(events().slice(1)).toEqual(
      [
        { name: 'view', event_category: 'Tool Usage', event_label: 'hex-encoder' },
        { name: 'use', event_category: 'Tool Usage', event_label: 'hex-encoder' },
        { name: 'click', event_category: 'User Engagement', event_label: 'copy' },
        { name: 'download', event_category: 'File Download', event_label: 'hex-encoder' },
      ].map((event) => expect.objectContaining({ ...common, ...event }) as unknown),
    );
    const all = JSON.stringify(foreign).toLowerCase();
    expect(all).not.toContain(SECRET.toLowerCase());
    expect(all).not.toContain(Buffer.from(SECRET).toString('hex'));
  });

  test('hears that a converter converts, and what the catalog is searched for', async ({ page, foreign, baseURL }) => {
    const hearsOf = (address: string) =>
      expect.poll(() => pageViews(foreign).map(({ page_location }) => page_location)).toContain(address);
    await choose(page, 'Analytics');
    await page.goto('/tool/binary-converter');
    await hearsOf(`${baseURL}/tool/binary-converter`);
    await page.getByRole('main').getByRole('textbox').first().fill('a');
    await page.getByRole('button', { name: 'Convert', exact: true }).click();
    const named = (name: string) => toldToAnalytics(foreign).filter((event) => event.name === name);
    await expect.poll(() => named('convert')).toHaveLength(1);
    expect(named('convert')).toEqual([
      expect.objectContaining({ event_category: 'Tool Usage', event_label: 'binary-converter' }),
    ]);
    await page.goto('/tools');
    await hearsOf(`${baseURL}/tools`);
    await page.getByRole('searchbox', { name: 'Search tools' }).fill(' Hash gen');
    await expect.poll(() => named('search')).toHaveLength(1);
    expect(named('search')).toEqual([
      expect.objectContaining({ event_category: 'Search', search_query: 'hash gen', value: 1 }),
    ]);
  });
});

test(
  'the pixel hears of every page with advertising, and not with analytics',
  { tag: '@nightly' },
  async ({ page, foreign, baseURL }) => {
    await choose(page, 'Analytics');
    await expect.poll(() => pageViews(foreign)).toHaveLength(1);
    expect(toldToPixel(foreign)).toEqual([]);
    await choose(page, 'Advertising');
    await follow(page, 'All Tools', 'All Tools');
    await follow(page, 'Privacy Policy', 'Privacy Policy');
    await expect.poll(() => toldToPixel(foreign)).toHaveLength(3);
    expect(toldToPixel(foreign).map(({ url }) => Object.fromEntries(url.searchParams))).toEqual(
      ['/cookie-settings', '/tools', '/privacy-policy'].map((path) => ({
        id: PIXEL_ID,
        ev: 'PageView',
        dl: `${baseURL}${path}`,
        noscript: '1',
      })),
    );
  },
);

test(
  'a withdrawal ends it at once, here and in other tabs, and takes the cookies',
  { tag: '@nightly' },
  async ({ page, foreign, context }) => {
    await choose(page, 'Analytics', 'Advertising', 'Preferences');
    await expect
      .poll(() => namesOf(context))
      .toEqual(['_ga', '_ga_TEST123456', 'adsense_enabled', 'preferences_enabled'].sort());
    await context.addCookies([
      ...['_gid', '_gat_x', '_fbp', '_fbc'].map((name) => ({ name, value: '1', path: '/', domain: `.${DOMAIN}` })),
      { name: '_garden', value: '1', path: '/', domain: `.${DOMAIN}` },
    ]);
    const other = await context.newPage();
    await other.goto('/tools');
    await expect.poll(() => pageViews(foreign)).toHaveLength(2);
    await expect.poll(() => toldToPixel(foreign)).toHaveLength(2);

    await page.getByRole('button', { name: 'Reject All Non-Essential' }).click();
    await expect.poll(() => namesOf(context)).toEqual(['_garden']);
    const before = foreign.length;
    for (const open of [page, other]) {
      await follow(open, 'Privacy Policy', 'Privacy Policy');
      await follow(open, 'Terms of Service', 'Terms of Service');
      expect(
        await open.evaluate((id) => Object.entries(window).find(([name]) => name === `ga-disable-${id}`), ANALYTICS_ID),
      ).toEqual([`ga-disable-${ANALYTICS_ID}`, true]);
    }
    await page.goto('/tools');
    await expect(heading(page)).toHaveText('All Tools');
    expect(foreign.slice(before)).toEqual([]);
    expect(await namesOf(context)).toEqual(['_garden']);
  },
);

test.describe('ads', { tag: '@nightly' }, () => {
  test.use({ policyFor: 'ads' });

  const places = (page: Page) => page.getByRole('complementary', { name: 'Advertisement' });

  test('come with advertising only, into room that was kept for them', async ({ page, foreign, context }) => {
    const answer = await page.goto('/');
    expect(await answer?.text()).not.toContain('Advertisement');
    await choose(page, 'Analytics', 'Preferences');
    await follow(page, 'Home', /./);
    await expect(places(page)).toHaveCount(0);
    await choose(page, 'Advertising');
    expect(hostsOf(foreign)).not.toContain('pagead2.googlesyndication.com'); // there is no place on this page

    await follow(page, 'Home', /./);
    await expect(places(page)).toHaveCount(1);
    await places(page).scrollIntoViewIfNeeded();
    const height = async () => (await places(page).boundingBox())?.height;
    const reserved = await height();
    expect(reserved).toBeGreaterThanOrEqual(90);
    await expect(places(page)).toHaveText(`ad ${SLOTS.homeTop}`);
    expect(await height()).toBe(reserved);
    await page.setViewportSize({ width: 375, height: 812 });
    expect(await height()).toBeGreaterThanOrEqual(60);
    await page.setViewportSize({ width: 1440, height: 900 });

    await follow(page, 'Hash Generator', 'Hash Generator');
    await expect(places(page)).toHaveText(`ad ${SLOTS.toolTop}`);
    const scripts = foreign.filter(({ url }) => url.pathname.endsWith('/adsbygoogle.js'));
    expect(scripts.map(({ url }) => url.searchParams.get('client'))).toEqual([ADS_CLIENT]);
    expect(await namesOf(context)).toEqual(['__gads', 'adsense_enabled']);
  });

  test('go with it, from every open page', async ({ page, context }) => {
    await choose(page, 'Advertising');
    const other = await context.newPage();
    await other.goto('/tool/hash-generator');
    await expect(places(other)).toHaveText(`ad ${SLOTS.toolTop}`);
    await page.getByRole('button', { name: 'Reject All Non-Essential' }).click();
    await expect(places(other)).toHaveCount(0);
    await expect.poll(() => namesOf(context)).toEqual([]);
    expect(await other.evaluate(() => (window as { adsbygoogle?: { pauseAdRequests?: number } }).adsbygoogle)).toEqual(
      expect.objectContaining({ pauseAdRequests: 1 }),
    );
  });
});
