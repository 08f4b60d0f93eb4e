// Hexadecimal as a visitor uses it: its words, Swap, hex dumps in, and any file looked into at any offset.
import type { Page } from '@playwright/test';
import { randomBytes } from 'node:crypto';
import { open as openFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expectToast } from './hash-page';
import { expect, test } from './test';
import { openTool } from './text-tool-page';
import { neverFreezes } from './thread-time';

test.describe.configure({ mode: 'parallel' });

const field = (page: Page) => page.getByRole('main').getByRole('textbox').first();
const mode = (page: Page, name: 'Encode' | 'Decode') => page.getByRole('radio', { name });
const button = (page: Page, name: 'Encode' | 'Decode' | 'Swap') => page.getByRole('button', { name, exact: true });
const result = (page: Page) => page.getByRole('region', { name: /^Result/ });
const chosen = (page: Page) => page.getByRole('list', { name: 'Chosen files' });
const dump = (page: Page) => page.getByRole('region', { name: /^Hex dump/ });

/** The first row that is in view; the list has some beyond its edges. */
const topRow = (page: Page) =>
  dump(page).evaluate((box) => {
    const { top } = box.getBoundingClientRect();
    const isBelow = (row: Element) => row.getBoundingClientRect().bottom > top + 1;
    return [...box.querySelectorAll('[role=listitem]')].find(isBelow)?.textContent ?? '';
  });

async function download(page: Page) {
  const [taken] = await Promise.all([
    page.waitForEvent('download'),
    result(page).getByRole('button', { name: 'Download' }).click(),
  ]);
  await expectToast(page, 'Downloaded!', '', 'success');
  return { name: taken.suggestedFilename(), bytes: await readFile(await taken.path()) };
}

/** A file of zeros with some text at an offset, which takes next to no room on the disk. */
async function sparseFile(path: string, bytes: number, offset: number, text: string) {
  const file = await openFile(path, 'w');
  await file.truncate(bytes);
  await file.write(text, offset);
  await file.close();
}

const open = (page: Page) => openTool(page, 'hex-encoder');

test.beforeEach(({ page }) => open(page));

test('text is encoded, swapped, and decoded again', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const encoded = Buffer.from('Grüße 😀').toString('hex');
  await field(page).fill('Grüße 😀');
  await button(page, 'Encode').click();
  await expect(result(page).locator('output')).toHaveText(encoded);
  await result(page).getByRole('button', { name: 'Copy' }).click();
  await expectToast(page, 'Copied!', 'Result copied to clipboard.', 'success');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(encoded);
  expect(await download(page)).toEqual({ name: 'hex-encode.txt', bytes: Buffer.from(encoded) });

  await button(page, 'Swap').click();
  await expect(mode(page, 'Decode')).toBeChecked();
  await expect(field(page)).toHaveValue(encoded);
  await expect(result(page)).toHaveCount(0);
  await button(page, 'Decode').click();
  await expect(result(page).locator('output')).toHaveText('Grüße 😀');
  expect((await download(page)).name).toBe('hex-decode.txt');
  await button(page, 'Swap').click();
  await expect(mode(page, 'Encode')).toBeChecked();
  await expect(field(page)).toHaveValue('Grüße 😀');
});

test('what cannot be decoded is refused, with its place', async ({ page }) => {
  await mode(page, 'Decode').check();
  for (const [text, words, place] of [
    [' \n', 'Please enter some text to process.', undefined],
    ['48 6', 'Invalid hex string length. Must be even number of characters.', /line 1, column 5/i],
    ['48\n6g', 'Invalid hex characters. Only 0-9, a-f, A-F are allowed.', /line 2, column 2/i],
  ] as const) {
    await field(page).fill(text);
    await button(page, 'Decode').click();
    await expectToast(page, 'Error', words, 'error');
    if (place) await expect(page.getByRole('main').getByRole('alert')).toContainText(place);
    await expect(result(page)).toHaveCount(0);
  }
});

