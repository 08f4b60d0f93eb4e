// A script with one byte more than the build's is refused, and the page says so. tests/engines does the same in Firefox and WebKit.
import type { Page } from '@playwright/test';
import { pageEntry, scriptOf } from '../../built/chunks';
import { isTakenOver } from '../../engines/in-page';
import { expect, test } from '../lib/test';

test.use({ expectedErrors: [/^console: .*(?:'integrity' attribute|Failed to fetch dynamically imported module)/s] });

/** Adds a byte to the script on its way to the page. */
const change = (page: Page, file: string) =>
  page.route(`**/${file}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()} ` });
  });

const alert = (page: Page) => page.getByRole('alert');

test('a late part that was changed is refused, and the page says that it is missing', async ({ page }) => {
  await change(page, scriptOf('src/pages/tool/requests/panel.tsx'));
  await page.goto('/tool/url-encoder');
  await page.waitForFunction(isTakenOver);
  await page.getByRole('button', { name: /^(?:Sent from|Nothing you entered has left) this page/ }).click();
  await expect(alert(page)).toContainText('A part of this page didn’t load');
});

test('a first script that was changed is refused, and the prerendered page says so', async ({ page, axe }) => {
  await change(page, pageEntry());
  await page.goto('/tool/url-encoder');
  await expect(alert(page)).toContainText('This page didn’t start');
  expect(await axe()).toEqual([]);
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload', exact: true }).click();
  await reloaded;
});
