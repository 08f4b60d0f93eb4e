// `--receipt` and `toolyard replay`: a result that anyone with the input can check.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyFolder, toolyard } from './toolyard';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const RECIPE =
  'toolyard recipe 1\nbase64 mode=decode\nregex action=replace pattern="b+" replacement="-"\nhash algorithms=sha256\n';
const INPUT = Buffer.from('abba bob').toString('base64');

/** A folder with the recipe, its input, and another input of the same size. */
function folder() {
  const cwd = emptyFolder();
  writeFileSync(join(cwd, 'recipe.txt'), RECIPE);
  writeFileSync(join(cwd, 'in.txt'), INPUT);
  writeFileSync(join(cwd, 'other.txt'), INPUT.replace('Y', 'Z'));
  return cwd;
}

const receiptIn = (cwd: string, name = 'receipt.txt') => readFileSync(join(cwd, name), 'utf8');

/** A receipt that someone has changed, with a last line that fits. */
function forge(cwd: string, change: (lines: string) => string) {
  const lines = change(receiptIn(cwd).replace(/sha256: .*\n$/, ''));
  writeFileSync(join(cwd, 'forged.txt'), `${lines}sha256: ${sha256(lines)}\n`);
}

const SET = ['--set', '2.pattern=b+', '--set', '2.replacement=-'];

