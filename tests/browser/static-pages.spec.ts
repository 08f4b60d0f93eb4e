// The pages that only say something: announced AI tools, about, legal texts, and the one for addresses that lead nowhere.
import type { Page } from '@playwright/test';
import { orderedTools } from '../../src/tools/lookup';
import { expect, freshTest, test } from './test';

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, level: 1 | 2 | 3, name?: string) =>
  main(page).getByRole('heading', { level, ...(name && { name, exact: true }) });
const region = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true });

const AI_TOOLS = [
  ['AI Text Generator', '/tool/ai-text-generator', ['Generate', 'Clear', 'Copy', 'Download']],
  ['AI Code Assistant', '/tool/ai-code-assistant', ['Generate', 'Clear', 'Copy', 'Download']],
  ['AI Content Writer', '/tool/ai-content-writer', ['Generate', 'Clear', 'Copy', 'Download']],
  ['AI Image Generator', '/tool/ai-image-generator', ['Generate', 'Clear', 'Download', 'Share']],
] as const;

const LEGAL = [
  ['Privacy Policy', '/privacy-policy'],
  ['Terms of Service', '/terms-of-service'],
] as const;

/** Leads to the form on the home page, scrolled into view. */
async function expectNewsletter(page: Page) {
  await expect(page).toHaveURL('/');
  const newsletter = page.locator('#newsletter');
  await expect(newsletter).toBeInViewport();
  await expect(newsletter).toBeFocused();
}

test.describe.configure({ mode: 'parallel' });

test.describe('an announced AI tool', () => {
  for (const [name, path, actions] of AI_TOOLS) {
    test(name, { tag: '@phone' }, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveTitle(new RegExp(`^${name} \\(Coming Soon\\): .+ \\| Toolyard$`));
      await expect(heading(page, 1)).toHaveText(name);
      const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
      await expect(crumbs.getByRole('listitem')).toHaveText(['Home', 'Tools', name]);
      await expect(main(page).getByText('Coming Soon', { exact: true })).toBeVisible();
      await expect(main(page).getByText('Free (0 USD)').first()).toBeVisible();
      await expect(region(page, 'What it will do').getByRole('heading', { level: 3 })).toHaveCount(3);

      const preview = region(page, 'Preview');
      await expect(preview.getByRole('button')).toHaveText([...actions]);
      for (const control of await preview.locator('button, input, select, textarea').all())
        await expect(control).toBeDisabled();
      await expect(region(page, `About the ${name}`)).toContainText(name);

      await main(page).getByRole('button', { name: 'Notify Me' }).click();
      await expectNewsletter(page);
    });
  }

  test('shows the one that was chosen, from one to the next', async ({ page }) => {
    await page.goto('/coming-soon');
    await main(page).getByRole('link', { name: 'Learn More: AI Code Assistant' }).click();
    await expect(heading(page, 1)).toHaveText('AI Code Assistant');
    await main(page).getByRole('link', { name: 'All AI Tools' }).click();
    await main(page).getByRole('link', { name: 'Learn More: AI Image Generator' }).click();
    await expect(heading(page, 1)).toHaveText('AI Image Generator');
    await expect(heading(page, 1)).toBeFocused();
  });

  freshTest('says when it is expected, before that day and after', async ({ page }) => {
    for (const [day, text] of [
      ['2026-03-31', 'Expected early 2026'],
      ['2026-04-01', 'Planned for early 2026; taking longer than expected'],
    ] as const) {
      await page.clock.setFixedTime(`${day}T12:00:00Z`);
      await page.goto('/tool/ai-text-generator');
      await expect(main(page).getByText(text, { exact: true }), day).toBeVisible();
    }
  });
});

test('what is coming', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/coming-soon');
  await expect(heading(page, 1)).toHaveText('AI Tools');
  for (const [name, path] of AI_TOOLS) {
    await expect(heading(page, 3, name)).toBeVisible();
    const more = main(page).getByRole('link', { name: `Learn More: ${name}` });
    await expect(more).toHaveText(`Learn More: ${name}`);
    await expect(more).toHaveAttribute('href', path);
  }
  await expect(heading(page, 2, 'Why AI Tools')).toBeVisible();
  await main(page).getByRole('button', { name: 'Get Notified About AI Tools' }).click();
  await expectNewsletter(page);
});

test('the newsletter is found however late the home page comes', async ({ page }) => {
  await page.goto('/coming-soon');
  const notify = main(page).getByRole('button', { name: 'Get Notified About AI Tools' });
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await notify.click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('#newsletter')).toHaveCount(0);
  letGo();
  await expectNewsletter(page);
});

