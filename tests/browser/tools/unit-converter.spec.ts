// Features of the unit converter alone: amounts as people type them, and one amount in all units.
import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expectError, expectToast } from '../lib/hash-page';
import { expect, test } from '../lib/test';
import { openTool } from '../lib/text-tool-page';

test.beforeEach(({ page }) => openTool(page, 'unit-converter'));

const amount = (page: Page) => page.getByLabel('Amount');
const select = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const result = (page: Page) => page.getByRole('region', { name: 'Result', exact: true });
const chosen = (page: Page, name: string) => select(page, name).locator('option:checked');
const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(`^${name} `) });

test(
  'answers from the first look, and brings the answer into view at the button',
  { tag: '@phone' },
  async ({ page }) => {
    await expect(result(page).locator('output')).toHaveText('0.001 km');
    await amount(page).fill('26.2');
    await select(page, 'From').selectOption('mile');
    await button(page, 'Convert').click();
    await expect(result(page).locator('output')).toHaveText('42.164813 km');
    await expect(result(page)).toContainText('Rounded to 6 decimals. Exactly: 42.1648128');
    await expect(result(page)).toBeInViewport({ ratio: 1 });
    await amount(page).fill('1');
    await expect(result(page).locator('output')).toHaveText('1.609344 km');
    await expect(result(page)).toContainText('Exact.');
  },
);

test('starts as specified, exchanges its units, and is found as it was left', async ({ page }) => {
  await expect(select(page, 'Category').locator('option')).toHaveText([
    ...['Length', 'Weight', 'Temperature', 'Volume', 'Area'],
  ]);
  await expect(select(page, 'From').locator('option')).toHaveText([
    ...['Meter (m)', 'Kilometer (km)', 'Centimeter (cm)', 'Millimeter (mm)', 'Inch (in)', 'Feet (ft)'],
    ...['Yard (yd)', 'Mile (mi)'],
  ]);
  await expect(chosen(page, 'From')).toHaveText('Meter (m)');
  await expect(chosen(page, 'To')).toHaveText('Kilometer (km)');

  await test.step('swap, and another category', async () => {
    await button(page, 'Swap').click();
    await expect(chosen(page, 'From')).toHaveText('Kilometer (km)');
    await expect(chosen(page, 'To')).toHaveText('Meter (m)');
    await expect(result(page).locator('output')).toHaveText('1000 m');
    await select(page, 'Category').selectOption('Temperature');
    await expect(chosen(page, 'From')).toHaveText('Celsius (°C)');
    await expect(chosen(page, 'To')).toHaveText('Fahrenheit (°F)');
    await amount(page).fill('-300');
    await amount(page).press('Enter');
    await expect(result(page).locator('output')).toHaveText('-508 °F');
    await expect(page.getByText('This is below absolute zero')).toBeVisible();
  });
  await test.step('after another page', async () => {
    await select(page, 'Category').selectOption('Length');
    await amount(page).fill('7');
    await page.getByRole('link', { name: 'Tools', exact: true }).first().click();
    await page.goBack();
    await expect(amount(page)).toHaveValue('7');
    await expect(result(page).locator('output')).toHaveText('0.007 km');
  });
});

