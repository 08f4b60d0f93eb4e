// The text deduplicator: modes, options, statistics.
import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expectToast } from './hash-page';
import { expect, test } from './test';

test.describe.configure({ mode: 'parallel' });

test.beforeEach(async ({ page }) => {
  await page.goto('/tool/text-deduplicator');
  await expect(field(page)).toBeVisible();
});

const field = (page: Page) => page.getByLabel('Input Text');
const action = (page: Page) => page.getByRole('button', { name: 'Remove Duplicates', exact: true });
const result = (page: Page) => page.getByRole('region', { name: 'Result' });
const option = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const mode = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

async function expectResult(page: Page, text: string) {
  await action(page).click();
  await expect.poll(() => result(page).locator('output').textContent()).toBe(text);
}

const TEXT = ' Banana\napple\n\nAPPLE\nbanana\ncherry';

test('blank text is refused', async ({ page }) => {
  for (const blank of ['', ' \n ']) {
    await field(page).fill(blank);
    await action(page).click();
    await expectToast(page, 'Error', 'Please enter some text to process.', 'error');
    await expect(result(page)).toHaveCount(0);
  }
});

test('the defaults are as specified, and the statistics tell what was done', async ({ page }) => {
  await expect(mode(page, 'Lines')).toBeChecked();
  await expect(option(page, 'Case sensitive')).not.toBeChecked();
  for (const name of ['Trim whitespace', 'Preserve order', 'Remove empty'])
    await expect(option(page, name)).toBeChecked();
  await field(page).fill(TEXT);
  await expectResult(page, 'Banana\napple\ncherry');
  const statistics = page.getByRole('region', { name: 'Statistics' });
  await expect(statistics.locator('dt')).toHaveText([
    ...['Original lines', 'Unique lines', 'Duplicates removed', 'Empty lines'],
  ]);
  await expect(statistics.locator('dd')).toHaveText(['6', '3', '2', '1']);
});

test('each option does its part', async ({ page }) => {
  await field(page).fill(TEXT);
  await option(page, 'Case sensitive').check();
  await expectResult(page, 'Banana\napple\nAPPLE\nbanana\ncherry');
  await option(page, 'Preserve order').uncheck();
  await expectResult(page, 'APPLE\nBanana\napple\nbanana\ncherry');
  await option(page, 'Remove empty').uncheck();
  await option(page, 'Trim whitespace').uncheck();
  await expectResult(page, '\n Banana\nAPPLE\napple\nbanana\ncherry');
});

test('words and characters', async ({ page }) => {
  await field(page).fill('one two  One\nthree');
  await mode(page, 'Words').check();
  await expectResult(page, 'one two three');
  await mode(page, 'Characters').check();
  await field(page).fill('aA👩‍👩‍👧‍👦b👩‍👩‍👧‍👦');
  await expectResult(page, 'a👩‍👩‍👧‍👦b');
});

test('unique, repeated and counted lines', async ({ page }) => {
  await field(page).fill(TEXT);
  await page.getByRole('button', { name: 'Options', exact: true }).click();
  await mode(page, 'Occurring once').check();
  await expectResult(page, 'cherry');
  await mode(page, 'Occurring repeatedly').check();
  await expectResult(page, 'Banana\napple');
  await mode(page, 'One of each').check();
  await page.getByRole('checkbox', { name: 'Show how often each occurs' }).check();
  await expectResult(page, '2\tBanana\n2\tapple\n1\tcherry');
});

test('the result is copied and downloaded', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await field(page).fill(TEXT);
  await action(page).click();
  await result(page).getByRole('button', { name: 'Copy' }).click();
  await expectToast(page, 'Copied!', 'Result copied to clipboard.', 'success');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Banana\napple\ncherry');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    result(page).getByRole('button', { name: 'Download' }).click(),
  ]);
  await expectToast(page, 'Downloaded!', 'deduplicated-text.txt', 'success');
  expect(download.suggestedFilename()).toBe('deduplicated-text.txt');
  expect(await readFile(await download.path(), 'utf8')).toBe('Banana\napple\ncherry');
});

test('a result that is not all UTF-8 is offered as a file only, with a note', async ({ page }) => {
  const latin1 = Buffer.from('caf\xe9\ncaf\xe9\nth\xe9\n', 'latin1');
  await page.getByLabel('Open a file').setInputFiles({ name: 'latin1.txt', mimeType: 'text/plain', buffer: latin1 });
  await action(page).click();
  await expect(page.getByText('The result isn’t entirely UTF-8. Its bytes are unchanged.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Copy|Send to…?)$/ })).toHaveCount(0);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    result(page).getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(await readFile(await download.path(), 'latin1')).toBe('caf\xe9\nth\xe9\n');
});
