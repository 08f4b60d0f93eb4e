// The hash generator on files: the ways they come in, lists of checksums, and the preview.
import type { Page } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { isTakenOver } from '../../engines/in-page';
import {
  box,
  digestsShown,
  expectError,
  expectToast,
  generate,
  generateButton,
  nodeHash,
  openFiles,
} from '../lib/hash-page';
import { openHashGenerator, plainDigests, textField } from '../lib/hash-page';
import { expect, test } from '../lib/test';
import { expectNeverFrozen, watchThreadTime } from '../lib/thread-time';

test.describe.configure({ mode: 'parallel' });

test.beforeEach(({ page }) => openHashGenerator(page));

async function writeFiles(folder: string, files: Readonly<Record<string, string | Uint8Array>>) {
  for (const [name, data] of Object.entries(files)) await writeFile(join(folder, name), data);
  return Object.keys(files).map((name) => join(folder, name));
}

/** A file of zeros that takes no room on the disk. */
async function sparseFile(path: string, bytes: number) {
  const file = await open(path, 'w');
  await file.truncate(bytes);
  await file.close();
  return path;
}

const chosen = (page: Page) => page.getByRole('list', { name: 'Chosen files' });
const verification = (page: Page) => page.getByRole('region', { name: 'Verification' });

/** Drops files and folders of the disk on the text field, as a visitor's hand does. */
async function drop(page: Page, paths: readonly string[], beforeRelease: () => Promise<void> = async () => undefined) {
  await page.waitForFunction(isTakenOver); // dragged files are not kept for later
  const devtools = await page.context().newCDPSession(page);
  const spot = await textField(page).boundingBox();
  const at = { x: (spot?.x ?? 0) + 20, y: (spot?.y ?? 0) + 20 };
  const data = { items: [], files: [...paths], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver'] as const)
    await devtools.send('Input.dispatchDragEvent', { type, ...at, data });
  await beforeRelease();
  await devtools.send('Input.dispatchDragEvent', { type: 'drop', ...at, data });
  await expect(chosen(page)).toBeVisible();
}

/** A folder with a license in each of two folders, and their list as `sha256sum ./a/LICENSE ./b/LICENSE` writes it. */
async function twoLicenses(folder: string, texts: Readonly<Record<'a' | 'b', string>>) {
  const release = join(folder, 'release');
  for (const [name, text] of Object.entries(texts)) {
    await mkdir(join(release, name), { recursive: true });
    await writeFile(join(release, name, 'LICENSE'), text);
  }
  const { stdout } = spawnSync('sha256sum', ['./a/LICENSE', './b/LICENSE'], { cwd: release });
  await writeFile(join(release, 'SHA256SUMS'), stdout);
  return release;
}

test('a file of 75 MB is hashed by several workers', async ({ page, folder }) => {
  const data = randomBytes(75_000_001);
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await openFiles(page).setInputFiles(await writeFiles(folder, { 'large.bin': data }));
  await generateButton(page).click();
  expect(await digestsShown(page, 'large.bin')).toEqual(plainDigests(data));
  expect(workers).toHaveLength(Math.min(2, availableParallelism()));
});

// Its length in bits needs more than 32.
test(
  'a file of over a gigabyte is hashed to its end, and the page never freezes',
  { tag: '@nightly' },
  async ({ page, folder }) => {
    test.slow();
    const bytes = 1_300_000_000;
    const zeros = Buffer.alloc(1_000_000);
    const sha256 = createHash('sha256');
    for (let at = 0; at < bytes; at += zeros.length) sha256.update(zeros);
    const path = await sparseFile(join(folder, 'huge.iso'), bytes);
    await page.getByRole('button', { name: 'More algorithms' }).click();
    for (const name of ['MD5', 'SHA1', 'SHA512']) await page.getByRole('checkbox', { name, exact: true }).uncheck();

    const thread = await watchThreadTime(page);
    await openFiles(page).setInputFiles(path);
    await generateButton(page).click();
    const bar = page.getByRole('progressbar');
    await expect(bar).toBeVisible();
    await expect(bar).toHaveAttribute('aria-valuenow', /^\d+$/);
    await expect(page).toHaveTitle(/^\d+% · Hash Generator/);
    await expect(page.getByText(/ of 1\.3 GB · .*\/s · .* left/)).toBeVisible();
    await expect(bar).toHaveCount(0, { timeout: 240_000 });
    await expect(generateButton(page)).toBeEnabled();
    expect(await digestsShown(page, 'huge.iso')).toEqual({ SHA256: sha256.digest('hex') });
    await expectNeverFrozen(thread);
    await expect(page).toHaveTitle(/^Hash Generator/);
  },
);

test.describe('a list of checksums among the files', () => {
  const line = (name: string, data: string) => `${nodeHash('sha256', data)}  ${name}\n`;

  test('is checked: match, mismatch, missing and unlisted', async ({ page, folder }) => {
    const files = {
      'good.txt': 'good',
      'bad.txt': 'bad',
      'extra.txt': 'extra',
      SHA256SUMS: line('good.txt', 'good') + line('bad.txt', 'what it was') + line('gone.txt', 'gone'),
    };
    await openFiles(page).setInputFiles(await writeFiles(folder, files));
    await generate(page);
    await expect(verification(page).getByRole('alert')).toContainText('Not all match');
    await expect(verification(page).getByRole('alert')).toContainText('1 of 3 listed files match their checksum.');
    await expect(verification(page).getByRole('alert')).toContainText(/Not in the list: extra\.txt\./);
    await expect(verification(page).getByRole('listitem')).toHaveText([
      'bad.txt does not match (SHA256)',
      'gone.txt was not found (SHA256)',
      'extra.txt is not in the list',
      'good.txt matches (SHA256)',
    ]);
    await expect(page.getByRole('region', { name: 'SHA256SUMS' })).toHaveCount(0);
    expect(await digestsShown(page, 'bad.txt')).toEqual(plainDigests('bad'));
  });

  test('finds new and moved files, by groups that can be filtered and saved, also on a phone', async ({
    page,
    folder,
  }) => {
    const files = {
      'same.txt': 'same',
      'now, here.txt': 'moved',
      'new.txt': 'new',
      SHA256SUMS: line('same.txt', 'same') + line('before.txt', 'moved') + line('gone.txt', 'gone'),
    };
    await openFiles(page).setInputFiles(await writeFiles(folder, files));
    await generate(page);
    const items = verification(page).getByRole('listitem');
    const group = (name: string) => verification(page).getByRole('button', { name, exact: true });
    await expect(items).toHaveText([
      'before.txt was moved to now, here.txt (SHA256)',
      'gone.txt was not found (SHA256)',
      'new.txt is not in the list',
      'same.txt matches (SHA256)',
    ]);
    for (const name of ['All 4', 'Same 1', 'Missing 1', 'New 1', 'Moved 1']) await expect(group(name)).toBeEnabled();
    await expect(group('Changed 0')).toBeDisabled();
    await page.setViewportSize({ width: 320, height: 740 });
    await group('New 1').click();
    await expect(items).toHaveText(['new.txt is not in the list']);
    await group('Moved 1').click();
    await expect(items).toHaveText(['before.txt was moved to now, here.txt (SHA256)']);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download shown list as CSV' }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe('verification.csv');
    expect(await readFile(await saved.path(), 'utf8')).toBe(
      `result,path,found_as,algorithm,expected\nmoved,before.txt,"now, here.txt",SHA256,${nodeHash('sha256', 'moved')}\n`,
    );
    await group('All 4').click();
    await verification(page).getByRole('searchbox', { name: 'Filter by path' }).fill('HERE');
    await expect(items).toHaveCount(1);
    await expect(verification(page).getByText('1 of 4', { exact: true })).toBeVisible();
  });

  test('is recognized by its content under any name', async ({ page, folder }) => {
    const files = { 'good.txt': 'good', 'notes.txt': line('good.txt', 'good') };
    await openFiles(page).setInputFiles(await writeFiles(folder, files));
    await generate(page);
    await expect(verification(page)).toContainText('All match');
    await expect(page.getByRole('region', { name: 'notes.txt' })).toHaveCount(0);
  });

  test('of a dropped folder means each file by its path', async ({ page, folder }) => {
    const release = await twoLicenses(folder, { a: 'MIT', b: 'MIT' });
    await writeFile(join(release, 'a/LICENSE'), 'changed');
    await drop(page, [release]);
    await generate(page);
    await expect(verification(page).getByRole('alert')).toContainText('1 of 2 listed files match their checksum.');
    await expect(verification(page).getByRole('listitem')).toHaveText([
      './a/LICENSE does not match (SHA256)',
      './b/LICENSE matches (SHA256)',
    ]);
  });

  test('is used in spite of lines that are no checksums, and refused if it has no other', async ({ page, folder }) => {
    const files = { 'good.txt': 'good', SHA256SUMS: `${line('good.txt', 'good')}nonsense\n` };
    await openFiles(page).setInputFiles(await writeFiles(folder, files));
    await generate(page);
    await expect(page.getByText('Skipped line 2 of SHA256SUMS, which is not a supported checksum.')).toBeVisible();
    await expect(verification(page)).toContainText('All match');
    await page.getByRole('button', { name: 'Clear' }).click();
    await openFiles(page).setInputFiles(await writeFiles(folder, { 'good.txt': 'good', SHA256SUMS: 'nonsense\n' }));
    await generateButton(page).click();
    await expectError(page, 'No checksums found in SHA256SUMS.');
  });

  test('is made for a dropped folder, as sha256sum checks it there', async ({ page, folder }) => {
    const release = join(folder, 'release');
    await mkdir(join(release, 'a'), { recursive: true });
    await writeFiles(release, { 'a/two words.txt': 'a', 'a/back\\slash': 'b', 'line\nfeed': 'c', ünï: 'd' });
    await drop(page, [release], () => expect(page.getByText('Drop files or folders')).toBeVisible());
    await expect(page.getByText('Drop files or folders')).toHaveCount(0);
    await generate(page);
    expect(await digestsShown(page, 'release/a/two words.txt')).toEqual(plainDigests('a'));
    await expect(page.getByText('Save it in the folder release')).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download SHA256SUMS' }).click(),
    ]);
    await expectToast(page, 'Downloaded!', 'SHA256SUMS', 'success');
    expect(download.suggestedFilename()).toMatch(/^SHA256SUMS(\.txt)?$/);
    await writeFile(join(release, 'SHA256SUMS'), await readFile(await download.path()));
    const { status, stdout } = spawnSync('sha256sum', ['--check', '--strict', 'SHA256SUMS'], { cwd: release });
    expect({ status, checked: String(stdout).match(/: OK$/gm)?.length }).toEqual({ status: 0, checked: 4 });
  });
});