test('about us', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/about-us');
  await expect(heading(page, 1)).toHaveText('About Toolyard');
  const impact = region(page, 'Our Impact');
  await expect(impact.getByRole('definition')).toHaveText([String(orderedTools().length), '0 bytes', '0', '$0']);
  for (const name of ['Our Mission', 'Our Vision']) await expect(region(page, name)).toContainText(/\w+/);
  await expect(region(page, 'Our Values').getByRole('heading', { level: 3 })).toHaveText([
    'Simplicity',
    'User-First',
    'Speed',
    'Privacy',
  ]);
  await expect(region(page, 'Our Team').getByRole('heading', { level: 3 })).toHaveText([
    'Engineering',
    'Design',
    'Support',
  ]);
  await expect(main(page).getByRole('link', { name: 'Explore Tools' })).toHaveAttribute('href', '/tools');
  await expect(main(page).getByRole('link', { name: 'Suggest a Tool' })).toHaveAttribute('href', '/tool-ideas');
});

test.describe('a legal text', () => {
  for (const [title, path] of LEGAL) {
    freshTest(`${title} has today's date, whenever that is`, async ({ page }) => {
      await page.goto(path);
      await expect(heading(page, 1)).toHaveText(title);
      const today = new Date().toISOString().slice(0, 10);
      await expect(main(page).locator('time')).toHaveAttribute('datetime', today);

      await page.clock.setFixedTime('2031-02-03T12:00:00Z');
      await page.reload();
      await expect(main(page).getByText('Last updated: February 3, 2031')).toBeVisible();
    });

    test(`${title} has contents that lead to its parts`, { tag: '@phone' }, async ({ page }) => {
      await page.goto(path);
      const contents = page.getByRole('navigation', { name: 'On this page' });
      const titles = (await heading(page, 2).allTextContents()).filter((text) => text !== 'On this page');
      await expect(contents.getByRole('link')).toHaveText(titles);
      await contents.getByRole('link', { name: 'Contact', exact: true }).click();
      await expect(heading(page, 2, 'Contact')).toBeInViewport();
      await expect(page).toHaveURL(`${path}#contact`);
      await expect(region(page, 'Contact').getByRole('link', { name: 'our contact page' })).toHaveAttribute(
        'href',
        '/contact-us',
      );
    });
  }

  test('says what the privacy policy must say', async ({ page }) => {
    await page.goto('/privacy-policy');
    await expect(region(page, 'Children')).toContainText('children under 13');
    const storage = region(page, 'Cookies and storage in your browser');
    for (const name of ['theme', 'cookieConsent', 'cookiePreferences', 'adsense_enabled', 'preferences_enabled'])
      await expect(storage).toContainText(name);
    await expect(storage.getByRole('link', { name: 'cookie settings' })).toHaveAttribute('href', '/cookie-settings');
    // The one tool that asks another service is told of when it is there.
    const rates = orderedTools().some(({ id }) => id === 'currency-converter') ? 1 : 0;
    await expect(region(page, 'What you put into a tool').getByText('open.er-api.com')).toHaveCount(rates);
    await expect(region(page, 'What you put into a tool')).toContainText('never uploaded');
    await expect(region(page, 'How long we keep it').getByRole('link')).toHaveAttribute('href', '/unsubscribe');
  });

  test('says what the terms must say, and leads to the licenses', async ({ page, request }) => {
    await page.route('/favicon.ico', (route) => route.fulfill({ status: 204 })); // asked for by the text file
    await page.goto('/terms-of-service');
    await expect(region(page, 'Changes to these terms')).toContainText('at least 30 days notice');
    await expect(region(page, 'Changes to these terms')).toContainText('material changes');
    const list = region(page, 'Our software and third-party software').getByRole('link');
    await list.click();
    await expect(page).toHaveURL('/licenses/third-party.txt');
    expect(await (await request.get('/licenses/third-party.txt')).text()).toContain('LGPL-2.1-or-later');
  });
});

test.describe('an address that leads nowhere', () => {
  test.use({ expectedFaults: [/status of 404/] });

  test('offers the popular tools that exist', async ({ page }) => {
    await page.goto('/no/such/page');
    const popular = ['password-generator', 'qr-generator', 'json-formatter', 'word-counter'];
    const links = region(page, 'Popular Tools').getByRole('link');
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    const ids = orderedTools().map(({ id }) => id);
    expect(paths).toEqual(popular.filter((id) => ids.includes(id)).map((id) => `/tool/${id}`));
    expect(paths).toContain('/tool/word-counter');
  });

  test('goes back to where there is something: home, when it came first', async ({ page }) => {
    await page.goto('/');
    const opened = page.context().waitForEvent('page');
    await page.evaluate(() => void window.open('/no/such/page', '_blank', 'noopener'));
    const fresh = await opened;
    await fresh.getByRole('button', { name: 'Go Back' }).click();
    await expect(fresh).toHaveURL('/');
  });
});
