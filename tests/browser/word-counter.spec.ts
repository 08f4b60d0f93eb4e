// The word counter: live counts of typed text, its report, files of any size.
import type { Page } from '@playwright/test';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expectToast } from './hash-page';
import { zeros } from '../tools/files';
import { expect, test } from './test';
import { neverFreezes } from './thread-time';

test.describe.configure({ mode: 'parallel' });

async function open(page: Page) {
  await page.goto('/tool/word-counter');
  await expect(field(page)).toBeVisible();
}

test.beforeEach(({ page }) => open(page));

const field = (page: Page) => page.getByLabel('Text to Analyze');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const REPORT_BUTTONS = ['Copy Report', 'Download Report', 'Clear Text'];

/** The six counts by their labels. */
const expectCounts = (page: Page, counts: readonly number[]) =>
  expect
    .poll(() => page.getByRole('region', { name: 'Counts' }).locator('dd').allTextContents())
    .toEqual(counts.map((count) => count.toLocaleString('en')));

const TEXT = 'Hello world. How are you?\n\nFine! 😀 thanks';

/** characters, without spaces, words, sentences, paragraphs, minutes */
const TEXT_COUNTS = [Array.from(TEXT).length, Array.from(TEXT.replace(/\s/g, '')).length, 8, 4, 2, 1];

test('counts live, and nothing of nothing', async ({ page }) => {
  await expect(page.getByRole('region', { name: 'Counts' }).locator('dt')).toHaveText([
    ...['Characters', 'Characters without spaces', 'Words', 'Sentences', 'Paragraphs', 'Minutes to read'],
  ]);
  await expectCounts(page, [0, 0, 0, 0, 0, 0]);
  for (const name of REPORT_BUTTONS) await expect(button(page, name)).toBeDisabled();
  await field(page).pressSequentially('One two');
  await expectCounts(page, [7, 6, 2, 1, 1, 1]);
  await field(page).fill(TEXT);
  await expectCounts(page, TEXT_COUNTS);
  for (const name of REPORT_BUTTONS) await expect(button(page, name)).toBeEnabled();
  await button(page, 'Clear Text').click();
  await expect(field(page)).toHaveValue('');
  await expectCounts(page, [0, 0, 0, 0, 0, 0]);
});

test('gives a tips list', async ({ page }) => {
  const tips = page.getByRole('region', { name: 'Tips' });
  for (const tip of ['150', '50–100 words', '15–20 words']) await expect(tips).toContainText(tip);
});

test('the report of what is typed right now is copied and downloaded', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await field(page).fill('One two');
  await button(page, 'Copy Report').click();
  await expectToast(page, 'Copied!', 'Text copied to clipboard successfully.', 'success');
  const report = await page.evaluate(() => navigator.clipboard.readText());
  expect(report).toContain('Characters: 7\nCharacters without spaces: 6\nWords: 2\nSentences: 1\nParagraphs: 1\n');
  expect(report).toContain('Minutes to read: 1\n');
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Download Report').click()]);
  await expectToast(page, 'Downloaded!', 'text-analysis-report.txt', 'success');
  expect(download.suggestedFilename()).toBe('text-analysis-report.txt');
  expect(await readFile(await download.path(), 'utf8')).toBe(report);
});

test('more counts come with More', async ({ page }) => {
  await field(page).fill('The 世界 the 👩‍👩‍👧‍👦');
  await button(page, 'More').click();
  const row = (label: string) =>
    page
      .locator('dl div')
      .filter({ has: page.getByText(label, { exact: true }) })
      .locator('dd');
  await expect(row('Graphemes')).toHaveText('12');
  await expect(row('Dictionary words')).toHaveText('3');
  await expect(row('Unique words')).toHaveText('2');
  await expect(row('CJK characters')).toHaveText('2');
  await expect(row('Lines')).toHaveText('1');
  await expect(row('UTF-16 units')).toHaveText('22');
  await expect(page.getByRole('list', { name: 'Top words' })).toContainText('the2');
});

