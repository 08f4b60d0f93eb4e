// Features of the password generator alone: a new password at every change, which is stored nowhere.
import type { Page } from '@playwright/test';
import { expect, test } from '../lib/test';

const shown = (page: Page) => page.getByRole('region', { name: 'Result' }).locator('output');
const generate = (page: Page) => page.getByRole('button', { name: 'Generate Password' });

async function open(page: Page) {
  await page.goto('/tool/password-generator');
  await expect(shown(page)).toHaveText(/^[A-Za-z\d]{12}$/);
}

test('a password is there at once, the button makes another, and it is gone with its page', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  const seen = new Set([await shown(page).textContent()]);
  for (let click = 0; click < 3; click++) {
    const before = (await shown(page).textContent()) ?? '';
    await generate(page).click();
    await expect(shown(page)).not.toHaveText(before);
    seen.add(await shown(page).textContent());
  }
  expect(seen.size).toBe(4);

  await test.step('copied', async () => {
    const password = await shown(page).textContent();
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(page.getByText('Copied!')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(password);
  });
  await test.step('gone', async () => {
    const password = (await shown(page).textContent()) ?? '';
    await page.getByRole('link', { name: 'Tools', exact: true }).first().click();
    await expect(page).toHaveURL(/\/tools$/);
    await page.goBack();
    await expect(shown(page)).toHaveText(/^[A-Za-z\d]{12}$/);
    await expect(shown(page)).not.toHaveText(password);
  });
});

test('every change of the options makes a new password, or says why there is none', async ({ page }) => {
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

  await test.step('no character type', async () => {
    await page.getByRole('checkbox', { name: 'Numbers' }).uncheck();
    await expect(page.getByRole('alert').getByText('Please select at least one character type.')).toBeVisible();
    await expect(shown(page)).toHaveText('');
    await generate(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'at least one character type' })).toBeVisible();
    await page.getByRole('checkbox', { name: 'Numbers' }).check();
    await expect(shown(page)).toHaveText(/^[2-9]{30}$/);
  });
  await test.step('passphrases, and several at once', async () => {
    await page.getByRole('radio', { name: 'Passphrase' }).check();
    await expect(shown(page)).toHaveText(/^([a-z]+-){5,}[a-z]+$/);
    await expect(page.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Strong, 77.5 bits');
    await page.getByLabel('Separator').selectOption('Space');
    await page.getByRole('checkbox', { name: 'Capitalize words' }).check();
    await expect(shown(page)).toHaveText(/^([A-Z][a-z-]+ ){5}[A-Z][a-z-]+$/);
    await page.getByLabel('How many').selectOption('10');
    await expect(page.getByRole('list', { name: 'Passwords' }).getByRole('listitem')).toHaveCount(10);
  });
});
