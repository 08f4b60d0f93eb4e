// Features of the JSON formatter alone: three buttons, options, repairs, the tree, and inputs that make other formatters hang.
import type { Page } from '@playwright/test';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '../lib/test';
import { neverFreezes } from '../lib/thread-time';
import { action, download, expectError, openTool, resultOf } from '../lib/text-tool-page';

const field = (page: Page) => page.getByLabel('JSON Input');
const tree = (page: Page) => page.getByRole('tree', { name: 'JSON tree' });
const rows = (page: Page) => tree(page).getByRole('treeitem');

const open = (page: Page) => openTool(page, 'json-formatter');

test('the three buttons say what they did, and a broken text can be repaired', async ({ page }) => {
  await open(page);
  for (const name of ['Format', 'Minify', 'Validate']) {
    await action(page, name).click();
    await expectError(page, `Please enter JSON to ${name.toLowerCase()}.`);
  }
  await field(page).fill('{"b":1.0,"a":[]}');
  await action(page, 'Format').click();
  await expect(page.getByRole('main').getByText('JSON formatted successfully!')).toBeVisible();
  await expect(resultOf(page).locator('output')).toHaveText('{\n  "b": 1.0,\n  "a": []\n}');
  await action(page, 'Minify').click();
  await expect(page.getByRole('main').getByText('JSON minified successfully!')).toBeVisible();
  await expect(resultOf(page).locator('output')).toHaveText('{"b":1.0,"a":[]}');
  const got = await download(page, resultOf(page).getByRole('button', { name: 'Download' }));
  expect({ ...got, bytes: String(got.bytes) }).toEqual({ name: 'formatted.json', bytes: '{"b":1.0,"a":[]}' });
  await action(page, 'Validate').click();
  await expect(page.getByRole('main').getByText('Your JSON is valid!')).toBeVisible();
  await field(page).fill('{"a": x}');
  await action(page, 'Validate').click();
  await expectError(page, 'Unexpected “x” at line 1, column 7.');

  await field(page).fill("{'a': [1, 2,], // list\n}");
  await action(page, 'Format').click();
  await expect(page.getByText("Wrong quotation mark “'” at line 1, column 2.").first()).toBeVisible();
  await page.getByRole('button', { name: 'Suggest a fix' }).click();
  await expect(page.getByRole('list', { name: 'Repairs' }).getByRole('listitem')).toHaveCount(4);
  await page.getByRole('button', { name: 'Use as input' }).click();
  await expect(field(page)).toHaveValue('{\n  "a": [\n    1,\n    2\n  ]\n}');
  await field(page).fill('{"a" 1}');
  await action(page, 'Format').click();
  await page.getByRole('button', { name: 'Suggest a fix' }).click();
  await expect(page.getByText('No safe repair was found.').first()).toBeVisible();
});

test('each option does its part, and a query picks values as they are written', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Options', exact: true }).click();
  await page.getByRole('radio', { name: 'JSON Lines' }).check();
  await page.getByRole('radio', { name: 'Tab' }).check();
  await page.getByRole('checkbox', { name: 'Sort keys' }).check();
  await field(page).fill('{"b":1,"a":2,"b":12345678901234567890}\n[]');
  await action(page, 'Format').click();
  const formatted = '{\n\t"a": 2,\n\t"b": 1,\n\t"b": 12345678901234567890\n}\n[]';
  await expect.poll(() => resultOf(page).locator('output').textContent()).toBe(formatted);
  await expect(page.getByText('1 duplicate key', { exact: true })).toBeVisible();
  await expect(page.getByText('1 number beyond double precision')).toBeVisible();
  await page.getByRole('button', { name: 'line 1, column 14' }).click();
  await expect(field(page)).toBeFocused();
  expect(await field(page).evaluate((it) => (it as HTMLTextAreaElement).selectionStart)).toBe(13);

  await page.getByRole('radio', { name: 'One document' }).check();
  await field(page).fill('{"users":[{"id":12345678901234567890,"age":30},{"id":1.0,"age":17}]}');
  const query = page.getByLabel('Query (JSONPath)', { exact: true });
  await query.fill('$.users[?@.age >= 18].id');
  await action(page, 'Minify').click();
  await expect(resultOf(page).locator('output')).toHaveText('[12345678901234567890]');
  await expect(page.getByText('1 match of the query')).toBeVisible();
  const fields = page.getByLabel('Fields of each match', { exact: true });
  await fields.fill('{id}');
  await query.fill('$.users[*]');
  await expect(resultOf(page).locator('output')).toHaveText('[{"id":12345678901234567890},{"id":1.0}]');
  await fields.fill('');
  await query.fill('$.users[');
  await expect(page.getByText('The query is not valid JSONPath.').first()).toBeVisible();
  await query.fill('');
  await expect(resultOf(page).locator('output')).toContainText('{"users":[');
});

