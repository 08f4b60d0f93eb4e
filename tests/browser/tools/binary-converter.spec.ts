// Features of the binary converter's screen alone: its modes and options.
import { expect, mode, openTool, process, test } from '../lib/text-tool-page';

test('each mode and option does its part', async ({ page }) => {
  await openTool(page, 'binary-converter');
  await mode(page, 'Decimal to binary').check();
  expect(await process(page, '10 -3\n255', 'Convert')).toBe('1010 -11\n11111111');
  await mode(page, 'Binary to decimal').check();
  expect(await process(page, '1010 -11\n11111111', 'Convert')).toBe('10 -3\n255');
  await page.getByRole('button', { name: 'Options', exact: true }).click();
  await mode(page, 'Text to binary').check();
  await page.getByRole('checkbox', { name: 'Space between bytes' }).uncheck();
  expect(await process(page, 'Hi', 'Convert')).toBe('0100100001101001');
  await mode(page, 'Decimal to binary').check();
  await page.getByLabel('Negative numbers as').selectOption('8');
  expect(await process(page, '-1', 'Convert')).toBe('11111111');
});
