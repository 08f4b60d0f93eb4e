// Several files in a tool that takes one at a time: a run for each, a list of them, and all results in a ZIP.
import { truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { zeros } from '../../tools/files';
import { listZip } from '../../unit/zip-writer/python-zip';
import { expect, test } from '../lib/test';
import { neverFreezes } from '../lib/thread-time';

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

async function openWith(page: Page, paths: readonly string[]) {
  await page.goto('/tool/base64-encoder');
  await page.getByLabel('Open files').setInputFiles([...paths]);
  await expect(page.getByRole('list', { name: 'Files' })).toBeVisible();
}

async function savedZip(page: Page) {
  const [got] = await Promise.all([page.waitForEvent('download'), button(page, 'Download ZIP').click()]);
  return { name: got.suggestedFilename(), files: listZip(await got.path()) };
}

test('each file is canceled, tried again, looked at and saved on its own; all are saved in a ZIP', async ({
  page,
  folder,
  axe,
}) => {
  test.slow();
  const paths = ['large.bin', 'larger.bin', 'gone.txt', 'small.txt'].map((name) => join(folder, name));
  const [large = '', larger = '', gone = '', small = ''] = paths;
  await zeros(4_000_000_000)(large);
  await zeros(5_000_000_000)(larger);
  await writeFile(gone, 'Goodbye');
  await writeFile(small, 'Hello');
  await openWith(page, paths);
  await truncate(gone, 3);
  await expect(button(page, 'Encode')).toBeVisible();
  await expect(button(page, 'Swap')).toHaveCount(0);

  await button(page, 'Encode').click();
  await button(page, 'Run anyway').click(); // 12 GB don't fit
  await expect(row(page, 'larger.bin').getByRole('progressbar')).toBeVisible();
  await expect(row(page, 'small.txt')).toContainText('Waiting');
  await expect(page).toHaveTitle(/^\d+% · /);
  expect(await axe('main'), 'running').toEqual([]);
  await button(page, 'Cancel small.txt').click();
  await expect(row(page, 'small.txt')).toContainText('Canceled');
  // The button that canceled has become the one that tries again: the keyboard stays there.
  await expect(button(page, 'Try small.txt again')).toBeFocused();
  await button(page, 'Cancel large.bin').click();
  await expect(row(page, 'large.bin')).toContainText('Canceled');
  await expect(row(page, 'gone.txt')).toContainText('could not be read');

  await button(page, 'Try small.txt again').press('Enter');
  await expect(row(page, 'small.txt')).toContainText('8 bytes');
  await button(page, 'Cancel all').click();
  await expect(row(page, 'larger.bin')).toContainText('Canceled');
  await expect(page.getByRole('status').filter({ hasText: /^Done\. 1 of 4 done, 1 failed/ })).toHaveCount(1);
  expect(await axe('main'), 'ended').toEqual([]);

  await button(page, 'Remove large.bin').press('Enter');
  await expect(button(page, 'Remove larger.bin')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Remove gone.txt')).toBeFocused();

  await row(page, 'gone.txt')
    .getByRole('button', { name: /^gone\.txt/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'gone.txt' });
  await expect(dialog).toContainText('please choose it again');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await row(page, 'small.txt')
    .getByRole('button', { name: /^small\.txt/ })
    .press('Enter');
  await expect(page.getByRole('dialog').locator('output')).toHaveText('SGVsbG8=');
  await page.keyboard.press('Escape');

  const [one] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Download the result of small.txt').press('Enter'),
  ]);
  expect(one.suggestedFilename()).toBe('small.txt.base64.txt');
  const { name, files } = await savedZip(page);
  expect(name).toBe('base64-encode.zip');
  expect(files).toMatchObject([{ name: 'small.txt.base64.txt', text: 'SGVsbG8=' }]);
});