describe('a recipe with --receipt', () => {
  it('has the digests of the input and of each result, and no typed option', async () => {
    const cwd = folder();
    const { text, code } = await toolyard(['run', 'recipe.txt', 'in.txt', '--receipt', 'receipt.txt'], { cwd });
    expect(code).toBe(0);
    const lines = receiptIn(cwd).split('\n');
    expect(lines.filter((line) => !/^(?:build|date|sha256|note): /.test(line))).toEqual([
      'toolyard receipt 1',
      `input: ${String(INPUT.length)} ${sha256(INPUT)} "in.txt"`,
      'base64 mode=decode',
      `output: 8 ${sha256('abba bob')}`,
      'regex action=replace',
      'left out: pattern',
      'left out: replacement',
      `output: 7 ${sha256('a-a -o-')}`,
      'hash algorithms=sha256',
      `output: ${String(text.length)} ${sha256(text)}`,
      '',
    ]);
    const date = lines.find((line) => line.startsWith('date: '))?.slice(6) ?? '';
    expect(new Date(date).toISOString()).toBe(date.replace('Z', '.000Z'));
  });

  it('is replayed the same, and names what differs', async () => {
    const cwd = folder();
    const made = await toolyard(['run', 'recipe.txt', 'in.txt', '--receipt', 'receipt.txt', '--receipt-typed'], {
      cwd,
    });
    expect(made.code).toBe(0);
    const replay = async (...args: readonly string[]) => {
      const { text, code } = await toolyard(['replay', ...args], { cwd });
      return [text.trim(), code];
    };
    expect(await replay('receipt.txt', 'in.txt')).toEqual(['same', 0]);
    const { text } = await toolyard(['replay', 'receipt.txt'], { cwd, input: INPUT });
    expect(text).toBe('same\n');
    expect(await replay('receipt.txt', 'other.txt')).toEqual([
      'differs at step 0: other.txt is not the input of the receipt.',
      1,
    ]);
    forge(cwd, (lines) => lines.replace('pattern="b+"', 'pattern="b"'));
    expect(await replay('forged.txt', 'in.txt')).toEqual([
      'differs at step 2 (regex): its result is not the one of the receipt.',
      1,
    ]);
    forge(cwd, (lines) => lines.replace('pattern="b+"', 'pattern="("'));
    expect((await replay('forged.txt', 'in.txt'))[0]).toMatch(
      /^differs at step 2 \(regex\): Invalid regular expression/,
    );
  });

  it('asks for the typed options that were left out', async () => {
    const cwd = folder();
    await toolyard(['run', 'recipe.txt', 'in.txt', '--receipt', 'receipt.txt'], { cwd });
    const asked = await toolyard(['replay', 'receipt.txt', 'in.txt'], { cwd });
    expect([asked.text, asked.code]).toEqual(['', 2]);
    expect(asked.errors).toContain('The receipt leaves out “pattern” of step 2 (regex). Add --set 2.pattern=VALUE.');
    const given = await toolyard(['replay', 'receipt.txt', 'in.txt', ...SET], { cwd });
    expect([given.text, given.code]).toEqual(['same\n', 0]);
    const other = await toolyard(['replay', 'receipt.txt', 'in.txt', ...SET, '--set', '1.mode=encode'], { cwd });
    expect(other.errors).toContain('--set 1.mode: The receipt doesn’t leave out this option.');
    expect(other.code).toBe(2);
  });

  it('says that the receipt is of another build, and what a receipt proves', async () => {
    const cwd = folder();
    await toolyard(['run', 'recipe.txt', 'in.txt', '--receipt', 'receipt.txt'], { cwd });
    const same = await toolyard(['replay', 'receipt.txt', 'in.txt', ...SET], { cwd });
    expect(same.errors).not.toContain('another build');
    expect(same.errors).toContain('It doesn’t prove who made it.');
    forge(cwd, (lines) => lines.replace(/^build: .*$/m, `build: 9.9.9 site ${'ab'.repeat(32)}`));
    const other = await toolyard(['replay', 'forged.txt', 'in.txt', ...SET], { cwd });
    expect([other.text, other.code]).toEqual(['same\n', 0]);
    expect(other.errors).toContain('The receipt is of another build of Toolyard: 9.9.9, the site, abababababab.');
    const quiet = await toolyard(['replay', '-q', 'forged.txt', 'in.txt', ...SET], { cwd });
    expect([quiet.text, quiet.errors]).toEqual(['same\n', '']);
  });

  it('is the same in threads as in one', async () => {
    const cwd = emptyFolder();
    const lines = Array.from({ length: 2_000_000 }, (_, at) => `${String(at % 5000)} some words of a line\n`).join('');
    writeFileSync(join(cwd, 'in.txt'), lines);
    writeFileSync(join(cwd, 'recipe.txt'), 'toolyard recipe 1\nbase64\nbase64 mode=decode\ncount\n');
    const { code } = await toolyard(['run', 'recipe.txt', 'in.txt', '--receipt', 'receipt.txt'], { cwd });
    expect(code).toBe(0);
    expect(receiptIn(cwd)).toContain(`input: ${String(lines.length)} ${sha256(lines)} "in.txt"`);
    expect(receiptIn(cwd)).toContain(`base64 mode=decode\noutput: ${String(lines.length)} ${sha256(lines)}\n`);
    const { text } = await toolyard(['replay', 'receipt.txt', 'in.txt'], { cwd });
    expect(text).toBe('same\n');
  });

  it.each([
    ['toolyard recipe 1\nuuid\n', [], 'Step 1 (uuid) gives another result each time'],
    [RECIPE, ['in.txt', '--json'], 'Use either --json or --receipt, not both.'],
    [RECIPE, ['in.txt', '--encoding', 'latin1'], 'Use either --encoding or --receipt, not both.'],
    [RECIPE, ['in.txt', '-o', 'receipt.txt'], 'The receipt needs its own file'],
    [RECIPE, ['receipt.txt'], 'The receipt needs its own file'],
    [RECIPE, ['--recursive', '.', '-o', 'out'], 'Use either --recursive or --receipt, not both.'],
  ])('refuses %j with %j before any work', async (recipe, args, sentence) => {
    const cwd = folder();
    writeFileSync(join(cwd, 'recipe.txt'), recipe);
    const { errors, text, code } = await toolyard(['run', 'recipe.txt', ...args, '--receipt', 'receipt.txt'], { cwd });
    expect(errors).toContain(sentence);
    expect([text, code, existsSync(join(cwd, 'receipt.txt'))]).toEqual(['', 2, false]);
  });

  it('never replaces a file without --force, and is not written for a run that fails', async () => {
    const cwd = folder();
    writeFileSync(join(cwd, 'receipt.txt'), 'kept');
    const refused = await toolyard(['run', 'recipe.txt', 'in.txt', '--receipt', 'receipt.txt'], { cwd });
    expect([refused.text, refused.code, receiptIn(cwd)]).toEqual(['', 2, 'kept']);
    const failed = await toolyard(['run', 'recipe.txt', 'recipe.txt', '--receipt', 'new.txt'], { cwd });
    expect([failed.code, existsSync(join(cwd, 'new.txt'))]).toEqual([2, false]);
    const forced = await toolyard(['run', 'recipe.txt', 'in.txt', '--receipt', 'receipt.txt', '--force'], { cwd });
    expect(forced.code).toBe(0);
    expect(receiptIn(cwd)).toMatch(/^toolyard receipt 1\n/);
  });
});

