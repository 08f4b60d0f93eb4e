// Results that may not fit into the browser's storage: the question before the run, and each of its answers.
import type { Locator, Page } from '@playwright/test';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isTakenOver } from '../../engines/in-page';
import { limitSpace } from '../lib/limit-space';
import { action, expect, openTool, resultOf } from '../lib/text-tool-page';
import { freshTest as test } from '../lib/test';

const MB = 1_000_000;
const QUOTA = 100 * MB;
/** Encoded, letters stay as they are, and each byte of UTF-8 becomes three characters. */
const LETTERS = 'a'.repeat(40 * MB);
const UMLAUTS = 'ä'.repeat(20 * MB);

const question = (page: Page) => page.getByRole('status').filter({ hasText: 'There may not be enough room' });

/** Bytes of each file in this site's private file system. */
const storedFiles = (page: Page) =>
  page.evaluate(async () => {
    const sizes: number[] = [];
    const walk = async (folder: FileSystemDirectoryHandle) => {
      for await (const entry of folder.values()) {
        if (entry.kind === 'directory') await walk(entry);
        else sizes.push((await entry.getFile()).size);
      }
    };
    await walk(await navigator.storage.getDirectory());
    return sizes;
  });

/** A private file replaces the picked one, because no test can answer the dialog. */
const pickPrivateFile = (page: Page) =>
  page.evaluate(() => {
    const pick = async () => (await navigator.storage.getDirectory()).getFileHandle('picked.txt', { create: true });
    Object.assign(globalThis, { showSaveFilePicker: pick });
  });

/** Presses Tab until the element has the focus; the page has fewer than fifty others on the way. */
async function reachByTab(page: Page, target: Locator) {
  for (let presses = 0; presses < 50; presses++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('Tab doesn’t lead to the button.');
}

async function ask(page: Page, ...paths: readonly string[]) {
  await page.getByLabel(/^Open (?:a file|files)$/).setInputFiles([...paths]);
  await action(page, 'Encode').click();
  await expect(question(page)).toBeVisible();
}

test('a result without room is asked about before the run, and each answer does what it says', async ({
  page,
  folder,
  axe,
}) => {
  const [letters, umlauts] = [join(folder, 'letters.txt'), join(folder, 'umlauts.txt')];
  await writeFile(letters, LETTERS);
  await writeFile(umlauts, UMLAUTS);
  await openTool(page, 'url-encoder');
  await limitSpace(page, QUOTA);
  await ask(page, letters);
  await expect(question(page)).toContainText(
    'The result can take up to 120 MB, but this browser doesn’t store that much for this site. ' +
      'Save it straight to a file, or run it anyway. If the space runs out, the run stops without a result.',
  );
  expect(await axe('main')).toEqual([]);
  expect(await storedFiles(page)).toEqual([]);

  await test.step('cancel', async () => {
    await action(page, 'Cancel').press('Enter');
    await expect(question(page)).toHaveCount(0);
    await expect(action(page, 'Encode')).toBeFocused();
  });

  await test.step('save to a file', async () => {
    await pickPrivateFile(page);
    await page.keyboard.press('Enter');
    await expect(question(page)).toBeVisible();
    await expect(action(page, 'Encode')).toBeFocused();
    await reachByTab(page, action(page, 'Save to a file…'));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Saved as picked.txt.')).toBeVisible();
    await expect(action(page, 'Encode')).toBeFocused();
    expect(await storedFiles(page)).toEqual([LETTERS.length]);
    await page.evaluate(async () => (await navigator.storage.getDirectory()).removeEntry('picked.txt'));
  });

  await test.step('run anyway, where the result turns out to fit', async () => {
    await page.keyboard.press('Enter');
    await expect(question(page)).toBeVisible();
    await reachByTab(page, action(page, 'Run anyway'));
    await page.keyboard.press('Enter');
    await expect(action(page, 'Encode')).toBeFocused();
    await expect(resultOf(page).getByRole('button', { name: 'Download' })).toBeVisible();
    expect(await storedFiles(page)).toEqual([LETTERS.length]);
  });

  await test.step('run anyway, until the space is used up: nothing stays behind', async () => {
    await ask(page, umlauts);
    await action(page, 'Run anyway').click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('This browser stopped storing the result');
    await expect.poll(() => storedFiles(page)).toEqual([]);
  });

  await test.step('a browser without a dialog for files says so', async () => {
    await page.evaluate(() => Object.assign(globalThis, { showSaveFilePicker: undefined }));
    await ask(page, letters);
    await expect(question(page)).toContainText('Free some disk space first, or run it anyway.');
    await expect(action(page, 'Save to a file…')).toHaveCount(0);
  });
});

test('the results of several files are added up', async ({ page, folder }) => {
  const paths = ['a.bin', 'b.bin', 'c.bin'].map((name) => join(folder, name));
  for (const path of paths) await writeFile(path, new Uint8Array(30 * MB));
  await openTool(page, 'base64-encoder');
  await limitSpace(page, QUOTA);
  await ask(page, ...paths);
  await expect(question(page)).toContainText('The results can take up to 120 MB, but this browser');
  await expect(question(page)).toContainText('Choose fewer files, or run them anyway.');
  await expect(action(page, 'Save to a file…')).toHaveCount(0);
  await action(page, 'Run anyway').click();
  await expect(question(page)).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: /^Done\. 2 of 3 done, 1 failed/ })).toHaveCount(1);
  // The space of the two results alone is in use.
  await expect.poll(() => storedFiles(page)).toEqual([40 * MB, 40 * MB]);
});

test('the home page asks as well', async ({ page, folder }) => {
  const path = join(folder, 'letters.txt');
  await writeFile(path, LETTERS);
  await page.goto('/');
  await page.waitForFunction(isTakenOver);
  await limitSpace(page, QUOTA);
  const section = page.getByRole('region', { name: 'Try It Now' });
  await section.getByLabel(/^Open (?:a file|files)$/).setInputFiles(path);
  await action(page, 'Convert Text').click();
  await expect(question(page)).toContainText('The result can take up to 120 MB, but this browser');
  await action(page, 'Run anyway').click();
  await expect(section.getByRole('button', { name: 'Download' })).toBeVisible();
});

test('a recipe is asked about as well', async ({ page, folder }) => {
  const path = join(folder, 'letters.txt');
  await writeFile(path, LETTERS);
  await page.goto('/recipe#1&url&base64');
  await limitSpace(page, QUOTA);
  await expect(action(page, 'Copy link')).toBeVisible(); // the steps are ready
  await page.getByLabel('Open files').setInputFiles(path);
  await action(page, 'Run').click();
  await expect(question(page)).toContainText('The result can take up to 160 MB, but this browser');
  await action(page, 'Run anyway').click();
  await expect(resultOf(page)).toContainText('53.3 MB');
  expect(await storedFiles(page)).toHaveLength(1);
});
