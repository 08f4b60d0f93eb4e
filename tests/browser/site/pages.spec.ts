// Every page: its metadata, how it reads without JavaScript, and its accessibility.
import type { Page } from '@playwright/test';
import type { ToolDefinition } from '../../../src/tool-kit/define-tool';
import { findTools } from '../../tools/find-tools';
import { layoutShifts, watchLayoutShifts } from '../lib/layout-shifts';
import { answerForRates, expect, freshTest, test } from '../lib/test';

interface Expected {
  readonly path: string;
  readonly title: RegExp;
  readonly heading: RegExp;
  /** If it has another address. */
  readonly canonical?: string;
  readonly noindex?: true;
}

const tools = await findTools();
const toolPaths: ReadonlySet<string> = new Set(tools.map(({ id }) => `/tool/${id}`));

/** Under its own address and under its other ones. */
const expectedOf = ({ id, title, aliases = [] }: ToolDefinition): readonly Expected[] => {
  const expected = { title: new RegExp(`^${title}: .+ \\| `), heading: new RegExp(`^${title}$`) };
  return [
    { ...expected, path: `/tool/${id}` },
    ...aliases.map((alias) => ({ ...expected, path: `/tool/${alias}`, canonical: `/tool/${id}` })),
  ];
};

const pages: readonly Expected[] = [
  { path: '/', title: /^Toolyard: /, heading: /never leave your browser/ },
  { path: '/tools', title: /^All Tools: /, heading: /^All Tools$/ },
  ...tools.flatMap(expectedOf),
  { path: '/tool/ai-text-generator', title: /^AI Text Generator /, heading: /^AI Text Generator$/ },
  { path: '/tool/ai-code-assistant', title: /^AI Code Assistant /, heading: /^AI Code Assistant$/ },
  { path: '/tool/ai-content-writer', title: /^AI Content Writer /, heading: /^AI Content Writer$/ },
  { path: '/tool/ai-image-generator', title: /^AI Image Generator /, heading: /^AI Image Generator$/ },
  { path: '/tool-ideas', title: /^Submit Tool Ideas: /, heading: /Tool Idea/ },
  { path: '/coming-soon', title: /Coming Soon/, heading: /AI Tools/ },
  { path: '/contact-us', title: /^Contact Us: /, heading: /^Contact Us$/ },
  { path: '/contact', title: /^Contact Us: /, heading: /^Contact Us$/, canonical: '/contact-us' },
  { path: '/newsletter', title: /^Newsletter: /, heading: /Newsletter/ },
  {
    path: '/confirm-subscription',
    title: /^Confirm Your Subscription: /,
    heading: /^Confirm your subscription$/,
    noindex: true,
  },
  { path: '/unsubscribe', title: /^Unsubscribe /, heading: /^Unsubscribe from Newsletter$/, noindex: true },
  { path: '/cookie-settings', title: /^Cookie Settings: /, heading: /^Cookie Settings$/, noindex: true },
  { path: '/privacy-policy', title: /^Privacy Policy: /, heading: /^Privacy Policy$/ },
  { path: '/terms-of-service', title: /^Terms of Service: /, heading: /^Terms of Service$/ },
  { path: '/about-us', title: /^About Us: /, heading: /About/ },
  { path: '/recipe', title: /^Recipes: /, heading: /^Recipes$/ },
  { path: '/cli', title: /^Command Line: /, heading: /^Command Line$/ },
  { path: '/benchmark', title: /^Benchmark: /, heading: /^Benchmark$/ },
];

const base = 'http://localhost:8080';

test.describe.configure({ mode: 'parallel' });

const cardOf = (canonical: string) =>
  tools.some(({ id }) => canonical === `/tool/${id}`)
    ? `${canonical.replace('/tool/', '/cards/')}.png`
    : '/social-card.png';

const textOf = (html = '') =>
  html
    .replace(/<(style|script)\b.*?<\/\1>|<[^>]*>/gs, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

const attribute = (html: string, tag: RegExp) => tag.exec(html)?.[1];

/** As crawlers and other sites read it, without running the page. */
function declared(html: string) {
  return {
    title: attribute(html, /<title>(.*?)<\/title>/),
    description: attribute(html, /<meta name="description" content="(.*?)"/),
    canonical: attribute(html, /<link rel="canonical" href="(.*?)"/),
    card: attribute(html, /<meta property="og:image" content="(.*?)"/),
    robots: attribute(html, /<meta name="robots" content="(.*?)"/),
  };
}

/** The data of a free web application and of its breadcrumbs, and no invented rating. */
function expectToolData(html: string, title: string) {
  const texts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  const [application, crumbs] = texts.map(([, text = '']) => JSON.parse(text) as Record<string, unknown>);
  expect(application).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    isAccessibleForFree: true,
    offers: { price: '0', priceCurrency: 'USD' },
  });
  expect(application).not.toHaveProperty('aggregateRating');
  expect(crumbs).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home' }, { name: 'Tools' }, { name: title, position: 3 }],
  });
}

/** The page stores only what the privacy policy lists: nothing of the visitor's. */
const KEPT: Readonly<Record<string, readonly string[]>> = { '/tool/currency-converter': ['exchangeRates'] };