test.describe('files come in', () => {
  test('by an input for folders, with their paths', async ({ page, folder }) => {
    const release = await twoLicenses(folder, { a: 'MIT', b: 'Apache' });
    await openFiles(page).evaluate((input) => input.toggleAttribute('webkitdirectory', true));
    await openFiles(page).setInputFiles(release);
    await expect(chosen(page)).toContainText('release/a/LICENSE');
    await generate(page);
    await expect(verification(page)).toContainText('All match');
  });

  test('by a paste, and go one by one or all at once', async ({ page, context }) => {
    const taken = await textField(page).evaluate((field) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File(['from the clipboard'], 'pasted.png', { type: 'image/png' }));
      const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      return !field.dispatchEvent(paste);
    });
    expect(taken).toBe(true);
    await expect(chosen(page)).toContainText('pasted.png');
    await generate(page);
    expect(await digestsShown(page, 'pasted.png')).toEqual(plainDigests('from the clipboard'));
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(textField(page)).toHaveValue('');

    await test.step('as pasted text that is too long for a field', async () => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const text = 'A line of a long text, pasted: ünï.\n'.repeat(10_000);
      await page.evaluate((text) => navigator.clipboard.writeText(text), text);
      await textField(page).focus();
      await page.keyboard.press('ControlOrMeta+V');
      await expect(chosen(page)).toContainText('pasted-text.txt');
      await generate(page);
      expect(await digestsShown(page, 'pasted-text.txt')).toEqual(plainDigests(text));
    });

    await test.step('the next file takes the place of a removed one, and its focus', async () => {
      const files = ['one.txt', 'two.txt'].map((name) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(name) }));
      await openFiles(page).setInputFiles(files);
      await page.getByRole('button', { name: 'Remove one.txt' }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Remove two.txt' })).toBeFocused();
      await expect(page.locator('[role=group]')).toHaveCount(0);
    });
  });
});