test('options: delimiter, capitals and lines', async ({ page }) => {
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByLabel('Separator').selectOption('0x: 0x48, 0x69');
  await page.getByLabel('Bytes per line').selectOption('8 bytes');
  await page.getByRole('radio', { name: 'Uppercase' }).check();
  await field(page).fill('JKLMNOPQR');
  await button(page, 'Encode').click();
  const expected = '0x4A, 0x4B, 0x4C, 0x4D, 0x4E, 0x4F, 0x50, 0x51,\n0x52\n';
  await expect.poll(() => result(page).locator('output').textContent()).toBe(expected);
});

test('a dump by xxd is read, with a note', async ({ page }) => {
  await mode(page, 'Decode').check();
  await field(page).fill('00000000: 4865 6c6c 6f0a                           Hello.\n');
  await button(page, 'Decode').click();
  await expect(result(page).locator('output')).toHaveText('Hello\n');
  await expect(page.getByText('The input was read as a hex dump')).toBeVisible();
});

test('a file goes in, its result is swapped in without a copy, and comes out whole', async ({ page, folder }) => {
  const data = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), randomBytes(4_000_000)]);
  await writeFile(join(folder, 'data.png'), data);
  await page.getByLabel('Open files').setInputFiles(join(folder, 'data.png'));
  await button(page, 'Encode').click();
  await expect(result(page)).toBeVisible();
  expect((await download(page)).bytes.equals(Buffer.from(data.toString('hex')))).toBe(true);
  await button(page, 'Swap').click();
  await expect(chosen(page)).toContainText('hex-encode.txt');
  await button(page, 'Decode').click();
  await expect(page.getByText('Decoded file type: PNG image.')).toBeVisible();
  const decoded = await download(page);
  expect(decoded.name).toBe('hex-decode.png');
  expect(decoded.bytes.equals(data)).toBe(true);
  await button(page, 'Swap').click();
  await expect(chosen(page)).toContainText('hex-decode.png');
});

test('a file of gigabytes is looked into at any offset', async ({ page, folder, axe }) => {
  const path = join(folder, 'large.bin');
  await sparseFile(path, 6_000_000_000, 4_999_999_990, 'Here I am');
  const look = async () => {
    await page.getByLabel('Open files').setInputFiles(path);
    await page.getByRole('button', { name: 'View as hex dump' }).click();
    await expect(dump(page)).toContainText(/00000000\s+00 00/);
    await page.getByLabel('Go to offset').fill('4999999990');
    await page.getByRole('button', { name: 'Go', exact: true }).click();
    await expect(dump(page)).toContainText(/12a05f1f0\s.*48 65 {2}72 65 20 49 20 61 6d.*Here I am/);

    await dump(page).focus();
    await page.keyboard.press('ArrowDown');
    // A few rows further, though the scroll bar stands for hundreds of rows a pixel.
    await expect.poll(() => topRow(page)).toMatch(/^12a05f2[0-3]0/);
    await page.keyboard.press('End');
    await expect(dump(page)).toContainText((5_999_999_984).toString(16));
    await page.keyboard.press('Home');
    await expect(dump(page)).toContainText(/000000000\s+00 00/);

    await page.getByLabel('Go to offset').fill('0x165a0bc00');
    await page.getByLabel('Go to offset').press('Enter');
    await expect(page.getByText('The last byte is at 5999999999 (0x165a0bbff).')).toBeVisible();
    await page.getByLabel('Go to offset').fill('here');
    await page.getByLabel('Go to offset').press('Enter');
    await expect(page.getByLabel('Go to offset')).toHaveAttribute('aria-invalid', 'true');
  };
  await neverFreezes(page, () => open(page), look);
  expect(await axe('main')).toEqual([]);
});

test('is accessible, empty and done @phone', async ({ page, axe, folder }) => {
  expect(await axe()).toEqual([]);
  await writeFile(join(folder, 'some.bin'), randomBytes(100));
  await page.getByLabel('Open files').setInputFiles(join(folder, 'some.bin'));
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByRole('button', { name: 'View as hex dump' }).click();
  await expect(dump(page)).toContainText('00000000');
  await button(page, 'Encode').click();
  await expect(result(page)).toBeVisible();
  expect(await axe()).toEqual([]);
});
