// Features of the list comparer's screen alone: its four results, its options, its two lists.
import type { Page } from '@playwright/test';
import { action, download, expect, mode, openTool, resultOf, test } from '../lib/text-tool-page';

const list = (page: Page, name: 'A' | 'B') => page.getByLabel(`List ${name}`, { exact: true });
const option = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });

async function expectResult(page: Page, text: string) {
  await action(page, 'Compare').click();
  await expect.poll(() => resultOf(page).locator('output').textContent()).toBe(text);
}

test('each choice and option does its part', async ({ page }) => {
  await openTool(page, 'list-comparer');
  await list(page, 'A').fill('pear\n Apple\n\nfig');
  await list(page, 'B').fill('kiwi\napple\nfig');
  await test.step('the four results', async () => {
    await expect(mode(page, 'Only in A')).toBeChecked();
    await expectResult(page, 'pear\nApple');
    const statistics = page.getByRole('region', { name: 'Statistics' });
    await expect(statistics.locator('dt')).toHaveText([
      'Lines in A',
      'Lines in B',
      'Only in A',
      'Only in B',
      'In both',
    ]);
    await expect(statistics.locator('dd')).toHaveText(['3', '3', '2', '2', '1']);
    await mode(page, 'Only in B').check();
    await expectResult(page, 'kiwi\napple');
    await mode(page, 'In both').check();
    await expectResult(page, 'fig');
    await mode(page, 'In either').check();
    await expectResult(page, 'pear\nApple\nfig\nkiwi\napple');
  });
  await test.step('the options', async () => {
    await option(page, 'Case sensitive').uncheck();
    await expectResult(page, 'pear\nApple\nfig\nkiwi');
    await option(page, 'Sort the result').check();
    await expectResult(page, 'Apple\nfig\nkiwi\npear');
    await option(page, 'Ignore empty lines').uncheck();
    await expectResult(page, '\nApple\nfig\nkiwi\npear');
    await option(page, 'Trim whitespace').uncheck();
    await expectResult(page, '\n Apple\napple\nfig\nkiwi\npear');
  });
});

test('two files are compared, and Swap exchanges them', async ({ page }) => {
  await openTool(page, 'list-comparer');
  const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page.getByLabel('Open list A').setInputFiles(file('old.txt', 'one\ntwo\n'));
  await page.getByLabel('Open list B').setInputFiles(file('new.txt', 'two\nthree\n'));
  const save = () => download(page, resultOf(page).getByRole('button', { name: 'Download' }));
  await expectResult(page, 'one\n');
  expect(await save()).toEqual({ name: 'only-in-a.txt', bytes: Buffer.from('one\n') });
  await action(page, 'Swap').click();
  await expectResult(page, 'three\n');
});
