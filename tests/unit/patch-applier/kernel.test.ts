import fc from 'fast-check';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Source } from '../../../workers/contract/run/source';
import { kernel } from '../../../workers/kernels/patch-applier/kernel';
import { messages } from '../../../workers/kernels/patch-applier/messages';
import { outputOf } from '../run-in-node';
import { textOf } from '../text-of';

async function apply(text: Source, patch: Source, reverse = false, fileName?: string) {
  const options = { reverse, ...(fileName !== undefined && { fileName }) };
  const { result, notes } = await outputOf(kernel, [text, patch], options);
  return { text: await textOf(result), notes };
}

const HAS_PART = 'The text already has the changes of the part for b/y. To take them back, turn on “Undo the patch”.';
const LACKS_PART =
  'The text doesn’t have the changes of the part for b/y, so there is nothing to undo. To apply them, turn off “Undo the patch”.';
const DAMAGED = 'The patch is damaged at line 1. Copy it again as a whole, with all its spaces.';

const mismatch = (line: number, expected: string, found: string) =>
  `Change 1 of 1 of the patch doesn’t fit. At line ${line} it expects “${expected}” and the text has ${found}. Check that the patch is for this version of the text.`;

const oneOf = (files: number, name: string) => `The patch changes ${files} files. The part for ${name} was applied.`;

const PATCH = '@@ -2,3 +2,3 @@\n b\n-c\n+C\n d\n';

/** Parts of a patch, in git's form. */
const SAME = 'diff --git a/src/x b/src/x\n--- a/src/x\n+++ b/src/x\n@@ -1 +1 @@\n-a\n+b\n';
const OTHER = 'diff --git a/y b/y\n--- a/y\n+++ b/y\n@@ -1 +1 @@\n-1\n+2\n';
const NEW = 'diff --git a/z b/z\nnew file mode 100644\n--- /dev/null\n+++ b/z\n@@ -0,0 +1 @@\n+z\n';

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

describe('a patch that the text already has', () => {
  const INSERTED = '--- a/f\n+++ b/f\n@@ -1,2 +1,3 @@\n a\n+x\n b\n';
  const REMOVED = '--- a/f\n+++ b/f\n@@ -1,3 +1,2 @@\n a\n-x\n b\n';
  const TWO = '@@ -1,2 +1,2 @@\n-a\n+A\n b\n@@ -8,2 +8,2 @@\n y\n-z\n+Z\n';
  const between = 'b\nc\nd\ne\nf\ng\ny\n';

  it.each([
    ['a changed line', 'a\nb\nC\nd\n', PATCH],
    ['a changed line that has moved', 'new\nnew\na\nb\nC\nd\n', PATCH],
    ['a changed line with other line ends', 'a\r\nb\r\nC\r\nd\r\n', PATCH],
    ['an inserted line', 'a\nx\nb\n', INSERTED],
    ['a removed line', 'a\nb\n', REMOVED],
    ['all of several changes', `A\n${between}Z\n`, TWO],
    ['a new file', 'z\n', NEW],
    ['a change without lines around it', 'b\n', SAME],
  ])('is named: %s', async (_, text, patch) => {
    await expect(apply(text, patch)).rejects.toMatchObject({
      code: 'invalid-input',
      message: messages.alreadyApplied,
    });
    expect((await apply(text, patch, true)).text).not.toBe(text);
  });

  it('is named for one of several files', async () => {
    await expect(apply('2\n', SAME + OTHER)).rejects.toThrow(HAS_PART);
    await expect(apply('2\n', SAME + OTHER, false, 'y')).rejects.toThrow(messages.alreadyApplied);
  });

  it('is not there to be undone', async () => {
    await expect(apply('a\nb\nc\nd\n', PATCH, true)).rejects.toThrow(messages.alreadyUndone);
    await expect(apply('1\n', SAME + OTHER, true)).rejects.toThrow(LACKS_PART);
  });

  it.each([
    ['only some of the changes', `A\n${between}z\n`, TWO],
    ['neither state', 'a\nb\nX\nd\n', PATCH],
    ['a removed line without any around it', 'other\n', '@@ -1 +0,0 @@\n-x\n'],
  ])('is not claimed for %s', async (_, text, patch) => {
    await expect(apply(text, patch)).rejects.toThrow('doesn’t fit');
  });

  it('creates no file over another text', async () => {
    await expect(apply('other\n', NEW)).rejects.toThrow(messages.notEmpty);
    const deleted = 'diff --git a/z b/z\ndeleted file mode 100644\n--- a/z\n+++ /dev/null\n@@ -1 +0,0 @@\n-z\n';
    expect((await apply('z\n', deleted)).text).toBe('');
    await expect(apply('other\n', deleted, true)).rejects.toThrow(messages.notEmpty);
  });
});

