// The hash generator on files: however they come in, however large, with their lists of checksums.
import type { Page } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { appendFile, mkdir, open, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { isTakenOver } from '../engines/in-page';
import { digestsShown, expectToast, generate, generateButton, nodeHash, openFiles } from './hash-page';
import { openHashGenerator, plainDigests, textField } from './hash-page';
import { expect, test } from './test';
import { expectNeverFrozen, watchThreadTime } from './thread-time';

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
  await page.waitForFunction(isTakenOver); // what is dragged is not kept for later
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

test('files of every length around the seams of a block, at once', async ({ page, folder }) => {
  const lengths = [0, 1, 55, 56, 63, 64, 65, 111, 112, 119, 120, 127, 128];
  const files = Object.fromEntries(lengths.map((length) => [`${length}.bin`, randomBytes(length)]));
  await openFiles(page).setInputFiles(await writeFiles(folder, files));
  await expect(page.getByText('13 files, 1.02 KB')).toBeVisible();
  await generate(page);
  for (const [name, data] of Object.entries(files)) expect(await digestsShown(page, name)).toEqual(plainDigests(data));
});

test('a file of 75 MB is shared out over workers', async ({ page, folder }) => {
  const data = randomBytes(75_000_001);
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await openFiles(page).setInputFiles(await writeFiles(folder, { 'large.bin': data }));
  await generateButton(page).click();
  expect(await digestsShown(page, 'large.bin')).toEqual(plainDigests(data));
  expect(workers).toHaveLength(Math.min(2, availableParallelism()));
});

test('a file of over a gigabyte: progress, a title to watch, a page that never freezes', async ({ page, folder }) => {
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
});

test('a file that changed after it was chosen is refused in words', async ({ page, folder }) => {
  const [path = ''] = await writeFiles(folder, { 'log.txt': 'so far' });
  await openFiles(page).setInputFiles(path);
  await appendFile(path, ', and on');
  await generate(page);
  await expectToast(page, 'Error', /could not be read/, 'error');
  await expect(page.getByRole('group')).toHaveCount(0);
});

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
      'good.txt matches (SHA256)',
    ]);
    await expect(page.getByRole('region', { name: 'SHA256SUMS' })).toHaveCount(0);
    expect(await digestsShown(page, 'bad.txt')).toEqual(plainDigests('bad'));
  });

  test('finds the changed file of two with one name', async ({ page, folder }) => {
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

  test('gives no false alarm for different files of one name', async ({ page, folder }) => {
    await drop(page, [await twoLicenses(folder, { a: 'MIT', b: 'Apache' })]);
    await generate(page);
    await expect(verification(page).getByRole('status')).toContainText('All files match');
  });

  test('says so when all is well', async ({ page, folder }) => {
    const files = { 'good.txt': 'good', 'checksums.sha256': line('folder/good.txt', 'good') };
    await openFiles(page).setInputFiles(await writeFiles(folder, files));
    await generate(page);
    await expect(verification(page).getByRole('status')).toContainText('All files match');
  });

  test('is used in spite of lines that are no checksums, which are counted', async ({ page, folder }) => {
    const files = { 'good.txt': 'good', SHA256SUMS: `${line('good.txt', 'good')}nonsense\n` };
    await openFiles(page).setInputFiles(await writeFiles(folder, files));
    await generate(page);
    await expect(page.getByText('Skipped line 2 of SHA256SUMS, which is not a supported checksum.')).toBeVisible();
    await expect(verification(page).getByRole('status')).toContainText('All files match');
  });

  test('without any checksum is refused', async ({ page, folder }) => {
    await openFiles(page).setInputFiles(await writeFiles(folder, { 'good.txt': 'good', SHA256SUMS: 'nonsense\n' }));
    await generate(page);
    const words = 'No checksums found in SHA256SUMS.';
    await expectToast(page, 'Error', words, 'error');
    await expect(page.getByRole('main').getByRole('alert').filter({ hasText: words })).toBeVisible();
  });

  test('is made for a dropped folder, as sha256sum checks it there', async ({ page, folder }) => {
    const release = join(folder, 'release');
    await mkdir(join(release, 'a'), { recursive: true });
    await writeFiles(release, { 'a/two words.txt': 'a', 'a/back\\slash': 'b', 'line\nfeed': 'c', ünï: 'd' });
    await drop(page, [release]);
    await generate(page);
    await expect(page.getByText('Save it in the folder release')).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download SHA256SUMS' }).click(),
    ]);
    await writeFile(join(release, 'SHA256SUMS'), await readFile(await download.path()));
    const { status, stdout } = spawnSync('sha256sum', ['--check', '--strict', 'SHA256SUMS'], { cwd: release });
    expect({ status, checked: String(stdout).match(/: OK$/gm)?.length }).toEqual({ status: 0, checked: 4 });
  });

  test('is made, as sha256sum writes and checks it', async ({ page, folder }) => {
    const files = { 'a.txt': 'a', 'two words.txt': 'b', 'back\\slash.txt': 'c', 'ünï.txt': '' };
    await openFiles(page).setInputFiles(await writeFiles(folder, files));
    await generate(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download SHA256SUMS' }).click(),
    ]);
    await expectToast(page, 'Downloaded!', 'SHA256SUMS', 'success');
    expect(download.suggestedFilename()).toMatch(/^SHA256SUMS(\.txt)?$/);
    const list = await readFile(await download.path(), 'utf8');
    expect(list).toBe(
      `${nodeHash('sha256', 'a')} *a.txt\n` +
        `${nodeHash('sha256', 'b')} *two words.txt\n` +
        `\\${nodeHash('sha256', 'c')} *back\\\\slash.txt\n` +
        `${nodeHash('sha256', '')} *ünï.txt\n`,
    );
    await writeFile(join(folder, 'list'), list);
    const { error, status, stdout } = spawnSync('sha256sum', ['--check', '--strict', 'list'], { cwd: folder });
    if (!error) expect({ status, said: String(stdout) }).toMatchObject({ status: 0 });
  });
});

