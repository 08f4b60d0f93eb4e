// Base64 as a visitor uses it: its words, its options, pictures. What holds of every tool is in tools.spec.ts.
import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expectToast } from './hash-page';
import { expect, test } from './test';
import { openTool } from './text-tool-page';

test.describe.configure({ mode: 'parallel' });

const TEXT = 'Grüße, 世界 👩‍👩‍👧‍👦';
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAAFklEQVR4nGP8z0AaYCJR/aiGUQ1DSAMAQC4BH2bjRnMAAAAASUVORK5CYII=';

const field = (page: Page) => page.getByRole('main').getByRole('textbox').first();
const button = (page: Page, name: 'Encode' | 'Decode') => page.getByRole('button', { name, exact: true });
const result = (page: Page) => page.getByRole('region', { name: /^Result/ });

async function choose(page: Page, mode: 'Encode' | 'Decode') {
  await page.getByRole('radio', { name: mode }).check();
}

async function download(page: Page) {
  const [taken] = await Promise.all([
    page.waitForEvent('download'),
    result(page).getByRole('button', { name: 'Download' }).click(),
  ]);
  await expectToast(page, 'Downloaded!', '', 'success');
  return { name: taken.suggestedFilename(), bytes: await readFile(await taken.path()) };
}

test.beforeEach(({ page }) => openTool(page, 'base64-encoder'));

test('the short address shows the same tool', async ({ page }) => {
  await page.goto('/tool/base64');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Base64 Encoder/Decoder');
});

test('blank text is refused', async ({ page }) => {
  for (const mode of ['Encode', 'Decode'] as const) {
    await choose(page, mode);
    await field(page).fill('a');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await field(page).fill(' \n');
    await button(page, mode).click();
    await expectToast(page, 'Error', 'Please enter some text to process.', 'error');
    await expect(result(page)).toHaveCount(0);
  }
});

test('text is encoded, copied and downloaded, and decoded again', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const encoded = Buffer.from(TEXT).toString('base64');
  await field(page).fill(TEXT);
  await button(page, 'Encode').click();
  await expect(result(page).locator('output')).toHaveText(encoded);
  await result(page).getByRole('button', { name: 'Copy' }).click();
  await expectToast(page, 'Copied!', 'Result copied to clipboard.', 'success');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(encoded);
  const encodedFile = await download(page);
  expect(encodedFile).toEqual({ name: 'base64-encode.txt', bytes: Buffer.from(encoded) });

  await choose(page, 'Decode');
  await expect(result(page)).toHaveCount(0);
  await field(page).fill(encoded);
  await button(page, 'Decode').click();
  await expect(result(page).locator('output')).toHaveText(TEXT);
  expect(await download(page)).toEqual({ name: 'base64-decode.txt', bytes: Buffer.from(TEXT) });
});

test('options: URL-safe, without padding, in lines', async ({ page }) => {
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByRole('checkbox', { name: 'URL-safe alphabet' }).check();
  await page.getByRole('checkbox', { name: 'No padding' }).check();
  await page.getByLabel('Line length').selectOption('64 characters (PEM)');
  await field(page).fill('?'.repeat(100));
  await button(page, 'Encode').click();
  const lines = Buffer.from('?'.repeat(100))
    .toString('base64url')
    .replace(/.{1,64}/g, '$&\n');
  await expect.poll(() => result(page).locator('output').textContent()).toBe(lines);
});

test('a fault is told with its place', async ({ page }) => {
  await choose(page, 'Decode');
  await field(page).fill('SGVs\nbG8*');
  await button(page, 'Decode').click();
  await expectToast(page, 'Error', 'Invalid Base64 string. Please check your input.', 'error');
  await expect(page.getByRole('main').getByRole('alert')).toContainText(/line 2, column 4/i);
});

test('what was tolerated is noted, and a picture is shown', async ({ page, axe }) => {
  await choose(page, 'Decode');
  await field(page).fill(`data:image/png;base64,${PNG}`);
  await button(page, 'Decode').click();
  await expect(page.getByText('The content of a data: URI was decoded.')).toBeVisible();
  const picture = page.getByRole('img', { name: 'Decoded PNG image' });
  await expect.poll(() => picture.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBe(16);
  expect(await axe('main')).toEqual([]);
  expect(await download(page)).toEqual({ name: 'base64-decode.png', bytes: Buffer.from(PNG, 'base64') });
});

test('an SVG is shown as text and as a picture', async ({ page }) => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><rect width="20" height="10"/></svg>';
  await choose(page, 'Decode');
  await field(page).fill(Buffer.from(svg).toString('base64'));
  await button(page, 'Decode').click();
  await expect(result(page).locator('output')).toHaveText(svg);
  const picture = page.getByRole('img', { name: 'Decoded SVG image' });
  await expect.poll(() => picture.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBe(20);
});
