// “Copy as command”: a shell and the command line read the options back as they were.
import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readArguments } from '../../../cli/flags';
import { commandNames, idOf, loadTool } from '../../../cli/tools';
import { commandOf } from '../../../src/tools/commands';
import { tools } from '../../../src/tools/index';
import { allows, type NumberOption, type Option } from '../../../workers/contract/options';

/** No shell takes NUL as an argument. */
const anyText = (maxLength: number) =>
  fc.string({ unit: 'binary', maxLength: Math.min(maxLength, 30) }).map((text) => text.replaceAll('\0', ''));

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
      return fc.oneof(anyText(option.maxLength), fc.constantFrom('', '-', '--mode', "it's", '$HOME `ls` "x"', '\n'));
    case 'color':
      return fc.nat(0xffffff).map((color) => `#${color.toString(16).padStart(6, '0')}`);
    case 'secret':
      return fc.constant('marked-secret');
  }
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
        const command = commandOf(idOf(name), shape, { ...values, ...(key !== undefined && { key }) });
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
  { when }: Option,
  values: Readonly<Record<string, unknown>>,
): boolean {
  if (!when) return false;
  const [other, ...allowed] = when;
  const above = shape[other];
  return above !== undefined && (!allowed.includes(values[other] as string) || isIdle(shape, above, values));
}

test('the defaults are the command alone, and values are quoted', async () => {
  const { options } = await loadTool('regex');
  const { defaults, shape } = options;
  expect(commandOf('regex-tester', shape, defaults)).toBe('toolyard regex');
  const changed = { ...defaults, pattern: `it's (\\d+)`, flags: ['i', 'm'] };
  expect(commandOf('regex-tester', shape, changed)).toBe(`toolyard regex --pattern 'it'\\''s (\\d+)' --flags i,m`);
  const base64 = (await loadTool('base64')).options;
  expect(commandOf('base64-encoder', base64.shape, { ...base64.defaults, mode: 'decode' })).toBe(
    'toolyard base64 --decode',
  );
});

test('every tool is a command unless it can’t run in Node', () => {
  const commands = commandNames.map(idOf);
  const others = tools.map(({ id }) => id).filter((id) => !commands.includes(id));
  expect(others).toEqual(['currency-converter', 'mp4-to-mp3-converter']);
});
