// What holds of every tool: the right answer for a file, a page that never freezes, a way out of a long run, and use by
// everybody. What is a tool's own is in its own spec.
import type { Locator, Page } from '@playwright/test';
import { join } from 'node:path';
import { tools } from '../../src/tools/index';
import type { ToolCase } from '../tools/case';
import { toolCases } from '../tools/cases';
import { layoutShifts, watchLayoutShifts } from './layout-shifts';
import { answerForRates, expect, test } from './test';
import { neverFreezes } from './thread-time';
import { actionButton, cancelButton, choose, complain, expectAnswer, fileInput, openTool } from './tool-page';
import { start, textField, useTool } from './tool-page';

test.describe.configure({ mode: 'parallel' });

test('every tool of the catalog is in the table, and nothing else', () => {
  expect(Object.keys(toolCases).toSorted()).toEqual(tools.map(({ id }) => id).toSorted());
});

async function tabTo(page: Page, target: Locator) {
  for (let tabs = 0; tabs < 40; tabs++) {
    if (await target.evaluate((it) => it === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

/** Opens all that is folded: options, what is below a result. Ends at the top of the page. */
async function unfold(page: Page) {
  const folded = page.getByRole('main').getByRole('button', { expanded: false });
  // From the last one on: one that is open is not among them any more, and those after it would move up.
  for (const button of (await folded.all()).toReversed()) await button.click();
  // Elsewhere, a control that is half under the header counts as one too close to those in it.
  await page.evaluate(() => scrollTo(0, 0));
}

/** Types, or opens a file by the browser's dialog. */
async function putInByKeys(page: Page, tool: ToolCase) {
  if (tool.typed) {
    await tabTo(page, textField(page));
    await page.keyboard.insertText(tool.typed.text);
    return;
  }
  const [file] = tool.files ?? [];
  if (!file) return;
  const { name, content } = file;
  // Begun well before the key: a dialog that opens before Playwright has it is canceled by a browser without a screen.
  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, fileInput(page, tool));
  await page.keyboard.press('Space');
  await (await chooser).setFiles({ name, mimeType: '', buffer: content() });
}

/** Where it was is gone: somebody who works by keyboard or hears the page would begin at its top again. */
const expectFocus = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.activeElement !== document.body), 'something has the focus')
    .toBe(true);

/** Each of these buttons goes away by its own press. */
async function expectFocusAfter(page: Page, names: readonly string[]) {
  for (const name of names) {
    const button = page.getByRole('main').getByRole('button', { name, exact: true }).first();
    if ((await button.count()) === 0) continue;
    await button.click();
    await expectFocus(page);
  }
}

for (const { id, title } of tools) {
  const tool = toolCases[id];
  if (!tool) continue;

  test.describe(title, () => {
    if (id === 'currency-converter') test.beforeEach(({ page }) => answerForRates(page));

    const { files = [], large, complaint } = tool;
    // One visit for all of them: most of a test's time is the coming.
    if (files.length > 0) {
      test(`the page never freezes: ${files.map((file) => file.title).join('; ')}`, async ({ page, folder }) => {
        test.slow(); // each may take three uses
        for (const file of files) {
          await neverFreezes(
            page,
            () => openTool(page, id, tool),
            async () => {
              const content = await choose(page, tool, folder, file);
              await start(page, tool, file);
              await expectAnswer(page, file.answer(content));
              if (file.notes) await expect(page.getByText(file.notes).first()).toBeVisible();
            },
          );
        }
      });
    }

    if (large) {
      test('a long run can be canceled, and the next one works', async ({ page, folder }) => {
        test.slow();
        const path = join(folder, large.file?.name ?? '');
        await large.file?.write(path);
        await neverFreezes(
          page,
          () => openTool(page, id, tool),
          async () => {
            if (large.file) await fileInput(page, tool).setInputFiles(path);
            await start(page, tool, large);
            await expect(page).toHaveTitle(/^\d+% · /);
            await expect(page.getByRole('progressbar')).toBeVisible();
            await cancelButton(page).click();
            await expect(page.getByRole('status').filter({ hasText: /Canceled\./ })).toBeVisible();
            await expect(page.getByRole('progressbar')).toHaveCount(0);
            await expectFocus(page);
            await expect(page).not.toHaveTitle(/%/);
            const button = actionButton(page, tool, large);
            if (button) await expect(button).toBeEnabled();
            await expect(page.getByRole('region', { name: /^Result/ })).toHaveCount(0);
          },
        );
        if (large.file) await page.getByRole('button', { name: /^Remove large|^Remove long/ }).click();
        await expectFocus(page);
        await useTool(page, tool, folder);
      });
    }

    test('stands still and is accessible on a phone', { tag: '@phone-only' }, async ({ page, folder, axe }) => {
      await watchLayoutShifts(page);
      await openTool(page, id, tool);
      await page.waitForLoadState('networkidle');
      expect(await layoutShifts(page), 'before anything is done').toEqual([]);
      await useTool(page, tool, folder);
      await unfold(page);
      expect(await axe()).toEqual([]);
    });

    test('works without a mouse, and is accessible', async ({ page, context, folder, axe }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await openTool(page, id, tool);
      await page.getByRole('heading', { level: 1 }).focus();
      await putInByKeys(page, tool);
      const button = actionButton(page, tool);
      if (button) {
        await tabTo(page, button);
        await page.keyboard.press('Enter');
      }
      const copy = page.getByRole('main').getByRole('button', { name: /^Copy(?! link)/, disabled: false });
      const take = copy.or(page.getByRole('link', { name: /^Download/ })).first();
      await expect(take).toBeEnabled();
      await expectFocus(page);
      const takes = take.evaluate((it) => new Promise((resolve) => it.addEventListener('click', resolve)));
      await tabTo(page, take);
      await page.keyboard.press('Enter');
      await takes;
      await unfold(page);
      expect(await axe('main'), 'done').toEqual([]);
      await expectFocusAfter(page, ['Load Sample', 'Clear', 'Clear All', 'Clear Text']);
      if (!complaint) return;
      await complain(page, tool, complaint, folder);
      await unfold(page);
      expect(await axe('main'), 'with a complaint').toEqual([]);
    });
  });
}