describe('a single command with --receipt', () => {
  it('is a recipe of one step', async () => {
    const cwd = emptyFolder();
    writeFileSync(join(cwd, 'a.json'), '[1, 2]');
    const { text, code } = await toolyard(['json', '--action', 'minify', 'a.json', '--receipt', 'r.txt'], { cwd });
    expect([text, code]).toEqual(['[1,2]', 0]);
    expect(receiptIn(cwd, 'r.txt')).toContain(`\njson action=minify\noutput: 5 ${sha256('[1,2]')}\n`);
    const { text: verdict } = await toolyard(['replay', 'r.txt', 'a.json'], { cwd });
    expect(verdict).toBe('same\n');
  });

  it('compares two files, and has the verdict of a check', async () => {
    const cwd = emptyFolder();
    writeFileSync(join(cwd, 'a.txt'), 'one\n');
    writeFileSync(join(cwd, 'b.txt'), 'two\n');
    const compared = await toolyard(['diff', 'a.txt', 'b.txt', '--receipt', 'r.txt'], { cwd });
    expect(compared.code).toBe(1);
    expect(receiptIn(cwd, 'r.txt')).toMatch(/"b\.txt"\ndiff mode=compare\noutput: .*\nverdict: no\n/);
    expect((await toolyard(['replay', 'r.txt', 'a.txt', 'b.txt'], { cwd })).text).toBe('same\n');
    const swapped = await toolyard(['replay', 'r.txt', 'b.txt', 'a.txt'], { cwd });
    expect([swapped.text, swapped.code]).toEqual(['differs at step 0: b.txt is not the input of the receipt.\n', 1]);
    writeFileSync(join(cwd, 'c.json'), '[1]');
    await toolyard(['json', '--action', 'validate', 'c.json', '--receipt', 'v.txt'], { cwd });
    expect(receiptIn(cwd, 'v.txt')).toContain('\njson action=validate\nverdict: yes\n');
    expect((await toolyard(['replay', 'v.txt', 'c.json'], { cwd })).text).toBe('same\n');
  });

  it.each([
    [['uuid'], 'Step 1 (uuid) gives another result each time'],
    [['password'], 'Step 1 (password) gives another result each time'],
    [['hash', 'a.txt', '--key-file', 'a.txt'], 'A receipt never has a key'],
    [['hash', 'a.txt', 'a.txt'], 'This recipe takes one file.'],
    [['hash', '--recursive', '.'], 'Use either --recursive or --receipt, not both.'],
    [['qr', '--mode', 'read', 'a.txt'], 'A recipe can’t use this tool with mode=read.'],
    [['color', '#fff'], '--receipt isn’t an option of this tool.'],
  ])('refuses %j before any work', async (args, sentence) => {
    const cwd = emptyFolder();
    writeFileSync(join(cwd, 'a.txt'), 'a');
    const { errors, text, code } = await toolyard([...args, '--receipt', 'r.txt'], { cwd });
    expect(errors).toContain(sentence);
    expect([text, code, existsSync(join(cwd, 'r.txt'))]).toEqual(['', 2, false]);
  });

  it('repeats a random result that has a seed', async () => {
    const cwd = emptyFolder();
    const made = await toolyard(['random', '--seed', 'abc', '--receipt', 'r.txt'], { cwd });
    expect(made.code).toBe(0);
    const { text, code } = await toolyard(['replay', 'r.txt', '--set', '1.seed=abc'], { cwd });
    expect([text, code]).toEqual(['same\n', 0]);
    const other = await toolyard(['replay', 'r.txt', '--set', '1.seed=abd'], { cwd });
    expect([other.text.slice(0, 28), other.code]).toEqual(['differs at step 1 (random): ', 1]);
  });
});

describe('a receipt of unknown origin', () => {
  it.each([
    [(text: string) => text.slice(0, -1), 'The receipt was changed or cut'],
    [(text: string) => text.replace('mode=decode', 'mode=encode'), 'The receipt was changed or cut'],
    [() => 'hello', 'line 1: This is not a receipt.'],
    [() => 'x'.repeat(1_000_000), 'line 1: A receipt has at most 64 KB.'],
    [(text: string) => text.replace('base64', '\u001b[2Jbase64'), 'has an invisible or a control character'],
  ])('is refused: %#', async (change, sentence) => {
    const cwd = folder();
    await toolyard(['run', 'recipe.txt', 'in.txt', '--receipt', 'receipt.txt'], { cwd });
    writeFileSync(join(cwd, 'receipt.txt'), change(receiptIn(cwd)));
    const { errors, text, code } = await toolyard(['replay', 'receipt.txt', 'in.txt'], { cwd });
    expect(errors).toContain(sentence);
    expect([text, code]).toEqual(['', 2]);
  });

  it('is refused with other tools, options or inputs than a recipe can have', async () => {
    const cwd = folder();
    await toolyard(['run', 'recipe.txt', 'in.txt', '--receipt', 'receipt.txt', '--receipt-typed'], { cwd });
    const refused = async (change: (lines: string) => string, ...args: readonly string[]) => {
      forge(cwd, change);
      const { errors, text, code } = await toolyard(['replay', 'forged.txt', ...args], { cwd });
      expect([text, code]).toEqual(['', 2]);
      return errors;
    };
    expect(await refused((lines) => lines.replace('base64 mode', 'uuid mode'), 'in.txt')).toContain(
      'line 5: Step 1 (uuid)',
    );
    expect(await refused((lines) => lines.replace('base64 mode', 'nothing mode'), 'in.txt')).toContain(
      'There is no step',
    );
    expect(await refused((lines) => lines.replace(/^input.*\n/m, ''))).toContain('No receipt has this line here.');
    expect(await refused((lines) => lines, 'in.txt', 'other.txt')).toContain('This receipt has 1 input.');
  });
});
