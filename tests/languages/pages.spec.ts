// Every page and every tool in the pseudo-languages: all texts come from the words, and every box has room for longer ones.
import { expect, test, type Page } from '@playwright/test';
import { isPseudo, pseudo } from '../../build/pseudo-language';
import { sitePages } from '../../src/pages/site-pages';
import { isTakenOver } from '../engines/in-page';
import { answerForRates } from '../browser/lib/test';
import { openTool, start, textField } from '../browser/lib/tool-page';
import type { Setting, ToolCase } from '../tools/case';
import { toolCases } from '../tools/cases';
import { findTools } from '../tools/find-tools';
import { look, SAME_IN_EVERY_LANGUAGE } from './look';

const tools = await findTools();

test.describe.configure({ mode: 'parallel' });

function languageOf(project: string) {
  if (!isPseudo(project)) throw new Error(`${project} is no pseudo-language.`);
  return project;
}

/** A tool's case with the names of its controls in the language. */
function inLanguage({ typed, form, ...tool }: ToolCase, inWords: (text: string) => string): ToolCase {
  const setting = (one: Setting): Setting => {
    if ('field' in one) return { ...one, field: inWords(one.field) };
    if ('press' in one) return { press: inWords(one.press) };
    if ('radio' in one) return { radio: inWords(one.radio) };
    if ('checkbox' in one) return { ...one, checkbox: inWords(one.checkbox) };
    // A unit's entry is its name in words, and its symbol.
    const [, name = one.option, symbol = ''] = /^(.+)( \([a-z]+\))$/.exec(one.option) ?? [];
    return { select: inWords(one.select), option: inWords(name) + symbol };
  };
  return {
    ...tool,
    ...(tool.action !== undefined && { action: inWords(tool.action) }),
    ...(tool.opener !== undefined && { opener: inWords(tool.opener) }),
    ...(typed && { typed: { ...typed, settings: (typed.settings ?? []).map(setting) } }),
    ...(form && { form: { ...form, settings: (form.settings ?? []).map(setting) } }),
  };
}

/** Opens everything that is folded, from the last one on, since an opened one may move the others. */
async function unfold(page: Page) {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
  const folded = page.getByRole('main').locator('button[aria-expanded=false]:not([aria-haspopup])');
  for (const button of (await folded.all()).toReversed()) await button.click();
}

const seen = async (page: Page) => {
  const { untranslated, overflowing } = await page.evaluate(look, SAME_IN_EVERY_LANGUAGE);
  expect.soft(untranslated, 'texts that come from no words file').toEqual([]);
  expect.soft(overflowing, 'boxes without room').toEqual([]);
};

for (const { paths, folder } of sitePages) {
  const [path] = paths;
  test(path, async ({ page }) => {
    await page.goto(path);
    await page.waitForFunction(isTakenOver);
    if (folder !== 'benchmark') await unfold(page);
    await seen(page);
  });
}

for (const { id } of tools) {
  const tool = toolCases[id];
  if (!tool) continue;
  test(id, async ({ page }, { project }) => {
    const language = languageOf(project.name);
    const own = inLanguage(tool, (text) => pseudo(text, language));
    if (id === 'currency-converter') await answerForRates(page);
    await openTool(page, id, own);
    if (own.typed) await textField(page).fill(own.typed.text);
    await start(page, own, own.typed ?? own.form ?? {});
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await unfold(page);
    await seen(page);
  });
}
