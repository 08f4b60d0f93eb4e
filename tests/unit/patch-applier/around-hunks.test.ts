// What mails and Git put around hunks, and patches without any. Whether the text is changed is what `git apply` does.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { kernel } from '../../../workers/kernels/patch-applier/kernel';
import { messages } from '../../../workers/kernels/patch-applier/messages';
import { outputOf } from '../run-in-node';
import { textOf } from '../text-of';

const hasGit = spawnSync('git', ['--version']).error === undefined;

/** The text of the file `f` after `git apply`. */
function byGit(text: string, patch: string): string {
  const cwd = mkdtempSync(join(tmpdir(), 'around-hunks-'));
  try {
    writeFileSync(join(cwd, 'f'), text);
    const { status, stderr } = spawnSync('git', ['apply', '-'], { cwd, input: patch, encoding: 'utf8' });
    expect(status, stderr).toBe(0);
    return readFileSync(join(cwd, 'f'), 'utf8');
  } finally {
    rmSync(cwd, { recursive: true });
  }
}

async function apply(text: string, patch: string) {
  const { result, notes } = await outputOf(kernel, [text, patch], { reverse: false });
  return { text: await textOf(result), notes };
}

const HUNK = '--- a/f\n+++ b/f\n@@ -1,2 +1,2 @@\n a\n-b\n+B\n';

describe.skipIf(!hasGit)('behind the last hunk', () => {
  it.each([
    ['a signature', '-- \n2.39.5\n\n'],
    ['a signature with a name', '-- \nJane Doe\n- likes dashes\n+ and signs\n'],
    ['a signature without its space', '--\nJane\n'],
    ['a scissors line', '-- >8 --\nmore words\n'],
    ['a longer one', '------------ 8< ------------\n- a list\n'],
    ['one with words', '-- >8 -- cut here -- >8 --\n\n + a list\n'],
    ['one for the other hand', '--- %< ---\n'],
    ['a reply', '\nOn Monday, Jane wrote:\n> - b\n> + B\n'],
    ['a list’s footer', '_______________\nlist@example.com\n'],
    ['two signatures', '-- \n2.39.5\n\n-- \nJane\n'],
    ['a shell prompt', '$ git log\n'],
  ])('%s is no part of it', async (_, behind) => {
    expect((await apply('a\nb\n', HUNK + behind)).text).toBe(byGit('a\nb\n', HUNK + behind));
  });
});

describe('a hunk whose blank last lines were trimmed ends at the signature', () => {
  it.each([
    ['one line', '@@ -1,3 +1,3 @@\n a\n-b\n+B\n-- \n2.39.5\n', 'a\nb\n\n'],
    ['two lines', '@@ -1,4 +1,4 @@\n a\n-b\n+B\n-- \n2.39.5\n', 'a\nb\n\n\n'],
    ['one line, and scissors', '@@ -1,3 +1,3 @@\n a\n-b\n+B\n-- >8 --\n', 'a\nb\n\n'],
  ])('%s', async (_, patch, text) => {
    expect(await apply(text, patch)).toEqual({ text: text.replace('b', 'B'), notes: [messages.filled] });
  });

  it('but a removed line of a dash and a space stays one', async () => {
    expect((await apply('a\n- \nb\n', '@@ -1,3 +1,2 @@\n a\n-- \n b\n')).text).toBe('a\nb\n');
    expect((await apply('a\n- \n', '@@ -1,2 +1,2 @@\n a\n-- \n+c\n')).text).toBe('a\nc\n');
  });
});

describe('a patch that changes no lines is named', () => {
  const head = 'diff --git a/x b/y\nsimilarity index 100%\n';
  it.each([
    [
      'a binary patch',
      'diff --git a/i.png b/i.png\nindex 1..2 100644\nGIT binary patch\nliteral 3\nKcmZQzU\n\n',
      'for a binary file, i.png,',
    ],
    [
      'binary files in Git',
      'diff --git a/i b/i\nindex 1..2 100644\nBinary files a/i and b/i differ\n',
      'binary files differ, a/i,',
    ],
    ['binary files in GNU diff', 'Binary files old/i and new/i differ\n', 'binary files differ, old/i,'],
    [
      'binary files in Subversion',
      'Index: i\n===\nCannot display: file marked as a binary type.\n',
      'binary files differ',
    ],
    ['a renamed file', `${head}rename from x\nrename to y\n`, 'only renames x to y.'],
    [
      'a renamed file with CRLF',
      `${head}rename from x\nrename to y\n`.replaceAll('\n', '\r\n'),
      'only renames x to y.',
    ],
    ['a renamed file in UTF-8', `${head}rename from ä b\nrename to ö\n`, 'only renames ä b to ö.'],
    ['a copied file', `${head}copy from x\ncopy to y\n`, 'only copies x to y.'],
    ['a mode', 'diff --git a/x b/x\nold mode 100644\nnew mode 100755\n', 'mode of a file from 100644 to 100755.'],
    ['a new empty file', 'diff --git a/x b/x\nnew file mode 100644\nindex 0000000..e69de29\n', 'an empty file, x.'],
    [
      'a deleted empty file',
      'diff --git a/x b/x\ndeleted file mode 100644\nindex e69de29..0000000\n',
      'an empty file, x.',
    ],
    ['properties in Subversion', 'Index: x\n===\n\nProperty changes on: x\n___\nAdded: p\n', 'properties of x.'],
    ['a merge', 'diff --cc x\nindex 1,2..3\n@@@ -1,1 -1,1 +1,1 @@@\n- a\n -b\n++c\n', 'combined diff of a merge'],
  ])('%s', async (_, patch, said) => {
    await expect(apply('a\n', patch)).rejects.toThrow(said);
  });
});
