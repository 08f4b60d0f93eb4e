// The pages without a tool: announced AI tools, about, legal texts, and unknown addresses. They are prerendered, so what they say is
// read by requests, without a page.
import type { APIRequestContext, Page } from '@playwright/test';
import { isTakenOver } from '../../engines/in-page';
import { findTools } from '../../tools/find-tools';
import { openWithoutCode } from '../lib/open-without-code';
import { expect, freshTest, test } from '../lib/test';

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 });

const AI_TOOLS = [
  ['AI Text Generator', '/tool/ai-text-generator', ['Generate', 'Clear', 'Copy', 'Download']],
  ['AI Code Assistant', '/tool/ai-code-assistant', ['Generate', 'Clear', 'Copy', 'Download']],
  ['AI Content Writer', '/tool/ai-content-writer', ['Generate', 'Clear', 'Copy', 'Download']],
  ['AI Image Generator', '/tool/ai-image-generator', ['Generate', 'Clear', 'Download', 'Share']],
] as const;

const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

/** The page's main part: its sections by heading, and all of its text. */
async function read(request: APIRequestContext, path: string) {
  const page = await (await request.get(path)).text();
  const html = /<main\b.*?<\/main>/s.exec(page)?.[0] ?? '';
  const all = (tag: string, within = html) =>
    [...within.matchAll(new RegExp(`<${tag}\\b[^>]*>(.*?)</${tag}>`, 'gs'))].map(([, inner = '']) => textOf(inner));
  const section = (title: string) =>
    html.match(/<section\b.*?<\/section>/gs)?.find((section) => all('h2', section)[0] === title) ?? '';
  return { html, text: textOf(html), all, section };
}

test.describe.configure({ mode: 'parallel' });

test('each announced AI tool says what it will do, and shows controls that cannot be used', async ({ request }) => {
  for (const [name, path, actions] of AI_TOOLS) {
    const { text, all, section } = await read(request, path);
    expect(text, path).toContain('Coming Soon');
    expect(text, path).toContain('Free (0 USD)');
    expect(all('h3', section('What it will do')), path).toHaveLength(3);
    expect(textOf(section(`About the ${name}`)), path).toContain(name);
    const preview = section('Preview');
    expect(all('button', preview), path).toEqual([...actions]);
    const controls = preview.match(/<(?:button|input|select|textarea)\b[^>]*>/g) ?? [];
    expect(controls.filter((control) => !/ (?:disabled=""|aria-disabled="true")/.test(control))).toEqual([]);
  }
});

test('the page of AI tools leads to each, and the page about us shows the facts', async ({ request }) => {
  const coming = await read(request, '/coming-soon');
  for (const [name, path] of AI_TOOLS) {
    expect(coming.all('h3')).toContain(name);
    expect(coming.html).toMatch(new RegExp(`<a\\b[^>]* href="${path}"`));
  }
  expect(coming.all('h2')).toContain('Why AI Tools');
  const about = await read(request, '/about-us');
  expect(about.all('dd', about.section('Our Impact'))).toEqual([
    String((await findTools()).length),
    '0 bytes',
    '0',
    '$0',
  ]);
  for (const title of ['Our Mission', 'Our Vision']) expect(textOf(about.section(title)).length).toBeGreaterThan(40);
  expect(about.all('h3', about.section('Our Values'))).toEqual(['Simplicity', 'User-First', 'Speed', 'Privacy']);
  expect(about.all('h3', about.section('Our Team'))).toEqual(['Engineering', 'Design', 'Support']);
});

test('the legal texts say what they must, and lead to the licenses', async ({ request }) => {
  for (const path of ['/privacy-policy', '/terms-of-service']) {
    const { html, all, section } = await read(request, path);
    const contents = /<nav\b[^>]*aria-labelledby="contents".*?<\/nav>/s.exec(html)?.[0] ?? '';
    expect(all('a', contents), path).toEqual(all('h2').filter((title) => title !== 'On this page'));
    expect(section('Contact')).toContain('href="/contact-us"');
  }
  const privacy = await read(request, '/privacy-policy');
  expect(textOf(privacy.section('Children'))).toContain('children under 13');
  const storage = privacy.section('Cookies and storage in your browser');
  for (const name of ['theme', 'cookieConsent', 'cookiePreferences', 'adsense_enabled', 'preferences_enabled'])
    expect(storage).toContain(name);
  expect(storage).toContain('href="/cookie-settings"');
  expect(textOf(privacy.section('What you put into a tool'))).toMatch(/never uploaded.*open\.er-api\.com/s);
  expect(privacy.section('How long we keep it')).toContain('href="/unsubscribe"');

  const terms = await read(request, '/terms-of-service');
  expect(textOf(terms.section('Changes to these terms'))).toMatch(/at least 30 days notice of material changes/);
  expect(terms.section('Our software and third-party software')).toContain('href="/licenses/third-party.txt"');
  expect(await (await request.get('/licenses/third-party.txt')).text()).toContain(' GPL-2.0-or-later');
});

