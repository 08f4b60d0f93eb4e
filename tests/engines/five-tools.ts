// Five tools that differ are used in every way: typed text, a file, Cancel, Copy and Download. The visit in requests.ts uses all tools
// once. Which kernel makes a result makes no difference to a browser, but how the result is read, held and saved does.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { FileCase, LargeCase, Taken, ToolCase, TypedCase } from '../tools/case';
import { toolCases } from '../tools/cases';
import type { Column, Outcome, Outcomes } from './outcomes';
import type { Session } from './session';
import {
  action,
  copyShown,
  appearsOr,
  expectAnswer,
  giveFile,
  MAIN,
  NO_ROOM,
  openFile,
  openTool,
  pasted,
  progress,
  save,
  start,
  takesOf,
  type,
} from './tool-page';

const has = (whole: string, { text }: Taken) => (typeof text === 'string' ? whole.includes(text) : text.test(whole));

function testTyped(session: () => Session, outcomes: Outcomes, id: string, tool: ToolCase, typed: TypedCase) {
  const answer = typed.answer(typed.text);
  const { copy, download } = takesOf(tool, answer);
  outcomes.expect(id, ...(copy ? (['copy'] as const) : []), ...(download ? (['download'] as const) : []));
  test(`${id}: the answer for what is typed is shown, saved and copied`, async () => {
    const { driver } = session();
    await openTool(driver, id);
    await type(driver, tool, typed);
    await expectAnswer(driver, answer);
    if (download) {
      await save(driver, action(download.button), (bytes) => has(bytes.toString(), download));
      outcomes.passed(id, 'download');
    }
    if (!copy) return;
    await copyShown(driver, action(copy.button));
    // A field with a name is one of several, and may take a single line.
    const text = await pasted(driver, tool.field === undefined);
    expect(has(text, copy), text).toBe(true);
    outcomes.passed(id, 'copy');
  });
}

async function cancelLongRun({ driver, folder }: Session, tool: ToolCase, large: LargeCase): Promise<Outcome> {
  if (large.file) {
    const path = join(folder, large.file.name);
    await large.file.write(path);
    await giveFile(driver, path);
  }
  await start(driver, tool, large);
  const seen = await appearsOr(driver, progress);
  if (NO_ROOM.test(seen)) return 'no room';
  expect(seen).toBe('there');
  try {
    await driver.click(action('Cancel'));
  } catch (error) {
    // The room may end before the click.
    const problems = await driver.texts({ role: 'alert', within: MAIN });
    if (problems.some((problem) => NO_ROOM.test(problem))) return 'no room';
    throw error;
  }
  await expect.poll(() => driver.count(progress)).toBe(0);
  const button = large.action ?? tool.action;
  if (button !== undefined) await expect.poll(() => driver.isEnabled(action(button))).toBe(true);
  return 'yes';
}

/** Runs in the page: whether results can be kept in private files, out of memory. */
async function keepsFiles(): Promise<boolean> {
  // Some WebKits have no `storage` at all.
  const { storage } = navigator as { readonly storage?: StorageManager };
  const directory = await storage?.getDirectory().catch(() => undefined);
  return directory !== undefined;
}

/** Whether a file's result is a file. */
const givesFile = ({ file }: ToolCase) => file?.answer(file.content()).kind === 'download';

async function expectFile(session: Session, outcomes: Outcomes, id: string, tool: ToolCase, file: FileCase) {
  await openFile(session, tool, file);
  await expectAnswer(session.driver, file.answer(file.content()));
  outcomes.passed(id, 'file');
  if (!tool.typed) outcomes.passed(id, 'download');
}

async function expectCanceled(session: Session, outcomes: Outcomes, id: string, tool: ToolCase, large: LargeCase) {
  const ended = await cancelLongRun(session, tool, large);
  // Which of the two comes first, Cancel or the end of the room, is a matter of the machine's speed.
  const isTight = !(await session.driver.evaluate(keepsFiles, null)) && givesFile(tool); // which makes an answer to look at its kind
  outcomes.passed(id, 'cancel', isTight ? 'no room' : ended);
}

/** In one visit, because loading a page takes most of a test's time. */
function testFiles(session: () => Session, outcomes: Outcomes, id: string, tool: ToolCase) {
  const { large, file } = tool;
  const columns: Column[] = file ? ['file'] : [];
  if (file && !tool.typed) columns.push('download');
  if (large) columns.push('cancel');
  outcomes.expect(id, ...columns);
  const titles = [file && 'a file gives the right answer', large && 'a long run is canceled'];
  test(`${id}: ${titles.filter(Boolean).join(', and ')}`, async () => {
    const { driver } = session();
    await openTool(driver, id);
    if (file) await expectFile(session(), outcomes, id, tool, file);
    if (file && large) await driver.click({ role: 'button', name: `Remove ${file.name}`, within: MAIN });
    if (large) await expectCanceled(session(), outcomes, id, tool, large);
  });
}

/** Several workers and results, bytes as text, a large text as a result, two inputs, and the media engine. */
const FIVE = ['hash-generator', 'base64-encoder', 'json-formatter', 'diff-checker', 'mp4-to-mp3-converter'] as const;

export function testFiveTools(session: () => Session, outcomes: Outcomes) {
  for (const id of FIVE) {
    const tool = toolCases[id];
    if (!tool) throw new Error(`tests/tools/cases has no ${id}.ts.`);
    const { typed, large, file } = tool;
    if (typed) testTyped(session, outcomes, id, tool, typed);
    if (large ?? file) testFiles(session, outcomes, id, tool);
  }
}
