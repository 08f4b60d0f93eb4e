// The HTML encoder: its words, its modes.
import { join } from 'node:path';
import { action, chooseFile, download, expect, expectToast } from './text-tool-page';
import { mode, openTool, process, resultOf, test } from './text-tool-page';

test.describe.configure({ mode: 'parallel' });
test.beforeEach(({ page }) => openTool(page, 'html-encoder'));

const TEXT = `<a href='/x'>"é" & co</a>`;
const ENCODED = '&lt;a href=&#39;&#x2F;x&#39;&gt;&quot;é&quot; &amp; co&lt;&#x2F;a&gt;';

test('blank text is refused', async ({ page }) => {
  await action(page, 'Encode').click();
  await expectToast(page, 'Error', 'Please enter some text to process.', 'error');
  await expect(resultOf(page)).toHaveCount(0);
});

test('encodes six characters, and decodes every entity', async ({ page }) => {
  expect(await process(page, TEXT, 'Encode')).toBe(ENCODED);
  await mode(page, 'Decode').check();
  await expect(resultOf(page)).toHaveCount(0);
  expect(await process(page, ENCODED, 'Decode')).toBe(TEXT);
  expect(await process(page, '&copy;&notit;&#x1F600;&#128;&unknown;', 'Decode')).toBe('©¬it;😀€&unknown;');
});

test('the result is copied and downloaded', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await process(page, TEXT, 'Encode');
  await action(page, 'Copy').click();
  await expectToast(page, 'Copied!', 'Text copied to clipboard successfully.', 'success');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(ENCODED);
  const got = await download(page, action(page, 'Download'));
  expect({ ...got, bytes: String(got.bytes) }).toEqual({ name: 'html-encode.txt', bytes: ENCODED });
  await expectToast(page, 'Downloaded!', '', 'success');
});

test('a file that is not UTF-8 is encoded byte for byte, and not decoded', async ({ page, folder }) => {
  await chooseFile(page, join(folder, 'latin1.txt'), Buffer.from('<é>', 'latin1'));
  await action(page, 'Encode').click();
  await expect(page.getByText('The other bytes are unchanged.')).toBeVisible();
  const got = await download(page, action(page, 'Download'));
  expect(got.bytes.toString('latin1')).toBe('&lt;é&gt;');
  await expect(action(page, 'Copy')).toHaveCount(0);
  await mode(page, 'Decode').check();
  await action(page, 'Decode').click();
  await expectToast(
    page,
    'Error',
    /Failed to decode HTML entities\. Please check your input\..*line 1, column 2/,
    'error',
  );
});

test('of several files that are dropped, it says which one it takes', async ({ page }) => {
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const dataTransfer = new DataTransfer();
    for (const name of ['first.txt', 'second.txt']) dataTransfer.items.add(new File([`<${name}>`], name));
    for (const type of ['dragover', 'drop']) {
      heading.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    }
  });
  await expectToast(page, 'One file was opened', 'This tool takes one file at a time: first.txt.', 'success');
  await action(page, 'Encode').click();
  await expect(resultOf(page).locator('output')).toHaveText('&lt;first.txt&gt;');
});