test('the tree opens, closes, finds, and gives values and paths', async ({ page, context, axe }) => {
  await open(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await field(page).fill('{"users":[{"name":"Ada","id":1},{"name":"Bob","tags":["x"]}],"n":1e400}');
  await action(page, 'Format').click();
  await page.getByRole('button', { name: 'View as tree' }).click();
  await expect(rows(page)).toHaveCount(10);
  await page.getByRole('button', { name: 'Collapse all' }).click();
  await expect(rows(page)).toHaveText(['{ } 2 keys']);
  await page.getByLabel('Find in keys and values').fill('bob');
  await page.keyboard.press('Enter');
  await expect(tree(page).locator('[aria-current]')).toHaveText('"name":"Bob"');
  await page.getByRole('button', { name: 'Copy JSON Pointer' }).click();
  await expect.poll(clipboard).toBe('/users/1/name');
  await page.getByRole('button', { name: 'Copy JavaScript path' }).click();
  await expect.poll(clipboard).toBe('data.users[1].name');
  expect(await axe('main')).toEqual([]);
  await rows(page).filter({ hasText: '"tags"' }).click();
  await page.getByRole('button', { name: 'Copy value' }).click();
  await expect.poll(clipboard).toBe('[\n  "x"\n]');
  await page.getByRole('button', { name: 'Expand all' }).click();
  await expect(rows(page)).toHaveCount(10);
  await treeByKeys(page);
  await page.getByRole('button', { name: 'View as text' }).click();
  await expect(resultOf(page).locator('output')).toContainText('"id": 1');
});

/** The path of the clicked row "tags": {users: [{…}, {name, tags: ["x"]}], n}. */
async function treeByKeys(page: Page) {
  const active = async (keys: readonly string[]) => {
    for (const key of keys) await tree(page).press(key);
    const id = await tree(page).getAttribute('aria-activedescendant');
    return page.locator(`[id="${id}"]`);
  };
  const first = await active(['Home']);
  await expect(first).toHaveAttribute('aria-level', '1');
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  await expect(await active(['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowDown'])).toHaveText('"id":1');
  const parent = await active(['ArrowLeft']);
  await expect(parent).toHaveAttribute('aria-level', '3');
  await expect(parent).toHaveAttribute('aria-posinset', '1');
  await expect(parent).toHaveAttribute('aria-setsize', '2');
  await tree(page).press('ArrowLeft');
  await expect(parent).toHaveAttribute('aria-expanded', 'false');
  await expect(rows(page)).toHaveCount(8);
  await tree(page).press('Enter');
  await expect(rows(page)).toHaveCount(10);
  await expect(await active(['End'])).toHaveText('"n":1e400');
}

const records = (count: number) =>
  JSON.stringify(
    Array.from({ length: count }, (_, id) => ({
      id,
      name: `Name ${id}`,
      tags: ['a', 'b', 'c'],
      at: { x: id, y: -id },
    })),
  );

test('what makes others hang is answered or refused, and the page never freezes', async ({ page, folder }) => {
  test.slow(); // may take three uses
  const files = {
    'deep.json': '['.repeat(100_000) + ']'.repeat(100_000),
    'line.json': `["${'a'.repeat(5_000_000)}",${'12345678,'.repeat(500_000)}0]`,
    'records.json': records(60_000),
  } as const;
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  const choose = (name: keyof typeof files) => page.getByLabel('Open a file').setInputFiles(join(folder, name));
  const remove = (name: keyof typeof files) => page.getByRole('button', { name: `Remove ${name}` }).click();
  const deep = async () => {
    await choose('deep.json');
    await action(page, 'Format').click();
    await expect(page.getByText('nested more than 10,000 levels deep at line 1, column 10001').first()).toBeVisible();
    await action(page, 'Validate').click();
    await expect(page.getByText('Your JSON is valid!').first()).toBeVisible();
    await remove('deep.json');
  };
  const line = async () => {
    await choose('line.json');
    await action(page, 'Format').click();
    await expect(resultOf(page).getByRole('heading')).toHaveText('Result 11 MB');
    await remove('line.json');
  };
  const inTree = async () => {
    await choose('records.json');
    await action(page, 'Format').click();
    await page.getByRole('button', { name: 'View as tree' }).click();
    await expect(rows(page).first()).toHaveText('[ ] 60,000 items');
    await page.getByLabel('Find in keys and values').fill('Name 59999');
    await page.keyboard.press('Enter');
    await expect(tree(page).locator('[aria-current]')).toHaveText('"name":"Name 59999"');
    await page.getByRole('button', { name: 'Expand all' }).click();
    await expect(page.getByText('The first 5,000 lists and objects are expanded.')).toBeVisible();
    await remove('records.json');
  };
  await neverFreezes(
    page,
    () => open(page),
    async () => {
      await test.step('100,000 brackets', deep);
      await test.step('a line of 9.5 MB', line);
      await test.step('a tree of 5 MB', inTree);
    },
  );
  await field(page).fill('[1]');
  await action(page, 'Minify').click();
  await expect(resultOf(page).locator('output')).toHaveText('[1]');
});
