// The binary converter: its words, its four modes.
import { action, download, expect, expectToast } from './text-tool-page';
import { inputField, mode, openTool, process, resultOf, test } from './text-tool-page';

test.describe.configure({ mode: 'parallel' });
test.beforeEach(({ page }) => openTool(page, 'binary-converter'));

const bitsOf = (data: string | Uint8Array) =>
  Array.from(Buffer.from(data), (byte) => byte.toString(2).padStart(8, '0')).join(' ');

test('blank content is refused', async ({ page }) => {
  await action(page, 'Convert').click();
  await expectToast(page, 'Error', 'Please enter some content to process.', 'error');
  await expect(resultOf(page)).toHaveCount(0);
});

test('has four modes', async ({ page }) => {
  expect(await process(page, 'Hi é😀', 'Convert')).toBe(bitsOf('Hi é😀'));
  await mode(page, 'Binary to text').check();
  expect(await process(page, bitsOf('Hi é😀'), 'Convert')).toBe('Hi é😀');
  await mode(page, 'Decimal to binary').check();
  expect(await process(page, '10 -3\n255', 'Convert')).toBe('1010 -11\n11111111');
  await mode(page, 'Binary to decimal').check();
  expect(await process(page, '1010 -11\n11111111', 'Convert')).toBe('10 -3\n255');
});

test('has two’s complement and bytes without spaces behind Options', async ({ page }) => {
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByRole('checkbox', { name: 'Space between bytes' }).uncheck();
  expect(await process(page, 'Hi', 'Convert')).toBe('0100100001101001');
  await mode(page, 'Decimal to binary').check();
  await page.getByLabel('Negative numbers as').selectOption('8');
  expect(await process(page, '-1', 'Convert')).toBe('11111111');
});

test('what is no number is refused, with its place', async ({ page }) => {
  for (const [name, text, message, place] of [
    ['Binary to text', '0101', 'Invalid binary string length. Must be multiple of 8 bits.', /line 1, column 1/i],
    [
      'Binary to text',
      '01000001\n0100000x',
      'Invalid binary characters. Only 0 and 1 are allowed.',
      /line 2, column 8/i,
    ],
    ['Decimal to binary', '1 two', 'Invalid decimal number.', /line 1, column 3/i],
  ] as const) {
    await mode(page, name).check();
    await inputField(page).fill(text);
    await action(page, 'Convert').click();
    await expectToast(page, 'Error', message, 'error');
    await expect(page.getByRole('main').getByRole('alert').filter({ hasText: message })).toContainText(place);
  }
});

test('the result is copied and downloaded', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await process(page, 'Hi', 'Convert');
  await action(page, 'Copy').click();
  await expectToast(page, 'Copied!', 'Result copied to clipboard.', 'success');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(bitsOf('Hi'));
  const got = await download(page, action(page, 'Download'));
  expect({ ...got, bytes: String(got.bytes) }).toEqual({ name: 'binary-text-to-binary.txt', bytes: bitsOf('Hi') });
  await expectToast(page, 'Downloaded!', '', 'success');
});
