// Features of the diff checker's screen alone: two inputs, two views, moving between changes, patches.
import type { Page } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '../lib/test';
import { action, download, openTool } from '../lib/text-tool-page';
import { neverFreezes } from '../lib/thread-time';

test.use({ reducedMotion: 'no-preference' }); // The page glides to the differences.

const field = (page: Page, name: 'Original text' | 'Changed text') => page.getByLabel(name, { exact: true });
const rows = (page: Page) => page.getByRole('region', { name: 'Differences line by line' });
const row = (page: Page, text: string | RegExp) => rows(page).getByRole('listitem').filter({ hasText: text });

async function compare(page: Page, original: string, changed: string) {
  await field(page, 'Original text').fill(original);
  await field(page, 'Changed text').fill(changed);
  await action(page, 'Compare').click();
  await expect(page.getByRole('region', { name: 'Differences', exact: true })).toBeVisible();
}

async function compareFiles(page: Page, folder: string, original: string, changed: string) {
  for (const [name, text] of [
    ['Open original', original],
    ['Open changed', changed],
  ] as const) {
    const path = join(folder, `${name}.txt`);
    await writeFile(path, text);
    await page.getByLabel(name).setInputFiles(path);
  }
  await action(page, 'Compare').click();
}

const numbered = (count: number, change: (line: number) => string | undefined = () => undefined) =>
  Array.from({ length: count }, (_, line) => `${change(line) ?? `line ${String(line)}`}\n`).join('');

const open = (page: Page) => openTool(page, 'diff-checker');

test('changed words are marked in both views, folded lines are unfolded, and a patch is applied again', async ({
  page,
}) => {
  await open(page);
  await compare(page, 'one red fish\nsame\n', 'one blue fish\nsame\nmore\n');
  for (const view of ['Unified', 'Side by side']) {
    await page.getByRole('radio', { name: view }).check();
    await expect(rows(page).locator('del')).toHaveText(['red']);
    await expect(rows(page).locator('ins')).toHaveText(['blue']);
    await expect(row(page, 'more')).toContainText('3 + ');
  }
  await page.getByRole('button', { name: 'View options' }).click();
  await page.getByRole('checkbox', { name: 'Line numbers' }).uncheck();
  await expect(row(page, 'more')).not.toContainText('3 + ');

  await page.getByRole('radio', { name: 'Unified' }).check();
  await test.step('folded lines', async () => {
    await compare(
      page,
      numbered(40),
      numbered(40, (line) => (line === 30 ? 'changed' : undefined)),
    );
    await rows(page).getByRole('button', { name: '27 unchanged lines' }).click();
    await expect(row(page, 'line 12').first()).toBeVisible();
  });
  await test.step('a patch', async () => {
    const [original, changed] = [numbered(30), numbered(30, (line) => (line === 7 ? 'seven' : undefined))];
    await compare(page, original, changed);
    const patch = await download(page, action(page, 'Download patch'));
    expect(patch.name).toBe('diff-result.patch');
    await page.getByRole('radio', { name: 'Apply a patch' }).check();
    await page.getByLabel('Text to patch', { exact: true }).fill(original);
    await page.getByLabel('Patch', { exact: true }).fill(String(patch.bytes));
    await action(page, 'Apply patch').click();
    await expect
      .poll(() =>
        page
          .getByRole('region', { name: /^Result/ })
          .locator('output')
          .textContent(),
      )
      .toBe(changed);
  });
});

