// A result goes from tool to tool without a copy, nothing runs unasked, and Back finds the first tool as it was left.
import { randomBytes } from 'node:crypto';
import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { action, chooseFile, expect, inputField, mode, openTool, process, resultOf, test } from './text-tool-page';

const sendTo = async (page: Page, tool: string) => {
  await page.getByRole('button', { name: 'Send to…' }).click();
  await page.getByRole('button', { name: tool, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: tool })).toBeVisible();
};

test('text goes to the next tool, which waits to be asked', async ({ page }) => {
  await openTool(page, 'base64-encoder');
  await process(page, 'Grüße', 'Encode');
  await sendTo(page, 'Hash Generator');
  await expect(page.getByLabel('Text to Hash')).toHaveValue('R3LDvMOfZQ==');
  await expect(page.getByRole('group', { name: 'MD5' })).toHaveCount(0);
  await action(page, 'Generate Hashes').click();
  const md5 = createHash('md5').update('R3LDvMOfZQ==').digest('hex');
  await expect(page.getByRole('group', { name: 'MD5' })).toContainText(md5);
});

test('Back finds the first tool as it was left: mode, input and result', async ({ page }) => {
  await openTool(page, 'base64-encoder');
  await mode(page, 'Decode').check();
  await process(page, 'aGVsbG8=', 'Decode');
  await sendTo(page, 'URL Encoder/Decoder');
  await expect(inputField(page)).toHaveValue('hello');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Base64');
  await expect(mode(page, 'Decode')).toBeChecked();
  await expect(inputField(page)).toHaveValue('aGVsbG8=');
  await expect(resultOf(page).locator('output')).toHaveText('hello');
});

test('the likeliest tool comes first', async ({ page }) => {
  await openTool(page, 'url-encoder');
  await mode(page, 'Decode').check();
  await process(page, '48%2065%206c%206c%206f', 'Decode');
  await page.getByRole('button', { name: 'Send to…' }).click();
  const offered = page
    .getByRole('region', { name: /^Result/ })
    .getByRole('button', { name: /Encoder|Generator|Counter/ });
  await expect(offered.first()).toContainText('Hex');
});

test('a large result is handed over as it is stored', async ({ page, folder }) => {
  const bytes = randomBytes(300_000);
  await openTool(page, 'hex-encoder');
  await chooseFile(page, `${folder}/random.bin`, bytes);
  await action(page, 'Encode').click();
  await expect(resultOf(page)).toBeVisible();
  await sendTo(page, 'Hash Generator');
  await expect(page.getByText('hex-encode.txt')).toBeVisible();
  await action(page, 'Generate Hashes').click();
  const sha256 = createHash('sha256').update(bytes.toString('hex')).digest('hex');
  await expect(page.getByRole('group', { name: 'SHA256' })).toContainText(sha256);
  await page.goBack();
  await expect(resultOf(page)).toBeVisible();
  await expect(page.getByText('random.bin')).toBeVisible();
});
