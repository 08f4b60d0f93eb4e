// Receipts on the recipe page: a result is saved with one, and dropping it with the same file replays it.
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { isTakenOver } from '../../engines/in-page';
import { expect, freshTest as test } from '../lib/test';
import { resultOf } from '../lib/text-tool-page';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const RECIPE = '#1&base64+mode=decode&dedup&json+action=minify+isLines=true';
const LINES = '{ "a": 1 }\n{ "b": 2 }\n{ "a": 1 }\n';

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });

async function openPage(page: Page, fragment = '') {
  await page.goto('about:blank');
  await page.goto(`/recipe${fragment}`);
  await page.waitForFunction(isTakenOver);
}

const open = (page: Page, ...files: readonly string[]) =>
  page.getByLabel('Open files', { exact: true }).setInputFiles([...files]);

async function switchReceipts(page: Page) {
  await button(page, 'Options').click();
  await main(page).getByRole('checkbox', { name: 'Save with a receipt' }).check();
}

async function save(page: Page, path: string): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Download receipt').click()]);
  await download.saveAs(path);
  return readFile(path, 'utf8');
}

test('a result is saved with a receipt, and replayed: same, or differs at a step', async ({ page, folder, axe }) => {
  const [file, receipt] = [`${folder}/list.txt`, `${folder}/receipt.txt`];
  await writeFile(file, Buffer.from(LINES).toString('base64'));
  await openPage(page, RECIPE);
  await open(page, file);
  await switchReceipts(page);
  await button(page, 'Run').click();
  await expect(resultOf(page).locator('output')).toHaveText('{"a":1}\n{"b":2}');
  const text = await save(page, receipt);
  const unique = '{ "a": 1 }\n{ "b": 2 }\n';
  expect(text.split('\n').filter((line) => /^(?:input|output)|^\w+ \w+=/.test(line))).toEqual([
    `input: 44 ${sha256(Buffer.from(LINES).toString('base64'))} "list.txt"`,
    'base64 mode=decode',
    `output: 33 ${sha256(LINES)}`,
    `output: ${String(unique.length)} ${sha256(unique)}`,
    'json action=minify isLines=true',
    `output: 15 ${sha256('{"a":1}\n{"b":2}')}`,
  ]);
  expect(await axe()).toEqual([]);

  // Together with its file.
  await openPage(page);
  await open(page, receipt, file);
  await expect(main(page).getByRole('heading', { name: 'Receipt', exact: true })).toBeVisible();
  await expect(main(page)).toContainText('It doesn’t prove who made it.');
  await button(page, 'Replay').click();
  await expect(main(page).getByText('Same', { exact: true })).toBeVisible();
  expect(await axe()).toEqual([]);

  // Before its file, which is another one.
  const other = `${folder}/other.txt`;
  await writeFile(other, Buffer.from(LINES.replace('2', '3')).toString('base64'));
  await openPage(page);
  await open(page, receipt);
  await expect(button(page, 'Replay')).toBeVisible();
  await open(page, other);
  await button(page, 'Replay').click();
  await expect(main(page).getByText('Differs at step 0', { exact: true })).toBeVisible();

  // With other bytes of a step, and a last line that fits.
  const lines = text.replace(sha256(unique), sha256('else')).replace(/sha256: .*\n$/, '');
  await writeFile(receipt, `${lines}sha256: ${sha256(lines)}\n`);
  await openPage(page);
  await open(page, receipt, file);
  await button(page, 'Replay').click();
  await expect(main(page).getByText('Differs at step 2', { exact: true })).toBeVisible();

  // With another step, which fails.
  const failing = lines.replace('base64 mode=decode', 'hex mode=decode');
  await writeFile(receipt, `${failing}sha256: ${sha256(failing)}\n`);
  await openPage(page);
  await open(page, receipt, file);
  await button(page, 'Replay').click();
  await expect(main(page).getByRole('alert')).toContainText('Differs at: Step 1, Hex Encoder/Decoder');

  // Changed without its last line.
  await writeFile(receipt, text.replace('isLines=true', 'isLines=false'));
  await openPage(page);
  await open(page, receipt);
  await expect(main(page).getByRole('alert')).toContainText(
    'This receipt can’t be openedLine 11: The receipt was changed or cut',
  );
});

test('a receipt has no typed text unless it is ticked, asks for it, and refuses what is random', async ({
  page,
  folder,
}) => {
  const receipt = `${folder}/receipt.txt`;
  await openPage(page, '#1&regex+action=replace+pattern="b%2B"');
  await main(page).getByRole('textbox', { name: 'Input' }).fill('abba');
  await switchReceipts(page);
  await button(page, 'Run').click();
  await expect(resultOf(page).locator('output')).toHaveText('aREPLACEMENTa');
  expect(await save(page, receipt)).toContain('\nregex action=replace\nleft out: pattern\n');
  const ticked = main(page).getByRole('checkbox', { name: /^Include “.*” of step 1 in the receipt$/ });
  await ticked.check();
  expect(await save(page, `${folder}/whole.txt`)).toContain('\nregex pattern="b+" action=replace\noutput: ');

  await openPage(page);
  await open(page, receipt);
  await expect(main(page)).toContainText('The receipt leaves out “Regular expression” of step 1.');
  await main(page).getByRole('textbox', { name: 'Regular expression' }).fill('b+');
  await main(page).getByRole('textbox', { name: 'Input' }).fill('abba');
  await button(page, 'Replay').click();
  await expect(main(page).getByText('Same', { exact: true })).toBeVisible();

  await openPage(page, '#1&uuid');
  await switchReceipts(page);
  await button(page, 'Run').click();
  await expect(main(page)).toContainText('Step 1 (UUID Generator) gives another result each time');
});

test('a tool’s result gets a receipt as a recipe of one step, with its options and its input', async ({
  page,
  folder,
}) => {
  const file = `${folder}/list.txt`;
  await writeFile(file, 'b\nA\nb\n');
  await page.goto('/tool/text-deduplicator');
  await page.waitForFunction(isTakenOver);
  await page.getByLabel('Open a file', { exact: true }).setInputFiles(file);
  await main(page).getByRole('checkbox', { name: 'Case sensitive' }).check();
  await button(page, 'Remove Duplicates').click();
  await button(page, 'Send to…').click();
  await main(page).getByRole('link', { name: 'Make a receipt' }).click();
  await expect(main(page).getByRole('list', { name: 'Steps' }).getByRole('listitem')).toHaveCount(1);
  await button(page, 'Run').click();
  const text = await save(page, `${folder}/receipt.txt`);
  expect(text.split('\n').slice(3, 6)).toEqual([
    `input: 6 ${sha256('b\nA\nb\n')} "list.txt"`,
    'dedup caseSensitive=true',
    `output: 4 ${sha256('b\nA\n')}`,
  ]);
});
