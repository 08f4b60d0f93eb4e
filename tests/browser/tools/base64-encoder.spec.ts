// Features of the Base64 screen alone: its options and notes, and the pictures that it shows.
import { action, download, expect, openTool, process, resultOf, test } from '../lib/text-tool-page';
import { inputField, mode } from '../lib/text-tool-page';

const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAAFklEQVR4nGP8z0AaYCJR/aiGUQ1DSAMAQC4BH2bjRnMAAAAASUVORK5CYII=';

const PICTURE_WIDTH = 16;
const widthOf = (it: SVGElement | HTMLElement) => (it as HTMLImageElement).naturalWidth;

test('decodes a data: URI with a note and shows the picture, also of an SVG', async ({ page, axe }) => {
  await page.goto('/tool/base64'); // the short address
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Base64 Encoder/Decoder');
  await mode(page, 'Decode').check();
  await inputField(page).fill(`data:image/png;base64,${PNG}`);
  await action(page, 'Decode').click();
  await expect(page.getByText('The content of a data: URI was decoded.')).toBeVisible();
  const png = page.getByRole('img', { name: 'Decoded PNG image' });
  await expect.poll(() => png.evaluate(widthOf)).toBe(PICTURE_WIDTH);
  expect(await axe('main')).toEqual([]);
  const saved = await download(page, resultOf(page).getByRole('button', { name: 'Download' }));
  expect(saved).toEqual({ name: 'base64-decode.png', bytes: Buffer.from(PNG, 'base64') });

  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><rect width="20" height="10"/></svg>';
  await inputField(page).fill(Buffer.from(svg).toString('base64'));
  await expect(resultOf(page).locator('output')).toHaveText(svg);
  await expect.poll(() => page.getByRole('img', { name: 'Decoded SVG image' }).evaluate(widthOf)).toBe(20);
});

test('each option does its part', async ({ page }) => {
  await openTool(page, 'base64-encoder');
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByRole('checkbox', { name: 'URL-safe alphabet' }).check();
  await page.getByRole('checkbox', { name: 'No padding' }).check();
  await page.getByLabel('Line length').selectOption('64 characters (PEM)');
  const text = '?'.repeat(100);
  const lines = Buffer.from(text)
    .toString('base64url')
    .replace(/.{1,64}/g, '$&\n');
  expect(await process(page, text, 'Encode')).toBe(lines);
});

test('a result and its note are announced as one', async ({ page }) => {
  await openTool(page, 'base64-encoder');
  await mode(page, 'Decode').check();
  expect(await process(page, 'SGVsbG8', 'Decode')).toBe('Hello');
  await expect(page.getByText('The padding (=) at the end was missing.')).toBeVisible();
  const announced = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /padding|Done/ });
  await expect(announced).toHaveText(['Done. Result, 5 bytes. 1 note.']);
});
