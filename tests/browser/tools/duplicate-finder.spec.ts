// What only the duplicate finder does: files and folders that add up, groups with a filter, and results to save.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../lib/test';
import { isTakenOver } from '../../engines/in-page';

const result = (page: Page) => page.getByRole('region', { name: 'Duplicates' });
const groups = (page: Page) => page.getByRole('list', { name: 'Groups of identical files' });
const find = (page: Page) => page.getByRole('button', { name: 'Find Duplicates' }).click();

async function writeFolder(folder: string, name: string, files: Readonly<Record<string, string>>): Promise<string> {
  await mkdir(join(folder, name), { recursive: true });
  for (const [file, content] of Object.entries(files)) await writeFile(join(folder, name, file), content);
  return join(folder, name);
}

test.beforeEach(async ({ page }) => {
  await page.goto('/tool/duplicate-finder');
  await page.waitForFunction(isTakenOver);
});

test('two folders add up, and their groups can be filtered and saved', async ({ page, folder }) => {
  const one = await writeFolder(folder, 'one', {
    'a.txt': 'same',
    'b.txt': 'other',
    'c.txt': '',
    'x.txt': 'longer one',
  });
  const two = await writeFolder(folder, 'two', { 'd.txt': 'same', 'e.txt': 'longer one', 'f.txt': 'alone!' });
  await page.getByLabel('Add a folder').setInputFiles(one);
  await page.getByLabel('Add a folder').setInputFiles(two);
  await find(page);
  await expect(result(page)).toContainText('2 groups of identical files. Copies: 2 of 7 files. Bytes to free: 14.');
  await expect(result(page)).toContainText('1 file is empty.');
  await expect(groups(page).getByRole('listitem')).toHaveText([
    '2 × 10 bytes10 bytes to free',
    'one/x.txt',
    'two/e.txt',
    '2 × 4 bytes4 bytes to free',
    'one/a.txt',
    'two/d.txt',
  ]);
  const filter = page.getByRole('searchbox', { name: 'Filter by path' });
  await filter.fill('D.TXT');
  await expect(groups(page).getByRole('listitem')).toHaveText(['2 × 4 bytes4 bytes to free', 'one/a.txt', 'two/d.txt']);
  await expect(page.getByText('1 of 2 groups')).toBeVisible();
  await filter.fill('nothing');
  await expect(page.getByText('No path matches.')).toBeVisible();
  await page.getByLabel('Save as').selectOption('Shell script to review');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download remove-duplicates.sh' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('remove-duplicates.sh');
  const script = await readFile(await saved.path(), 'utf8');
  expect(script).toContain("\nkeep='one/x.txt'\n#same 'two/e.txt' && rm -- 'two/e.txt'\n");
});

test('many groups are in a virtual list', async ({ page, folder }) => {
  const files = Object.fromEntries(
    Array.from({ length: 300 }, (_, index) => [`${String(index).padStart(3, '0')}.txt`, String(index >> 1)]),
  );
  await page.getByLabel('Add a folder').setInputFiles(await writeFolder(folder, 'many', files));
  await expect(page.getByText(/^300 files/)).toBeVisible();
  await find(page);
  await expect(result(page)).toContainText('150 groups of identical files.');
  expect(await groups(page).getByRole('listitem').count()).toBeLessThan(60);
});

test('without files, it asks for some', async ({ page }) => {
  await find(page);
  await expect(page.getByRole('alert')).toContainText('Please add');
  await expect(result(page)).toHaveCount(0);
});
