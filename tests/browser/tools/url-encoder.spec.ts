// Features of the URL encoder's screen alone: its modes and options.
import { expect, inputField, mode, openTool, process, resultOf, test } from '../lib/text-tool-page';

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

test('the browser’s own undo brings back what Clear has emptied, and redo empties it', async ({ page }) => {
  for (const [path, label, clear] of [
    ['/', 'Paste anything, or type to search', 'Clear'],
    ['/tool/url-encoder', 'Text to Encode', 'Clear'],
    ['/tool/jwt-decoder', 'JWT Token', 'Clear'],
    ['/tool/markdown-editor', 'Markdown', 'Clear'],
    ['/tool/word-counter', 'Text to Analyze', 'Clear Text'],
  ] as const) {
    await page.goto(path);
    const field = page.getByRole('textbox', { name: label, exact: true });
    await field.click();
    await page.keyboard.type('a b');
    await page.getByRole('main').getByRole('button', { name: clear, exact: true }).click();
    await expect(field, path).toHaveValue('');
    await expect(field, path).toBeFocused();
    await page.keyboard.press('Control+z');
    await expect(field, path).toHaveValue('a b');
    await page.keyboard.press('Control+Shift+z');
    await expect(field, path).toHaveValue('');
  }
});

test('what undo brings back after Clear is the tool’s input again', async ({ page }) => {
  await page.goto('/tool/url-encoder');
  await page.getByLabel('Text to Encode').click();
  await page.keyboard.type('a b');
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await page.keyboard.press('Control+z');
  await expect(page.getByLabel('Text to Encode')).toHaveValue('a b');
  await page.keyboard.press('Control+Enter');
  await expect(resultOf(page).locator('output')).toHaveText('a%20b');
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
