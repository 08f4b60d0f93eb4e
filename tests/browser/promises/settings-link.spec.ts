// A link to a tool with its settings: made by one click, applied before the first run, and never with typed text.
import type { Page } from '@playwright/test';
import { layoutShifts, watchLayoutShifts } from '../lib/layout-shifts';
import { expect, test } from '../lib/test';

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

test('a command is for the chosen shell, or the reason why it can’t be is shown', async ({ page, axe }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/tool/regex-tester');
  await page.getByLabel('Regular expression', { exact: true }).fill("it's 50%");
  const shell = page.getByLabel('Shell for the command');
  const copy = page.getByRole('button', { name: 'Copy as command' });
  await expect(shell).toHaveValue('sh');
  await shell.selectOption('cmd');
  await copy.click();
  const refusal = page.getByRole('alert').filter({ hasText: '“Regular expression” contains %' });
  await expect(refusal).toBeVisible();
  expect(await axe('main')).toEqual([]);
  await shell.selectOption('fish');
  await expect(refusal).toBeHidden();
  await copy.click();
  await expect(page.getByText('Copied!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    String.raw`toolyard regex --pattern 'it\'s 50%'`,
  );
  await page.reload();
  await expect(shell).toHaveValue('fish');
});

test('is in use before a tool’s first run', async ({ page }) => {
  await page.goto('/tool/password-generator#length=40&uppercase=false&numbers=false');
  await expect(page.getByRole('status', { name: 'Password' })).toHaveText(/^[a-z]{40}$/);
});

test('shows each option that it sets: folded ones unfold, also on an open page', async ({ page }) => {
  await page.goto('/tool/random-generator#seed=known');
  await expect(page.getByRole('textbox', { name: 'Seed (optional)' })).toHaveValue('known');
  await page.goto('/tool/word-counter');
  await page.goto('/tool/random-generator');
  await expect(page.getByRole('textbox', { name: 'Seed (optional)' })).toHaveCount(0);
  await page.evaluate(() => (location.hash = 'decimals=2&seed=other'));
  await expect(page.getByRole('textbox', { name: 'Seed (optional)' })).toHaveValue('other');
});

test('sets no pattern that the field can’t show', async ({ page }) => {
  await page.goto('/tool/regex-tester#pattern=a%0A%7Cb&flags=i');
  await expect(page.getByText('Part of this link was ignored')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^i –/ })).toBeChecked();
  await expect(page.getByLabel('Regular expression', { exact: true })).toHaveValue('');
});

test('takes effect on an open page, and a bad option in it is ignored with a note', async ({ page }) => {
  await page.goto('/tool/regex-tester');
  await page.getByLabel('Regular expression', { exact: true }).fill(SECRET);
  await page.evaluate(() => (location.hash = 'flags=gi&budgetMs=5000'));
  await expect(page.getByRole('checkbox', { name: /^i –/ })).toBeChecked();
  expect(await copiedLink(page)).toMatch(/\/tool\/regex-tester#flags=gi&budgetMs=5000$/);
  await expect(page.getByLabel('Regular expression', { exact: true })).toHaveValue(SECRET);

  await page.evaluate(() => (location.hash = 'flags=uv&pattern=abc'));
  await expect(page.getByText('Part of this link was ignored')).toBeVisible();
  await expect(page.getByLabel('Regular expression', { exact: true })).toHaveValue('abc');
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

  // A reload would bring the text back as well: see reload.spec.ts.
  await page.goto('/about-us');
  await page.goto('/tool/url-encoder');
  await expect(page.getByRole('radio', { name: 'Decode' })).toBeChecked();
  await expect(page.getByLabel('Text to Decode')).toHaveValue('');
  expect(await layoutShifts(page)).toEqual([]);

  await page.getByRole('button', { name: 'Reset options' }).click();
  await expect(page.getByRole('radio', { name: 'Encode' })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Reset options' })).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('toolOptions'))).toBe('{}');
});
