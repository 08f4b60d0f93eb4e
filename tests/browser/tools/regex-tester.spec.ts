// Features of the regex tester alone: patterns that never end, the marked text, groups, replacing.
import type { Page } from '@playwright/test';
import { action, download, expect, expectError, openTool, test } from '../lib/text-tool-page';
import { LISTED_MATCHES } from '../../../workers/kernels/regex-tester/spec';
import { neverFreezes } from '../lib/thread-time';

const matches = (page: Page) => page.getByRole('region', { name: 'Matches', exact: true });
/** In the text area. */
const marks = (page: Page) => page.locator('[data-marks] mark');
const list = (page: Page) => page.getByRole('list', { name: 'List of matches' });
const groups = (page: Page) => page.getByRole('table', { name: /^Groups of match/ });

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
    await expectError(page, 'Stopped after 2 s.');
  });
  await test.step('the engine that can’t hang is offered, and has the answer', async () => {
    await page.getByRole('button', { name: 'Run with RE2' }).click();
    await expect(matches(page)).toContainText('No matches');
    await action(page, 'Options').click();
    await page.getByRole('radio', { name: 'JavaScript' }).check();
    await action(page, 'Options').click();
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
  await expect(list(page).getByRole('listitem')).toHaveText([/1 · 3–10.*2024-05/, /2 · 15–19.*1999/]);
  await expect(groups(page).getByRole('row')).toHaveText(['GroupNameTextPlace', '1year20243–7', '2–-057–10']);
  await list(page).getByRole('button', { name: '1999' }).click();
  await expect(groups(page).getByRole('row')).toHaveText(['GroupNameTextPlace', '1year199915–19', '2–not matched–']);
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

const FIELD_TEXTS = {
  tabs: '\ta12\t\tb34\n12\t34',
  emoji: '👩‍👩‍👧 12 🏳️‍🌈12 e\u0301 34 漢字 56',
  'long lines': `${'word '.repeat(40)}12 ${'x'.repeat(300)} 34 ${'  '.repeat(90)}56`,
  'more lines than it shows': `${'line\n'.repeat(60)}12\n${'line\n'.repeat(60)}34\n\n`,
} as const;

for (const [kind, text] of Object.entries(FIELD_TEXTS)) {
  test(`in a field with ${kind}, a click on a mark puts the caret into its match`, async ({ page }) => {
    await openTool(page, 'regex-tester');
    await testPattern(page, '\\d\\d', text);
    const found = [...text.matchAll(/\d\d/g)];
    await expect(marks(page)).toHaveText(found.map(([match]) => match));
    const field = page.getByLabel('Test text');
    for (const [number, { index }] of found.entries()) {
      await list(page).getByRole('button').nth(number).click(); // scrolls the field to it
      const mark = marks(page).nth(number);
      await expect(mark).toHaveAttribute('aria-current', 'true');
      await field.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      const box = await mark.boundingBox();
      if (!box) throw new Error('The mark is not laid out.');
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      await expect(field).toBeFocused();
      expect(await field.evaluate((element: HTMLTextAreaElement) => element.selectionStart)).toBe(index + 1);
    }
  });
}

test('the caret chooses the match whose groups are shown, and marks move with an edit', async ({ page }) => {
  await openTool(page, 'regex-tester');
  await testPattern(page, '(\\d)(\\d)', 'a12 b34');
  await expect(groups(page)).toContainText('Groups of match 1');
  const field = page.getByLabel('Test text');
  await field.press('ControlOrMeta+End');
  await expect(groups(page)).toContainText('Groups of match 2');
  await expect(list(page).getByRole('button', { pressed: true })).toContainText('34');
  // Without live updates nothing but the edit itself can move them.
  await page.getByRole('checkbox', { name: 'Update as I type' }).uncheck();
  await field.fill('a12 99 b34');
  await expect(marks(page)).toHaveText(['12', '34']);
  await expect(page.getByRole('region', { name: 'Text with matches' })).toHaveCount(0);
});

test('a file and a text with too many matches are shown below, with their matches marked', async ({ page }) => {
  await openTool(page, 'regex-tester');
  await testPattern(page, '\\d', '1'.repeat(LISTED_MATCHES + 1));
  await expect(page.getByRole('region', { name: 'Text with matches' }).locator('mark').first()).toHaveText('1');
  await expect(marks(page)).toHaveCount(0);
});

test('the flags are one line of letters on a phone, each with its name', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openTool(page, 'regex-tester');
  const flags = page.getByRole('group', { name: 'Flags' });
  const boxes = await flags.getByRole('checkbox').all();
  const tops = await Promise.all(boxes.map(async (box) => (await box.boundingBox())?.y));
  expect(tops).toHaveLength(8);
  expect(new Set(tops).size).toBe(1);
  await flags.getByRole('checkbox', { name: 's – Dot matches all' }).focus();
  await expect(flags.getByText('s – Dot matches all')).toBeVisible();
});

test('replaces with groups, explains a ready-made pattern, and says what is missing', async ({ page }) => {
  await openTool(page, 'regex-tester');
  await action(page, 'Test').click();
  await expectError(page, 'Please enter a regular expression to test.');
  await fill(page, '(?<d>\\d)(\\d)', 'a12');
  await action(page, 'Test Replace').click();
  const replaced = page.getByRole('region', { name: 'Replaced text' }).locator('output');
  await expect(replaced).toHaveText('aREPLACEMENT');
  await page.getByLabel('Replace with', { exact: true }).fill('$2$<d>');
  await expect(replaced).toHaveText('a21');
  await page.getByLabel('Replace with', { exact: true }).clear();
  await action(page, 'Test Replace').click();
  await expectError(page, 'Please enter both regex and replacement text.');

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
  await expect(page.getByRole('list', { name: 'Explanation' })).toContainText('<img src=x');
  await expect(page.locator('img[src=x]')).toHaveCount(0);
  await expect(page).not.toHaveTitle('owned');
});

test.describe('test cases', () => {
  const cases = (page: Page) => page.getByRole('list', { name: 'Test cases' }).getByRole('listitem');

  async function openCases(page: Page, pattern: string) {
    await openTool(page, 'regex-tester');
    await page.getByLabel('Regular expression', { exact: true }).fill(pattern);
    await page.getByRole('button', { name: 'Test cases' }).click();
  }

  async function add(page: Page, text: string, expected: string) {
    await page.getByLabel('Text of the case').fill(text);
    await page.getByRole('combobox', { name: 'Expected' }).selectOption(expected);
    await page.getByRole('button', { name: 'Add case' }).click();
  }

  test('are added, run with the pattern, changed, removed, saved and opened again', async ({ page }) => {
    await openCases(page, String.raw`^(?<year>\d{4})-\d\d$`);
    await add(page, '2026-01', 'match');
    await add(page, '2026-1', 'match');
    await add(page, '26-01', 'no-match');
    await expect(cases(page)).toHaveText([
      '2026-01must matchPassed',
      '2026-1must matchFailed: There is no match.',
      '26-01must not matchPassed',
    ]);
    await expect(page.getByText('2 of 3 cases passed')).toBeVisible();
    await page.getByRole('button', { name: 'Edit case 2' }).click();
    await page.getByRole('combobox', { name: 'Expected' }).selectOption('capture');
    await page.getByLabel('Group (number or name)').fill('year');
    await page.getByLabel('Captured text').fill('2026');
    await page.getByRole('button', { name: 'Save case' }).click();
    await page.getByLabel('Regular expression', { exact: true }).fill(String.raw`^(?<year>\d+)-\d`);
    await expect(cases(page).first()).toContainText('Not run');
    await page.getByRole('button', { name: 'Run cases' }).click();
    await expect(cases(page)).toHaveText([
      '2026-01must matchPassed',
      '2026-1must capture 2026 in group yearPassed',
      '26-01must not matchFailed: It matches “26-0” at character 1.',
    ]);
    const { name, bytes } = await download(page, page.getByRole('button', { name: 'Save as file' }));
    expect(name).toBe('regex-cases.json');
    await page.getByRole('button', { name: 'Remove case 1' }).click();
    await expect(cases(page)).toHaveCount(2);
    const opened = page.locator('input[type=file][aria-label="Open file"]');
    await opened.setInputFiles([{ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('{}') }]);
    await expect(page.getByText('This file isn’t a list of test cases.')).toBeVisible();
    await opened.setInputFiles([{ name, mimeType: 'application/json', buffer: Buffer.from(bytes) }]);
    await expect(cases(page)).toHaveCount(3);
  });

  test('come from the selection of the text, and one that takes too long says so', async ({ page }) => {
    await openCases(page, '^(a+)+$');
    const field = page.getByLabel('Test text');
    await field.fill(`aa\n${'a'.repeat(40)}!`);
    await field.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(3, area.value.length));
    await page.getByRole('button', { name: 'Take the selection' }).click();
    await page.getByRole('combobox', { name: 'Expected' }).selectOption('no-match');
    await page.getByRole('button', { name: 'Add case' }).click();
    await expect(cases(page)).toContainText('Failed: Stopped after 2 s, the time limit.');
    await add(page, 'aa', 'match');
    await expect(cases(page).nth(1)).toContainText('Passed');
    await page.getByRole('button', { name: 'Options' }).click();
    await page.getByRole('radio', { name: 'Linear time (RE2)' }).check();
    await page.getByRole('button', { name: 'Run cases' }).click();
    await expect(page.getByText('2 of 2 cases passed')).toBeVisible();
  });

  test('are stored only if the visitor keeps them, and then there on the next visit', async ({ page }) => {
    await openCases(page, 'a');
    await add(page, 'abc', 'match');
    await expect(cases(page)).toContainText('Passed');
    const stored = () => page.evaluate(() => localStorage.getItem('regexCases') ?? '');
    expect(await stored()).toBe('');
    await page.getByRole('checkbox', { name: 'Keep on this device' }).check();
    expect(await stored()).toContain('abc');
    await page.goto('about:blank');
    await openCases(page, 'b');
    await expect(cases(page)).toHaveText(/^abcmust match/);
    await page.getByRole('checkbox', { name: 'Keep on this device' }).uncheck();
    expect(await stored()).not.toContain('abc');
    await expect(cases(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Remove all' }).click();
    await expect(cases(page)).toHaveCount(0);
  });
});