test('a pasted line of sha256sum is an expected hash, of the file that it names', async ({ page, folder }) => {
  await openFiles(page).setInputFiles(await writeFiles(folder, { 'one.txt': 'one', 'two.txt': 'two' }));
  const field = page.getByRole('textbox', { name: 'Expected hash' });
  await field.fill(`${nodeHash('sha256', 'two')}  ./two.txt`);
  await expect(field).toHaveAccessibleDescription('Compared as SHA256.');
  await generate(page);
  await expect(page.getByText('two.txt matches the expected SHA256 hash.')).toBeVisible();
  await field.fill(`SHA2-256(one.txt)= ${nodeHash('sha256', 'two')}`);
  await expect(page.getByText('The hash of one.txt differs from the expected one.')).toBeVisible();
});

test('on a phone, one algorithm of several files is shown whole, in groups of eight digits', async ({
  page,
  folder,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openFiles(page).setInputFiles(await writeFiles(folder, { 'one.txt': 'one', 'two.txt': 'two' }));
  await generate(page);
  expect(await digestsShown(page, 'one.txt')).toEqual(plainDigests('one'));
  await page.getByLabel('Show').selectOption('SHA256');
  for (const text of ['one', 'two']) {
    const digest = nodeHash('sha256', text);
    expect(await digestsShown(page, `${text}.txt`)).toEqual({ SHA256: digest });
    const output = page.getByRole('region', { name: `${text}.txt`, exact: true }).locator('output');
    await expect(output.locator('span')).toHaveText(digest.match(/.{8}/g) ?? []);
    expect(await output.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), 'is cut').toBe(0);
    await output.click(); // which selects it all
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(digest);
  }
});

