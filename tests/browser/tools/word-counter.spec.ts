// Features of the word counter alone: it counts during typing and reading, and it writes a report.
import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expectToast } from '../lib/hash-page';
import { zeros } from '../../tools/files';
import { expect, test } from '../lib/test';
import { neverFreezes } from '../lib/thread-time';

async function open(page: Page) {
  await page.goto('/tool/word-counter');
  await expect(field(page)).toBeVisible();
}

const field = (page: Page) => page.getByLabel('Text to Analyze');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const REPORT_BUTTONS = ['Copy Report', 'Download Report', 'Clear Text'];

/** The six counts by their labels. */
const expectCounts = (page: Page, counts: readonly number[]) =>
  expect
    .poll(() => page.getByRole('region', { name: 'Counts' }).locator('dd').allTextContents())
    .toEqual(counts.map((count) => count.toLocaleString('en')));

test('counts while one types, with more counts behind More and a report', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await expect(page.getByRole('region', { name: 'Counts' }).locator('dt')).toHaveText([
    ...['Characters', 'Characters without spaces', 'Words', 'Sentences', 'Paragraphs', 'Minutes to read'],
  ]);
  await expectCounts(page, [0, 0, 0, 0, 0, 0]);
  for (const name of REPORT_BUTTONS) await expect(button(page, name)).toBeDisabled();
  const tips = page.getByRole('region', { name: 'Tips' });
  for (const tip of ['150', '50–100 words', '15–20 words']) await expect(tips).toContainText(tip);
  await field(page).pressSequentially('One two');
  await expectCounts(page, [7, 6, 2, 1, 1, 1]);

  await button(page, 'Copy Report').click();
  await expectToast(page, 'Copied!', 'Text copied to clipboard successfully.', 'success');
  const report = await page.evaluate(() => navigator.clipboard.readText());
  expect(report).toContain('Characters: 7\nCharacters without spaces: 6\nWords: 2\nSentences: 1\nParagraphs: 1\n');
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Download Report').click()]);
  expect(download.suggestedFilename()).toBe('text-analysis-report.txt');
  expect(await readFile(await download.path(), 'utf8')).toBe(report);

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
  await button(page, 'Clear Text').click();
  await expect(field(page)).toHaveValue('');
  await expectCounts(page, [0, 0, 0, 0, 0, 0]);
});

test('typing into 200 KB never freezes the page', async ({ page }) => {
  const line = 'A line of seventy characters or so, with words and an end. And more.\n';
  const characters = 2900 * line.length;
  const dense = 2900 * line.replace(/\s/g, '').length;
  const prepare = async () => {
    await open(page);
    // Playwright's own `fill` takes half a minute for this much.
    await field(page).evaluate((element, text) => {
      // With the native setter: React's own setter would hide the change.
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

test('a canceled file is counted again, also while the visitor is on another page', async ({ page, folder }) => {
  await open(page);
  await zeros(3_000_000_000)(join(folder, 'huge.log'));
  await page.getByLabel('Open a file').setInputFiles(join(folder, 'huge.log'));
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('region', { name: 'Counts' }).locator('dd')).toHaveText(Array<string>(6).fill('–'));
  await button(page, 'Count again').click();
  const bar = page.getByRole('progressbar');
  const percent = async () => Number(await bar.getAttribute('aria-valuenow'));
  await expect.poll(percent).toBeGreaterThan(0);
  const before = await percent();
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  // It is still running at the same point or later, or it has ended.
  await expect(bar.or(page.getByRole('region', { name: 'Counts' }).getByText('3,000,000,000')).first()).toBeVisible();
  if ((await bar.count()) > 0) expect(await percent()).toBeGreaterThanOrEqual(before);
  await button(page, 'Clear Text').click();
  await expect(bar).toHaveCount(0);
  await field(page).fill('two words');
  await expectCounts(page, [9, 8, 2, 1, 1, 1]);
});

test(
  'nothing folded slows down typing, and all of it can be searched otherwise',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page);
    const folded = page.locator('main details:not([open])').filter({ visible: true });
    await expect(folded.first()).toBeVisible();
    // Chromium checks each line of a field against content that is hidden in this way.
    const areSearchable = () =>
      folded.evaluateAll((all) =>
        all.map((details) => getComputedStyle(details, '::details-content').contentVisibility === 'hidden'),
      );
    const before = await areSearchable();
    expect(before).toContain(true);
    await field(page).fill('Some words');
    expect(await areSearchable()).toEqual(before.map(() => false));
    await button(page, 'Clear Text').focus();
    expect(await areSearchable()).toEqual(before.map(() => false));
    await button(page, 'Clear Text').blur();
    expect(await areSearchable()).toEqual(before);
  },
);
