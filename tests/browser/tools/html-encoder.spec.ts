// Features of the HTML encoder's screen alone: a result that isn't text, and files that are dropped together.
import { join } from 'node:path';
import { action, chooseFile, download, expect, expectToast, openTool, resultOf, test } from '../lib/text-tool-page';

test('a file that is not UTF-8 is encoded byte for byte; of two that are dropped, the first is opened', async ({
  page,
  folder,
}) => {
  await openTool(page, 'html-encoder');
  await chooseFile(page, join(folder, 'latin1.txt'), Buffer.from('<é>', 'latin1'));
  await action(page, 'Encode').click();
  await expect(page.getByText('The other bytes are unchanged.')).toBeVisible();
  await expect(action(page, 'Copy')).toHaveCount(0);
  const got = await download(page, action(page, 'Download'));
  expect(got.bytes.toString('latin1')).toBe('&lt;é&gt;');
  await page.getByRole('button', { name: 'Remove latin1.txt' }).click();

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
