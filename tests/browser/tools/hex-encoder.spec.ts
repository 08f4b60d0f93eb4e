// Features of the hex screen alone: its options, Swap, hex dumps as input, and any file viewed at any offset.
import type { Page } from '@playwright/test';
import { randomBytes } from 'node:crypto';
import { open as openFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '../lib/test';
import { action, download, inputField, mode, openTool, process, resultOf } from '../lib/text-tool-page';
import { neverFreezes } from '../lib/thread-time';

const save = (page: Page) => download(page, resultOf(page).getByRole('button', { name: 'Download' }));
const chosen = (page: Page) => page.getByRole('list', { name: 'Chosen files' });
const dump = (page: Page) => page.getByRole('region', { name: /^Hex dump/ });

/** The first row that is in view; the list has some beyond its edges. */
const topRow = (page: Page) =>
  dump(page).evaluate((box) => {
    const { top } = box.getBoundingClientRect();
    const isBelow = (row: Element) => row.getBoundingClientRect().bottom > top + 1;
    return [...box.querySelectorAll('[role=listitem]')].find(isBelow)?.textContent ?? '';
  });

/** A file of zeros with some text at an offset, which takes next to no room on the disk. */
async function sparseFile(path: string, bytes: number, offset: number, text: string) {
  const file = await openFile(path, 'w');
  await file.truncate(bytes);
  await file.write(text, offset);
  await file.close();
}

const open = (page: Page) => openTool(page, 'hex-encoder');

test('each option does its part, and a dump by xxd is read with a note', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByLabel('Separator').selectOption('0x: 0x48, 0x69');
  await page.getByLabel('Bytes per line').selectOption('8 bytes');
  await page.getByRole('radio', { name: 'Uppercase' }).check();
  const expected = '0x4A, 0x4B, 0x4C, 0x4D, 0x4E, 0x4F, 0x50, 0x51,\n0x52\n';
  expect(await process(page, 'JKLMNOPQR', 'Encode')).toBe(expected);
  await mode(page, 'Decode').check();
  expect(await process(page, '00000000: 4865 6c6c 6f0a                           Hello.\n', 'Decode')).toBe('Hello\n');
  await expect(page.getByText('The input was read as a hex dump')).toBeVisible();
});

test('Swap makes the result the input: a text, and a file', async ({ page, folder }) => {
  await open(page);
  const encoded = await process(page, 'Grüße 😀', 'Encode');
  await action(page, 'Swap').click();
  await expect(mode(page, 'Decode')).toBeChecked();
  await expect(inputField(page)).toHaveValue(encoded);
  await expect(resultOf(page)).toHaveCount(0);
  await action(page, 'Decode').click();
  await expect(resultOf(page).locator('output')).toHaveText('Grüße 😀');
  await action(page, 'Swap').click();
  await expect(mode(page, 'Encode')).toBeChecked();
  await expect(inputField(page)).toHaveValue('Grüße 😀');

  const data = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), randomBytes(200_000)]);
  await writeFile(join(folder, 'data.png'), data);
  await page.getByLabel('Open files').setInputFiles(join(folder, 'data.png'));
  await action(page, 'Encode').click();
  await expect(resultOf(page)).toBeVisible();
  await action(page, 'Swap').click();
  await expect(chosen(page)).toContainText('hex-encode.txt');
  await action(page, 'Decode').click();
  await expect(page.getByText('Decoded file type: PNG image.')).toBeVisible();
  const decoded = await save(page);
  expect(decoded.name).toBe('hex-decode.png');
  expect(decoded.bytes.equals(data)).toBe(true);
  await action(page, 'Swap').click();
  await expect(chosen(page)).toContainText('hex-decode.png');
});

// Offsets beyond 4 GB need more than 32 bits. The file is sparse, and only the visible part is read.
test('a file of gigabytes is viewed at any offset', async ({ page, folder, axe }) => {
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
    // A few rows further, although each pixel of the scroll bar represents hundreds of rows.
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
