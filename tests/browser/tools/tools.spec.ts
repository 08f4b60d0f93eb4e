// Every tool: the right result for a text and a file, a page that never freezes, a long run that can be canceled, keyboard and
// accessibility. A tool's own spec has the features of that tool alone.
import type { Locator, Page } from '@playwright/test';
import { join } from 'node:path';
import { findTools } from '../../tools/find-tools';
import type { Answer, FileCase, LargeCase, ToolCase } from '../../tools/case';
import { toolCases } from '../../tools/cases';
import { expectWholeToolInView } from '../lib/in-view';
import { answerForRates, expect, test } from '../lib/test';
import { neverFreezes } from '../lib/thread-time';
import {
  actionButton,
  cancelButton,
  choose,
  complain,
  configure,
  expectAnswer,
  fileInput,
  openTool,
  start,
  textField,
  useTool,
} from '../lib/tool-page';

const tools = await findTools();

test.describe.configure({ mode: 'parallel' });

async function tabTo(page: Page, target: Locator) {
  for (let tabs = 0; tabs < 40; tabs++) {
    if (await target.evaluate((it) => it === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

/** Opens everything that is collapsed: options, and parts below a result. Ends at the top of the page. */
async function unfold(page: Page) {
  const folded = page.getByRole('main').getByRole('button', { expanded: false });
  // From the last one on, because an opened one leaves the list, and later ones would move up.
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
  const { file } = tool;
  if (!file) return;
  const { name, content } = file;
  // Begun well before the key: a dialog that opens before Playwright has it is canceled by a browser without a screen.
  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, fileInput(page, tool));
  await page.keyboard.press('Space');
  await (await chooser).setFiles({ name, mimeType: '', buffer: content() });
}

/** From typed text, from options, or from a file. */
function answerOf({ typed, form, file }: ToolCase): Answer {
  if (typed) return typed.answer(typed.text);
  const answer = form?.answer() ?? file?.answer(file.content());
  if (!answer) throw new Error('The table names no way to use it.');
  return answer;
}

/** Copies the answer, or saves it where nothing can be copied. */
async function takeByKeys(page: Page, { takes = {} }: ToolCase, answer: Answer) {
  const main = page.getByRole('main');
  const { copy } = takes;
  const button = copy
    ? main.getByRole('button', { name: copy.button, exact: true })
    : main.getByRole('button', { name: /^Copy(?! link)/, disabled: false });
  const take = button.or(main.getByRole('link', { name: /^Download/ })).first();
  await expect(take).toBeEnabled();
  await page.getByRole('heading', { level: 1 }).focus(); // the button may be above the previous result
  const taken = take.evaluate((it) => new Promise((resolve) => it.addEventListener('click', resolve)));
  await tabTo(page, take);
  await page.keyboard.press('Enter');
  await taken;
  if (answer.kind === 'mp3') return;
  await expect(page.getByText('Copied!')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  if (answer.kind === 'text') expect(copied).toBe(answer.text);
  else if (copy) expect(copied).toMatch(copy.text);
}

/** One of a text, one of several fields, and one of a pattern: all others show their errors in the same parts. */
const COMPLAINTS_LOOKED_AT: readonly string[] = ['url-encoder', 'random-generator', 'regex-tester'];

/** The focused element is gone: keyboard and screen reader users would start at the top of the page again. */
const expectFocus = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.activeElement !== document.body), 'something has the focus')
    .toBe(true);

/** A result that the browser has no room for is asked about first. */
async function runAnyway(page: Page) {
  const anyway = page.getByRole('button', { name: 'Run anyway' });
  const title = async () => {
    if (await anyway.isVisible()) await anyway.click();
    return page.title();
  };
  await expect.poll(title).toMatch(/^\d+% · /);
}

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

    const { file, large, complaint } = tool;

    /** Runs for many seconds, until it is canceled. */
    const cancelLarge = async (page: Page, { file: written, ...asked }: LargeCase, folder: string) => {
      const path = join(folder, written?.name ?? '');
      await written?.write(path);
      if (written) await fileInput(page, tool).setInputFiles(path);
      await start(page, tool, asked);
      await runAnyway(page);
      await expect(page.getByRole('progressbar')).toBeVisible();
      await cancelButton(page).click();
      await expect(page.getByRole('status').filter({ hasText: /Canceled\./ })).toBeVisible();
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      await expectFocus(page);
      await expect(page).not.toHaveTitle(/%/);
      await expect(page.getByRole('region', { name: /^Result/ })).toHaveCount(0);
      if (written) await page.getByRole('button', { name: /^Remove large|^Remove long/ }).click();
      await expectFocus(page);
    };

    const useFile = async (page: Page, { answer, ...rest }: FileCase, folder: string) => {
      const content = await choose(page, tool, folder, rest);
      await start(page, tool, rest);
      await expectAnswer(page, answer(content));
    };

    if (file ?? large)
      test('never freezes the page: a long run is canceled, the next one ends', async ({ page, folder }) => {
        test.slow(); // three uses at most
        await neverFreezes(
          page,
          () => openTool(page, id, tool),
          async () => {
            if (large) await cancelLarge(page, large, folder);
            if (file) await useFile(page, file, folder);
            else await useTool(page, tool, folder);
          },
        );
      });

    test('works by keyboard, and is accessible', { tag: '@journey' }, async ({ page, context, folder, axe }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await openTool(page, id, tool);
      await page.getByRole('heading', { level: 1 }).focus();
      await putInByKeys(page, tool);
      const asked = tool.typed ?? tool.form ?? file ?? {};
      await configure(page, asked);
      await page.getByRole('heading', { level: 1 }).focus(); // the last setting may come after the button
      const button = actionButton(page, tool, asked);
      if (button) {
        await tabTo(page, button);
        await page.keyboard.press('Enter');
      }
      const answer = answerOf(tool);
      await expectAnswer(page, answer);
      await expectFocus(page);
      await expectWholeToolInView(page);
      await takeByKeys(page, tool, answer);
      await unfold(page);
      expect(await axe('main'), 'done').toEqual([]);
      await expectFocusAfter(page, ['Load Sample', 'Clear', 'Clear All', 'Clear Text']);
      // An emptied field is the empty state, not a mistake.
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
      await expect(page.getByRole('main').locator('[aria-invalid=true]')).toHaveCount(0);
      if (complaint) await complain(page, tool, complaint, folder);
      if (!COMPLAINTS_LOOKED_AT.includes(id)) return;
      await unfold(page);
      expect(await axe('main'), 'with a complaint').toEqual([]);
    });
  });
}
