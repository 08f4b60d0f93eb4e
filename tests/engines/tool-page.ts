// Uses a tool as its line in the table of all tools says, and reads the answer off the page.
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect } from 'vitest';
import type { Answer, FileCase, FormCase, LargeCase, Setting, Takes, ToolCase, TypedCase } from '../tools/case';
import { soundOf } from '../tools/mp3';
import type { Driver, Target } from './driver';
import { runAnyway } from './run-anyway';
import type { Session } from './session';

export const MAIN: Target = { role: 'main' };
export const RESULT: Target = { role: 'region', name: /^Result/, within: MAIN };

export const action = (name: string): Target => ({ role: 'button', name, within: MAIN });
export const field: Target = { role: 'textbox', within: MAIN };
export const progress: Target = { role: 'progressbar', within: MAIN };

/** If results stay in memory, a large one may be refused before the work starts. */
export const NO_ROOM = /can keep only .* in memory/;

/** The page's text. */
const textOf = async (driver: Driver) => (await driver.texts(MAIN)).join();

async function set(driver: Driver, setting: Setting) {
  if ('field' in setting) return driver.fill({ role: 'textbox', name: setting.field, within: MAIN }, setting.text);
  if ('press' in setting) return driver.click(action(setting.press));
  if ('radio' in setting) return driver.click({ role: 'radio', name: setting.radio, within: MAIN });
  if ('select' in setting) {
    return driver.select({ role: 'combobox', name: setting.select, within: MAIN }, setting.option);
  }
  const box: Target = { role: 'checkbox', name: setting.checkbox, within: MAIN };
  await expect.poll(() => driver.count(box)).toBe(1); // it may come after the page
  if ((await driver.isChecked(box)) !== setting.checked) await driver.click(box);
}

export async function openTool(driver: Driver, id: string) {
  await driver.open(`/tool/${id}`);
  await expect.poll(() => driver.count(MAIN)).toBe(1);
}

/** Waits until the service worker has the whole site and answers for it. */
export async function waitUntilCached(driver: Driver) {
  // A page of WebKit may be left with the state that the worker had when the page was opened.
  const isActivated = async () => {
    if ((await driver.evaluate(() => navigator.serviceWorker.controller?.state, null)) === 'activated') return true;
    await driver.reload();
    return false;
  };
  await expect.poll(isActivated, { interval: 1_000 }).toBe(true);
}

export async function start(driver: Driver, tool: ToolCase, asked: TypedCase | FormCase | FileCase | LargeCase) {
  for (const setting of asked.settings ?? []) await set(driver, setting);
  const name = asked.action ?? tool.action;
  if (name !== undefined) await driver.click(action(name));
}

export async function type(driver: Driver, tool: ToolCase, typed: TypedCase) {
  await driver.fill(tool.field === undefined ? field : { ...field, name: tool.field }, typed.text);
  await start(driver, tool, typed);
}

/** Uses the first file input, whatever its current label. WebKit is done before the page receives the event. */
export async function giveFile(driver: Driver, path: string) {
  await driver.setFiles({ role: 'file', within: MAIN }, [path]);
  await expect.poll(() => textOf(driver)).toContain(basename(path));
}

export async function openFile({ driver, folder }: Session, tool: ToolCase, file: FileCase) {
  const path = join(folder, file.name);
  await writeFile(path, file.content());
  await giveFile(driver, path);
  await start(driver, tool, file);
}

/** Waits for the element, or for the tool's message instead, and returns that. */
export async function appearsOr(driver: Driver, target: Target): Promise<'there' | (string & {})> {
  let seen = '';
  const look = async () => {
    if ((await driver.count(target)) > 0) return 'there';
    await runAnyway(driver);
    const [problem = ''] = await driver.texts({ role: 'alert', within: MAIN });
    return problem;
  };
  await expect
    .poll(async () => (seen = await look()), { timeout: 90_000 })
    .not.toBe('')
    .catch(async () => expect.fail(`Neither ${target.role} nor alert in: ${await textOf(driver)}`));
  return seen;
}

export const appears = async (driver: Driver, target: Target) => expect(await appearsOr(driver, target)).toBe('there');

/** A download with any name but Firefox's temporary ones. */
const savedIn = async (folder: string) =>
  (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isFile() && !/^\.|\.part$/.test(entry.name));

/** Waits for the one download until it is whole, which nothing else announces, and takes it away. */
export async function takeDownload({ downloads }: Driver, isWhole: (bytes: Buffer) => boolean) {
  const look = async () => {
    const [entry] = await savedIn(downloads);
    const bytes = entry ? await readFile(join(downloads, entry.name)) : Buffer.alloc(0);
    return { name: entry?.name ?? 'nothing', bytes };
  };
  const isThere = async () => isWhole((await look()).bytes);
  try {
    await expect.poll(isThere, { timeout: 60_000, message: 'a whole download' }).toBe(true);
  } catch (error) {
    // The next test would take an existing result for its own.
    for (const { name } of await savedIn(downloads)) await rm(join(downloads, name));
    throw error;
  }
  const saved = await look();
  await rm(join(downloads, saved.name));
  return saved;
}