test('a difference in line ends alone is shown', async ({ page, folder }) => {
  await open(page);
  await compareFiles(page, folder, 'a\r\nb\n', 'a\nb');
  await expect(rows(page)).toContainText('CR LF');
  await expect(rows(page)).toContainText('no line end');
  await page.getByRole('button', { name: 'Options', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Ignore line endings' }).check();
  await action(page, 'Compare').click();
  await expect(page.getByText('Both texts are the same, apart from what you chose to ignore.')).toBeVisible();
});

test('on a phone, views and jumps are one line, and the changes begin in the upper half', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page);
  await compare(page, 'one\ntwo\n', 'one\n2\n');
  // The page scrolls to the result meanwhile, so places are compared once they hold still.
  await expect(async () => {
    const view = await page.getByRole('radio', { name: 'Unified' }).boundingBox();
    const next = await action(page, 'Next change').boundingBox();
    if (!view || !next) throw new Error('The bar is not laid out.');
    expect(Math.abs(view.y + view.height / 2 - (next.y + next.height / 2)), 'pixels between the middles').toBeLessThan(
      8,
    );
    const result = await page.getByRole('region', { name: 'Differences', exact: true }).boundingBox();
    const lines = await page.getByRole('region', { name: 'Differences line by line' }).boundingBox();
    expect((lines?.y ?? 0) - (result?.y ?? 0)).toBeLessThan(215);
  }).toPass();
});

test('unchanged lines are folded away, and one goes from change to change', async ({ page, folder }) => {
  await open(page);
  const changed = numbered(3000, (line) => (line % 1000 === 500 ? `changed ${String(line)}` : undefined));
  await compareFiles(page, folder, numbered(3000), changed);
  await page.getByRole('radio', { name: 'Unified' }).check();
  await expect(row(page, '993 unchanged lines').first()).toBeVisible();
  await page.getByRole('button', { name: 'View options' }).click();
  await page.getByLabel('Show', { exact: true }).selectOption('All lines');
  await action(page, 'Next change').click();
  await expect(row(page, 'changed 500')).toBeInViewport();
  await action(page, 'Next change').click();
  await expect(row(page, 'changed 1500')).toBeInViewport();
  await expect(page.getByText('2 of 3', { exact: true })).toBeVisible();
  await action(page, 'Previous change').click();
  await expect(row(page, 'changed 500')).toBeInViewport();

  await test.step('from buttons at the bottom of the window, which stay in view', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    const next = action(page, 'Next change');
    await next.evaluate((it) => it.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await next.focus();
    await page.keyboard.press('Enter');
    await expect(row(page, 'changed 1500')).toBeInViewport();
    await expect(next).toBeInViewport();
  });
});

test('a search finds a text in all lines of both sides, also in folded ones', async ({ page, folder }) => {
  await open(page);
  const original = numbered(3000, (line) => (line === 500 ? 'a needle that goes' : undefined));
  const changed = numbered(3000, (line) =>
    line === 500 ? 'another line' : line === 2700 ? 'a needle that comes' : undefined,
  );
  await compareFiles(page, folder, `${original}tail needle\n`, `${changed}tail needle\n`);
  await page.getByRole('radio', { name: 'Unified' }).check();
  await expect(row(page, 'tail needle')).toHaveCount(0);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Control+f');
  await expect(page.getByRole('searchbox', { name: 'Search the result' })).toBeFocused();
  await page.keyboard.type('NEEDLE');
  await expect(page.getByText('1 of 3', { exact: true })).toBeVisible();
  await expect(row(page, 'a needle that goes')).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(row(page, 'a needle that comes')).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(row(page, 'tail needle').locator('mark')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(row(page, /unchanged lines/).first()).toBeVisible();
});

test('files and text find their side, and the focus stays on the side that is emptied', async ({ page }) => {
  await open(page);
  await test.step('two files that are dropped together', async () => {
    const data = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(['a\n'], 'first.txt'));
      transfer.items.add(new File(['b\n'], 'second.txt'));
      return transfer;
    });
    await page.getByRole('heading', { level: 1 }).dispatchEvent('drop', { dataTransfer: data });
    await expect(page.getByRole('region', { name: 'Original text' })).toContainText('first.txt');
    await expect(page.getByRole('region', { name: 'Changed text' })).toContainText('second.txt');
    for (const name of ['first.txt', 'second.txt']) await page.getByRole('button', { name: `Remove ${name}` }).click();
  });
  await test.step('text that is pasted beside the fields goes to the first empty one', async () => {
    const paste = (selector: string, text: string) =>
      page.locator(selector).evaluate((target, text) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', text);
        target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      }, text);
    await paste('h1', 'first');
    await expect(field(page, 'Original text')).toHaveValue('first');
    await paste('h1', 'second');
    await expect(field(page, 'Changed text')).toHaveValue('second');
    await expect(field(page, 'Original text')).toHaveValue('first');
  });
  await test.step('the focus', async () => {
    await page.getByRole('button', { name: 'Clear' }).nth(1).click();
    await expect(field(page, 'Changed text')).toBeFocused();
  });
});

