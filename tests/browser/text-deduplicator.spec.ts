// The text deduplicator: modes, options, statistics, files of any size.
import type { Page } from '@playwright/test';
import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectToast } from './hash-page';
import { expect, test as base } from './test';

const test = base.extend<{ folder: string }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the pattern
  folder: async ({}, use) => {
    const path = await mkdtemp(join(tmpdir(), 'toolyard-dedup-'));
    await use(path);
    await rm(path, { recursive: true, force: true });
  },
});

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
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await mode(page, 'Only unique').check();
  await expectResult(page, 'cherry');
  await mode(page, 'Only repeated').check();
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

test('a file of some MB, in its order and sorted, without a freeze', async ({ page, folder, longTasks }) => {
  const lines = Array.from({ length: 400_000 }, (_, index) => `Zeile ${(index * 7919) % 150_001} ü`);
  await writeFile(join(folder, 'lines.txt'), `${lines.join('\n')}\n`);
  const tasks = await longTasks();
  await page.getByLabel('Open a file').setInputFiles(join(folder, 'lines.txt'));
  for (const sorted of [false, true]) {
    await option(page, 'Preserve order').setChecked(!sorted);
    await action(page).click();
    await expect(action(page)).toBeEnabled({ timeout: 20_000 });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      result(page).getByRole('button', { name: 'Download' }).click(),
    ]);
    const distinct = [...new Set(lines)];
    const expected = `${(sorted ? distinct.sort() : distinct).join('\n')}\n`;
    expect((await readFile(await download.path(), 'utf8')) === expected).toBe(true);
  }
  expect(await tasks.longest()).toBeLessThan(50);
});

test('Cancel of a huge file frees the button within half a second', async ({ page, folder }) => {
  const file = await open(join(folder, 'huge.txt'), 'w');
  // Holes of zeros with a line feed here and there: no room on the disk.
  await file.truncate(2_000_000_000);
  for (let at = 4_000_000; at < 2_000_000_000; at += 4_000_000) await file.write('\n', at);
  await file.close();
  await page.getByLabel('Open a file').setInputFiles(join(folder, 'huge.txt'));
  await action(page).click();
  await expect(page).toHaveTitle(/^\d+% · /);
  const cancel = await page.getByRole('button', { name: 'Cancel' }).elementHandle();
  const ms = await action(page).evaluate(
    (button, cancel) =>
      new Promise<number>((resolve) => {
        const askedAt = performance.now();
        const look = new MutationObserver(() => {
          if (!button.hasAttribute('disabled')) resolve(performance.now() - askedAt);
        });
        look.observe(button, { attributes: true });
        if (cancel instanceof HTMLElement) cancel.click();
      }),
    cancel,
  );
  expect(ms).toBeLessThan(500);
  await expect(page.getByRole('status').filter({ hasText: 'Cancelled.' })).toBeVisible();
});

test('is accessible, empty and done @phone', async ({ page, axe }) => {
  expect(await axe()).toEqual([]);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await field(page).fill(TEXT);
  await expectResult(page, 'Banana\napple\ncherry');
  expect(await axe()).toEqual([]);
});