describe('a patch', () => {
  it('is found where its lines have moved to', async () => {
    expect(await apply('new\nnew\na\nb\nc\nd\n', PATCH)).toEqual({
      text: 'new\nnew\na\nb\nC\nd\n',
      notes: ['Changes that were found at other lines than the patch names: 1 of 1.'],
    });
  });

  it('keeps the line ends of the text', async () => {
    expect(await apply('a\r\nb\r\nc\r\nd', PATCH)).toEqual({ text: 'a\r\nb\r\nC\r\nd', notes: [messages.otherEnds] });
  });

  it('puts lines behind a last one that had no line end', async () => {
    expect((await apply('a\nb', '@@ -1,2 +1,3 @@\n a\n b\n+c\n')).text).toBe('a\nb\nc\n');
  });

  it('makes a text of nothing', async () => {
    expect((await apply('', '@@ -0,0 +1,2 @@\n+a\n+b\n')).text).toBe('a\nb\n');
  });
});

describe('a patch with text around its changes', () => {
  const HUNK = '--- a/f\n+++ b/f\n@@ -1,2 +1,2 @@\n a\n-b\n+B\n';
  const MAIL =
    'From 0123456789012345678901234567890123456789 Mon Sep 17 00:00:00 2001\nFrom: A <a@example.com>\n' +
    'Date: Mon, 1 Jan 2024 00:00:00 +0000\nSubject: [PATCH] x\n\n';
  const STAT =
    '---\n f | 2 +-\n 1 file changed, 1 insertion(+), 1 deletion(-)\n\ndiff --git a/f b/f\nindex 12..89 100644\n';

  it.each([
    ['git format-patch', `${MAIL}${STAT}${HUNK}-- \n2.39.5\n\n`],
    ['a trimmed signature', `${MAIL}${STAT}${HUNK}--\n2.39.5\n`],
    ['CRLF', `${MAIL}${STAT}${HUNK}-- \n2.39.5\n\n`.replaceAll('\n', '\r\n')],
    ['a scissors line', `Hi,\n\nhere it is.\n\n-- >8 --\nSubject: x\n\n${STAT}${HUNK}-- \n2.39.5\n`],
    [
      'a message with dashes and signs',
      `${MAIL}--- not a name\n+++ neither\n\n- one\n+ two\n${STAT}${HUNK}-- \n2.39.5\n`,
    ],
    ['a mailing list’s footer', `${MAIL}${STAT}${HUNK}\n_______\nlist mailing list\nlist@example.com\n`],
    ['svn', `Index: f\n=====\n${HUNK}\nProperty changes on: f\n___\nAdded: x\n## -0,0 +1 ##\n+*\n`],
  ])('as in %s, is applied and taken back', async (_, patch) => {
    expect((await apply('a\nb\n', patch)).text).toBe('a\nB\n');
    expect((await apply('a\nB\n', patch, true)).text).toBe('a\nb\n');
  });

  it('as in a series of mails in one file, is applied file by file', async () => {
    const other = HUNK.replaceAll('/f', '/g').replace('-b', '-c').replace('+B', '+C');
    const patch = `${MAIL}${STAT}${HUNK}-- \n2.39.5\n\n${MAIL}${STAT.replaceAll('/f', '/g')}${other}-- \n2.39.5\n\n`;
    expect((await apply('a\nb\n', patch)).text).toBe('a\nB\n');
    expect((await apply('a\nc\n', patch)).text).toBe('a\nC\n');
  });

  it('keeps a removed line that looks like a signature', async () => {
    expect((await apply('a\n- \nb\n', '@@ -1,3 +1,2 @@\n a\n-- \n b\n-- \n2.39.5\n')).text).toBe('a\nb\n');
  });

  it('is applied without the blank lines that editors trim', async () => {
    const blank = { text: '0\n2\n3\n\n', notes: [messages.filled] };
    expect(await apply('1\n2\n3\n\n', '--- a/f\n+++ b/f\n@@ -1,4 +1,4 @@\n-1\n+0\n 2\n 3\n')).toEqual(blank);
    expect((await apply('1\n\n3\n', '@@ -1,3 +1,3 @@\n-1\n+0\n\n 3\n')).text).toBe('0\n\n3\n');
    expect((await apply('1\r\n\r\n3\r\n', '@@ -1,3 +1,3 @@\r\n-1\r\n+0\r\n\r\n 3\r\n')).text).toBe('0\r\n\r\n3\r\n');
    const cut = '@@ -1,4 +1,4 @@\n-1\n+0\n 2\n';
    await expect(apply('1\n2\n3\n4\n', cut)).rejects.toMatchObject({ code: 'invalid-input' });
  });

  it('is read in UTF-16, as Windows PowerShell writes it', async () => {
    const patch = Buffer.from(
      '//4tAC0ALQAgAGEALwBmAA0ACgArACsAKwAgAGIALwBmAA0ACgBAAEAAIAAtADEALAAyACAAKwAxACwAMgAgAEAAQAANAAoAIABhAA0ACgAtAGIADQAKACsAQgANAAoA',
      'base64',
    );
    expect(await apply('a\nb\n', new Uint8Array(patch))).toEqual({ text: 'a\nB\n', notes: [messages.otherEnds] });
    expect((await apply('ä\n', new Uint8Array(Buffer.from('@@ -1 +1 @@\n-ä\n+ö\n', 'utf16le')))).text).toBe('ö\n');
  });
});

