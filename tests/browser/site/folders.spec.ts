// Folders: of 100,000 files, and of a recipe's files, whose results keep their paths.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { isTakenOver } from '../../engines/in-page';
import { listZip } from '../../unit/zip-writer/python-zip';
import { expect, test } from '../lib/test';
import { neverFreezes } from '../lib/thread-time';

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

/** Makes the files of a folder in the page: making 100,000 on the disk would take longer than everything that is watched. */
const makeFiles = (page: Page, count: number) =>
  page.evaluate((count) => {
    const made = Array.from({ length: count }, (_, index) => {
      const name = index % 1000 === 0 ? '.DS_Store' : `${index}.txt`;
      const file = new File([String(index >> 1)], name);
      return Object.defineProperty(file, 'webkitRelativePath', { value: `many/${index % 100}/${name}` });
    });
    Object.assign(globalThis, { made });
  }, count);

/** As the browser's dialog does. */
const chooseMade = (page: Page) =>
  page
    .locator('main input[webkitdirectory]')
    .first()
    .evaluate((input) => {
      const { made } = globalThis as { made?: readonly File[] };
      Object.defineProperty(input, 'files', { value: made, configurable: true });
      input.dispatchEvent(new Event('change', { bubbles: true }));
    });

/**
 * Starts a run as soon as files are chosen, and cancels it while it waits. In the page, because the files are open before the mouse
 * would be there.
 */
const cancelWhileItWaits = (page: Page) =>
  page.evaluate(async () => {
    const { made } = globalThis as { made?: readonly File[] };
    const main = document.querySelector('main');
    const input = main?.querySelector('input[webkitdirectory]');
    const click = (name: string) => {
      const found = [...(main?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === name);
      found?.click();
      return found !== undefined;
    };
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    Object.defineProperty(input, 'files', { value: made, configurable: true });
    input?.dispatchEvent(new Event('change', { bubbles: true }));
    await frame();
    click('Find Duplicates');
    while (!main?.textContent.includes('Starts when all files are open.')) await frame();
    return click('Cancel');
  });

test('100,000 files are listed without a long task, and a click waits for the last of them', async ({ page }) => {
  test.slow();
  const list = page.getByRole('list', { name: 'Chosen files' });
  await neverFreezes(
    page,
    async () => {
      await page.goto('/tool/duplicate-finder');
      await page.waitForFunction(isTakenOver);
      await makeFiles(page, 100_000);
    },
    async () => {
      expect(await cancelWhileItWaits(page)).toBe(true);
      await expect(list).toHaveCount(0);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await chooseMade(page);
      await expect(list).toContainText('many/1/1.txt');
      await expect(page.getByText(/^100,000 files, /)).toBeVisible();
      await page.getByLabel('Leave out 100 hidden files').check();
      await expect(page.getByText(/^99,900 files, /)).toBeVisible();
      await list.focus();
      await page.keyboard.press('End');
      await expect(list).toContainText('many/99/99999.txt');
    },
  );
});

test.describe('a recipe over a folder', () => {
  test.beforeEach(async ({ page, folder }) => {
    await mkdir(join(folder, 'in', 'b'), { recursive: true });
    await writeFile(join(folder, 'in', 'a.txt'), 'SGVsbG8=');
    await writeFile(join(folder, 'in', 'bad.txt'), '!');
    await writeFile(join(folder, 'in', 'b', 'a.txt'), 'SGVsbG8h');
    await page.goto('/recipe#1&base64+mode=decode');
    await page.waitForFunction(isTakenOver);
    await page.getByLabel('Open a folder', { exact: true }).setInputFiles(join(folder, 'in'));
    await expect(page.getByRole('list', { name: 'Files' }).getByRole('listitem')).toHaveCount(3);
    await button(page, 'Run').click();
    await expect(page.getByRole('heading', { name: 'Results 2 of 3 done, 1 failed' })).toBeVisible();
  });

  test('says how many ran and failed, runs the failed ones again, and saves a ZIP with their paths', async ({
    page,
  }) => {
    await button(page, 'Run the failed ones again (1)').click();
    await expect(page.getByRole('heading', { name: 'Results 2 of 3 done, 1 failed' })).toBeVisible();
    const [zip] = await Promise.all([page.waitForEvent('download'), button(page, 'Download ZIP').click()]);
    const files = listZip(await zip.path()).toSorted((one, other) => (one.name < other.name ? -1 : 1));
    expect(files).toMatchObject([
      { name: 'in/a.txt', text: 'Hello' },
      { name: 'in/b/a.txt', text: 'Hello!' },
    ]);
  });

  test('saves the results in a folder, but never over a file', async ({ page }) => {
    await page.evaluate(() =>
      Object.assign(globalThis, {
        showDirectoryPicker: async () =>
          (await navigator.storage.getDirectory()).getDirectoryHandle('out', { create: true }),
      }),
    );
    await button(page, 'Save in a folder').click();
    await expect(page.getByText('2 files saved in out.').first()).toBeVisible();
    const saved = await page.evaluate(async () => {
      const root = await navigator.storage.getDirectory();
      const inner = await (await root.getDirectoryHandle('out')).getDirectoryHandle('in');
      const text = async (folder: FileSystemDirectoryHandle) =>
        (await (await folder.getFileHandle('a.txt')).getFile()).text();
      return [await text(inner), await text(await inner.getDirectoryHandle('b'))];
    });
    expect(saved).toEqual(['Hello', 'Hello!']);
    await button(page, 'Save in a folder').click();
    await expect(page.getByText('out has a file or folder called in.').first()).toBeVisible();
  });
});

test('results of a recipe are not saved in the folder of its input', async ({ page }) => {
  await page.goto('/recipe#1&base64+mode=encode');
  await page.waitForFunction(isTakenOver);
  await page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    const photos = await root.getDirectoryHandle('photos', { create: true });
    const old = await photos.getDirectoryHandle('old', { create: true });
    const made: File[] = [];
    for (const [folder, path] of [
      [photos, 'photos/1.jpg'],
      [old, 'photos/old/2.jpg'],
    ] as const) {
      const handle = await folder.getFileHandle(path.replace(/^.*\//, ''), { create: true });
      const writable = await handle.createWritable();
      await writable.write(path);
      await writable.close();
      made.push(Object.defineProperty(await handle.getFile(), 'webkitRelativePath', { value: path }));
    }
    let target = photos;
    Object.assign(globalThis, {
      made,
      showDirectoryPicker: () => {
        const picked = target;
        target = old;
        return Promise.resolve(picked);
      },
    });
  });
  await chooseMade(page);
  await expect(page.getByRole('list', { name: 'Files' }).getByRole('listitem')).toHaveCount(2);
  await button(page, 'Run').click();
  await expect(page.getByRole('heading', { name: 'Results 2 of 2 done' })).toBeVisible();
  for (const name of ['photos', 'old']) {
    await button(page, 'Save in a folder').click();
    await expect(page.getByText(`${name} has the files of the input.`).first()).toBeVisible();
  }
});