test('two texts of 10,000 lines without a common one never freeze the page', async ({ page, folder }) => {
  test.slow(); // may take three uses
  const textOf = (side: string) => numbered(10_000, (line) => `${side} ${String(line)} of a text`);
  await neverFreezes(
    page,
    () => open(page),
    async () => {
      await compareFiles(page, folder, textOf('a'), textOf('b'));
      await expect(page.getByRole('region', { name: 'Differences', exact: true })).toContainText(
        '10,000 lines removed, 10,000 added',
      );
      for (const view of ['Unified', 'Side by side']) {
        await page.getByRole('radio', { name: view }).check();
        await rows(page).press('End');
        await expect(row(page, 'b 9999 of a text')).toBeInViewport();
      }
    },
  );
});

test.describe('JSON by meaning', () => {
  const result = (page: Page) => page.getByRole('region', { name: 'Differences', exact: true });
  const list = (page: Page) => result(page).getByRole('list', { name: 'List of differences' });
  const byMeaning = (page: Page) => page.getByRole('radio', { name: 'JSON by meaning' }).check();

  test.beforeEach(({ page }) => open(page));

  test('shows each difference with its path, also on a phone, and saves them in three forms', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 740 });
    await byMeaning(page);
    const long = 'the same beginning of both texts';
    await compare(page, `{"a":[1.0,2],"b":"${long} 1","c":3}`, `{"d":{},"b":"${long} 2","a":[1,2]}`);
    await expect(list(page).getByRole('listitem')).toHaveText([
      /^~Changed\$\.b.*texts 1".*texts 2"$/,
      /^−Removed\$\.c.*3$/,
      /^\+Added\$\.d.*\{\}$/,
    ]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await list(page).getByRole('button', { name: '$.b' }).click();
    await expect(result(page).getByRole('group', { name: 'Chosen difference' })).toContainText(`"${long} 2"`);
    await result(page).getByRole('radio', { name: 'Added 1' }).check();
    await expect(list(page).getByRole('listitem')).toHaveCount(1);
    const saveAs = result(page).getByRole('combobox', { name: 'Save as' });
    const saved = async (form: string) => {
      await saveAs.selectOption(form);
      const { name, bytes } = await download(page, action(page, 'Download'));
      return [name, String(bytes)];
    };
    expect(await saved('list')).toEqual([
      'differences.txt',
      `@ $.b\t/b\n- "${long} 1"\n+ "${long} 2"\n@ $.c\t/c\n- 3\n@ $.d\t/d\n+ {}\n`,
    ]);
    expect(await saved('patch')).toEqual([
      'patch.json',
      `[\n  {"op":"replace","path":"/b","value":"${long} 2"},\n  {"op":"remove","path":"/c"},\n  {"op":"add","path":"/d","value":{}}\n]\n`,
    ]);
    expect(await saved('merge-patch')).toEqual([
      'merge-patch.json',
      `{\n  "b": "${long} 2",\n  "c": null,\n  "d": {}\n}\n`,
    ]);
  });

  test('shows both documents as a tree, by pointer and by keys', async ({ page }) => {
    await byMeaning(page);
    await compare(
      page,
      '{"a":1,"b":2,"c":3,"list":[{"id":1,"n":1},{"id":2,"n":2}],"old":[true]}',
      '{"c":3,"b":2,"a":1,"list":[{"id":1,"n":1},{"id":2,"n":5}],"new":"x"}',
    );
    await result(page).getByRole('radio', { name: 'Tree' }).check();
    const tree = result(page).getByRole('tree', { name: 'Tree of both documents' });
    const items = tree.getByRole('treeitem');
    await expect(items).toHaveText([
      '{ }3 differences',
      '3 equal members',
      '"list":[ ]1 difference',
      '0:{ } 2 keys',
      '1:{ }1 difference',
      /^"id":2$/,
      /^~Changed"n":removed: 2→added: 5$/,
      /^−Removed"old":\[ \] 1 item$/,
      /^\+Added"new":"x"$/,
    ]);
    await action(page, 'Next difference').click();
    await expect(tree.getByRole('treeitem', { selected: true })).toHaveText(/"n"/);
    await expect(result(page)).toContainText('1 of 3');
    await action(page, 'Previous difference').click();
    await expect(tree.getByRole('treeitem', { selected: true })).toHaveText(/"new"/);
    await tree.focus();
    for (const key of ['Home', 'ArrowDown', 'ArrowRight', 'ArrowRight']) await tree.press(key);
    await expect(tree.getByRole('treeitem', { selected: true })).toHaveText('"a":1');
    await tree.press('ArrowLeft');
    await tree.press('ArrowLeft');
    await expect(items).toHaveCount(9);
    await action(page, 'Collapse all').click();
    await expect(items).toHaveCount(1);
    await action(page, 'Next difference').click();
    await expect(tree.getByRole('treeitem', { selected: true })).toHaveText(/"n"/);
    await field(page, 'Changed text').fill('{"a":1,"b":2,"c":3,"old":[true],"list":[{"id":1,"n":1}]}');
    await action(page, 'Compare').click();
    await expect(items.filter({ hasText: 'Removed' })).toHaveText([/^−Removed1:{ } 2 keys$/]);
  });

  test('says what it can’t do, with the document and the place', async ({ page }) => {
    await byMeaning(page);
    await compare(page, '{"a":1}', '{"a":null}');
    await result(page).getByRole('combobox', { name: 'Save as' }).selectOption('merge-patch');
    await action(page, 'Download').click();
    await expect(result(page).getByRole('alert')).toContainText('$.a is null in the changed text');
    await field(page, 'Changed text').fill('{"a":1,}');
    await action(page, 'Compare').click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Changed text: Trailing comma');
    await field(page, 'Changed text').fill('{ "a" : 1e0 }');
    await action(page, 'Compare').click();
    await expect(result(page)).toContainText('Both documents have the same content.');
    await page.getByRole('radio', { name: 'Text', exact: true }).check();
    await expect(rows(page)).toContainText('{ "a" : 1e0 }');
  });

  test('100,000 differences never freeze the page', async ({ page, folder }) => {
    test.slow(); // may take three uses
    const rowsOf = (more: number) =>
      JSON.stringify(Array.from({ length: 100_000 }, (_, id) => ({ id, name: `name ${id}`, price: id + more })));
    await neverFreezes(
      page,
      () => open(page),
      async () => {
        await byMeaning(page);
        await compareFiles(page, folder, rowsOf(0), rowsOf(1));
        await expect(result(page)).toContainText('100,000 differences');
        await list(page).press('End');
        await expect(list(page).getByRole('button', { name: '$[99999].price' })).toBeInViewport();
        await result(page).getByRole('radio', { name: 'Changed 100,000' }).check();
        await list(page).press('End');
        await expect(list(page).getByRole('button', { name: '$[99999].price' })).toBeInViewport();
        await result(page).getByRole('radio', { name: 'Tree' }).check();
        const tree = result(page).getByRole('tree');
        await action(page, 'Previous difference').click();
        await expect(tree.getByRole('treeitem', { selected: true })).toHaveText(/"price":.*99999.*100000/);
      },
    );
  });
});