test.describe('files come in', () => {
  test('by a drop, those in folders with their paths', async ({ page, folder }) => {
    await mkdir(join(folder, 'inner'));
    await writeFiles(folder, { 'one.txt': 'one', 'inner/two.txt': 'two' });
    await drop(page, [join(folder, 'one.txt'), join(folder, 'inner')], () =>
      expect(page.getByText('Drop files or folders')).toBeVisible(),
    );
    await expect(chosen(page).getByRole('listitem')).toHaveCount(2);
    await generate(page);
    expect(await digestsShown(page, 'one.txt')).toEqual(plainDigests('one'));
    expect(await digestsShown(page, 'inner/two.txt')).toEqual(plainDigests('two'));
    await expect(page.getByText('Drop files or folders')).toHaveCount(0);
  });

  test('by an input for folders, with their paths', async ({ page, folder }) => {
    const release = await twoLicenses(folder, { a: 'MIT', b: 'Apache' });
    await openFiles(page).evaluate((input) => input.toggleAttribute('webkitdirectory', true));
    await openFiles(page).setInputFiles(release);
    await expect(chosen(page)).toContainText('release/a/LICENSE');
    await generate(page);
    await expect(verification(page).getByRole('status')).toContainText('All files match');
  });

  test('by hundreds, of which only the visible ones are in the page', async ({ page, folder, axe }) => {
    const names = Array.from({ length: 300 }, (_, at) => `${at}.txt`.padStart(7, '0'));
    await openFiles(page).setInputFiles(
      await writeFiles(folder, Object.fromEntries(names.map((name) => [name, name]))),
    );
    await expect(page.getByText('300 files, ')).toBeVisible();
    const items = chosen(page).getByRole('listitem');
    await expect(items.first()).toHaveAttribute('aria-setsize', '300');
    expect(await items.count()).toBeLessThan(40);
    expect(await axe('main')).toEqual([]);

    // By keyboard to the end of the list; the next file takes the place of a removed one.
    await page.getByRole('list', { name: 'Chosen files' }).focus();
    await expect(async () => {
      await page.keyboard.press('End');
      await expect(page.getByRole('button', { name: 'Remove 299.txt' })).toBeVisible({ timeout: 500 });
    }).toPass();
    await page.getByRole('button', { name: 'Remove 299.txt' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Remove 298.txt' })).toBeFocused();
    await expect(page.getByText('299 files, ')).toBeVisible();

    await generate(page);
    const hashes = page.getByRole('list', { name: 'Hashes of the files' });
    await expect(hashes).toContainText(nodeHash('sha512', '000.txt'));
    expect(await hashes.getByRole('listitem').count()).toBeLessThan(20);
    await expect(page.getByRole('group')).toHaveCount(0);
    expect(await axe('main')).toEqual([]);
  });

  test('by a paste', async ({ page }) => {
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
  });

  test('as pasted text that is too long for a field', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const text = 'A line of a long text, pasted: ünï.\n'.repeat(10_000);
    await page.evaluate((text) => navigator.clipboard.writeText(text), text);
    await textField(page).focus();
    await page.keyboard.press('ControlOrMeta+V');
    await expect(chosen(page)).toContainText('pasted-text.txt');
    await generate(page);
    expect(await digestsShown(page, 'pasted-text.txt')).toEqual(plainDigests(text));
  });

  test('and go, one by one or all at once', async ({ page, folder }) => {
    await openFiles(page).setInputFiles(await writeFiles(folder, { 'one.txt': 'one', 'two.txt': 'two' }));
    await generate(page);
    await expect(page.getByRole('group')).toHaveCount(8);
    await page.getByRole('button', { name: 'Remove one.txt' }).click();
    await expect(chosen(page).getByRole('listitem')).toHaveCount(1);
    await expect(page.getByRole('group')).toHaveCount(0);
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(textField(page)).toHaveValue('');
  });
});

test('a pasted line of sha256sum is an expected hash, of the file that it names', async ({ page, folder }) => {
  await openFiles(page).setInputFiles(await writeFiles(folder, { 'one.txt': 'one', 'two.txt': 'two' }));
  await page.getByRole('button', { name: 'Check against a known hash' }).click();
  const field = page.getByLabel('Expected hash');
  await field.fill(`${nodeHash('sha256', 'two')}  ./two.txt`);
  await expect(field).toHaveAccessibleDescription('Compared as SHA256.');
  await generate(page);
  await expect(page.getByText('The expected SHA256 hash is that of two.txt.')).toBeVisible();
  await field.fill(`SHA2-256(one.txt)= ${nodeHash('sha256', 'two')}`);
  await expect(page.getByText('The hash of one.txt differs from the expected one.')).toBeVisible();
});

test.describe('the preview of a file', () => {
  test('shows text as text', async ({ page, folder }) => {
    await openFiles(page).setInputFiles(await writeFiles(folder, { 'text.txt': 'first ünï\nsecond' }));
    await page.getByRole('button', { name: 'Preview' }).click();
    const preview = page.getByRole('region', { name: 'Preview of the file' });
    await expect(preview).toContainText('first ünï');
    await expect(preview).toContainText('second');
  });

  test('shows anything else as a hex dump', async ({ page, folder }) => {
    const bytes = Uint8Array.of(0x00, 0xff, 0x41, 0x42, 0x80);
    await openFiles(page).setInputFiles(await writeFiles(folder, { 'data.bin': bytes }));
    await page.getByRole('button', { name: 'Preview' }).click();
    const preview = page.getByRole('region', { name: 'Preview of the file' });
    await expect(preview).toContainText(/00000000\s+00 ff 41 42 80\s+\.\.AB\./);
  });

  for (const [kind, text] of [
    ['short lines', 'a line\n'.repeat(30_000)],
    ['one line', '世'.repeat(70_000)],
  ] as const) {
    test(`moves nothing below it when it comes: ${kind}`, async ({ page, folder }) => {
      let show: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (show = resolve));
      await page.route('**/assets/rows-view-*.js', (route) => held.then(() => route.continue()));
      await openFiles(page).setInputFiles(await writeFiles(folder, { 'long.txt': text }));
      await page.getByRole('button', { name: 'Preview' }).click();
      await expect(page.getByText('Reading the preview…')).toHaveCount(2);
      const place = await generateButton(page).boundingBox();
      show();
      await expect(page.getByRole('region', { name: 'End of the file' })).toBeVisible();
      expect(await generateButton(page).boundingBox()).toEqual(place);
    });
  }

  test('is never that of the file before', async ({ page, folder }) => {
    await openFiles(page).setInputFiles(await writeFiles(folder, { 'first.txt': 'of the first' }));
    await page.getByRole('button', { name: 'Preview' }).click();
    const preview = page.getByRole('region', { name: 'Preview of the file' });
    await expect(preview).toContainText('of the first');
    await page.evaluate(() => {
      // As slow as a disk can be.
      Blob.prototype.arrayBuffer = () => new Promise<never>(() => undefined);
    });
    await openFiles(page).setInputFiles(await writeFiles(folder, { 'second.txt': 'of the second' }));
    await expect(page.getByText('Reading the preview…')).toBeVisible();
    await expect(preview).toHaveCount(0);
  });

  test('shows the two ends of a large one', async ({ page, folder }) => {
    const lines = Array.from({ length: 50_000 }, (_, index) => `line ${index}`).join('\n');
    await openFiles(page).setInputFiles(await writeFiles(folder, { 'long.txt': lines }));
    await page.getByRole('button', { name: 'Preview' }).click();
    await expect(page.getByRole('region', { name: 'Start of the file' })).toContainText('line 0');
    const end = page.getByRole('region', { name: 'End of the file' });
    await end.focus();
    // A key that comes before the rows are laid out scrolls nothing.
    await expect(async () => {
      await page.keyboard.press('End');
      await expect(end).toContainText('line 49999', { timeout: 2_000 });
    }).toPass();
    await expect(page.getByText(/ KB not shown/)).toBeVisible();
  });
});
