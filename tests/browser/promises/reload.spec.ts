// A reload, by the browser or by the visitor: typed text, and a recipe, stay in the tab and nowhere else.
import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { isTakenOver } from '../../engines/in-page';
import { storedTexts } from '../lib/stored-texts';
import { expect, freshTest } from '../lib/test';
import { action, openTool } from '../lib/text-tool-page';

const TEXT = 'Zq7 typed with care';

freshTest.use({ expectedErrors: [/^foreign request: https:\/\/elsewhere\.example\/$/] });

/** What the tab's memory holds, decrypted: an empty text until a pause after the first change. */
const memoryOf = (page: Page) =>
  page.evaluate(async () => {
    const stored = sessionStorage.getItem('toolyard-reload-key');
    if (stored === null || !window.name.startsWith('toolyard-reload:')) return '';
    const bytes = Uint8Array.from(atob(window.name.slice('toolyard-reload:'.length)), (unit) => unit.charCodeAt(0));
    const key = await crypto.subtle.importKey('jwk', JSON.parse(stored) as JsonWebKey, 'AES-GCM', false, ['decrypt']);
    const data = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: bytes.subarray(0, 12) }, key, bytes.subarray(12));
    return new TextDecoder().decode(data);
  });

const inMemory = (page: Page, text: string) => expect.poll(() => memoryOf(page)).toContain(text);

const carriedIn = (page: Page) => page.evaluate(() => window.name);

freshTest('typed text is there after a reload, also of two inputs, and nowhere else', async ({ page }) => {
  await openTool(page, 'diff-checker');
  const original = page.getByRole('textbox', { name: 'Original' });
  const changed = page.getByRole('textbox', { name: 'Changed' });
  await original.fill(TEXT);
  await changed.fill(`${TEXT}, twice`);
  await inMemory(page, `${TEXT}, twice`);
  await page.reload();
  await page.waitForFunction(isTakenOver);
  await expect(original).toHaveValue(TEXT);
  await expect(changed).toHaveValue(`${TEXT}, twice`);
  await expect(page.getByRole('region', { name: /^Result/ })).toHaveCount(0);
  expect((await storedTexts(page)).filter((text) => text.includes('Zq7'))).toEqual([]);
});

freshTest('test cases of a pattern are there after a reload, and nowhere else', async ({ page }) => {
  await openTool(page, 'regex-tester');
  await page.getByRole('button', { name: 'Test cases' }).click();
  await page.getByLabel('Text of the case').fill(TEXT);
  await page.getByRole('button', { name: 'Add case' }).click();
  await inMemory(page, TEXT);
  await page.reload();
  await page.waitForFunction(isTakenOver);
  await page.getByRole('button', { name: 'Test cases' }).click();
  await expect(page.getByRole('list', { name: 'Test cases' })).toContainText(TEXT);
  expect((await storedTexts(page)).filter((text) => text.includes('Zq7'))).toEqual([]);
});

freshTest('long text is there after a reload, and before text over 1 MB is lost the browser asks', async ({ page }) => {
  const pasted = page.getByRole('main').getByText('pasted-text.txt');
  const megabyte = `${TEXT} `.repeat(50_000);
  await openTool(page, 'url-encoder');
  const field = page.getByRole('main').getByRole('textbox').first();
  await field.fill(megabyte);
  await inMemory(page, `${TEXT} ${TEXT}`);
  await expect(pasted).toBeVisible();
  await page.reload();
  await page.waitForFunction(isTakenOver);
  await expect(pasted).toBeVisible();
  await action(page, 'Encode').click();
  const [download] = await Promise.all([page.waitForEvent('download'), action(page, 'Download').click()]);
  expect(await readFile(await download.path(), 'utf8')).toBe(encodeURIComponent(megabyte));

  await action(page, 'Clear').click();
  await field.fill(`${megabyte}${megabyte}`);
  await expect(pasted).toBeVisible();
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => void setTimeout(() => location.reload()));
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(pasted).toBeVisible();
});

freshTest('another site can’t read the text in the tab, and a token ends with the page', async ({ page }) => {
  await openTool(page, 'url-encoder');
  await page.getByRole('main').getByRole('textbox').first().fill(TEXT);
  await inMemory(page, TEXT);
  await page.route('https://elsewhere.example/', (route) => route.fulfill({ contentType: 'text/html', body: '<p>Hi' }));
  await page.goto('https://elsewhere.example/');
  // Browsers differ in whether it is empty. If not, it can't be read there: the key is in the storage of this site.
  expect(await carriedIn(page)).not.toContain(TEXT);
  expect(await carriedIn(page)).not.toContain(Buffer.from(TEXT).toString('base64').slice(0, 16));

  await openTool(page, 'jwt-decoder');
  const field = page.getByRole('main').getByRole('textbox').first();
  await field.fill('Zq7.token.here');
  await page.reload();
  await page.waitForFunction(isTakenOver);
  await expect(field).toHaveValue('');
});

freshTest('a recipe is in the address, without what was typed, and a reload keeps all of it', async ({ page }) => {
  const steps = page.locator('[data-step]').getByRole('heading', { level: 3 });
  await page.goto('/recipe#1&base64+mode=decode&case+fileCase=lowercase');
  await expect(steps).toContainText(['Base64 Encoder/Decoder', 'Text Case Converter']);
  await expect(page).toHaveURL(/\/recipe#1&base64\+mode=decode&case/);

  await page.getByRole('button', { name: /^Remove step 1/ }).click();
  await expect(page).not.toHaveURL(/base64/);
  await page.getByRole('button', { name: 'Add a step' }).click();
  await expect(page.getByRole('combobox', { name: 'Search steps' })).toBeFocused();
  await page.keyboard.type('regex');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Regular expression' }).fill('Zq7');
  await page.getByRole('textbox', { name: 'Input' }).fill(TEXT);
  await inMemory(page, TEXT);
  await expect(page).toHaveURL(/\/recipe#1&case[^&]*&regex[^&]*$/);
  expect(page.url()).not.toContain('Zq7');
  await page.reload();
  await page.waitForFunction(isTakenOver);
  await expect(steps).toContainText(['Text Case Converter', 'Regex Tester']);
  await steps.getByRole('button', { name: 'Regex Tester' }).click();
  await expect(page.getByRole('textbox', { name: 'Regular expression' })).toHaveValue('Zq7');
  await expect(page.getByRole('textbox', { name: 'Input' })).toHaveValue(TEXT);
  await expect(page.getByRole('region', { name: /^Result/ })).toHaveCount(0);

  // A bookmark, or a tab that the system has discarded.
  const address = page.url();
  await page.goto('/about-us');
  await page.goto(address);
  await expect(steps).toContainText(['Text Case Converter', 'Regex Tester']);
  await page.getByRole('link', { name: 'Home' }).first().click();
  await page.goBack();
  await expect(steps).toContainText(['Text Case Converter', 'Regex Tester']);
});
