// Features of the JSON/XML converter alone: both directions and mappings, its reports, and inputs that make others hang.
import type { Page } from '@playwright/test';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '../lib/test';
import { neverFreezes } from '../lib/thread-time';
import { action, download, mode, process, resultOf } from '../lib/text-tool-page';

const field = (page: Page, label = 'JSON Input') => page.getByLabel(label, { exact: true });
const output = (page: Page) => resultOf(page).locator('output');
const toast = (page: Page) => page.getByRole('region', { name: /^Notifications/ });
const check = (page: Page) => page.getByRole('img', { name: 'Converted' });
const losses = (page: Page) => page.getByRole('list', { name: 'Loss report' }).getByRole('listitem');

test('both directions, both mappings, and what they cannot keep', async ({ page }) => {
  await page.goto('/tool/json-to-xml');
  await field(page).fill('{"a b":[12345678901234567890,null]}');
  await action(page, 'Convert').click();
  await expect
    .poll(() => output(page).textContent())
    .toBe('<root>\n  <item key="a b">12345678901234567890</item>\n  <item key="a b"/>\n</root>');
  await expect(check(page)).toBeVisible();
  await expect(page.getByText('3 details XML can’t keep')).toBeVisible();
  await page.getByRole('button', { name: 'Details' }).click();
  await expect(losses(page)).toHaveCount(3);
  await expect(losses(page).nth(1)).toContainText('/a b/0');
  await page.getByRole('button', { name: 'Options', exact: true }).click();
  await page.getByLabel('Root element', { exact: true }).fill('list');
  await expect(output(page)).toContainText('</list>');
  await page.getByRole('radio', { name: 'Lossless' }).check();
  await expect(output(page)).toContainText('<number>12345678901234567890</number>');
  await expect(page.getByText('Nothing was lost.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Mapping' })).toContainText('["#cdata", "x"]');
  const saved = await download(page, resultOf(page).getByRole('button', { name: 'Download' }));
  expect(saved.name).toBe('converted.xml');
  await expect(toast(page)).toContainText('XML file downloaded successfully.');
  await action(page, 'Swap').click();
  await expect(check(page)).toHaveCount(0);
  await action(page, 'Convert').click();
  await expect
    .poll(() => output(page).textContent())
    .toBe('{\n  "a b": [\n    12345678901234567890,\n    null\n  ]\n}');
  expect((await download(page, resultOf(page).getByRole('button', { name: 'Download' }))).name).toBe('converted.json');
  await expect(toast(page)).toContainText('JSON file downloaded successfully.');
  await action(page, 'Clear All').click();
  await page.getByRole('button', { name: 'Load Sample' }).click();
  await page.getByRole('radio', { name: 'Compact' }).check();
  await action(page, 'Convert').click();
  await expect(output(page)).toContainText('"@id": "A-1001"');
  await field(page, 'XML Input').fill('<a>\n  <b></a>');
  await expect(
    page.getByText(/Invalid XML format\. Please check your input\. End tag <\/a> at line 2, column 6/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Clear All' }).click();
  await expect(field(page, 'XML Input')).toHaveValue('');
  await expect(resultOf(page)).toHaveCount(0);
});

test('what makes others hang is answered or refused, and the page never freezes', async ({ page, folder }) => {
  test.slow(); // may take three uses
  const laughs = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('');
  const keys = Array.from({ length: 20_000 }, (_, at) => `"k${at}":${at}`).join(',');
  const children = Array.from({ length: 20_000 }, (_, at) => `<k${at}/>`).join('');
  const files = [
    ['deep.json', '['.repeat(100_000) + ']'.repeat(100_000), /nested more than 1,000 levels deep/],
    ['keys.json', `{${keys}}`, /Result \d/],
    ['string.json', `"${'a'.repeat(34_000_000)}"`, /Up to 32 MB/],
    ['line.json', `["${'x '.repeat(2_000_000)}"]`, /Result 4 MB/],
    ['deep.xml', '<a>'.repeat(100_000) + '</a>'.repeat(100_000), /nested more than 1,000 levels deep/],
    ['bomb.xml', `<!DOCTYPE a [<!ENTITY l0 "lol">${laughs}]><a>&l9;</a>`, /“l9” .* is an entity bomb/],
    ['wide.xml', `<a>${children}</a>`, /Result \d/],
  ] as const;
  for (const [name, content] of files) await writeFile(join(folder, name), content);
  await neverFreezes(
    page,
    async () => {
      await page.goto('/tool/json-to-xml');
      await mode(page, 'JSON to XML').check(); // the use before has kept the other one
      await expect(field(page)).toBeVisible();
    },
    async () => {
      for (const [name, , says] of files) {
        await mode(page, name.endsWith('.xml') ? 'XML to JSON' : 'JSON to XML').check();
        await page.getByLabel('Open a file').setInputFiles(join(folder, name));
        await action(page, 'Convert').click();
        await expect(page.getByRole('main').getByText(says).first()).toBeVisible();
        await page.getByRole('button', { name: `Remove ${name}` }).click();
      }
    },
  );
  await mode(page, 'JSON to XML').check();
  expect(await process(page, '{"a":1}', 'Convert')).toContain('<a>1</a>');
});