test('on a phone, the field for a known hash and the digest with Copy are in view after a click', async ({
  page,
  folder,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openFiles(page).setInputFiles(await writeFiles(folder, { 'one.txt': 'one' }));
  await generate(page);
  const known = page.getByRole('textbox', { name: 'Expected hash' });
  for (const part of [
    known,
    box(page, 'MD5').locator('output'),
    box(page, 'MD5').getByRole('button', { name: 'Copy' }),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
  await known.fill(nodeHash('md5', 'one'));
  await expect(page.getByText('This is the expected MD5 hash.')).toBeInViewport({ ratio: 1 });
});

test.describe('the preview of a file', () => {
  const preview = (page: Page) => page.getByRole('region', { name: 'Preview of the file' });

  test('shows text, or a hex dump of anything else, and never the file before', async ({ page, folder }) => {
    const bytes = Uint8Array.of(0x00, 0xff, 0x41, 0x42, 0x80);
    await openFiles(page).setInputFiles(await writeFiles(folder, { 'data.bin': bytes }));
    await page.getByRole('button', { name: 'Preview' }).click();
    await expect(preview(page)).toContainText(/00000000\s+00 ff 41 42 80\s+\.\.AB\./);
    await openFiles(page).setInputFiles(await writeFiles(folder, { 'text.txt': 'first ünï\nsecond' }));
    await expect(preview(page)).toContainText('first ünï');
    await expect(preview(page)).toContainText('second');
    await page.evaluate(() => {
      // As slow as a disk can be.
      Blob.prototype.arrayBuffer = () => new Promise<never>(() => undefined);
    });
    await openFiles(page).setInputFiles(await writeFiles(folder, { 'next.txt': 'of the next' }));
    await expect(page.getByText('Reading the preview…')).toBeVisible();
    await expect(preview(page)).toHaveCount(0);
  });

  test('shows both ends of a large file, and moves nothing below it when it comes', async ({ page, folder }) => {
    const lines = Array.from({ length: 50_000 }, (_, index) => `line ${index}`).join('\n');
    await openFiles(page).setInputFiles(await writeFiles(folder, { 'long.txt': lines }));
    await page.getByRole('button', { name: 'Preview' }).click();
    const place = await generateButton(page).boundingBox();
    await expect(page.getByRole('region', { name: 'Start of the file' })).toContainText('line 0');
    const end = page.getByRole('region', { name: 'End of the file' });
    await expect(end).toBeVisible();
    expect(await generateButton(page).boundingBox()).toEqual(place);
    await end.focus();
    // A key scrolls nothing before the rows are laid out.
    await expect(async () => {
      await page.keyboard.press('End');
      await expect(end).toContainText('line 49999', { timeout: 2_000 });
    }).toPass();
    await expect(page.getByText(/ KB not shown/)).toBeVisible();

    await openFiles(page).setInputFiles(await writeFiles(folder, { 'one-line.txt': '世'.repeat(70_000) }));
    await expect(end).toContainText('世');
    expect(await generateButton(page).boundingBox(), 'of a single line').toEqual(place);
  });
});