test('a hundred files leave the page free, and come out in one ZIP', async ({ page, folder }) => {
  test.slow();
  const paths = Array.from({ length: 100 }, (_, index) => join(folder, `file-${index}.txt`));
  await Promise.all(paths.map((path, index) => writeFile(path, `Text ${index}`)));
  await neverFreezes(
    page,
    async () => {
      await page.goto('/tool/base64-encoder');
      // Not watched: it is the browser that makes its 100 File objects in one task. The benchmark measures what we add.
      await page.getByLabel('Open files').setInputFiles(paths);
      await expect(page.getByRole('list', { name: 'Files' })).toBeVisible();
    },
    async () => {
      await button(page, 'Encode').click();
      await expect(page.getByText('100 of 100 done').first()).toBeVisible();
      const { files } = await savedZip(page);
      expect(files).toHaveLength(100);
      expect(files[0]).toMatchObject({ name: 'file-0.txt.base64.txt', text: Buffer.from('Text 0').toString('base64') });
    },
  );
});

test('a long list is searched by keyboard, shows its failed files alone, and adds up @phone', async ({
  page,
  folder,
  axe,
}) => {
  const paths = Array.from({ length: 30 }, (_, index) => join(folder, `file-${index}.txt`));
  await Promise.all(paths.map((path, index) => writeFile(path, index % 10 === 3 ? '!' : 'SGVsbG8=')));
  await page.goto('/tool/base64-encoder#mode=decode');
  await expect(page.getByRole('radio', { name: 'Decode' })).toBeChecked();
  await page.getByLabel('Open files').setInputFiles(paths);
  await expect(page.getByRole('list', { name: 'Files' })).toBeVisible();
  await button(page, 'Decode').click();
  const results = page.getByRole('region', { name: 'Results' });
  await expect(results.getByRole('heading')).toHaveText('Results 27 of 30 done, 3 failed');
  // 27 times 8 characters, and “Hello”.
  await expect(results).toContainText('216 bytes in, 135 bytes out');

  const filter = results.getByRole('searchbox', { name: 'Filter by name' });
  await filter.focus();
  await page.keyboard.type('FILE-2');
  await expect(results.getByRole('status').filter({ hasText: '11 of 30 files' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(results.getByRole('status').filter({ hasText: '1 of 30 files' })).toBeVisible();
  const listed = page.getByRole('list', { name: 'Files' }).getByRole('listitem');
  await expect(listed).toHaveText(/^file-23\.txt/);
  await filter.press('Escape');
  await expect(filter).toHaveValue('');
  await expect(listed).toHaveText([/^file-3\.txt/, /^file-13\.txt/, /^file-23\.txt/]);
  expect(await axe('main')).toEqual([]);

  await button(page, 'Try file-13.txt again').press('Enter');
  await expect(row(page, 'file-13.txt')).toContainText('“!”');
  await expect(button(page, 'Try file-13.txt again')).toBeFocused();
  await button(page, 'Remove file-13.txt').press('Enter');
  await expect(button(page, 'Remove file-23.txt')).toBeFocused();
  await filter.fill('nothing');
  await expect(results).toContainText('No file matches.');
});

test('several videos become MP3s, the one without audio says so', async ({ page, axe }) => {
  await page.goto('/tool/mp4-to-mp3-converter');
  const videos = ['aac-faststart.mp4', 'no-audio.mp4', 'opus.webm'];
  const files = videos.map((name) => join(import.meta.dirname, '../../fixtures/media', name));
  await page.getByLabel('Choose an MP4 file').setInputFiles(files);
  // Each file is described before any conversion.
  await expect(row(page, 'aac-faststart.mp4')).toContainText(/AAC stereo at 44.1 kHz, \d+:\d\d, to MP3 of about \d/);
  await expect(row(page, 'no-audio.mp4')).toContainText('no audio');
  await expect(row(page, 'opus.webm')).toContainText('Opus');
  await button(page, 'Convert').click();
  await expect(page.getByRole('status').filter({ hasText: /^Done\. 2 of 3 done, 1 failed/ })).toHaveCount(1);
  await expect(row(page, 'no-audio.mp4')).toContainText('no audio');
  expect((await savedZip(page)).files.map(({ name }) => name)).toEqual(['aac-faststart.mp3', 'opus.mp3']);
  await row(page, 'opus.webm')
    .getByRole('button', { name: /^opus\.webm/ })
    .click();
  await expect(page.getByRole('dialog').locator('audio')).toBeVisible();
  expect(await axe('dialog')).toEqual([]);
});
