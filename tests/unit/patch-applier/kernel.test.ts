import fc from 'fast-check';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Source } from '../../../workers/contract/source';
import { kernel } from '../../../workers/kernels/patch-applier/kernel';
import { MESSAGES } from '../../../workers/kernels/patch-applier/spec';
import { outputOf } from '../run-in-node';
import { textOf } from '../text-of';

async function apply(text: Source, patch: Source, reverse = false) {
  const { result, notes } = await outputOf(kernel, [text, patch], { reverse });
  return { text: await textOf(result), notes };
}

const PATCH = '@@ -2,3 +2,3 @@\n b\n-c\n+C\n d\n';

describe.skipIf(spawnSync('diff', ['--version']).error !== undefined)('what GNU diff writes', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'patch-applier-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(['-u', '-U0', '-U1'])('with %s is applied, and taken back', async (context) => {
    const someText = fc
      .array(fc.constantFrom('a\n', 'b\n', '\n', 'a\r\n', '-- x\n', '++ y\n', 'ä 😀\n'), { maxLength: 30 })
      .chain((lines) => fc.constantFrom('', 'end').map((end) => lines.join('') + end));
    const check = async (a: string, b: string) => {
      fc.pre(a !== b);
      const [from, to] = [join(folder, 'a'), join(folder, 'b')];
      writeFileSync(from, a);
      writeFileSync(to, b);
      const { stdout } = spawnSync('diff', [context, from, to]);
      expect(await apply(a, stdout)).toEqual({ text: b, notes: [] });
      expect(await apply(b, stdout, true)).toEqual({ text: a, notes: [] });
    };
    await fc.assert(fc.asyncProperty(someText, someText, check), { numRuns: 40 });
  });
});

describe('a patch', () => {
  it('is found where its lines have moved to', async () => {
    expect(await apply('new\nnew\na\nb\nc\nd\n', PATCH)).toEqual({
      text: 'new\nnew\na\nb\nC\nd\n',
      notes: [MESSAGES.moved('1 of 1 changes was')],
    });
  });

  it('keeps the line ends of the text', async () => {
    expect(await apply('a\r\nb\r\nc\r\nd', PATCH)).toEqual({ text: 'a\r\nb\r\nC\r\nd', notes: [MESSAGES.otherEnds] });
  });

  it('puts lines behind a last one that had no line end', async () => {
    expect((await apply('a\nb', '@@ -1,2 +1,3 @@\n a\n b\n+c\n')).text).toBe('a\nb\nc\n');
  });

  it('makes a text of nothing', async () => {
    expect((await apply('', '@@ -0,0 +1,2 @@\n+a\n+b\n')).text).toBe('a\nb\n');
  });
});

describe('refuses', () => {
  it.each([
    ['no patch', 'a', '', MESSAGES.noPatch],
    ['a text for a patch', 'a', 'hello\n', MESSAGES.notAPatch],
    ['a damaged patch', 'a', '@@ -1,5 +1 @@\n-a\n', MESSAGES.malformed('1')],
    [
      'a patch for several files',
      'a',
      '--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+b\n--- a/y\n+++ b/y\n@@ -1 +1 @@\n-a\n+b\n',
      MESSAGES.severalFiles('b/x, b/y'),
    ],
    ['a patch for another text', 'a\nb\nx\nd\n', PATCH, MESSAGES.mismatch('1 of 1', '3', 'c', '“x”')],
    ['a patch for a longer text', 'a\nb\n', PATCH, MESSAGES.mismatch('1 of 1', '3', 'c', 'nothing more')],
  ])('%s', async (_, text, patch, message) => {
    await expect(apply(text, patch)).rejects.toMatchObject({ code: 'invalid-input', message });
  });

  it('bytes that are no text', async () => {
    await expect(apply(Uint8Array.of(0xff), PATCH)).rejects.toMatchObject({ code: 'invalid-input', at: { line: 1 } });
  });
});
