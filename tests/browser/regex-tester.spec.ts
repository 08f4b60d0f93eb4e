// Features of the regex tester alone: patterns that never end, the marked text, groups, replacing.
import type { Page } from '@playwright/test';
import { action, download, expect, expectToast, openTool, test } from './text-tool-page';
import { neverFreezes } from './thread-time';

const matches = (page: Page) => page.getByRole('region', { name: 'Matches', exact: true });
const marks = (page: Page) => page.getByRole('region', { name: 'Text with matches' }).locator('mark');
const list = (page: Page) => page.getByRole('list', { name: 'List of matches' });

async function fill(page: Page, pattern: string, text: string) {
  await page.getByLabel('Regular expression', { exact: true }).fill(pattern);
  await page.getByLabel('Test text').fill(text);
}

async function testPattern(page: Page, pattern: string, text: string) {
  await fill(page, pattern, text);
  await action(page, 'Test').click();
}

const limitTime = async (page: Page, limit: string) => {
  await page.getByRole('button', { name: 'Options', exact: true }).click();
  await page.getByLabel('Time limit').selectOption(limit);
};

const a = 'a'.repeat(40);
type Catastrophes = readonly (readonly [pattern: string, text: string])[];

/** In exponential time, in quadratic time, and the pattern of Cloudflare's outage (2019). */
const CATASTROPHES: Catastrophes = [
  ['^(a+)+$', `${a}!`],
  ['\\s+$', `${' '.repeat(60_000)}x`],
  ['(?:(?:"|\\d|.*)(?:.*=.*))', 'x='.repeat(4000)],
];

/** The rest of OWASP's list. */
const MORE_CATASTROPHES: Catastrophes = [
  ['^([a-zA-Z]+)*$', `${a}!`],
  ['^(a|aa)+$', `${a}!`],
  ['^(a|a?)+$', `${a}!`],
  ['(.*a){20}$', `${a}!`],
  ['^(([a-z])+.)+[A-Z]([a-z])+$', a],
  ['^(\\w+\\s?)*$', `${'word '.repeat(12)}!`],
  [
    '^([a-zA-Z0-9])(([\\-.]|[_]+)?([a-zA-Z0-9]+))*(@){1}[a-z0-9]+[.]{1}(([a-z]{2,3})|([a-z]{2,3}[.]{1}[a-z]{2,3}))$',
    `${a}!`,
  ],
  ['^(?:(\\d+)|(\\d+\\.?\\d*))*$', `${'1'.repeat(40)}!`],
  ['(x+x+)+y', 'x'.repeat(40)],
];

async function tryCatastrophes(page: Page, patterns: Catastrophes) {
  await openTool(page, 'regex-tester');
  await limitTime(page, '0.25 s');
  const usual = '3 matches'; // as many as none of the patterns finds
  const stopped = page.getByRole('main').getByRole('alert').filter({ hasText: 'Stopped after 0.25 s.' });
  const hasEnded = () => expect(stopped.or(matches(page)).first()).toBeVisible();
  let stalls = 0;
  const again = async () => {
    await testPattern(page, 'b+', 'abba abba abba');
    await hasEnded();
    // A quarter of a second without a core stops any run, and workers that were ended go on computing for up to two seconds.
    for (; (await stopped.count()) > 0; stalls++) {
      expect(stalls, 'usual runs that were stopped').toBeLessThan(6);
      await action(page, 'Test').click();
      await hasEnded();
    }
    await expect(matches(page)).toContainText(usual);
  };
  await again();
  // Each answer is to be that of the button's run, and not of one that begins when half of the fields are filled.
  await page.getByRole('checkbox', { name: 'Update as I type' }).uncheck();
  const tryOne = async (pattern: string, text: string) => {
    await testPattern(page, pattern, text);
    await expect(stopped.or(matches(page).filter({ hasNotText: usual })).first()).toBeVisible();
    await again();
  };
  await neverFreezes(page, again, async () => {
    for (const [pattern, text] of patterns) await test.step(pattern, () => tryOne(pattern, text));
  });
}

test('a catastrophic pattern is stopped or answers, the page never freezes, and the next run works', async ({
  page,
}) => {
  test.slow(); // each may take three uses
  await tryCatastrophes(page, CATASTROPHES);
});

test('so does every other pattern of a known list', { tag: '@nightly' }, async ({ page }) => {
  test.slow();
  await tryCatastrophes(page, MORE_CATASTROPHES);
});

