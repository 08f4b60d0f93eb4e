// Features of the XML formatter alone: three buttons, options, and inputs that make other formatters hang.
import type { Page } from '@playwright/test';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '../lib/test';
import { action, download, expectError, resultOf } from '../lib/text-tool-page';
import { neverFreezes } from '../lib/thread-time';

const field = (page: Page) => page.getByLabel('XML Input');
const output = (page: Page) => resultOf(page).locator('output');

async function open(page: Page) {
  await page.goto('/tool/xml-formatter');
  await expect(field(page)).toBeVisible();
}

test('the three buttons have their words, and indentation is a choice', async ({ page }) => {
  await open(page);
  for (const name of ['Format', 'Minify', 'Validate']) {
    await action(page, name).click();
    await expectError(page, `Please enter XML content to ${name.toLowerCase()}.`);
  }
  await field(page).fill('<a><b>x &amp; <i>y</i></b></a>');
  await action(page, 'Format').click();
  await expect.poll(() => output(page).textContent()).toBe('<a>\n  <b>x &amp; <i>y</i></b>\n</a>');
  await page.getByRole('button', { name: 'Options', exact: true }).click();
  await page.getByRole('radio', { name: 'Tab' }).check();
  await expect.poll(() => output(page).textContent()).toBe('<a>\n\t<b>x &amp; <i>y</i></b>\n</a>');
  await action(page, 'Minify').click();
  await expect.poll(() => output(page).textContent()).toBe('<a><b>x &amp; <i>y</i></b></a>');
  const got = await download(page, resultOf(page).getByRole('button', { name: 'Download' }));
  expect({ ...got, bytes: String(got.bytes) }).toEqual({
    name: 'formatted.xml',
    bytes: '<a><b>x &amp; <i>y</i></b></a>',
  });
  await action(page, 'Validate').click();
  await expect(page.getByRole('main').getByText('XML is valid!')).toBeVisible();
  await field(page).fill('<a>\n  <b>\n</a>');
  await action(page, 'Validate').click();
  await expectError(page, 'Invalid XML: End tag </a> at line 3, column 1 doesn’t match <b> at line 2, column 3.');
});

test('what makes others hang is answered or refused, and the page never freezes', async ({ page, folder }) => {
  test.slow(); // may take three uses
  const laughs = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('');
  const files: readonly (readonly [name: string, content: string, button: string, says: RegExp])[] = [
    ['deep.xml', '<a>'.repeat(100_000) + '</a>'.repeat(100_000), 'Format', /more than 10,000 levels deep/],
    ['deep.xml', '<a>'.repeat(100_000) + '</a>'.repeat(100_000), 'Validate', /XML is valid!/],
    ['bomb.xml', `<!DOCTYPE a [<!ENTITY l0 "lol">${laughs}]><a>&l9;</a>`, 'Format', /“l9” .* is an entity bomb/],
    ['wide.xml', `<a ${Array.from({ length: 20_000 }, (_, at) => `a${at}="1"`).join(' ')}/>`, 'Format', /1 element,/],
    ['line.xml', `<a>${'<b c="1">text</b>'.repeat(300_000)}</a>`, 'Format', /300,001 elements/],
  ];
  await neverFreezes(
    page,
    () => open(page),
    async () => {
      for (const [name, content, button, says] of files) {
        const path = join(folder, name);
        await writeFile(path, content);
        await page.getByLabel('Open a file').setInputFiles(path);
        await action(page, button).click();
        await expect(page.getByRole('main').getByText(says).first()).toBeVisible();
        await page.getByRole('button', { name: `Remove ${name}` }).click();
      }
    },
  );
  await field(page).fill('<a> <b/></a>');
  await action(page, 'Minify').click();
  await expect(output(page)).toHaveText('<a><b/></a>');
});
