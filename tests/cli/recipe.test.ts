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
    expect(errors).toMatch(/^toolyard run: Step 2 \(json-formatter\): .*line 2/);
    expect(existsSync(join(cwd, 'out.txt'))).toBe(false);
  });

  it('gives all steps and the error as data', async () => {
    const cwd = folderWith(CHAIN, '!');
    const { text, code } = await toolyard(['run', 'recipe.txt', 'in.txt', '--json'], { cwd });
    expect(code).toBe(2);
    expect(JSON.parse(text)).toMatchObject({ ok: false, step: 0, error: { code: 'invalid-input' } });
  });

  it.each([
    ['json\n', 'recipe.txt, line 1: This is not a recipe.'],
    ['toolyard recipe 1\nno-such-tool\n', 'line 2: There is no tool “no-such-tool”.'],
    ['toolyard recipe 1\nbase64 mode=sideways\n', 'line 2: The option “mode”'],
    ['toolyard recipe 1\nbase64\ndiff\n', 'line 3: A tool with two inputs'],
    ['toolyard recipe 1\nbase64\nuuid\n', 'line 3: A generator can only be the first step.'],
    ['toolyard recipe 1\nregex pattern="(a+)+b"\n', 'line 2: A tool with a time limit'],
  ])('refuses %j', async (recipe, message) => {
    const { errors, code } = await toolyard(['run', 'recipe.txt', 'in.txt'], { cwd: folderWith(recipe) });
    expect(errors).toContain(message);
    expect(code).toBe(2);
  });

  it('says what it needs', async () => {
    const { errors, code } = await toolyard(['run']);
    expect(errors).toContain('Usage: toolyard run RECIPE');
    expect(code).toBe(2);
  });
});
