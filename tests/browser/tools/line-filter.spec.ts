// The view of the whole file.
import { toolCase } from '../../tools/cases/line-filter';
import { expect, test } from '../lib/test';
import { fileInput } from '../lib/tool-page';

const LINES = 100_000;
const isError = (line: number) => line % 10_000 === 7;
const lineAt = (line: number) => `${isError(line) ? 'ERROR' : 'INFO'} this is event ${line}, as the server wrote it`;

const LOG = Array.from({ length: LINES }, (_, index) => `${lineAt(index + 1)}\n`).join('');

test('leads from a kept line to its place in the file, and to others by keyboard', async ({ page }) => {
  await page.goto('/tool/line-filter');
  const file = { name: 'server.log', mimeType: 'text/plain', buffer: Buffer.from(LOG) };
  await fileInput(page, toolCase).setInputFiles(file);
  await page.getByLabel('Patterns (one per line)').fill('ERROR');
  await page.getByRole('button', { name: 'Filter Lines' }).click();

  await page.getByRole('button', { name: 'Show line 3 in the file' }).click();
  await expect(page.getByRole('radio', { name: 'In the file' })).toBeChecked();
  const current = page.getByRole('region', { name: 'Lines of the file' }).locator('[aria-current]');
  await expect(current).toContainText(lineAt(20_007));
  await expect(current).toHaveAttribute('aria-posinset', '20007');
  await expect(current.locator('mark')).toHaveText('ERROR');
  await expect(page.getByText('3 of 10', { exact: true })).toBeVisible();

  await page.getByLabel('Go to line').fill('91,234');
  await page.keyboard.press('Enter');
  await expect(current).toContainText(lineAt(91_234));
  await page.getByRole('region', { name: 'Lines of the file' }).focus();
  await page.keyboard.press('p');
  await expect(current).toContainText(lineAt(90_007));
  await page.keyboard.press('n');
  // After the last one comes the first.
  await expect(current).toContainText(lineAt(7));

  await page.getByLabel('Go to line').fill('100001');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Use a line number from 1 to 100,000.')).toBeVisible();

  // The search has only the kept lines.
  await page.getByRole('button', { name: 'Search the result' }).click();
  await expect(page.getByRole('radio', { name: 'Kept lines' })).toBeChecked();
});
