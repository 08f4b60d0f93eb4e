// Uses a tool as its line in the table of all tools says, and reads the answer off the page.
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Answer, FileCase, Setting, ToolCase, TypedCase } from '../tools/case';
import { soundOf } from '../tools/mp3';
import type { Driver, Target } from './driver';
import type { Session } from './session';

export const MAIN: Target = { role: 'main' };
export const RESULT: Target = { role: 'region', name: /^Result/, within: MAIN };

export const action = (name: string): Target => ({ role: 'button', name, within: MAIN });
const fields: Target = { role: 'textbox', within: MAIN };

async function set(driver: Driver, setting: Setting) {
  if ('radio' in setting) return driver.click({ role: 'radio', name: setting.radio, within: MAIN });
  if ('select' in setting) {
    return driver.select({ role: 'combobox', name: setting.select, within: MAIN }, setting.option);
  }
  const box: Target = { role: 'checkbox', name: setting.checkbox, within: MAIN };
  if ((await driver.isChecked(box)) !== setting.checked) await driver.click(box);
}

export async function openTool(driver: Driver, id: string) {
  await driver.open(`/tool/${id}`);
  await expect.poll(() => driver.count(MAIN)).toBe(1);
}

async function start(driver: Driver, tool: ToolCase, asked: TypedCase | FileCase) {
  for (const setting of asked.settings ?? []) await set(driver, setting);
  const name = asked.action ?? tool.action;
  if (name !== undefined) await driver.click(action(name));
}

export async function type(driver: Driver, tool: ToolCase, typed: TypedCase) {
  await driver.fill(fields, typed.text);
  await start(driver, tool, typed);
}

export async function chooseFile({ driver, folder }: Session, opener: string, name: string, content: Buffer) {
  const path = join(folder, name);
  await writeFile(path, content);
  await driver.setFiles({ role: 'file', name: opener, within: MAIN }, [path]);
}

export async function openFile(session: Session, tool: ToolCase, file: FileCase) {
  await chooseFile(session, tool.opener, file.name, file.content());
  await start(session.driver, tool, file);
}

/** Waits for the element, or for what the tool says instead. */
export async function appears(driver: Driver, target: Target) {
  const look = async () => {
    if ((await driver.count(target)) > 0) return 'there';
    const [problem] = await driver.texts({ role: 'alert', within: MAIN });
    return problem ?? '';
  };
  await expect.poll(look, { timeout: 90_000 }).not.toBe('');
  expect(await look()).toBe('there');
}

/** Waits for a download until it is whole, which nothing else announces, and takes it away. */
export async function takeDownload(driver: Driver, name: string, isWhole: (bytes: Buffer) => boolean): Promise<Buffer> {
  const path = join(driver.downloads, name);
  const read = () => readFile(path).catch(() => Buffer.alloc(0));
  await expect.poll(async () => isWhole(await read()), { timeout: 60_000, message: `${name} is whole` }).toBe(true);
  const bytes = await read();
  await rm(path);
  return bytes;
}

/** A failed comparison of megabytes would print them. */
const expectSame = (got: Buffer, wanted: Buffer) =>
  expect({ bytes: got.length, same: got.equals(wanted) }).toEqual({ bytes: wanted.length, same: true });

async function expectBoxes(driver: Driver, { boxes, region }: Extract<Answer, { kind: 'boxes' }>) {
  const within: Target = region === undefined ? MAIN : { role: 'region', name: region, within: MAIN };
  const shown: Record<string, string | undefined> = {};
  for (const name of Object.keys(boxes)) {
    const box: Target = { role: 'status', within: { role: 'group', name, within } };
    await appears(driver, box);
    [shown[name]] = await driver.texts(box);
  }
  expect(shown).toEqual(boxes);
}

async function download(driver: Driver, target: Target, name: string, isWhole: (bytes: Buffer) => boolean) {
  await appears(driver, target);
  await driver.click(target);
  return takeDownload(driver, name, isWhole);
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
      await appears(driver, output);
      return expect(await driver.texts(output)).toEqual([answer.text]);
    }
    case 'boxes':
      return expectBoxes(driver, answer);
    case 'counts': {
      const numbers: Target = { role: 'definition', within: { role: 'region', name: 'Counts', within: MAIN } };
      const shown = async () => (await driver.texts(numbers)).map((text) => Number(text.replaceAll(',', '')));
      return expect.poll(shown).toEqual(answer.counts);
    }
    case 'download': {
      const { button, name, bytes } = answer;
      return expectSame(await download(driver, action(button), name, ({ length }) => length >= bytes.length), bytes);
    }
    case 'mp3': {
      const link: Target = { role: 'link', name: answer.link, within: MAIN };
      const { seconds, ...form } = answer.sound;
      const mp3 = await download(driver, link, answer.name, (bytes) => isSound(bytes, seconds));
      expect(soundOf(mp3)).toMatchObject(form);
    }
  }
}
