// The command line gives what the page gives: the cases of the browser tests, with their settings as flags.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Tool } from '../../cli/job';
import { commandNames, idOf, loadTool } from '../../cli/tools';
import { flagName } from '../../workers/contract/options/flags';
import type { Answer, Setting } from '../tools/case';
import { toolCases } from '../tools/cases';
import { optionOf } from '../tools/option-of';
import { emptyFolder, toolyard, type Ended } from './toolyard';

/** Answers that only a page shows, and why the command line has another one. */
const OTHER_ANSWERS: Readonly<Partial<Record<string, readonly ('typed' | 'file' | 'complaint' | 'nothing')[]>>> = {
  case: ['typed', 'complaint'], // all cases at once; blank text
  diff: ['nothing'], // a view and a listing instead of a patch: see tools.test.ts
  dupes: ['nothing'], // the summary is a note, and standard input is no file: see dupes.test.ts
  filter: ['complaint'], // an empty input has no lines
  hash: ['complaint'], // blank text has hashes
  identify: ['nothing'], // cards with buttons; blank text is a layer: see one-mouth.test.ts for the words
  markdown: ['nothing'], // a sanitized preview in a frame
  password: ['nothing'], // another one each time
  qr: ['typed'], // a picture: see tools.test.ts
  regex: ['typed'], // a count in words
  schema: ['nothing'], // errors are notes: see tools.test.ts
  uuid: ['complaint'], // the schema refuses the count first, and names the flag
};

interface Arranged {
  readonly flags: readonly string[];
  /** The text for a field that isn't an option: the other input. */
  readonly other?: string;
}

/** The flag for a control’s value. */
function flagFor(tool: Tool, setting: Setting): readonly string[] | undefined {
  const found = optionOf(tool, setting);
  if (!found) return undefined;
  const flag = flagName(tool, found.name);
  if (typeof found.value === 'boolean') return [found.value ? `--${flag}` : `--no-${flag}`];
  return [`--${flag}`, String(found.value)];
}

function arrange(tool: Tool, settings: readonly Setting[] = []): Arranged {
  const others = settings.flatMap((setting) => ('field' in setting && !flagFor(tool, setting) ? [setting.text] : []));
  const [other] = others;
  return {
    flags: settings.flatMap((setting) => flagFor(tool, setting) ?? []),
    ...(other !== undefined && { other }),
  };
}

function expectAnswer(got: Ended, answer: Answer): void {
  expect(got.errors).not.toMatch(/went wrong/);
  switch (answer.kind) {
    case 'text':
      return expect(got.text).toBe(answer.text);
    case 'download':
      return expect(got.out.equals(answer.bytes), `${got.out.length} bytes, ${got.errors}`).toBe(true);
    case 'boxes':
      for (const [, box] of Object.entries(answer.boxes)) expect(got.text).toContain(box);
      return undefined;
    case 'counts':
      return expect(Object.values(JSON.parse(got.text) as object)).toEqual(expect.arrayContaining([...answer.counts]));
    case 'shows':
      return expect(got.text).toMatch(answer.text);
    case 'mp3':
      throw new Error('No command makes sound.');
  }
}

/** A part that a tool's case doesn't have is no test that was skipped. */
function when(applies: boolean, title: string, test: () => Promise<void>): void {
  if (applies) it(title, test);
}

// Commands without such an answer are tested in tools.test.ts.
describe.each(commandNames.filter((name) => OTHER_ANSWERS[name]?.includes('nothing') !== true))('%s', async (name) => {
  const toolCase = toolCases[idOf(name)];
  const tool = await loadTool(name);
  const isOther = (part: 'typed' | 'file' | 'complaint') => OTHER_ANSWERS[name]?.includes(part) ?? false;
  const { typed, file, form, complaint } = toolCase ?? {};

  /** The other input is a file, if there is one. */
  function inputs(first: string, other: string | undefined, folder: string): readonly string[] {
    if (other === undefined) return first === '-' ? [] : [first];
    writeFileSync(join(folder, 'other.txt'), other);
    return [first, 'other.txt'];
  }

  when(typed !== undefined && !isOther('typed'), 'typed text', async () => {
    if (!typed) return;
    const cwd = emptyFolder();
    const { flags, other } = arrange(tool, typed.settings);
    const got = await toolyard([name, ...flags, ...inputs('-', other, cwd)], { cwd, input: typed.text });
    expectAnswer(got, typed.answer(typed.text));
  });

  when(file !== undefined && !isOther('file'), 'a file', async () => {
    if (!file) return;
    const cwd = emptyFolder();
    const content = file.content();
    writeFileSync(join(cwd, file.name), content);
    const { flags, other } = arrange(tool, file.settings);
    expectAnswer(await toolyard([name, ...flags, ...inputs(file.name, other, cwd)], { cwd }), file.answer(content));
  });

  when(file !== undefined && !isOther('file'), 'the same from standard input', async () => {
    if (!file) return;
    const cwd = emptyFolder();
    const content = file.content();
    const { flags, other } = arrange(tool, file.settings);
    const got = await toolyard([name, ...flags, ...inputs('-', other, cwd)], { cwd, input: content });
    expectAnswer(got, file.answer(content));
  });

  when(form !== undefined, 'settings', async () => {
    if (!form) return;
    const { flags, other } = arrange(tool, form.settings);
    expectAnswer(await toolyard([name, ...flags], { input: other ?? '' }), form.answer());
  });

  when(complaint !== undefined && !isOther('complaint') && !isBlank(complaint.input), 'a complaint', async () => {
    const { input, says = /./, settings } = complaint ?? {};
    const cwd = emptyFolder();
    const { flags, other } = arrange(tool, settings);
    const content = input && 'name' in input ? input.content() : input?.text;
    const got = await toolyard([name, ...flags], { cwd, input: content ?? other ?? '' });
    expect(got.errors).toMatch(says);
  });
});

/** The page asks for an input before anything runs. On a command line, an empty input is one. */
const isBlank = (input: object | undefined) =>
  input !== undefined && 'text' in input && String(input.text).trim() === '';