test.describe('two folders', () => {
  test.beforeEach(({ page }) => open(page));

  const FILES = {
    one: { 'same.txt': 'same', 'text.txt': 'one\ntwo\n', 'gone.txt': 'gone', 'before.txt': 'moved content' },
    two: { 'same.txt': 'same', 'text.txt': 'one\n2wo\n', 'new.txt': 'new!', 'after.txt': 'moved content' },
  } as const;
  const result = (page: Page) => page.getByRole('region', { name: 'Comparison of the folders' });
  const rows = (page: Page) => result(page).getByRole('list', { name: 'Files of the folders' }).getByRole('listitem');
  const group = (page: Page, name: string) => result(page).getByRole('button', { name, exact: true });

  async function openFolders(page: Page, folder: string) {
    for (const [side, [name, files]] of Object.entries(FILES).entries()) {
      await mkdir(join(folder, name), { recursive: true });
      for (const [file, text] of Object.entries(files)) await writeFile(join(folder, name, file), text);
      const pane = page.getByRole('region', { name: side === 0 ? 'Folder A' : 'Folder B' });
      await pane.getByLabel('Open folder').setInputFiles(join(folder, name));
      await expect(pane).toContainText(`${name}/`);
    }
  }

  async function saved(page: Page, button: string) {
    const saving = page.waitForEvent('download');
    await result(page).getByRole('button', { name: button }).click();
    return readFile(await (await saving).path(), 'utf8');
  }

  test('are compared in groups, and two files line by line in place, also on a phone', async ({ page, folder }) => {
    await page.setViewportSize({ width: 320, height: 740 });
    await page.getByRole('radio', { name: 'Compare folders' }).check();
    await page.getByRole('button', { name: 'Compare Folders' }).click();
    await expect(page.getByRole('alert')).toContainText('Please open a folder on each side.');
    await openFolders(page, folder);
    await page.getByRole('button', { name: 'Compare Folders' }).click();
    await expect(result(page)).toContainText('The folders are different.');
    for (const name of ['All 5', 'Same 1', 'Different 1', 'Only in A 1', 'Only in B 1', 'Moved 1'])
      await expect(group(page, name)).toBeEnabled();
    await expect(rows(page)).toHaveText([
      'text.txtShow diff',
      'gone.txtOnly in A',
      'new.txtOnly in B',
      'before.txt → after.txtMoved',
      'same.txtSame',
    ]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await rows(page).getByRole('button', { name: 'Show diff of text.txt' }).click();
    const pair = page.getByRole('region', { name: 'text.txt' });
    await expect(pair).toContainText('The files differ from byte 5 on.');
    await expect(pair).toContainText('1 change');
    await pair.getByRole('button', { name: 'Close the diff' }).click();
    await expect(pair).toHaveCount(0);
    await group(page, 'Moved 1').click();
    await expect(rows(page)).toHaveText(['before.txt → after.txtMoved']);
    expect(await saved(page, 'Download shown list as CSV')).toBe('result,path,moved_to\nmoved,before.txt,after.txt\n');
  });

  test('give a patch that makes the second of the first, and can be compared by names and sizes', async ({
    page,
    folder,
  }) => {
    await page.getByRole('radio', { name: 'Compare folders' }).check();
    await openFolders(page, folder);
    await page.getByRole('button', { name: 'Compare Folders' }).click();
    const patch = await saved(page, 'Download patch of all files');
    execFileSync('patch', ['-p1', '-s'], { cwd: join(folder, 'one'), input: patch });
    expect(execFileSync('diff', ['-r', '-q', 'one', 'two'], { cwd: folder, encoding: 'utf8' })).toBe('');
    await page.getByRole('radio', { name: 'Names and sizes only' }).check();
    await page.getByRole('button', { name: 'Compare Folders' }).click();
    await expect(result(page)).toContainText('The folders are different by names and sizes. Contents were not read.');
    await expect(group(page, 'Same 2')).toBeEnabled();
    await expect(group(page, 'Moved 0')).toBeDisabled();
  });
});