test('a pattern that never ends is stopped after 2 s, and can be canceled or run again before', async ({ page }) => {
  await openTool(page, 'regex-tester');
  const cancel = page.getByRole('main').getByRole('button', { name: 'Cancel' });
  await testPattern(page, '^(a+)+$', 'aa');
  await expect(marks(page)).toHaveText(['aa']);
  await test.step('a click during a run that began with the typing', async () => {
    await page.getByLabel('Test text').fill(`${a}!`);
    await expect(cancel).toBeVisible();
    await page.keyboard.press('Control+Enter');
    // Only a run that the visitor started ends in a toast.
    await expectToast(page, 'Error', 'Stopped after 2 s.', 'error');
  });
  await page.getByRole('checkbox', { name: 'Update as I type' }).uncheck(); // the other limit would start a run
  await limitTime(page, '60 s');
  await action(page, 'Test').click();
  await cancel.click();
  await expect(page.getByText('Canceled. Your input is unchanged.')).toBeVisible();
  await expect(action(page, 'Test')).toBeEnabled();
});

test('matches are marked and listed by the chosen flags, follow the typing, and can be saved', async ({ page }) => {
  await openTool(page, 'regex-tester');
  await testPattern(page, '(?<year>\\d{4})(-\\d+)?', 'in 2024-05\nand 1999');
  await expect(marks(page)).toHaveText(['2024-05', '1999']);
  await expect(list(page).getByRole('listitem')).toHaveText([
    /1 · 3–10.*2024-05.*1 year: "2024", 2: "-05"/,
    /2 · 15–19.*1999.*1 year: "1999", 2: not matched/,
  ]);
  const saved = await download(page, matches(page).getByRole('button', { name: 'Download' }));
  expect(saved.name).toBe('regex-matches.txt');
  expect(saved.bytes.toString()).toContain('Match 2: "1999"\nIndex: 15\n');

  await fill(page, 'A', 'aAa');
  await expect(marks(page)).toHaveCount(1);
  await page.getByRole('checkbox', { name: 'i – Ignore case' }).check();
  await expect(marks(page)).toHaveCount(3);
  await page.getByRole('checkbox', { name: 'g – Global' }).uncheck();
  await expect(marks(page)).toHaveCount(1);
  await page.getByRole('checkbox', { name: 'u – Unicode', exact: true }).check();
  await page.getByRole('checkbox', { name: 'v – Unicode sets' }).check();
  await expect(page.getByRole('checkbox', { name: 'u – Unicode', exact: true })).not.toBeChecked();
});

test('replaces with groups, explains a ready-made pattern, and says what is missing', async ({ page }) => {
  await openTool(page, 'regex-tester');
  await action(page, 'Test').click();
  await expectToast(page, 'Error', 'Please enter a regular expression to test.', 'error');
  await fill(page, '(?<d>\\d)(\\d)', 'a12');
  await action(page, 'Test Replace').click();
  const replaced = page.getByRole('region', { name: 'Replaced text' }).locator('output');
  await expect(replaced).toHaveText('aREPLACEMENT');
  await page.getByLabel('Replace with', { exact: true }).fill('$2$<d>');
  await expect(replaced).toHaveText('a21');
  await page.getByLabel('Replace with', { exact: true }).clear();
  await action(page, 'Test Replace').click();
  await expectToast(page, 'Error', 'Please enter both regex and replacement text.', 'error');

  await page.getByRole('button', { name: 'Options', exact: true }).click();
  await page.getByRole('radio', { name: 'Nothing (delete matches)' }).check();
  await action(page, 'Test Replace').click();
  await expect(replaced).toHaveText('a');
  const pattern = page.getByLabel('Regular expression', { exact: true });
  await pattern.fill('');
  await pattern.evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '/A/gi');
    (field as HTMLInputElement).select();
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(pattern).toHaveValue('A');
  await expect(page.getByText('/…/gi').first()).toBeVisible();
  await expect(replaced).toHaveText('12');

  await page.getByLabel('Ready-made patterns').selectOption('Date (2026-01-31)');
  await page.getByRole('button', { name: 'Explain the pattern' }).click();
  const explanation = page.getByRole('list', { name: 'Explanation' });
  await expect(explanation).toContainText('a captured group named year:');
  await expect(explanation).toContainText('a digit, 0 to 9 (exactly 4×)');
});

test('markup in a text or a pattern never runs', async ({ page }) => {
  const attack = '<img src=x onerror="document.title=`owned`"><script>document.title=`owned`</script>';
  await openTool(page, 'regex-tester');
  await testPattern(page, '(?<x><.*>)', `${attack}\n${attack}`);
  await expect(marks(page).first()).toContainText('<img src=x');
  await page.getByLabel('Replace with', { exact: true }).fill(`${attack}$&`);
  await action(page, 'Test Replace').click();
  await expect(page.getByRole('region', { name: 'Replaced text' })).toContainText('<img src=x');
  await page.getByLabel('Regular expression', { exact: true }).fill(attack);
  await page.getByRole('button', { name: 'Explain the pattern' }).click();
  await expect(page.getByRole('list', { name: 'Explanation' })).toContainText('<img src=x');
  await expect(page.locator('img[src=x]')).toHaveCount(0);
  await expect(page).not.toHaveTitle('owned');
});
