// A link to a tool with its settings: made by one click, applied before the first run, and never with typed text.
import type { Page } from '@playwright/test';
import { layoutShifts, watchLayoutShifts } from './layout-shifts';
import { expect, test } from './test';

const SECRET = 'Zq7SecretMarkerXw9';

async function copiedLink(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy link to these settings' }).click();
  await expect(page.getByText('Copied!')).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

test('opens a tool as it was set, and copies it again without what was typed', async ({ page, baseURL, axe }) => {
  await page.goto('/tool/url-encoder#mode=decode&scope=form&eachLine=true');
  await expect(page.getByRole('radio', { name: 'Decode' })).toBeChecked();
  await expect(page.getByText('Options set by this link')).toBeVisible();
  await expect(page).toHaveURL('/tool/url-encoder');
  await page.getByLabel('Text to Decode').fill(`${SECRET}+b`);
  await page.getByRole('button', { name: 'Decode', exact: true }).click();
  await expect(page.getByRole('main').locator('output')).toHaveText(`${SECRET} b`);
  expect(await copiedLink(page)).toBe(`${baseURL ?? ''}/tool/url-encoder#mode=decode&scope=form&eachLine=true`);
  expect(await axe('main')).toEqual([]);
});

test('the options are copied as a command, without what was typed', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/tool/url-encoder');
  await page.getByRole('radio', { name: 'Decode' }).check();
  await page.getByLabel('Text to Decode').fill(SECRET);
  await page.getByRole('button', { name: 'Copy as command' }).click();
  await expect(page.getByText('Copied!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('toolyard url --decode');
  await page.goto('/tool/mp4-to-mp3-converter');
  await expect(page.getByRole('button', { name: 'Copy link to these settings' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy as command' })).toHaveCount(0);
});

test('is in use before a tool’s first run', async ({ page }) => {
  await page.goto('/tool/password-generator#length=40&uppercase=false&numbers=false');
  await expect(page.getByRole('status', { name: 'Password' })).toHaveText(/^[a-z]{40}$/);
});

test('takes effect on an open page, and a bad one is ignored with a note', async ({ page }) => {
  await page.goto('/tool/regex-tester');
  await page.getByLabel('Regular expression', { exact: true }).fill(SECRET);
  await page.evaluate(() => (location.hash = 'flags=gi&budgetMs=5000'));
  await expect(page.getByRole('checkbox', { name: /^i –/ })).toBeChecked();
  expect(await copiedLink(page)).toMatch(/\/tool\/regex-tester#flags=gi&budgetMs=5000$/);
  await expect(page.getByLabel('Regular expression', { exact: true })).toHaveValue(SECRET);

  await page.evaluate(() => (location.hash = 'flags=uv&pattern=abc'));
  await expect(page.getByText('Part of this link was ignored')).toBeVisible();
  await expect(page.getByLabel('Regular expression', { exact: true })).toHaveValue(SECRET);
  await expect(page.getByRole('checkbox', { name: /^[uv] –/ }).and(page.locator(':checked'))).toHaveCount(0);
  await expect(page).toHaveURL('/tool/regex-tester');
});

test('options are kept for the next visit, without text, and can be reset', async ({ page }) => {
  await watchLayoutShifts(page);
  await page.goto('/tool/url-encoder');
  await page.getByLabel('Text to Encode').fill(SECRET);
  await page.getByRole('radio', { name: 'Decode' }).check();
  await page.getByRole('button', { name: 'Options', exact: true }).click();
  await page.getByRole('radio', { name: 'Form data' }).check();
  expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))).not.toContain(SECRET);

  await page.reload();
  await expect(page.getByRole('radio', { name: 'Decode' })).toBeChecked();
  await expect(page.getByLabel('Text to Decode')).toHaveValue('');
  expect(await layoutShifts(page)).toEqual([]);

  await page.getByRole('button', { name: 'Reset options' }).click();
  await expect(page.getByRole('radio', { name: 'Encode' })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Reset options' })).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('toolOptions'))).toBe('{}');
});
