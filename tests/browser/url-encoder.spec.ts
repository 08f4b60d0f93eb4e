// The URL encoder: its words, its modes, its files.
import { join } from 'node:path';
import { action, cancelAfterStart, chooseFile, chooseHugeFile, download, expect, expectToast } from './text-tool-page';
import { inputField, mode, openTool, process, resultOf, test } from './text-tool-page';

test.describe.configure({ mode: 'parallel' });
test.beforeEach(({ page }) => openTool(page, 'url-encoder'));

const TEXT = 'a b&c=é/😀?\n(x)';

test('blank text is refused', async ({ page }) => {
  await inputField(page).fill(' \n ');
  await action(page, 'Encode').click();
  await expectToast(page, 'Error', 'Please enter some text to process.', 'error');
  await expect(inputField(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(resultOf(page)).toHaveCount(0);
});

test('encodes, decodes, and forgets a result of another mode', async ({ page }) => {
  expect(await process(page, TEXT, 'Encode')).toBe(encodeURIComponent(TEXT));
  await mode(page, 'Decode').check();
  await expect(resultOf(page)).toHaveCount(0);
  expect(await process(page, encodeURIComponent(TEXT), 'Decode')).toBe(TEXT);
});

test('has whole addresses, forms and lines behind Options', async ({ page }) => {
  await page.getByRole('button', { name: 'Options' }).click();
  await mode(page, 'Whole URL').check();
  expect(await process(page, TEXT, 'Encode')).toBe(encodeURI(TEXT));
  await page.getByRole('checkbox', { name: 'Each line by itself' }).check();
  expect(await process(page, TEXT, 'Encode')).toBe(TEXT.split('\n').map(encodeURI).join('\n'));
  await mode(page, 'Form data').check();
  expect(await process(page, 'a b+c', 'Encode')).toBe('a+b%2Bc');
});

test('a bad escape is refused with its place', async ({ page }) => {
  await mode(page, 'Decode').check();
  await inputField(page).fill('fine\nab%zz');
  await action(page, 'Decode').click();
  await expectToast(
    page,
    'Error',
    /^.*Invalid URL encoding\. Please check your input\. The % at line 2, column 3/,
    'error',
  );
  await expect(
    page
      .getByRole('main')
      .getByRole('alert')
      .filter({ hasText: /line 2, column 3/i }),
  ).toBeVisible();
});

test('the result is copied and downloaded', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await process(page, TEXT, 'Encode');
  await action(page, 'Copy').click();
  await expectToast(page, 'Copied!', 'Text copied to clipboard successfully.', 'success');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(encodeURIComponent(TEXT));
  const got = await download(page, action(page, 'Download'));
  expect({ ...got, bytes: String(got.bytes) }).toEqual({ name: 'url-encode.txt', bytes: encodeURIComponent(TEXT) });
  await expectToast(page, 'Downloaded!', '', 'success');
});

test('a file of megabytes goes there and back without a freeze', async ({ page, folder, longTasks }) => {
  const text = 'Grüße, 世界 & 100% 😀\r\n'.repeat(150_000);
  const tasks = await longTasks();
  await chooseFile(page, join(folder, 'in.txt'), text);
  await action(page, 'Encode').click();
  await expect(resultOf(page)).toBeVisible();
  const encoded = await download(page, action(page, 'Download'));
  expect(String(encoded.bytes) === encodeURIComponent(text)).toBe(true);
  await mode(page, 'Decode').check();
  await chooseFile(page, join(folder, 'encoded.txt'), encoded.bytes);
  await action(page, 'Decode').click();
  await expect(resultOf(page)).toBeVisible();
  const decoded = await download(page, action(page, 'Download'));
  expect(decoded.name).toBe('url-decode.txt');
  expect(String(decoded.bytes) === text).toBe(true);
  expect(await tasks.longest()).toBeLessThan(50);
});

test('Cancel frees the button within half a second', async ({ page, folder }) => {
  await chooseHugeFile(page, join(folder, 'huge.bin'), 1_300_000_000);
  expect(await cancelAfterStart(page, action(page, 'Encode'))).toBeLessThan(500);
  await expect(page.getByRole('status').filter({ hasText: 'Cancelled.' })).toBeVisible();
});

test('is accessible empty and done @phone', async ({ page, axe }) => {
  await page.getByRole('button', { name: 'Options' }).click();
  expect(await axe()).toEqual([]);
  await process(page, TEXT, 'Encode');
  expect(await axe()).toEqual([]);
});
