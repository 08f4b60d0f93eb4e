// Features of the text case converter's screen alone: eight results at once, and the rules of a language.
import type { Page } from '@playwright/test';
import { action, download, expect, openTool, test } from '../lib/text-tool-page';
import { neverFreezes } from '../lib/thread-time';

const field = (page: Page) => page.getByLabel('Text to Convert');
const convert = (page: Page) => action(page, 'Convert Text Cases');
const box = (page: Page, label: string) => page.getByRole('group', { name: label, exact: true });
const shown = (page: Page, label: string) => box(page, label).locator('output');

test('the results come with the button, follow the typing, and keep to the rules of a language', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openTool(page, 'text-case-converter');
  await field(page).fill('istanbul IRMAK');
  await expect(page.locator('[role=group]')).toHaveCount(0);
  await convert(page).click();
  await expect(page.locator('[role=group]')).toHaveCount(8);
  await expect(shown(page, 'UPPERCASE')).toHaveText('ISTANBUL IRMAK');
  await field(page).press('End');
  await field(page).press('X');
  await expect(shown(page, 'UPPERCASE')).toHaveText('ISTANBUL IRMAKX');
  await box(page, 'kebab-case').getByRole('button', { name: 'Copy' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('istanbul-irmakx');
  const got = await download(page, box(page, 'snake_case').getByRole('button', { name: 'Download' }));
  expect({ ...got, bytes: String(got.bytes) }).toEqual({ name: 'text-case-snake.txt', bytes: 'istanbul_irmakx' });

  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByLabel('Language rules').selectOption('tr');
  await expect(shown(page, 'UPPERCASE')).toHaveText('İSTANBUL IRMAKX');
  await expect(shown(page, 'lowercase')).toHaveText('istanbul ırmakx');
});

test('text that fills the field is whole in every result, and the page never freezes', async ({ page }) => {
  const text = 'Some words, and some more of them. '.repeat(1800);
  const prepare = async () => {
    await openTool(page, 'text-case-converter');
    await field(page).fill(text);
  };
  await neverFreezes(page, prepare, async () => {
    await convert(page).click();
    await expect(page.locator('[role=group]')).toHaveCount(8);
  });
  const got = await download(page, box(page, 'UPPERCASE').getByRole('button', { name: 'Download' }));
  expect(String(got.bytes) === text.toUpperCase()).toBe(true);
});
