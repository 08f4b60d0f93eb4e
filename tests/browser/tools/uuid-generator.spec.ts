// Features of the UUID generator alone: formats, files of many, and an inspection.
import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expect, test } from '../lib/test';

const result = (page: Page) => page.getByRole('region', { name: /^Result/ });

test('ten random UUIDs by default, saved under version and format; a change makes nothing new until it is asked for', async ({
  page,
}) => {
  await page.goto('/tool/uuid-generator');
  await page.getByRole('radio', { name: 'Braces' }).check();
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  const output = result(page).locator('output');
  await expect(output).toHaveText(/^(\{[0-9a-f-]{36}\}\s*){10}$/);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download', exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('uuids-v4-braces.txt');
  expect(await readFile(await download.path(), 'utf8')).toBe(await output.textContent());

  const before = await output.textContent();
  await page.getByRole('radio', { name: 'Uppercase' }).check();
  await expect(page.getByText('Options changed. This result is from before.')).toBeVisible();
  expect(await output.textContent()).toBe(before);
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(output).toHaveText(/^([0-9A-F-]{36}\s*){10}$/);

  await test.step('a hundred thousand go to a file', async () => {
    await page.getByLabel('Count').fill('100000');
    await page.getByRole('button', { name: 'Generate', exact: true }).click();
    await expect(result(page)).toContainText('3.7 MB');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download', exact: true }).click(),
    ]);
    const lines = (await readFile(await file.path(), 'latin1')).split('\n');
    expect(new Set(lines).size).toBe(100_000);
  });
});

test('a pasted UUID is inspected at once', async ({ page, axe }) => {
  await page.goto('/tool/uuid-generator');
  await page.getByRole('radio', { name: 'Inspect' }).check();
  await page.getByLabel('UUID to inspect').fill('{C232AB00-9414-11EC-B3C8-9F6BDECED846}');
  const inspection = page.getByRole('region', { name: 'Inspection' });
  await expect(inspection).toContainText('Valid UUID, version 1');
  await expect(inspection).toContainText('2022-02-22T19:22:22.0000000Z');
  await expect(inspection).toContainText('9f:6b:de:ce:d8:46');
  expect(await axe('main')).toEqual([]);
  await page.getByLabel('UUID to inspect').fill('C232AB00-9414');
  await expect(page.getByRole('alert').filter({ hasText: 'this has 12 hexadecimal digits' })).toBeVisible();
});