/** Before the visitor has agreed to anything. The watch over every test fails it by a request to another origin. */
async function keepsNothing(page: Page, path: string) {
  await expect(page.getByRole('button', { name: 'Accept All', exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await page.context().cookies()).toEqual([]);
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual(KEPT[path] ?? []);
}

async function losesNothingToTheSide(page: Page) {
  for (const width of [375, 320]) {
    await page.setViewportSize({ width, height: 640 });
    const content = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(content, `at ${width} px`).toBeLessThanOrEqual(width);
  }
}

// One visit for everything that is true of a page: the page load takes most of the time. tools.spec.ts checks the tools in use.
test.describe('a first visit on a phone', { tag: '@phone-only' }, () => {
  test.use({ firstVisit: true });

  for (const { path, title, heading } of pages.filter(({ canonical }) => canonical === undefined)) {
    test(`to ${path}`, { tag: toolPaths.has(path) ? [] : ['@journey'] }, async ({ page, axe }) => {
      await watchLayoutShifts(page);
      if (path === '/tool/currency-converter') await answerForRates(page);
      await page.goto(path);
      await keepsNothing(page, path);
      expect(await layoutShifts(page)).toEqual([]);
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('main')).toHaveCount(1);
      await page.getByRole('button', { name: 'Reject All', exact: true }).click();
      expect(await axe(), 'WCAG 2.2 AA').toEqual([]);
      await losesNothingToTheSide(page);
    });
  }
});

test('every page declares itself', async ({ request }) => {
  const seen = new Set<string>();
  for (const { path, title, heading, canonical = path, noindex } of pages) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    const html = await answer.text();
    const found = declared(html);
    expect(found.title, path).toMatch(title);
    expect(found.title, path).toContain('Toolyard');
    expect(found.description, path).toMatch(/.{25,}/);
    expect(found.canonical, path).toBe(base + canonical);
    expect(found.card, path).toBe(base + cardOf(canonical));
    expect(found.robots, path).toBe(noindex ? 'noindex' : undefined);
    const tool = tools.find(({ id }) => path === `/tool/${id}`);
    if (tool) expectToolData(html, tool.title);
    expect(textOf(/<h1\b.*?<\/h1>/s.exec(html)?.[0]), path).toMatch(heading);
    expect(textOf(/<main\b.*?<\/main>/s.exec(html)?.[0]).length, `${path} reads without JavaScript`).toBeGreaterThan(
      150,
    );
    if (canonical !== path) continue;
    for (const text of [found.title, found.description]) {
      expect(seen, 'a title or description of another page').not.toContain(text);
      seen.add(text ?? '');
    }
  }
});

test('nothing moves for somebody who comes back, with tools of their own', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
    localStorage.setItem('pinnedTools', '["jwt-decoder"]');
    localStorage.setItem('recentTools', '["hash-generator","jwt-decoder","url-encoder"]');
  });
  await watchLayoutShifts(page);
  for (const path of ['/', '/tools', '/tool/hash-generator', '/about-us']) {
    await page.goto(path);
    await expect(page.getByRole('list', { name: 'Recent' }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await layoutShifts(page), path).toEqual([]);
  }
});

test('the sitemap lists what is to be found, and nothing else', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${base}/sitemap.xml`);
  const answer = await request.get('/sitemap.xml');
  expect(answer.headers()['content-type']).toMatch(/^(?:application|text)\/xml/);
  const listed = [...(await answer.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  const wanted = pages.filter(({ canonical, noindex }) => canonical === undefined && !noindex);
  expect(listed.toSorted()).toEqual(wanted.map(({ path }) => base + path).toSorted());
});

test('what a page declares changes with the page', async ({ page }) => {
  await page.goto('/tool/hash-generator');
  const data = page.locator('script[type="application/ld+json"]');
  await expect(data).toHaveCount(3);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie Settings' }).click();
  await expect(page).toHaveTitle(/^Cookie Settings: /);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${base}/cookie-settings`);
  await expect(data).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveTitle(/^Hash Generator: /);
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
});

test('the words below a tool stay as the build has written them, and lead on without a new page', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark')); // changes on the page don't affect them
  await page.goto('/tool/hash-generator');
  const heading = page.getByRole('heading', { name: 'How it works' });
  const written = await heading.evaluateHandle((element) => element);
  await page.getByRole('button', { name: 'Generate Hashes' }).click();
  await expect(page.getByText('Please enter some text to hash.').first()).toBeVisible();
  expect(await written.evaluate((element) => element.isConnected)).toBe(true);

  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
  await page.getByRole('region', { name: 'Related tools' }).getByRole('link', { name: 'JWT Decoder' }).click();
  await expect(page).toHaveURL('/tool/jwt-decoder');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('JWT Decoder');
  await expect(page.getByRole('heading', { name: 'If a token decodes, is it genuine?' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Can a hash be reversed?' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-same-page');
});

test.describe('without JavaScript', () => {
  freshTest.use({ javaScriptEnabled: false });

  freshTest('links lead to a tool', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Explore Tools' }).click();
    await page.getByRole('link', { name: 'Use Tool: Hash Generator' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hash Generator');
  });
});

test('every link within the site leads to a page', async ({ request }) => {
  const linksOf = async (path: string) =>
    [...(await (await request.get(path)).text()).matchAll(/<a\b[^>]*?\shref="(\/[^"]*)"/g)].map(
      ([, href = '']) => href,
    );
  const found = new Set((await Promise.all(pages.map(({ path }) => linksOf(path)))).flat());
  expect(found.size).toBeGreaterThan(20);
  for (const href of found) expect((await request.get(href)).status(), href).toBe(200);
});
