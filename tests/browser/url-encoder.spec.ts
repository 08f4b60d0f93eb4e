// What only the URL encoder's screen does: its modes and options.
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
