// Features of the random generator alone: four types, errors at their fields, seeds, and very long lists.
import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expect, test } from '../lib/test';
import { openTool } from '../lib/text-tool-page';
import { neverFreezes } from '../lib/thread-time';

const result = (page: Page) => page.getByRole('region', { name: /^Result/ });
const shown = (page: Page) => result(page).locator('output');
const generate = (page: Page) => page.getByRole('button', { name: 'Generate', exact: true });
const type = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

async function saved(page: Page) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    result(page).getByRole('button', { name: 'Download' }).click(),
  ]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

test('each type is generated and saved under its name, and errors are at their fields', async ({ page }) => {
  await openTool(page, 'random-generator');
  await generate(page).click();
  await expect(shown(page)).toHaveText(/^(\d+\s){9}\d+$/);
  expect((await saved(page)).name).toBe('random-numbers.txt');
  // After the first run, a change is enough.
  await type(page, 'Strings').check();
  await expect(shown(page)).toHaveText(/^([A-Za-z\d]{8}\s){9}[A-Za-z\d]{8}$/);
  expect((await saved(page)).name).toBe('random-string.txt');
  await type(page, 'UUIDs').check();
  await expect(shown(page)).toHaveText(/^([\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\s?){10}$/);
  expect((await saved(page)).name).toBe('random-uuid.txt');
  await type(page, 'Lorem').check();
  await expect(shown(page)).toHaveText(/^Lorem ipsum dolor sit amet\. [A-Z][a-z]*( [a-z]+){4}\.$/);
  expect((await saved(page)).name).toBe('random-lorem.txt');

  await test.step('strings without characters', async () => {
    await type(page, 'Strings').check();
    for (const name of ['Uppercase', 'Lowercase', 'Numbers']) await page.getByRole('checkbox', { name }).uncheck();
    await generate(page).click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'Please select at least one character type.' }),
    ).toBeVisible();
  });

  await type(page, 'Numbers').check();
  await test.step('more different numbers than there are', async () => {
    await page.getByRole('checkbox', { name: 'No repeats' }).check();
    await page.getByLabel('Count').fill('101');
    await generate(page).click();
    await expect(page.getByLabel('Count')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('main').getByText(/only 100 different numbers/)).toBeVisible();
    await page.getByLabel('Count').fill('100');
    await generate(page).click();
    const numbers = async () => ((await shown(page).textContent()) ?? '').split('\n').map(Number);
    const sorted = async () => (await numbers()).toSorted((a, b) => a - b);
    await expect.poll(sorted).toEqual(Array.from({ length: 100 }, (_, at) => at + 1));
  });
});

test('a seed repeats the result, with a warning', async ({ page }) => {
  await openTool(page, 'random-generator');
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByLabel('Seed (optional)').fill('toolyard');
  await generate(page).click();
  await expect(page.getByText(/Don’t use it for passwords/)).toBeVisible();
  const first = await shown(page).textContent();
  await page.reload();
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByLabel('Seed (optional)').fill('toolyard');
  await generate(page).click();
  await expect(shown(page)).toHaveText(first ?? '');
});

test('half a million numbers become a file and never start unasked, and the page never freezes', async ({ page }) => {
  test.slow();
  await neverFreezes(
    page,
    () => openTool(page, 'random-generator'),
    async () => {
      await page.getByLabel('Count').fill('500000');
      await generate(page).click();
      await expect(result(page).getByRole('region', { name: 'Lines of the result' })).toBeVisible();
    },
  );
  const { text } = await saved(page);
  const numbers = text.split('\n');
  expect(numbers).toHaveLength(500_000);
  expect(numbers.every((number) => /^([1-9]\d?|100)$/.test(number))).toBe(true);
  await page.getByLabel('Max').fill('99');
  await expect(page.getByText('Options changed. This result is from before.')).toBeVisible();

  await test.step('what will be large can go straight into a file', async () => {
    await page.getByLabel('Count').fill('10');
    await type(page, 'UUIDs').check();
    const intoFile = page.getByRole('button', { name: 'Generate into a file…' });
    await expect(intoFile).toHaveCount(0);
    await page.getByLabel('Count').fill('10000000');
    await expect(intoFile).toBeVisible();
  });
});
