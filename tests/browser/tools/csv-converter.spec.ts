// The table of a result.
import { toolCase } from '../../tools/cases/csv-converter';
import { expect, test } from '../lib/test';
import { fileInput } from '../lib/tool-page';

const CSV = `id,name,note\n${Array.from({ length: 3_000 }, (_, id) => `${String(id)},"Name, ${String(id)}",\n`).join('')}`;

test('shows the rows by keyboard, finds a text and hides a column', async ({ page }) => {
  await page.goto('/tool/csv-converter');
  const file = { name: 'rows.csv', mimeType: 'text/csv', buffer: Buffer.from(CSV) };
  await fileInput(page, toolCase).setInputFiles(file);
  await page.getByRole('button', { name: 'Convert', exact: true }).click();
  await page.getByRole('button', { name: 'View as table' }).click();
  const table = page.getByRole('table', { name: 'Table' });
  await expect(table.getByRole('columnheader')).toHaveText(['Row', 'id', 'name', 'note']);
  await expect(table).toHaveAttribute('aria-rowcount', '3001');
  await expect(table.getByRole('row').nth(1).getByRole('cell')).toHaveText(['0', 'Name, 0', '']);

  await page.getByRole('region', { name: 'Table' }).focus();
  await page.keyboard.press('End');
  await expect(table.getByRole('cell', { name: 'Name, 2999' })).toBeVisible();
  await expect(table.getByRole('columnheader', { name: 'name' })).toBeVisible();

  await page.getByLabel('Filter rows').fill('NAME, 1234');
  await expect(page.getByText('1 of 3,000 rows')).toBeVisible();
  await expect(table.getByRole('rowheader')).toHaveText('1235');

  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'note' }).uncheck();
  await expect(table.getByRole('columnheader')).toHaveText(['Row', 'id', 'name']);

  await page.getByRole('button', { name: 'View as text' }).click();
  await expect(page.getByRole('table')).toBeHidden();
});

test('sorts by a column, by keyboard, together with a filter and hidden columns', async ({ page }) => {
  const rows = Array.from({ length: 3_000 }, (_, at) => `${(at * 7) % 3_000},${at % 2 === 0 ? `Name ${at}` : ''},x\n`);
  await page.goto('/tool/csv-converter');
  const file = { name: 'rows.csv', mimeType: 'text/csv', buffer: Buffer.from(`id,name,note\n${rows.join('')}`) };
  await fileInput(page, toolCase).setInputFiles(file);
  await page.getByRole('button', { name: 'Convert', exact: true }).click();
  await page.getByRole('button', { name: 'View as table' }).click();
  const table = page.getByRole('table', { name: 'Table' });
  const firstRow = table.getByRole('row').nth(1).getByRole('cell');
  const id = table.getByRole('columnheader', { name: 'id' });
  await page.getByRole('region', { name: 'Table' }).focus();
  await page.keyboard.press('End');
  await expect(table.getByRole('rowheader', { name: '3000', exact: true })).toBeVisible();

  await page.keyboard.press('Tab');
  await expect(id.getByRole('button')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(id).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.getByText('Sorted by id as numbers')).toBeVisible();
  await expect(firstRow).toHaveText(['0', 'Name 0', 'x']);
  await expect(table.getByRole('row').nth(2).getByRole('cell')).toHaveText(['1', '', 'x']);
  await expect(table.getByRole('row').nth(2).getByRole('rowheader')).toHaveText('2144');
  await page.keyboard.press('Space');
  await expect(id).toHaveAttribute('aria-sort', 'descending');
  await expect(firstRow).toHaveText(['2999', '', 'x']);

  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'note' }).uncheck();
  await page.getByLabel('Filter rows').fill('name 1');
  await expect(page.getByText('555 of 3,000 rows')).toBeVisible();
  await expect(id).toHaveAttribute('aria-sort', 'descending');
  await expect(firstRow).toHaveText(['2998', 'Name 1714']);

  await id.getByRole('button').click();
  await expect(id).toHaveAttribute('aria-sort', 'none');
  await expect(firstRow).toHaveText(['70', 'Name 10']);
});
