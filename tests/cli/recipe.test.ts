// `toolyard run`: a recipe gives what its tools give one after another, and its errors name the step and the line.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyFolder, toolyard } from './toolyard';

const CHAIN = `toolyard recipe 1
# Checksum of the different lines
base64-encoder mode=decode
json-formatter action=minify isLines=true
text-deduplicator caseSensitive=true
hash-generator algorithms=["sha256"]
`;
const LINES = ['{ "a": 1 }', '{"a":1}', '{"b": [1, 2]}', '{ "b": [1,2] }'];
const UNIQUE = '{"a":1}\n{"b":[1,2]}';

/** A folder with the recipe, and its arguments. */
function folderWith(recipe: string, input = '') {
  const cwd = emptyFolder();
  writeFileSync(join(cwd, 'recipe.txt'), recipe);
  writeFileSync(join(cwd, 'in.txt'), input);
  return cwd;
}

describe('run', () => {
  const input = Buffer.from(`${LINES.join('\n')}\n`).toString('base64');

  it('pipes each step into the next', async () => {
    const cwd = folderWith(CHAIN, input);
    const { text, errors, code } = await toolyard(['run', 'recipe.txt', 'in.txt'], { cwd });
    expect(errors).toBe('');
    expect(text).toContain(createHash('sha256').update(UNIQUE).digest('hex'));
    expect(code).toBe(0);
  });

  it('reads standard input, and writes a file that appears once it is complete', async () => {
    const cwd = folderWith(CHAIN.replace(/hash-generator.*\n/, ''));
    const { text, code } = await toolyard(['run', 'recipe.txt', '-o', 'out.txt'], { cwd, input });
    expect([text, code]).toEqual(['', 0]);
    expect(readFileSync(join(cwd, 'out.txt'), 'utf8')).toBe(UNIQUE);
  });

  it('names algorithms but no file, which a step has not', async () => {
    const cwd = folderWith('toolyard recipe 1\nhash algorithms=md5,sha256\n', 'abc');
    const { text } = await toolyard(['run', 'recipe.txt', 'in.txt'], { cwd });
    const hash = (name: string) => createHash(name).update('abc').digest('hex');
    expect(text).toBe(`MD5 = ${hash('md5')}\nSHA256 = ${hash('sha256')}\n`);
  });

  it('takes the short names of tools, and a generator first', async () => {
    const cwd = folderWith('toolyard recipe 1\nuuid count=3\ncount\n');
    const { text, code } = await toolyard(['run', 'recipe.txt'], { cwd });
    expect(code).toBe(0);
    expect(text).toMatch(/Lines\D+3/i);
  });

  it('names the step that failed, with the place in its input', async () => {
    const cwd = folderWith(CHAIN, Buffer.from('{"a":1}\n{"b":}\n').toString('base64'));
    const { text, errors, code } = await toolyard(['run', 'recipe.txt', 'in.txt', '-o', 'out.txt'], { cwd });
    expect([text, code]).toEqual(['', 2]);
    expect(errors).toMatch(/^toolyard run: Step 2 \(json\): .*line 2, column \d+ of step 2’s input/);
    expect(existsSync(join(cwd, 'out.txt'))).toBe(false);
  });

  it('runs a tool with a time limit as any step, between others and alone', async () => {
    const replace = 'regex action=replace pattern="b+" flags=["g"] replacement="-"';
    const cwd = folderWith(`toolyard recipe 1\nbase64 mode=decode\n${replace}\ncase fileCase=uppercase\n`);
    const between = await toolyard(['run', 'recipe.txt'], { cwd, input: Buffer.from('abba bob').toString('base64') });
    expect([between.errors, between.text, between.code]).toEqual(['', 'A-A -O-', 0]);
    const alone = folderWith(`toolyard recipe 1\n${replace}\n`, 'abba');
    const { text, code } = await toolyard(['run', 'recipe.txt', 'in.txt', '-o', 'out.txt'], { cwd: alone });
    expect([text, code]).toEqual(['', 0]);
    expect(readFileSync(join(alone, 'out.txt'), 'utf8')).toBe('a-a');
  });

  it('ends a step at its time limit', async () => {
    // A hundred characters take longer than the age of the universe: 2^100 ways to split them.
    const cwd = folderWith(
      'toolyard recipe 1\nurl mode=decode\nregex pattern="(a+)+b" budgetMs=250\n',
      'a'.repeat(100),
    );
    const { text, errors, code } = await toolyard(['run', 'recipe.txt', 'in.txt'], { cwd });
    expect([text, code]).toEqual(['', 2]);
    expect(errors).toMatch(/^toolyard run: Step 2 \(regex\): Stopped after 0\.25 s\./);
  });

  it('gives all steps and the error as data', async () => {
    const cwd = folderWith(CHAIN, '!');
    const { text, code } = await toolyard(['run', 'recipe.txt', 'in.txt', '--json'], { cwd });
    expect(code).toBe(2);
    expect(JSON.parse(text)).toMatchObject({ ok: false, step: 0, error: { code: 'invalid-input' } });
  });

  it.each([
    ['json\n', 'recipe.txt, line 1: This is not a recipe.'],
    ['toolyard recipe 1\nno-such-tool\n', 'line 2: There is no step “no-such-tool”.'],
    ['toolyard recipe 1\ncolor\n', 'line 2: There is no step “color”.'],
    [
      'toolyard recipe 1\nbase64 mode=sideways\n',
      'line 2: Step 1 (base64): This value of “mode” isn’t allowed. Use encode or decode.',
    ],
    ['toolyard recipe 1\nurl\nbase64 mood=x\n', 'line 3: Step 2 (base64): The option “mood” doesn’t exist'],
    [
      'toolyard recipe 1\nurl\ndiff\nurl\n',
      'line 3: Step 2 (diff): This step compares two inputs, so it can only be the last step.',
    ],
    [
      'toolyard recipe 1\nbase64\nuuid\n',
      'line 3: Step 2 (uuid): This step makes its own data, so it can only be the first step.',
    ],
    ['toolyard recipe 1\njson action=validate\nurl\n', 'line 3: Step 2 (url): The step before only checks its input'],
    [
      'toolyard recipe 1\nurl\nqr mode=read\n',
      'line 3: Step 2 (qr): A recipe can’t use this tool with mode=read. Use mode=generate or mode=batch.',
    ],
    [
      'toolyard recipe 1\njson action=tree\n',
      'Step 1 (json): A recipe can’t use this tool with action=tree. Use action=',
    ],
    ['toolyard recipe 1\nhash expected=zz\n', 'line 2: Step 1 (hash), option “expected”: '],
    ['toolyard recipe 1\noff url\n', 'line 2: All steps are off.'],
  ])('refuses %j', async (recipe, message) => {
    const { errors, code } = await toolyard(['run', 'recipe.txt', 'in.txt'], { cwd: folderWith(recipe) });
    expect(errors).toContain(message);
    expect(code).toBe(2);
  });

  it('sends two files through the same steps to a comparison', async () => {
    const cwd = folderWith('toolyard recipe 1\njson action=format\noff url\ndiff\n', '{"a":1,"b":2}');
    writeFileSync(join(cwd, 'other.txt'), '{ "a": 1,\n"b": 3 }');
    const { text, code } = await toolyard(['run', 'recipe.txt', 'in.txt', 'other.txt'], { cwd });
    expect(text).toMatch(/^--- a\n\+\+\+ b\n/);
    expect(text).toMatch(/^- {2}"b": 2\n\+ {2}"b": 3$/m);
    expect(code).toBe(1);
    const same = await toolyard(['run', 'recipe.txt', 'in.txt', 'in.txt'], { cwd });
    expect([same.text, same.code]).toEqual(['', 0]);
    writeFileSync(join(cwd, 'other.txt'), '{');
    const failed = await toolyard(['run', 'recipe.txt', 'in.txt', 'other.txt'], { cwd });
    expect([failed.code, failed.errors]).toEqual([2, expect.stringMatching(/Step 1 \(json\), second input: /)]);
  });

  it('asks for as many files as the recipe takes', async () => {
    const two = await toolyard(['run', 'recipe.txt', 'in.txt'], { cwd: folderWith('toolyard recipe 1\ndiff\n') });
    expect([two.code, two.errors]).toEqual([2, expect.stringContaining('This recipe compares two files.')]);
    const one = await toolyard(['run', 'recipe.txt', 'in.txt', 'in.txt'], { cwd: folderWith(CHAIN) });
    expect([one.code, one.errors]).toEqual([2, expect.stringContaining('This recipe takes one file.')]);
  });

  it('says what it needs', async () => {
    const { errors, code } = await toolyard(['run']);
    expect(errors).toContain('Usage: toolyard run RECIPE');
    expect(code).toBe(2);
  });
});
