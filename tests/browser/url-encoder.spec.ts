// Features of the URL encoder's screen alone: its modes and options.
import { expect, inputField, mode, openTool, process, resultOf, test } from './text-tool-page';

const TEXT = 'a b&c=é/😀?\n(x)';

test('each option does its part, and a result of another mode is removed', async ({ page }) => {
  await openTool(page, 'url-encoder');
  await page.getByRole('button', { name: 'Options' }).click();
  await mode(page, 'Whole URL').check();
  expect(await process(page, TEXT, 'Encode')).toBe(encodeURI(TEXT));
  await page.getByRole('checkbox', { name: 'Encode each line separately' }).check();
  expect(await process(page, TEXT, 'Encode')).toBe(TEXT.split('\n').map(encodeURI).join('\n'));
  await mode(page, 'Form data').check();
  expect(await process(page, 'a b+c', 'Encode')).toBe('a+b%2Bc');
  await mode(page, 'Decode').check();
  await expect(resultOf(page)).toHaveCount(0);
  await expect(inputField(page)).toHaveValue('a b+c');
  expect(await process(page, 'a+b%2Bc', 'Decode')).toBe('a b+c');
});

test('Clear can be undone, and the emptied field shows no error', async ({ page }) => {
  await page.goto('/tool/url-encoder');
  const field = page.getByLabel('Text to Encode');
  await field.fill('a b');
  await page.getByRole('button', { name: 'Encode', exact: true }).click();
  await expect(page.getByRole('region', { name: /^Result/ })).toBeVisible();
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(page.getByText('Cleared.')).toBeVisible();
  await expect(field).not.toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(field).toHaveValue('a b');
  await expect(field).toBeFocused();
  await expect(page.getByText('Cleared.')).toHaveCount(0);
});

test('copies, sends on and clears by keys, which its buttons show', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/tool/url-encoder');
  const field = page.getByLabel('Text to Encode');
  await field.fill('a b');
  await expect(page.getByRole('button', { name: 'Encode', exact: true })).toHaveAttribute('title', /^Ctrl\+Enter/);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('region', { name: /^Result/ })).toBeVisible();
  await field.press('Alt+Shift+KeyC');
  await expect(page.getByText('Copied!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('a%20b');
  await field.press('Alt+Shift+KeyS');
  await expect(page.getByRole('button', { name: 'Send to…' })).toHaveAttribute('aria-expanded', 'true');
  await field.press('Alt+Shift+KeyX');
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
});