test('takes amounts as people write them, and says what is wrong with others', async ({ page }) => {
  await test.step('invalid amounts', async () => {
    await amount(page).fill('');
    await button(page, 'Convert').click();
    await expectError(page, 'Please enter a valid amount.');
    await amount(page).fill('5 foo');
    await amount(page).blur();
    await expect(amount(page)).toHaveAccessibleDescription(
      /Please enter a valid amount\. “foo” is not a unit of length that this tool knows\./,
    );
    await expect(result(page)).toHaveCount(0);
    await amount(page).fill('5');
    await expect(amount(page)).not.toHaveAttribute('aria-invalid');
    await expect(result(page)).toBeVisible();
  });
  await test.step('feet and inches, without a click', async () => {
    await amount(page).fill('5 ft 11 in');
    await expect(chosen(page, 'From')).toHaveText('ft + in');
    await expect(select(page, 'From')).toHaveAccessibleDescription('Using the unit you typed.');
    await expect(chosen(page, 'To')).toHaveText('Meter (m)');
    await expect(result(page).locator('output')).toHaveText('1.8034 m');
    await select(page, 'To').selectOption('centimeter');
    await expect(result(page).locator('output')).toHaveText('180.34 cm');
    await select(page, 'From').selectOption('inch');
    await expect(amount(page)).toHaveValue('71');
    await expect(result(page).locator('output')).toHaveText('180.34 cm');
  });
  await test.step('a unit of another category', async () => {
    await amount(page).fill('2 tbsp');
    await expect(chosen(page, 'Category')).toHaveText('Volume');
    await expect(chosen(page, 'From')).toHaveText('Tablespoon (US, tbsp)');
    await expect(result(page).locator('output')).toHaveText('29.57353 mL');
    await select(page, 'Category').selectOption('Weight');
    await expect(amount(page)).toHaveValue('2');
    await expect(result(page).locator('output')).toHaveText('2000 g');
  });
});

test('shows multiples and all units, with as many digits as are asked for', async ({ page, context }) => {
  await test.step('quick multiples', async () => {
    const multiples = page.getByRole('region', { name: 'Quick multiples' }).getByRole('button');
    await expect(multiples).toHaveText([
      ...['×0.10.1 m = 0.0001 km', '×0.50.5 m = 0.0005 km', '×22 m = 0.002 km', '×1010 m = 0.01 km'],
    ]);
    await multiples.nth(3).click();
    await expect(amount(page)).toHaveValue('10');
    await expect(result(page).locator('output')).toHaveText('0.01 km');
  });
  await test.step('one amount in all units', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await amount(page).fill('1e-9');
    await expect(row(page, 'Mile')).toContainText('≈ 6.21371e-13 mi');
    await expect(row(page, 'Millimeter')).toContainText('0.000001 mm');
    await expect(row(page, 'Millimeter')).not.toContainText('≈');
    await button(page, 'Copy value in Mile').click();
    await expectToast(page, 'Copied!', 'Result copied to clipboard.', 'success');
    expect(await copied()).toBe('6.21371e-13');
    await button(page, 'Copy').click();
    await expect.poll(copied).toBe('1e-12 km');
    const [saved] = await Promise.all([page.waitForEvent('download'), button(page, 'Download').click()]);
    await expectToast(page, 'Downloaded!', 'unit-conversion.txt was saved by your browser.', 'success');
    expect(saved.suggestedFilename()).toBe('unit-conversion.txt');
    const report = await readFile(await saved.path(), 'utf8');
    expect(report).toMatch(/^1e-9 m\n= 1e-9 m\n= 1e-12 km\n/);
    await button(page, 'Copy all').click();
    await expect.poll(copied).toBe(report);
  });
  await test.step('more units, digits and their sources', async () => {
    await amount(page).fill('1');
    await page.getByLabel('More units').check();
    await select(page, 'Category').selectOption('Pressure');
    await select(page, 'From').selectOption('psi');
    await select(page, 'To').selectOption('pascal');
    await expect(result(page).locator('output')).toHaveText('6894.757293 Pa');
    await button(page, 'Options').click();
    await select(page, 'Precision').selectOption('20 significant digits');
    // NIST SP 811 has 6.894757 E+03; the quotient of the definitions goes on.
    await expect(result(page).locator('output')).toHaveText('6894.7572931683613367 Pa');
    await expect(result(page)).toContainText('Rounded to 20 significant digits.');
    await button(page, 'Definitions and sources').click();
    await expect(page.getByText('NIST Special Publication 811')).toBeVisible();
    await page.getByLabel('More units').uncheck();
    await expect(chosen(page, 'Category')).toHaveText('Length');
  });
});
