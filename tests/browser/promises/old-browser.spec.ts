// A browser older than those that the site is made for gets a plain page, and nothing of the site runs there.
import type { Page } from '@playwright/test';
import packageJson from '../../../package.json' with { type: 'json' };
import { expect, test } from '../lib/test';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a plain page names the browsers that the site is made for', async ({ page, axe }) => {
  await page.addInitScript(() => Reflect.deleteProperty(CSS, 'registerProperty'));
  await page.goto('/tool/hash-generator');
  await expect(heading(page)).toHaveText('This browser is too old');
  const [chrome, edge, firefox, safari, ios] = packageJson.browserslist.map((browser) => browser.replace(/^.* /, ''));
  expect(edge).toBe(chrome);
  await expect(page.getByRole('listitem')).toHaveText([
    new RegExp(`^Chrome or Edge ${chrome ?? ''} `),
    new RegExp(`^Firefox ${firefox ?? ''} `),
    new RegExp(`^Safari ${safari ?? ''} .* iOS ${ios ?? ''}$`),
  ]);
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.locator('#root')).toHaveCount(0);
  expect(await axe()).toEqual([]);
});