/** A failed comparison of megabytes would print them. */
const expectSame = (got: Buffer, wanted: Buffer) =>
  expect({ bytes: got.length, same: got.equals(wanted) }).toEqual({ bytes: wanted.length, same: true });

/** For a message: distinguishes a page that was reloaded unexpectedly from one that has done nothing. */
const ageOf = async (driver: Driver) =>
  `${Math.round((await driver.evaluate(() => performance.now(), null)) / 1000)} s`;

/** Waits for the only result, ignoring other messages: a note beside it, or that a service can't be reached. */
const oneAppears = (driver: Driver, result: Target) =>
  expect
    .poll(() => driver.count(result), { timeout: 90_000 })
    .toBe(1)
    .catch(async () => expect.fail(`No result, on a page ${await ageOf(driver)} old: ${await textOf(driver)}`));

async function expectBoxes(driver: Driver, { boxes, region }: Extract<Answer, { kind: 'boxes' }>) {
  const within: Target = region === undefined ? MAIN : { role: 'region', name: region, within: MAIN };
  for (const [name, text] of Object.entries(boxes)) {
    const box: Target = { role: 'status', within: { role: 'group', name, within } };
    await oneAppears(driver, box);
    // A box may appear before its content.
    await expect.poll(() => driver.texts(box), { message: name }).toEqual([text]);
  }
}

export async function save(driver: Driver, target: Target, isWhole: (bytes: Buffer) => boolean) {
  await appears(driver, target);
  await driver.click(target);
  return takeDownload(driver, isWhole);
}

function isSound(mp3: Buffer, seconds: number) {
  try {
    return Math.abs(soundOf(mp3).seconds - seconds) < 0.1;
  } catch {
    return false;
  }
}

export async function expectAnswer(driver: Driver, answer: Answer) {
  switch (answer.kind) {
    case 'text': {
      const output: Target = { role: 'status', within: RESULT };
      // A note beside it has the same role.
      return expect
        .poll(() => driver.texts(output), { timeout: 90_000 })
        .toContain(answer.text)
        .catch(async () => expect.fail(`No result, on a page ${await ageOf(driver)} old: ${await textOf(driver)}`));
    }
    case 'shows': {
      const region: Target = { role: 'region', name: answer.region, within: MAIN };
      await appears(driver, region);
      return expect.poll(async () => (await driver.texts(region)).join('\n')).toMatch(answer.text);
    }
    case 'boxes':
      return expectBoxes(driver, answer);
    case 'counts': {
      const numbers: Target = { role: 'definition', within: { role: 'region', name: 'Counts', within: MAIN } };
      const shown = async () => (await driver.texts(numbers)).map((text) => Number(text.replaceAll(',', '')));
      return expect.poll(shown).toEqual(answer.counts);
    }
    case 'download': {
      const within = answer.isInBar ? RESULT : MAIN;
      const button: Target = { role: 'button', name: answer.button, within };
      const saved = await save(driver, button, ({ length }) => length >= answer.bytes.length);
      expect(saved.name).toBe(answer.name);
      return expectSame(saved.bytes, answer.bytes);
    }
    case 'mp3': {
      const { seconds, ...form } = answer.sound;
      const link: Target = { role: 'link', name: answer.link, within: MAIN };
      const saved = await save(driver, link, (bytes) => isSound(bytes, seconds));
      expect(saved.name).toBe(answer.name);
      expect(soundOf(saved.bytes)).toMatchObject(form);
      // Each of these engines decodes AAC to the sample, if only in the page.
      expect((await driver.texts(MAIN)).join()).toContain('Converted with your browser’s decoder and LAME');
    }
  }
}

/** The buttons that copy and save the answer, or the first text of it, and what they give. */
export function takesOf({ takes }: ToolCase, answer: Answer): Takes {
  if (takes) return takes;
  const both = (text: string, what = '') => ({
    copy: { button: `Copy${what}`, text },
    download: { button: `Download${what}`, text },
  });
  if (answer.kind === 'text') return both(answer.text);
  if (answer.kind === 'counts') return both(`Characters: ${answer.counts[0] ?? 0}`, ' Report');
  if (answer.kind !== 'boxes') return {};
  const [[label, text] = ['', '']] = Object.entries(answer.boxes);
  return both(text, ` ${label}`);
}

/** Clicks, and waits until the page says that it is done. */
export async function copyShown(driver: Driver, button: Target) {
  await driver.click(button);
  await expect.poll(() => driver.texts({ role: 'status' })).toContainEqual(expect.stringContaining('Copied!'));
}

/** The text of a paste into an empty field: the page's only one, or that of another page. */
export async function pasted(driver: Driver, hasField = false): Promise<string> {
  if (hasField) await driver.fill(field, '');
  else await driver.open('/tool/base64-encoder');
  await driver.click(field);
  await driver.press('a', 'Control');
  await driver.press('v', 'Control');
  await expect.poll(() => driver.value(field)).not.toBe('');
  return driver.value(field);
}
