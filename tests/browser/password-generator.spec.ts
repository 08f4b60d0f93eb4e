// The password generator as a visitor uses it, beyond what every tool does.
import type { Page } from '@playwright/test';
import { expect, test } from './test';

const shown = (page: Page) => page.getByRole('region', { name: 'Result' }).locator('output');
const generate = (page: Page) => page.getByRole('button', { name: 'Generate Password' });

async function open(page: Page) {
  await page.goto('/tool/password-generator');
  await expect(shown(page)).toHaveText(/^[A-Za-z\d]{12}$/);
}

test('there is a password at once, and the button makes another', async ({ page }) => {
  await open(page);
  const seen = new Set([await shown(page).textContent()]);
  for (let press = 0; press < 5; press++) {
    const before = (await shown(page).textContent()) ?? '';
    await generate(page).click();
    await expect(shown(page)).not.toHaveText(before);
    seen.add(await shown(page).textContent());
  }
  expect(seen.size).toBe(6);
});

test('every change of the options makes a new password of them', async ({ page }) => {
  await open(page);
  const length = page.getByRole('slider', { name: 'Length' });
  await expect(length).toHaveAttribute('min', '4');
  await expect(length).toHaveAttribute('max', '50');
  await length.fill('30');
  await expect(shown(page)).toHaveText(/^[A-Za-z\d]{30}$/);
  await page.getByRole('checkbox', { name: 'Symbols' }).check();
  await expect(shown(page)).toHaveText(/^(?=.*[^A-Za-z\d]).{30}$/);
  for (const type of ['Uppercase', 'Lowercase', 'Symbols']) await page.getByRole('checkbox', { name: type }).uncheck();
  await page.getByRole('checkbox', { name: 'Exclude similar characters' }).check();
  await expect(shown(page)).toHaveText(/^[2-9]{30}$/);
  // 8 digits, 30 of them.
  await expect(page.getByRole('meter', { name: 'Strength' })).toHaveAttribute(
    'aria-valuetext',
    'Very strong, 90.0 bits',
  );
});

test('no character type is an error, and shows no password', async ({ page }) => {
  await open(page);
  for (const type of ['Uppercase', 'Lowercase', 'Numbers']) await page.getByRole('checkbox', { name: type }).uncheck();
  await expect(page.getByRole('alert').getByText('Please select at least one character type.')).toBeVisible();
  await expect(shown(page)).toHaveText('');
  await generate(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Error' })).toContainText('at least one character type');
  await page.getByRole('checkbox', { name: 'Numbers' }).check();
  await expect(shown(page)).toHaveText(/^\d{12}$/);
});

test('it is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  const password = await shown(page).textContent();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByText('Copied!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(password);
});

test('passphrases are of words, and several come at once', async ({ page }) => {
  await open(page);
  await page.getByRole('radio', { name: 'Passphrase' }).check();
  await expect(shown(page)).toHaveText(/^([a-z]+-){5,}[a-z]+$/);
  await expect(page.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Strong, 77.5 bits');
  await page.getByLabel('Separator').selectOption('Space');
  await page.getByRole('checkbox', { name: 'Capitalize words' }).check();
  await expect(shown(page)).toHaveText(/^([A-Z][a-z-]+ ){5}[A-Z][a-z-]+$/);
  await page.getByLabel('How many').selectOption('10');
  await expect(page.getByRole('list', { name: 'Passwords' }).getByRole('listitem')).toHaveCount(10);
});

test('a password is gone with its page', async ({ page }) => {
  await open(page);
  const password = (await shown(page).textContent()) ?? '';
  await page.getByRole('link', { name: 'Tools', exact: true }).first().click();
  await expect(page).toHaveURL(/\/tools$/);
  await page.goBack();
  await expect(shown(page)).toHaveText(/^[A-Za-z\d]{12}$/);
  await expect(shown(page)).not.toHaveText(password);
});
