// The text case converter: its words, its eight results.
import type { Page } from '@playwright/test';
import { action, download, expect, expectToast } from './text-tool-page';
import { openTool, test } from './text-tool-page';
import { neverFreezes } from './thread-time';

test.describe.configure({ mode: 'parallel' });
test.beforeEach(({ page }) => openTool(page, 'text-case-converter'));

const field = (page: Page) => page.getByLabel('Text to Convert');
const convert = (page: Page) => action(page, 'Convert Text Cases');
const box = (page: Page, label: string) => page.getByRole('group', { name: label, exact: true });

const TEXT = "hello WORLD. don't stop";
const EXPECTED = {
  UPPERCASE: "HELLO WORLD. DON'T STOP",
  lowercase: "hello world. don't stop",
  'Title Case': "Hello World. Don't Stop",
  'Sentence case': "Hello world. Don't stop",
  camelCase: 'helloWorldDontStop',
  PascalCase: 'HelloWorldDontStop',
  snake_case: 'hello_world_dont_stop',
  'kebab-case': 'hello-world-dont-stop',
};

test('blank text is refused', async ({ page }) => {
  await convert(page).click();
  await expectToast(page, 'Error', 'Please enter some text to convert.', 'error');
  await expect(page.getByRole('group')).toHaveCount(0);
});

test('gives eight results, only after the button, and they follow the typing', async ({ page }) => {
  await field(page).fill(TEXT);
  await expect(page.getByRole('group')).toHaveCount(0);
  await convert(page).click();
  await expect(page.getByRole('group')).toHaveCount(8);
  await expect(page.getByRole('group').getByRole('heading')).toHaveText(Object.keys(EXPECTED));
  for (const [label, expected] of Object.entries(EXPECTED)) {
    await expect(box(page, label).locator('output')).toHaveText(expected);
  }
  await field(page).press('End');
  await field(page).press('x');
  await expect(box(page, 'UPPERCASE').locator('output')).toHaveText(`${EXPECTED.UPPERCASE}X`);
});

test('each result is copied and downloaded', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await field(page).fill(TEXT);
  await convert(page).click();
  for (const [label, expected] of Object.entries(EXPECTED)) {
    await box(page, label).getByRole('button', { name: 'Copy' }).click();
    await expectToast(page, 'Copied!', 'Text copied to clipboard successfully.', 'success');
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(expected);
  }
  const got = await download(page, box(page, 'snake_case').getByRole('button', { name: 'Download' }));
  expect({ ...got, bytes: String(got.bytes) }).toEqual({ name: 'text-case-snake.txt', bytes: EXPECTED.snake_case });
  await expectToast(page, 'Downloaded!', '', 'success');
});

test('Turkish has its own rules', async ({ page }) => {
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByLabel('Language rules').selectOption('tr');
  await field(page).fill('istanbul IRMAK');
  await convert(page).click();
  await expect(box(page, 'UPPERCASE').locator('output')).toHaveText('İSTANBUL IRMAK');
  await expect(box(page, 'lowercase').locator('output')).toHaveText('istanbul ırmak');
});

test('text that fills the field is whole in every result, without a freeze', async ({ page }) => {
  const text = 'Some words, and some more of them. '.repeat(1800);
  const prepare = async () => {
    await openTool(page, 'text-case-converter');
    await field(page).fill(text);
  };
  await neverFreezes(page, prepare, async () => {
    await convert(page).click();
    await expect(page.getByRole('group')).toHaveCount(8);
  });
  const got = await download(page, box(page, 'UPPERCASE').getByRole('button', { name: 'Download' }));
  expect(String(got.bytes) === text.toUpperCase()).toBe(true);
});
