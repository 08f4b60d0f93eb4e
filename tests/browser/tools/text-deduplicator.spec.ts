// Features of the text deduplicator's screen alone: its modes, its options, its statistics.
import type { Page } from '@playwright/test';
import { action, download, expect, mode, openTool, resultOf, test } from '../lib/text-tool-page';

const field = (page: Page) => page.getByLabel('Input Text');
const remove = (page: Page) => action(page, 'Remove Duplicates');
const option = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });

async function expectResult(page: Page, text: string) {
  await remove(page).click();
  await expect.poll(() => resultOf(page).locator('output').textContent()).toBe(text);
}

const TEXT = ' Banana\napple\n\nAPPLE\nbanana\ncherry';

test('each option does its part', async ({ page }) => {
  await openTool(page, 'text-deduplicator');
  await test.step('the defaults are as specified', async () => {
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
  await test.step('lines by how often they occur', async () => {
    await page.getByRole('button', { name: 'Options', exact: true }).click();
    await mode(page, 'Unique only').check();
    await expectResult(page, 'cherry');
    await mode(page, 'Duplicates only').check();
    await expectResult(page, 'Banana\napple');
    await mode(page, 'One of each').check();
    await page.getByRole('checkbox', { name: 'Show how often each occurs' }).check();
    await expectResult(page, '2\tBanana\n2\tapple\n1\tcherry');
    await page.getByRole('checkbox', { name: 'Show how often each occurs' }).uncheck();
  });
  await test.step('how lines are compared', async () => {
    await option(page, 'Case sensitive').check();
    await expectResult(page, 'Banana\napple\nAPPLE\nbanana\ncherry');
    await option(page, 'Preserve order').uncheck();
    await expectResult(page, 'APPLE\nBanana\napple\nbanana\ncherry');
    await option(page, 'Remove empty').uncheck();
    await option(page, 'Trim whitespace').uncheck();
    await expectResult(page, '\n Banana\nAPPLE\napple\nbanana\ncherry');
  });
  await test.step('words and characters', async () => {
    for (const name of ['Preserve order', 'Remove empty']) await option(page, name).check();
    await option(page, 'Case sensitive').uncheck();
    await field(page).fill('one two  One\nthree');
    await mode(page, 'Words').check();
    await expectResult(page, 'one two three');
    await mode(page, 'Characters').check();
    await field(page).fill('aA👩‍👩‍👧‍👦b👩‍👩‍👧‍👦');
    await expectResult(page, 'a👩‍👩‍👧‍👦b');
  });
});

test('a result that is not all UTF-8 can only be downloaded, and a note says why', async ({ page }) => {
  await openTool(page, 'text-deduplicator');
  const latin1 = Buffer.from('caf\xe9\ncaf\xe9\nth\xe9\n', 'latin1');
  await page.getByLabel('Open a file').setInputFiles({ name: 'latin1.txt', mimeType: 'text/plain', buffer: latin1 });
  await remove(page).click();
  await expect(page.getByText(/The file isn’t entirely UTF-8\./)).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Copy|Send to…?)$/ })).toHaveCount(0);
  const got = await download(page, resultOf(page).getByRole('button', { name: 'Download' }));
  expect(got.bytes.toString('latin1')).toBe('caf\xe9\nth\xe9\n');
});
