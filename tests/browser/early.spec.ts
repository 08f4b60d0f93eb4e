// What a visitor does to a prerendered page before its code has arrived is done all the same.
import type { Page } from '@playwright/test';
import { expect, test } from './test';

/** Opens the page, but holds its code back until the answer is called. */
async function openWithoutCode(page: Page, path: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  const early = page.waitForResponse('**/early.js');
  await page.goto(path, { waitUntil: 'commit' });
  await (await early).finished();
  return release;
}

test('text, choices and buttons', async ({ page }) => {
  const arrive = await openWithoutCode(page, '/tool/base64-encoder');
  await page.getByRole('radio', { name: 'Decode' }).check();
  await page.getByRole('textbox').first().fill('4pyT');
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  arrive();
  await expect(page.locator('html')).toHaveClass('dark');
  await expect(page.getByRole('radio', { name: 'Decode' })).toBeChecked();
  await expect(page.getByRole('textbox').first()).toHaveValue('4pyT');
});

test('text, where a link from elsewhere has left its mark in the address', async ({ page }) => {
  const arrive = await openWithoutCode(page, '/tool/base64-encoder?utm_source=news');
  const input = page.getByRole('textbox').first();
  await input.fill('Hello');
  arrive();
  await page.getByRole('button', { name: 'Encode', exact: true }).click();
  await expect(page.getByText('SGVsbG8=', { exact: true })).toBeVisible();
  await expect(input).toHaveValue('Hello');
});

test('a run, with the input that it was asked for', async ({ page }) => {
  const arrive = await openWithoutCode(page, '/tool/hash-generator');
  await page.getByLabel('Text to Hash').fill('abc');
  await page.getByRole('button', { name: 'Generate Hashes' }).click();
  arrive();
  // FIPS 180-2, appendix B.1
  await expect(page.getByText('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')).toBeVisible();
});

test('a form is never sent by the browser into the address, but by the page when it is ready', async ({ page }) => {
  const bodies: unknown[] = [];
  await page.route('**/api/newsletter-subscribe.php', (route) => {
    bodies.push(route.request().postDataJSON());
    return route.fulfill({ json: { success: true, message: 'Welcome.' } });
  });
  const arrive = await openWithoutCode(page, '/newsletter');
  const main = page.getByRole('main');
  const email = main.getByRole('textbox').first();
  await email.fill('someone@example.org');
  await email.press('Enter');
  await expect(page).toHaveURL('/newsletter');
  arrive();
  await expect(main.getByText('Welcome.')).toBeVisible();
  expect(bodies).toEqual([{ email: 'someone@example.org', action: 'subscribe' }]);
});

test('a search is the page’s own', async ({ page }) => {
  const arrive = await openWithoutCode(page, '/tools');
  const search = page.getByRole('searchbox', { name: 'Search tools' });
  await search.fill('hash gen');
  await search.press('Enter');
  await expect(page).toHaveURL('/tools');
  arrive();
  await expect(page).toHaveURL('/tools?search=hash+gen');
  await expect(page.getByRole('main').getByRole('link', { name: /^Use Tool/ })).toHaveCount(1);
});
