// The recipe page as a visitor uses it: made of tools that were used by hand, kept, run on files, and shared without the data.
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { isTakenOver } from '../../engines/in-page';
import { expect, freshTest } from '../lib/test';
import { download, openTool, process, resultOf, test } from '../lib/text-tool-page';

const base64 = (text: string) => Buffer.from(text).toString('base64');

const openRecipes = async (page: Page, fragment = '') => {
  await page.goto('about:blank'); // from one recipe to another, only the fragment would change
  await page.goto(`/recipe${fragment}`);
  await page.waitForFunction(isTakenOver);
};

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name, exact: typeof name === 'string' });
const cards = (page: Page) => page.locator('[data-step]');
const titles = (page: Page) => cards(page).getByRole('heading', { level: 3 });
const output = (page: Page) => resultOf(page).locator('output');
const input = (page: Page) => page.getByRole('main').getByRole('textbox', { name: 'Input' });

async function addStep(page: Page, search: string) {
  await button(page, 'Add a step').click();
  const field = page.getByRole('combobox', { name: 'Search steps' });
  await expect(field).toBeFocused();
  await page.keyboard.type(search);
  await page.keyboard.press('Enter');
  await expect(field).toBeHidden();
}

freshTest(
  'tools used by hand become a recipe, which is kept, runs on a file, and goes to a friend without the data @phone-only @journey',
  async ({ page, context, browser, baseURL, folder, axe }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openTool(page, 'base64-encoder');
    await page.getByRole('radio', { name: 'Decode', exact: true }).check();
    await process(page, base64('b\na\nb\n'), 'Decode');
    await page.getByRole('button', { name: 'Send to…' }).click();
    await page.getByRole('button', { name: 'Text Deduplicator', exact: true }).click();
    await expect(output(page)).toHaveText('b\na\n');

    await page.getByRole('link', { name: 'Save as recipe' }).click();
    await expect(titles(page)).toContainText(['Base64 Encoder/Decoder', 'Text Deduplicator']);
    await expect(page.getByRole('dialog').getByLabel('Name')).toBeFocused();
    await page.keyboard.type('Decode a list');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await openRecipes(page);
    await expect(cards(page)).toHaveCount(0);
    await button(page, /^Decode a list/).click();
    await expect(cards(page)).toHaveCount(2);
    await writeFile(`${folder}/list.txt`, base64('x\ny\nx\n'));
    await page.getByLabel('Open files', { exact: true }).setInputFiles(`${folder}/list.txt`);
    await button(page, 'Run').click();
    await expect(output(page)).toHaveText('x\ny\n');
    expect(await axe()).toEqual([]);

    await button(page, 'Copy link').click();
    await expect(page.getByText('Copied!')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(`${baseURL ?? ''}/recipe#1&base64+mode=decode&dedup`);

    const friend = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
    const theirs = await friend.newPage();
    await theirs.goto(link);
    await expect(titles(theirs)).toContainText(['Base64 Encoder/Decoder', 'Text Deduplicator']);
    await expect(theirs).toHaveURL(link);
    await expect(resultOf(theirs)).toHaveCount(0);
    await expect(input(theirs)).toHaveValue('');
    await friend.close();
  },
);

test('steps are added, moved, turned off, duplicated and removed by keyboard, and each change can be undone', async ({
  page,
  axe,
}) => {
  await openRecipes(page);
  await addStep(page, 'url encode');
  await addStep(page, 'uppercase');
  await input(page).fill('a b');
  await page.keyboard.press('Control+Enter');
  await expect(output(page)).toHaveText('A%20B');
  await button(page, 'Move step 2, Text Case Converter up').press('Enter');
  await expect(titles(page)).toContainText(['Text Case Converter', 'URL Encoder/Decoder']);
  await button(page, 'Turn step 1, Text Case Converter off').press('Enter');
  await expect(output(page)).toHaveText('a%20b');
  await button(page, 'Duplicate step 2, URL Encoder/Decoder').press('Enter');
  await expect(output(page)).toHaveText('a%2520b');
  await button(page, 'Remove step 3, URL Encoder/Decoder').press('Enter');
  await expect(cards(page)).toHaveCount(2);
  for (let undone = 0; undone < 4; undone++) await button(page, 'Undo').press('Enter');
  await expect(titles(page)).toContainText(['URL Encoder/Decoder', 'Text Case Converter']);
  await expect(output(page)).toHaveText('A%20B');
  await cards(page)
    .first()
    .getByRole('button', { name: /^Result/ })
    .click();
  await expect(cards(page).first().locator('pre')).toHaveText('a%20b');
  expect(await axe()).toEqual([]);
});

test('a step that can’t follow says why and what fits, and the recipe doesn’t run', async ({ page }) => {
  await openRecipes(page, '#1&json+action=validate&hash');
  await expect(cards(page).nth(1)).toContainText('only checks its input');
  await input(page).fill('[]');
  await button(page, 'Run').click();
  await expect(page.getByRole('alert').filter({ hasText: 'Change the steps first' }).first()).toBeVisible();
  await expect(resultOf(page)).toHaveCount(0);
});

test('an error names its step, and the result before it is open', async ({ page }) => {
  await openRecipes(page, '#1&base64+mode=decode&json+action=minify');
  await expect(page.getByText('Base64 decode → JSON minify', { exact: true })).toBeInViewport();
  await input(page).fill(base64('[1,]'));
  await button(page, 'Run').click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Step 2, JSON Formatter');
  await expect(cards(page).first().locator('pre')).toHaveText('[1,]');
  await expect(cards(page).nth(1)).toContainText('Failed');
});

test('a card opens to the form of its step', async ({ page }) => {
  await openRecipes(page, '#1&json');
  await expect(page.getByRole('radio', { name: '4 spaces' })).toHaveCount(0);
  await cards(page).getByRole('heading', { level: 3 }).getByRole('button').click();
  await cards(page).getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('radio', { name: '4 spaces' }).check();
  await expect(titles(page)).toContainText('Indent: 4 spaces');
});

test('keys typed before the search has loaded are not lost, and Enter adds one step', async ({ page }) => {
  await openRecipes(page);
  let release: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(/step-picker/, async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.reload();
  await page.waitForFunction(isTakenOver);
  await button(page, 'Add a step').press('Enter');
  await page.keyboard.type('minify');
  release();
  await expect(page.getByRole('combobox', { name: 'Search steps' })).toHaveValue('minify');
  await page.keyboard.down('Enter');
  await expect(titles(page)).toContainText(['JSON Formatter']);
  await page.keyboard.down('Enter'); // repeats while it is held
  await page.keyboard.up('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(cards(page)).toHaveCount(1);
});

test('a damaged link is refused with a note, and the steps stay', async ({ page }) => {
  await openRecipes(page, '#1&no-such-tool');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('This recipe can’t be opened');
  await expect(cards(page)).toHaveCount(0);
});

test('a recipe is turned around, or names the step without an opposite', async ({ page }) => {
  await openRecipes(page, '#1&url+mode=encode&base64+mode=encode');
  await input(page).fill('YSUyMGI=');
  await button(page, 'Reverse').click();
  await button(page, 'Run').click();
  await expect(output(page)).toHaveText('a b');
  await addStep(page, 'hash');
  await button(page, 'Reverse').click();
  await expect(page.getByText(/3 \(Hash Generator\) can’t be turned around/)).toBeVisible();
});

test('each of several files has its run, and one ZIP has all results', async ({ page, folder }) => {
  await openRecipes(page, '#1&hash+algorithms=sha256');
  await expect(cards(page)).toHaveCount(1);
  const names = ['one.bin', 'two.bin'].map((name) => `${folder}/${name}`);
  for (const name of names) await writeFile(name, name);
  await page.getByLabel('Open files', { exact: true }).setInputFiles(names);
  await button(page, 'Run').click();
  // The ZIP has the results so far, so wait for both.
  await expect(button(page, /^Download the result of/)).toHaveCount(2);
  const got = await download(page, button(page, /ZIP/));
  expect(got.name).toBe('recipe-results.zip');
  for (const name of names) expect(got.bytes.includes(createHash('sha256').update(name).digest('hex'))).toBe(true);
});

test('two texts go through the same steps and are compared at the end', async ({ page }) => {
  await openRecipes(page, '#1&json+action=minify&diff');
  await expect(cards(page)).toHaveCount(2);
  await page.getByRole('textbox', { name: 'Original' }).fill('{ "a": 1 }');
  await page.getByRole('textbox', { name: 'Changed' }).fill('{"a":2}');
  await button(page, 'Run').click();
  await expect(output(page)).toContainText('-{"a":1}');
  await expect(output(page)).toContainText('+{"a":2}');
});
