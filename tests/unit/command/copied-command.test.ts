// “Copy as command”: a shell and the command line read the options back as they were.
import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readArguments } from '../../../cli/flags';
import { commandNames, idOf, loadTool } from '../../../cli/tools';
import { commandOf } from '../../../src/tools/commands';
import { tools } from '../../../src/tools/index';
import { allows, type NumberOption, type Option, type Shape } from '../../../workers/contract/options/options';
import type { Shell } from '../../../workers/contract/options/quoted';
import { refusalOf, SHELLS } from '../../../workers/words/shells';
import { anyCharacter } from '../any-character';

/** No shell takes NUL as an argument, and a POSIX shell no line break at its end. */
const anyText = (maxLength: number) =>
  fc
    .string({ unit: anyCharacter, maxLength: Math.min(maxLength, 30) })
    .map((text) => text.replaceAll(/[\0\n]+$|\0/g, ''));

function anyNumber({ min, max, step = 1, initial }: NumberOption) {
  const unit = step === 'any' ? 0.5 : step;
  const steps = Math.min(Math.floor((max - min) / unit), 2 ** 31 - 1);
  return fc.nat(steps).map((count) => (typeof initial === 'string' ? String(min + count * unit) : min + count * unit));
}

function anyValue(option: Option): fc.Arbitrary<unknown> {
  switch (option.kind) {
    case 'choice':
      return fc.constantFrom(...option.values);
    case 'choices':
      return fc.subarray([...option.values]);
    case 'toggle':
      return fc.boolean();
    case 'number':
      return anyNumber(option);
    case 'text':
      return fc.oneof(anyText(option.maxLength), fc.constantFrom('', '-', '--mode', "it's", '$HOME `ls` "x"', 'a\nb'));
    case 'color':
      return fc.nat(0xffffff).map((color) => `#${color.toString(16).padStart(6, '0')}`);
    case 'secret':
      return fc.constant('marked-secret');
  }
}

function copied(id: string, shape: Shape, values: object, shell: Shell = 'sh'): string {
  const written = commandOf(id, shape, values, shell);
  if ('refused' in written) throw new Error(`${written.refused.option} is refused`);
  return written.text;
}

/** The words that a POSIX shell makes of a command. */
const shellWords = (command: string) =>
  execFileSync('sh', ['-c', `printf '%s\\0' ${command}`], { encoding: 'utf8' })
    .split('\0')
    .slice(0, -1);

describe.each(commandNames)('%s', (name) => {
  it('gives every option that counts', async () => {
    const tool = await loadTool(name);
    const { shape } = tool.options;
    const anyOptions = fc.record(Object.fromEntries(Object.entries(shape).map(([key, one]) => [key, anyValue(one)])));
    fc.assert(
      fc.property(anyOptions, (given) => {
        const { key, ...open } = given;
        const { options } = tool.options.parse(shape.key?.kind === 'secret' ? open : given);
        const values = options as Readonly<Record<string, unknown>>;
        const command = copied(idOf(name), shape, { ...values, ...(key !== undefined && { key }) });
        const [program, copiedName, ...args] = shellWords(command);
        expect([program, copiedName]).toEqual(['toolyard', name]);
        const read = readArguments(tool, args);
        expect(read.notes).toEqual([]);
        const back = read.values as Readonly<Record<string, unknown>>;
        for (const [option, one] of Object.entries(tool.shape)) {
          if (!allows(one, values[option]) || isIdle(tool.shape, one, values)) continue;
          expect(back[option], `${option} in ${command}`).toEqual(values[option]);
        }
        expect(command).not.toContain('marked-secret');
      }),
      { numRuns: 40 },
    );
  });
});

function isIdle(
  shape: Readonly<Record<string, Option>>,
  { when, also }: Option,
  values: Readonly<Record<string, unknown>>,
): boolean {
  return [when, also].some((condition) => {
    if (!condition) return false;
    const [other, ...allowed] = condition;
    const above = shape[other];
    return above !== undefined && (!allowed.includes(values[other] as string) || isIdle(shape, above, values));
  });
}

test('the defaults are the command alone, and values are quoted', async () => {
  const { options } = await loadTool('regex');
  const { defaults, shape } = options;
  expect(copied('regex-tester', shape, defaults)).toBe('toolyard regex');
  const changed = { ...defaults, pattern: `it's (\\d+)`, flags: ['i', 'm'] };
  expect(copied('regex-tester', shape, changed)).toBe(`toolyard regex --pattern 'it'\\''s (\\d+)' --flags i,m`);
  const base64 = (await loadTool('base64')).options;
  expect(copied('base64-encoder', base64.shape, { ...base64.defaults, mode: 'decode' })).toBe(
    'toolyard base64 --decode',
  );
});

test('each shell gets its own quotes', async () => {
  const { defaults, shape } = (await loadTool('regex')).options;
  const changed = { ...defaults, pattern: `it's (\\d+)\t`, flags: ['i', 'm'] };
  const command = (shell: Shell) => copied('regex-tester', shape, changed, shell);
  expect(command('sh')).toBe(String.raw`toolyard regex --pattern "$(printf 'it\047s (\134d+)\011')" --flags i,m`);
  expect(command('fish')).toBe(String.raw`toolyard regex --pattern 'it\'s (\\d+)'\x09 --flags i,m`);
  expect(command('powershell')).toBe(String.raw`toolyard regex --pattern ('it''s (\d+)'+[char]0x9) --flags 'i,m'`);
  const hyphen = { ...defaults, pattern: '-a b\\', budgetMs: 250 };
  expect(copied('regex-tester', shape, hyphen, 'cmd')).toBe(
    String.raw`toolyard regex "--pattern=-a b\\" --budget-ms 250`,
  );
  expect(copied('regex-tester', shape, { ...hyphen, pattern: '' }, 'powershell')).toBe(
    `toolyard regex --budget-ms '250'`,
  );
});

// As a hostile link sets it.
test.each(['\x03\nid\n#', '\x1a', '\x1b[201~\rid\r', '\x9b', '\u202e(di)$', 'a\r\nb', '\0'])(
  'a command never has a control character: %j',
  async (pattern) => {
    const { defaults, shape } = (await loadTool('regex')).options;
    for (const shell of SHELLS) {
      const written = commandOf('regex-tester', shape, { ...defaults, pattern }, shell);
      if ('text' in written) expect(written.text).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
      else expect(written.refused.option).toBe('pattern');
    }
  },
);

test('a refusal names the option and its character', () => {
  const says = (character: string, shell: Shell) => refusalOf({ option: 'pattern', character }, 'Pattern', shell);
  expect(says('\n', 'sh')).toBe(
    '“Pattern” ends with U+000A, which can’t be copied for sh, bash, zsh. Choose another shell, or change the option.',
  );
  expect(says('\n', 'cmd')).toMatch(/^“Pattern” contains U\+000A, which can’t be copied for cmd\./);
  expect(says('"', 'powershell')).toMatch(/^“Pattern” contains ", which can’t be copied for PowerShell\./);
});

test('every tool is a command unless it can’t run in Node', () => {
  const commands = commandNames.map(idOf);
  const others = tools.map(({ id }) => id).filter((id) => !commands.includes(id));
  expect(others).toEqual(['currency-converter', 'mp4-to-mp3-converter']);
});
