// No name and no input reaches standard error with characters that would control a terminal, whatever command complains about it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { main } from '../../cli/main';
import { OTHER_COMMANDS } from '../../cli/other-commands';
import { commandNames, loadTool } from '../../cli/tools';
import { flagsOf } from '../../workers/contract/options/flags';
import { emptyFolder, toolyard } from './toolyard';

const HOSTILE = '\u001b[31m\u009b2J\rover\u0007\u0085\u007f\u202eback\u2066\u200f\u061c\u2028\ntoolyard: forged';
/** The controls of a file's name, which has no slash. */
const NAME = `${HOSTILE}.txt`;

/** Everything but line feeds that ECMA-48 or UAX #9 give an effect, by Unicode's own categories. */
const CONTROL = /[^\P{Cc}\n]|\p{Bidi_Control}|[\p{Zl}\p{Zp}]/u;

const INPUTS: readonly string[] = [
  HOSTILE,
  `{"a": "${HOSTILE}`,
  `{${HOSTILE}`,
  `<a ${HOSTILE}="1"></b${HOSTILE}>`,
  `<!DOCTYPE ${HOSTILE}><a>&${HOSTILE};</a>`,
  `a: &${HOSTILE} [*${HOSTILE}, "\\${HOSTILE}`,
  `QUJD${HOSTILE}`,
  `%${HOSTILE}`,
  `--- ${HOSTILE}\n+++ ${HOSTILE}\n@@ -1 +1 @@\n-${HOSTILE}\n`,
];

/** The kernels that run in a thread, whose script only the build has. */
const IN_THREAD = ['markdown', 'regex'];

let errors = '';
beforeEach(() => {
  errors = '';
  const swallow = (_: unknown, encoding?: unknown, done = encoding) => {
    if (typeof done === 'function') (done as () => void)();
    return true;
  };
  // Each run listens for errors of standard output until the program ends.
  process.stdout.setMaxListeners(0);
  vi.spyOn(process.stdout, 'write').mockImplementation(swallow);
  vi.spyOn(process.stderr, 'write').mockImplementation((chunk) => {
    errors += String(chunk);
    return true;
  });
});
afterEach(() => void vi.restoreAllMocks());

const run = async (name: string, args: readonly string[]): Promise<string> => {
  if (IN_THREAD.includes(name)) return (await toolyard([name, ...args])).errors;
  errors = '';
  await main([name, ...args]);
  return errors;
};

/** Every line is a sentence of the program: nothing in a sentence begins a line of its own. */
function expectHarmless(said: string, words: readonly string[]) {
  expect(CONTROL.exec(said)?.[0], JSON.stringify([...words, said])).toBeUndefined();
  for (const line of said.split('\n').slice(0, -1)) {
    expect(line, JSON.stringify(words)).toMatch(/^(?:toolyard|Run “toolyard)/);
    expect(line, JSON.stringify(words)).not.toMatch(/^toolyard: forged/);
  }
}

async function expectHarmlessRun(name: string, args: readonly string[]): Promise<string> {
  const said = await run(name, args);
  expectHarmless(said, [name, ...args]);
  return said;
}

describe.each(commandNames)('%s', (name) => {
  test('complains about names in visible characters', async () => {
    const missing = join(emptyFolder(), NAME);
    expect(await expectHarmlessRun(name, [`--${HOSTILE}`])).not.toBe('');
    for (const args of [
      [missing],
      [missing, missing],
      ['--check', missing],
      ['-t', '1', '-o', join(missing, NAME)],
      ['-t', '1', '-o', `${missing}/`],
      [missing, missing, '-o', missing],
      ['--key-file', missing, '-t', '1'],
      ['--key-fd', HOSTILE, '-t', '1'],
    ])
      await expectHarmlessRun(name, args);
  });

  test('complains about values of options in visible characters', async () => {
    for (const flag of flagsOf(await loadTool(name)))
      for (const value of [HOSTILE, HOSTILE.slice(0, 8)]) {
        const words = flag.kind === 'switch' ? [`--${flag.name}=${value}`] : [`--${flag.name}`, value];
        await expectHarmlessRun(name, [...words, '-t', HOSTILE]);
      }
  });

  test('complains about inputs in visible characters, in every mode', async () => {
    const folder = emptyFolder();
    mkdirSync(join(folder, HOSTILE));
    const path = join(folder, HOSTILE, NAME);
    const { shape } = await loadTool(name);
    const modes = [shape.mode, shape.action].flatMap((option) => (option?.kind === 'choice' ? option.values : []));
    const pattern = name === 'regex' ? ['--pattern', `(${HOSTILE}`] : [];
    for (const input of INPUTS) {
      writeFileSync(path, input);
      for (const mode of modes.length > 0 ? modes.map((value) => [`--${value}`]) : [[]]) {
        await expectHarmlessRun(name, [...mode, ...pattern, path]);
        await expectHarmlessRun(name, [...mode, ...pattern, path, path]);
      }
    }
  });
});

test.each([...OTHER_COMMANDS.keys(), HOSTILE])('%j complains in visible characters', async (name) => {
  const folder = emptyFolder();
  const recipe = join(folder, NAME);
  for (const step of [`toolyard recipe 1\n${HOSTILE}`, `toolyard recipe 1\nbase64 ${HOSTILE}=1`, HOSTILE]) {
    writeFileSync(recipe, step);
    for (const args of [[recipe], [recipe, recipe], [`--${HOSTILE}`], [HOSTILE], ['--root', HOSTILE]])
      await expectHarmlessRun(name, args);
  }
  writeFileSync(recipe, 'toolyard recipe 1\nbase64 mode=decode\n');
  writeFileSync(join(folder, 'input'), HOSTILE);
  await expectHarmlessRun(name, [recipe, join(folder, 'input')]);
});
