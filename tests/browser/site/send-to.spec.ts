// A result goes from tool to tool without a copy, runs there, and Back finds the first tool as it was left.
import { createHash, randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { action, chooseFile, expect, inputField, mode, openTool, process, resultOf, test } from '../lib/text-tool-page';

const sendTo = async (page: Page, tool: string) => {
  await page.getByRole('button', { name: 'Send to…' }).click();
  await page.getByRole('button', { name: tool, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: tool })).toBeVisible();
};

test('text goes to the likeliest tool, which runs; Back finds the first as it was left', async ({ page }) => {
  await openTool(page, 'url-encoder');
  await mode(page, 'Decode').check();
  await process(page, '48%2065%206c%206c%206f', 'Decode');
  await page.getByRole('button', { name: 'Send to…' }).click();
  const offered = resultOf(page).getByRole('button', { name: /Encoder|Generator|Counter/ });
  await expect(offered.first()).toContainText('Hex');
  await offered.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hex Encoder/Decoder');
  await expect(inputField(page)).toHaveValue('48 65 6c 6c 6f');
  await expect(resultOf(page).locator('output')).toHaveText('Hello');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('URL Encoder/Decoder');
  await expect(mode(page, 'Decode')).toBeChecked();
  await expect(inputField(page)).toHaveValue('48%2065%206c%206c%206f');
  await expect(resultOf(page).locator('output')).toHaveText('48 65 6c 6c 6f');
});

test('a large result is handed over as it is stored', async ({ page, folder }) => {
  const bytes = randomBytes(300_000);
  await openTool(page, 'hex-encoder');
  await chooseFile(page, `${folder}/random.bin`, bytes);
  await action(page, 'Encode').click();
  await expect(resultOf(page)).toBeVisible();
  await sendTo(page, 'Hash Generator');
  await expect(page.getByText('hex-encode.txt')).toBeVisible();
  const sha256 = createHash('sha256').update(bytes.toString('hex')).digest('hex');
  await expect(page.getByRole('group', { name: 'SHA256' })).toContainText(sha256);
  await page.goBack();
  await expect(resultOf(page)).toBeVisible();
  await expect(page.getByText('random.bin')).toBeVisible();
});
