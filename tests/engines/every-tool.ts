// Every tool of the catalogue gives the right answer for typed text and for a file.
import { afterEach, expect, test } from 'vitest';
import { tools } from '../../src/tools/index';
import { toolCases } from '../tools/cases';
import type { Session } from './session';
import { expectAnswer, openFile, openTool, type } from './tool-page';

export function testEveryTool(session: () => Session) {
  afterEach(async () => {
    expect(await session().driver.faults()).toEqual([]);
  });

  for (const { id, title } of tools) {
    const tool = toolCases[id];
    if (!tool) {
      test(`${title} has a line in tests/tools/cases.ts`, () => expect.fail('It has none.'));
      continue;
    }
    const { typed, files } = tool;
    const [file] = files;

    if (typed) {
      test(`${title}: typed text`, async () => {
        const { driver } = session();
        await openTool(driver, id);
        await type(driver, tool, typed);
        await expectAnswer(driver, typed.answer(typed.text));
      });
    }

    test(`${title}: a file, ${file.title}`, async () => {
      await openTool(session().driver, id);
      await openFile(session(), tool, file);
      await expectAnswer(session().driver, file.answer(file.content()));
    });
  }
}