test('a file of some MB is counted as soon as it is chosen', async ({ page, folder }) => {
  const text = `${TEXT}\r\n\r\n`.repeat(60_000);
  await writeFile(join(folder, 'book.txt'), text);
  await page.getByLabel('Open a file').setInputFiles(join(folder, 'book.txt'));
  const words = 60_000 * 8;
  // Of the sentences, one begins without an end before the next text's first.
  const sentences = text.split(/[.!?]/).filter((part) => part.trim()).length;
  await expectCounts(page, [
    ...[
      Array.from(text).length,
      Array.from(text.replace(/\s/g, '')).length,
      words,
      sentences,
      120_000,
      Math.ceil(words / 200),
    ],
  ]);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('checkbox', { name: /Graphemes/ }).check();
  await expect(page.locator('dl div').filter({ hasText: 'Unique words' }).locator('dd')).toHaveText('7');
});

test('what is no UTF-8 is counted and told', async ({ page, folder }) => {
  await writeFile(join(folder, 'latin1.txt'), Buffer.from('one\ncaf\xe9\n', 'latin1'));
  await page.getByLabel('Open a file').setInputFiles(join(folder, 'latin1.txt'));
  await expect(page.getByRole('status').filter({ hasText: 'at byte 7 (line 2)' })).toBeVisible();
  await expectCounts(page, [9, 7, 2, 1, 1, 1]);
});

test('a canceled file can be counted again', async ({ page, folder }) => {
  await zeros(3_000_000_000)(join(folder, 'huge.log'));
  await page.getByLabel('Open a file').setInputFiles(join(folder, 'huge.log'));
  const cancel = page.getByRole('button', { name: 'Cancel' });
  await cancel.click();
  await expectCounts(page, [0, 0, 0, 0, 0, 0]);
  await button(page, 'Count again').click();
  await expect(cancel).toBeVisible();
  await button(page, 'Clear Text').click();
  await field(page).fill('two words');
  await expectCounts(page, [9, 8, 2, 1, 1, 1]);
});

test('typing into 200 KB never holds the page', async ({ page }) => {
  const line = 'A line of seventy characters or so, with words and an end. And more.\n';
  const characters = 2900 * line.length;
  const dense = 2900 * line.replace(/\s/g, '').length;
  const prepare = async () => {
    await open(page);
    // Playwright's own fill takes a browser half a minute for so much.
    await field(page).evaluate((element, text) => {
      // As a visitor's browser does it: React must not see its own setter at work.
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(element, text);
      element.dispatchEvent(new Event('input', { bubbles: true }));
    }, line.repeat(2900));
    await expectCounts(page, [characters, dense, 2900 * 14, 5800, 1, 203]);
    await field(page).press('ControlOrMeta+End');
  };
  await neverFreezes(page, prepare, async () => {
    await field(page).pressSequentially(' typed', { delay: 30 });
    await expectCounts(page, [characters + 6, dense + 5, 40_601, 5801, 1, 204]);
  });
});

test('a count goes on while the visitor is on another page, and is found again', async ({ page, folder }) => {
  await zeros(4_000_000_000)(join(folder, 'large.txt'));
  await page.getByLabel('Open a file').setInputFiles(join(folder, 'large.txt'));
  const bar = page.getByRole('progressbar');
  const percent = async () => Number(await bar.getAttribute('aria-valuenow'));
  await expect.poll(percent).toBeGreaterThan(0);
  const before = await percent();
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  // Either it is still under way, and never behind where it was, or it has ended meanwhile.
  await expect(bar.or(page.getByRole('region', { name: 'Counts' }).getByText('4,000,000,000')).first()).toBeVisible();
  if ((await bar.count()) > 0) expect(await percent()).toBeGreaterThanOrEqual(before);
  await button(page, 'Clear Text').click();
  await expect(bar).toHaveCount(0);
  await expectCounts(page, [0, 0, 0, 0, 0, 0]);
});
