// Features of the JSON/YAML converter alone: both directions, the report of losses, and inputs that make others hang.
import type { Page } from '@playwright/test';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '../lib/test';
import { neverFreezes } from '../lib/thread-time';
import { action, download, mode, openTool, process, resultOf } from '../lib/text-tool-page';

const open = (page: Page) => openTool(page, 'json-to-yaml');

test('converts both ways, and reports what is lost with its lines', async ({ page, axe }) => {
  await open(page);
  await action(page, 'Load Sample').click();
  await action(page, 'Convert').click();
  await expect(resultOf(page).locator('output')).toContainText('  timeout: 30000\n  retries: 3\n  enabled: true');
  await expect(page.getByText('Nothing was lost')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Converted' })).toBeVisible();
  const save = () => download(page, resultOf(page).getByRole('button', { name: 'Download' }));
  const saved = await save();
  expect(saved.name).toBe('converted.yaml');
  await expect(page.getByText('YAML file downloaded successfully.')).toBeVisible();

  await action(page, 'Swap').click();
  await expect(page.getByLabel('YAML Input')).toHaveValue(String(saved.bytes));
  await expect(resultOf(page)).toHaveCount(0);
  await action(page, 'Convert').click();
  await expect(resultOf(page).locator('output')).toContainText('"timeout": 30000');
  expect((await save()).name).toBe('converted.json');
  await expect(page.getByText('JSON file downloaded successfully.')).toBeVisible();
  await action(page, 'Clear All').click();
  await expect(page.getByLabel('YAML Input')).toHaveValue('');

  const yaml = 'base: &b {no: 1e400}\nuse:\n  <<: *b # merged\n  n: 0777\n';
  expect(await process(page, yaml, 'Convert')).toContain('"no": 1e400');
  await page.getByRole('button', { name: 'What happened, by line' }).click();
  const report = page.getByRole('list', { name: 'Loss report' });
  await expect(report.getByRole('listitem').filter({ hasText: '1 comment' })).toContainText('line 3: # merged');
  await expect(report).toContainText('1 anchor');
  await expect(report).toContainText('1 merge key');
  expect(await axe('main')).toEqual([]);
  await report.getByRole('button', { name: 'line 4' }).first().click();
  const field = page.getByLabel('YAML Input');
  await expect(field).toBeFocused();
  expect(await field.evaluate((it) => (it as HTMLTextAreaElement).selectionStart)).toBe(yaml.indexOf('  n: 0777'));
  await page.getByRole('button', { name: 'Options', exact: true }).click();
  await page.getByRole('radio', { name: 'YAML 1.1' }).check();
  await expect(resultOf(page).locator('output')).toContainText('"n": 511');
  await page.getByRole('checkbox', { name: 'Apply merge keys (<<)' }).uncheck();
  await expect(resultOf(page).locator('output')).toContainText('"<<": {');
});

const laughs = Array.from(
  { length: 12 },
  (_, level) =>
    `a${level}: &a${level} [${Array.from({ length: 9 }, () => (level === 0 ? 'lol' : `*a${level - 1}`)).join(', ')}]`,
).join('\n');

test('what makes others hang is answered or refused, and the page never freezes', async ({ page, folder }) => {
  test.slow(); // may take three uses
  const files = [
    ['keys.yaml', Array.from({ length: 20_000 }, (_, key) => `key${key}: ${key}`).join('\n'), /Nothing was lost/],
    ['deep.yaml', '['.repeat(100_000) + ']'.repeat(100_000), /nested more than 250 levels deep/],
    ['laughs.yaml', laughs, /Aliases in this YAML/],
    ['line.yaml', `a: ${'x y '.repeat(1_000_000)}`, /Nothing was lost/],
  ] as const;
  for (const [name, content] of files) await writeFile(join(folder, name), content);
  await neverFreezes(
    page,
    async () => {
      await open(page);
      await mode(page, 'YAML to JSON').check();
    },
    async () => {
      for (const [name, , says] of files) {
        await page.getByLabel('Open a file').setInputFiles(join(folder, name));
        await action(page, 'Convert').click();
        await expect(page.getByRole('main').getByText(says).first()).toBeVisible();
        await page.getByRole('button', { name: `Remove ${name}` }).click();
      }
    },
  );
  expect(await process(page, 'a: 1', 'Convert')).toBe('{\n  "a": 1\n}');
});
