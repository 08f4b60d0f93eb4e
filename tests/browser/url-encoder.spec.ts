// The URL encoder: its words, its modes.
import { action, download, expect, expectToast } from './text-tool-page';
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
