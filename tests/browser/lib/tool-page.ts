// Uses any tool as a visitor does, by its line in the table of tools.
import type { Page } from '@playwright/test';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isTakenOver } from '../../engines/in-page';
import type { Answer, ComplaintCase, FileCase, Setting, ToolCase } from '../../tools/case';
import { soundOf } from '../../tools/mp3';
import { expect } from './expect';

const main = (page: Page) => page.getByRole('main');

export const textField = (page: Page) => main(page).getByRole('textbox').first();
export function fileInput(page: Page, { opener }: ToolCase) {
  if (opener === undefined) throw new Error('The table names no file input.');
  return page.getByLabel(opener, { exact: true });
}
export const cancelButton = (page: Page) => main(page).getByRole('button', { name: 'Cancel', exact: true });

type Asked = Pick<FileCase, 'settings' | 'action'>;

/** The button that starts the run, if the tool needs one. */
export function actionButton(page: Page, tool: ToolCase, asked: Asked = {}) {
  const name = asked.action ?? tool.action;
  return name === undefined ? undefined : main(page).getByRole('button', { name, exact: true });
}

export async function openTool(page: Page, id: string, tool: ToolCase) {
  await page.goto(`/tool/${id}`);
  if (tool.opener !== undefined) await expect(fileInput(page, tool)).toBeEnabled();
  await page.waitForFunction(isTakenOver);
}

async function set(page: Page, setting: Setting) {
  if ('field' in setting) await main(page).getByLabel(setting.field, { exact: true }).fill(setting.text);
  else if ('press' in setting) await main(page).getByRole('button', { name: setting.press, exact: true }).click();
  else if ('radio' in setting) await main(page).getByRole('radio', { name: setting.radio, exact: true }).check();
  else if ('checkbox' in setting) {
    await main(page).getByRole('checkbox', { name: setting.checkbox, exact: true }).setChecked(setting.checked);
  } else await main(page).getByLabel(setting.select, { exact: true }).selectOption(setting.option);
}

export async function configure(page: Page, { settings = [] }: Asked) {
  for (const setting of settings) await set(page, setting);
}

/** With the input in place, sets the options, and starts the run. */
export async function start(page: Page, tool: ToolCase, asked: Asked = {}) {
  await configure(page, asked);
  await actionButton(page, tool, asked)?.click();
}

/** Writes the content into a file in the folder, and chooses it. */
export async function choose(
  page: Page,
  tool: ToolCase,
  folder: string,
  file: { name: string; content: () => Buffer },
) {
  const path = join(folder, file.name);
  const content = file.content();
  await writeFile(path, content);
  await fileInput(page, tool).setInputFiles(path);
  return content;
}

async function saved(page: Page, role: 'button' | 'link', name: string) {
  // On a phone, the bar has the button as well.
  const save = main(page).getByRole(role, { name, exact: true }).last();
  const [got] = await Promise.all([page.waitForEvent('download'), save.click()]);
  return { name: got.suggestedFilename(), bytes: await readFile(await got.path()) };
}

type AnswerOf<Kind extends Answer['kind']> = Extract<Answer, { kind: Kind }>;

async function expectDownload(page: Page, { button, name, bytes }: AnswerOf<'download'>) {
  const got = await saved(page, 'button', button);
  expect(got.name).toBe(name);
  // Not by the assertion: it would print both.
  expect(got.bytes.length).toBe(bytes.length);
  expect(got.bytes.equals(bytes), 'the same bytes').toBe(true);
}

async function expectMp3(page: Page, { link, name, sound }: AnswerOf<'mp3'>) {
  const got = await saved(page, 'link', link);
  expect(got.name).toBe(name);
  const { seconds, ...format } = soundOf(got.bytes);
  expect(format).toEqual({ channels: sound.channels, sampleRate: sound.sampleRate });
  expect(seconds).toBeCloseTo(sound.seconds, 0);
}

async function expectBoxes(page: Page, { boxes, region }: AnswerOf<'boxes'>) {
  const scope = region === undefined ? main(page) : page.getByRole('region', { name: region, exact: true });
  for (const [label, text] of Object.entries(boxes)) {
    await expect(scope.getByRole('group', { name: label, exact: true }).locator('output')).toHaveText(text);
  }
}

const resultOf = (page: Page) => page.getByRole('region', { name: /^Result/ }).locator('output');

/** Waits for the end of the run, and compares. */
export async function expectAnswer(page: Page, answer: Answer) {
  if (answer.kind === 'text') await expect.poll(() => resultOf(page).textContent()).toBe(answer.text);
  else if (answer.kind === 'shows') {
    await expect(page.getByRole('region', { name: answer.region, exact: true })).toContainText(answer.text);
  } else if (answer.kind === 'boxes') await expectBoxes(page, answer);
  else if (answer.kind === 'counts') {
    const counts = answer.counts.map((count) => count.toLocaleString('en'));
    await expect(page.getByRole('region', { name: 'Counts' }).locator('dd')).toHaveText(counts);
  } else if (answer.kind === 'download') await expectDownload(page, answer);
  else await expectMp3(page, answer);
}

/** Enters an input that the tool refuses or notes, and waits for its message. */
export async function complain(page: Page, tool: ToolCase, complaint: ComplaintCase, folder: string) {
  const { input, says, ...asked } = complaint;
  if (input && 'text' in input) await textField(page).fill(input.text);
  else if (input) await choose(page, tool, folder, input);
  await start(page, tool, asked);
  await expect(main(page).getByText(says).first()).toBeVisible();
}

/** The usual way: with a text, with options, or with a file. */
export async function useTool(page: Page, tool: ToolCase, folder: string) {
  const { typed, form, file } = tool;
  if (typed) {
    await textField(page).fill(typed.text);
    await start(page, tool, typed);
    await expectAnswer(page, typed.answer(typed.text));
  } else if (form) {
    await start(page, tool, form);
    await expectAnswer(page, form.answer());
  } else if (file) {
    const content = await choose(page, tool, folder, file);
    await start(page, tool, file);
    await expectAnswer(page, file.answer(content));
  }
}