describe('of a patch for several files', () => {
  it('the part that fits is applied', async () => {
    const notes = [oneOf(3, 'b/y')];
    expect(await apply('1\n', NEW + SAME + OTHER)).toEqual({ text: '2\n', notes });
    expect(await apply('2\n', NEW + SAME + OTHER, true)).toEqual({ text: '1\n', notes });
  });

  it('a new file is made of an empty text', async () => {
    expect(await apply('', SAME + OTHER + NEW)).toEqual({ text: 'z\n', notes: [oneOf(3, 'b/z')] });
  });

  it('the part with the name of the text’s file is applied, or refused', async () => {
    const both = SAME + SAME.replaceAll('src/x', 'y');
    expect((await apply('a\n', both, false, 'y')).notes).toEqual([oneOf(2, 'b/y')]);
    const message = mismatch(1, '1', '“a”');
    await expect(apply('a\n', SAME + OTHER, false, 'y')).rejects.toMatchObject({ message });
  });
});

describe('refuses', () => {
  it.each([
    ['no patch', 'a', '', messages.noPatch],
    ['a text for a patch', 'a', 'hello\n', messages.notAPatch],
    ['a damaged patch', 'a', '@@ -1,5 +1 @@\n-a\n', DAMAGED],
    ['more lines than counted', 'a\nb\n', '@@ -1 +1 @@\n-a\n+A\n-b\n', DAMAGED],
    ['a damaged first line', 'a\n', '@@ ... @@\n-a\n+A\n', DAMAGED],
    [
      'a patch for several files that fit',
      'a\n',
      SAME + OTHER + SAME,
      'This patch changes several files that fit the text: b/src/x, b/src/x. Keep the part for one file.',
    ],
    [
      'a patch for several files that do not fit',
      'q\n',
      SAME + OTHER + NEW,
      'This patch changes several files, and none of them fits the text: b/src/x, b/y, b/z. Check that the patch is for this version of the text.',
    ],
    ['a patch for another text', 'a\nb\nx\nd\n', PATCH, mismatch(3, 'c', '“x”')],
    ['a patch for a longer text', 'a\nb\n', PATCH, mismatch(3, 'c', 'nothing more')],
  ])('%s', async (_, text, patch, message) => {
    await expect(apply(text, patch)).rejects.toMatchObject({ code: 'invalid-input', message });
  });

  it('bytes that are no text', async () => {
    await expect(apply(Uint8Array.of(0xff), PATCH)).rejects.toThrow('The patch is UTF-8, and the text isn’t.');
  });
});