test('from one AI tool to the next, and to the newsletter however late the home page comes', async ({ page }) => {
  await page.goto('/coming-soon');
  await main(page).getByRole('link', { name: 'Learn More: AI Code Assistant' }).click();
  await expect(heading(page)).toHaveText('AI Code Assistant');
  await main(page).getByRole('link', { name: 'All AI Tools' }).click();
  await main(page).getByRole('link', { name: 'Learn More: AI Image Generator' }).click();
  await expect(heading(page)).toHaveText('AI Image Generator');
  await expect(heading(page)).toBeFocused();

  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await main(page).getByRole('button', { name: 'Notify Me' }).click();
  await expect(page).toHaveURL('/');
  const newsletter = page.locator('#newsletter');
  await expect(newsletter).toHaveCount(0);
  release();
  await expect(newsletter).toBeInViewport();
  await expect(newsletter).toBeFocused();
});

freshTest('a page has the date of its reader, not of its build', async ({ page }) => {
  await page.clock.setFixedTime('2031-02-03T12:00:00Z');
  const arrive = await openWithoutCode(page, '/privacy-policy');
  await expect(main(page).locator('time')).not.toHaveAttribute('datetime', '2031-02-03');
  arrive();
  await expect(main(page).getByText('Last updated: February 3, 2031')).toBeVisible();
});

test('a long page: its contents lead to a part, and Back to Top goes back up', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 400 });
  await page.goto('/privacy-policy');
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Contact', exact: true })
    .click();
  await expect(main(page).getByRole('heading', { level: 2, name: 'Contact', exact: true })).toBeInViewport();
  await expect(page).toHaveURL('/privacy-policy#contact');

  const up = page.getByRole('button', { name: 'Back to Top' });
  const scrollTo = async (y: number) => {
    await page.evaluate((y) => window.scrollTo(0, y), y);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(y);
  };
  // The first scroll may come before the button's code.
  await expect(async () => {
    await scrollTo(0);
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
  await expect(up).toHaveCount(0); // it would cover a control
  await page.evaluate(() => document.querySelector('#under')?.remove());
  await scrollTo(301);
  await up.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(up).toHaveCount(0);
  await expect(heading(page)).toBeFocused();
});

test.describe('an unknown address', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('says so, is accessible, and leads back to where the visitor came from', async ({ page, axe }) => {
    const words =
      "Oops! The page you're looking for doesn't exist. It might have been moved, deleted, or you entered the wrong URL.";
    await page.goto('/tools');
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await expect(heading(page)).toHaveText('Page Not Found');
    await expect(page.getByText('404', { exact: true })).toBeVisible();
    await expect(main(page)).toContainText(words);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(main(page).getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
    await expect(main(page).getByRole('link', { name: 'Browse Tools' })).toHaveAttribute('href', '/tools');
    const popular = main(page).getByRole('region', { name: 'Popular Tools' }).getByRole('link');
    const paths = await popular.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(paths).toEqual(
      ['password-generator', 'qr-generator', 'json-formatter', 'word-counter'].map((id) => `/tool/${id}`),
    );
    expect(await axe('main')).toEqual([]);

    // In a new window, there is no page to go back to.
    const opened = page.context().waitForEvent('page');
    await page.evaluate(() => void window.open('/no/such/page', '_blank', 'noopener'));
    const fresh = await opened;
    await expect(heading(fresh)).toHaveText('Page Not Found');
    await fresh.waitForFunction(isTakenOver); // this page isn't hydrated, but rendered again
    await fresh.getByRole('button', { name: 'Go Back' }).click();
    await expect(fresh).toHaveURL('/');
    await fresh.close();

    await page.getByRole('button', { name: 'Go Back' }).click();
    await expect(heading(page)).toHaveText('All Tools');
  });

  test('of a tool says so, is accessible, and leads to the tools', async ({ page, axe }) => {
    const answer = await page.goto('/tool/unknown');
    expect(answer?.status()).toBe(404);
    await expect(heading(page)).toHaveText('Tool Not Found');
    await expect(page.getByText('The requested tool could not be found.')).toBeVisible();
    expect(await axe('main')).toEqual([]);
    await main(page).getByRole('link', { name: 'Browse Tools' }).click();
    await expect(heading(page)).toHaveText('All Tools');
  });
});
