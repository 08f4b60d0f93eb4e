// Patches of texts in any encoding, as GNU diff writes them and GNU patch applies them.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Stored } from '../../../workers/contract/run/sink';
import { kernel } from '../../../workers/kernels/patch-applier/kernel';
import { outputOf } from '../run-in-node';

const bytesOf = async (result: Stored) =>
  result.stored === 'blob'
    ? Buffer.from(await result.blob.arrayBuffer())
    : Buffer.from(result.stored === 'text' ? result.text : '');

async function apply(text: Uint8Array, patch: Uint8Array, reverse = false) {
  const { result, notes } = await outputOf(kernel, [text, patch], { reverse });
  return { bytes: await bytesOf(result), notes };
}

const [TEXT_NOTE, PATCH_NOTE] = [
  'The text isn’t entirely UTF-8. It was patched byte by byte.',
  'The patch isn’t entirely UTF-8. It was applied byte by byte.',
];

const hex = (digits: string) => Buffer.from(digits, 'hex');
const around = (middle: Buffer) => Buffer.concat([Buffer.from('one\ntwo\n'), middle, Buffer.from('\nfour\n')]);

/** The same line before and after, by iconv. */
const LINES = [
  ['Windows-1252', '636166e9', '6361666520e0'],
  ['Windows-1250', '9ef3b3e6', '6a619ff1'],
  ['Windows-1251', 'efeee6e0', 'e4e0'],
  ['ISO 8859-15', '313020a4', '313120a4bd'],
  ['Mac OS Roman', '6361668e', '6e61957665'],
  ['KOI8-R', 'd0cfd6c1', 'c4c1'],
  ['Shift JIS, with a backslash inside a character', '955c8e5c', '965c'],
  ['GBK', 'd6d0cec4', 'b1e0c2eb'],
  ['Big5, with a backslash inside a character', 'a55ca4a4', 'b35c'],
  ['EUC-KR', 'c7d1b1db', 'c0cec4da'],
  ['all bytes but line ends', 'ff00fe01c0c1f5', '8081a0a1ad85'],
] as const;

describe.skipIf(spawnSync('patch', ['--version']).error !== undefined)('a text that isn’t UTF-8', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'patch-bytes-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const at = (name: string) => join(folder, name);

  it.each(LINES)('is patched as GNU patch does it, and back: %s', async (_, before, after) => {
    const [from, to] = [around(hex(before)), around(hex(after))];
    writeFileSync(at('from'), from);
    writeFileSync(at('to'), to);
    const patch = spawnSync('diff', ['-a', '-u', at('from'), at('to')]).stdout;
    writeFileSync(at('patch'), patch);
    execFileSync('patch', ['--binary', '--silent', '-o', at('made'), at('from'), at('patch')]);
    const made = await apply(from, patch);
    expect(made.bytes).toEqual(readFileSync(at('made')));
    expect(made.notes).toEqual([TEXT_NOTE, PATCH_NOTE]);
    expect((await apply(to, patch, true)).bytes).toEqual(from);
  });
});

describe('of two encodings', () => {
  const WINDOWS = Buffer.from('caf\xe9\nb\n', 'latin1');

  it('a text and its patch that differ only there are said to', async () => {
    const inUtf8 = Buffer.from('@@ -1,2 +1,2 @@\n café\n-b\n+c\n');
    await expect(apply(WINDOWS, inUtf8)).rejects.toThrow(
      /it expects “café” and the text has “caf\ufffd”\. .*The patch is UTF-8, and the text isn’t\. Save it as UTF-8/,
    );
    const windows = Buffer.from('@@ -1,2 +1,2 @@\n caf\xe9\n-b\n+c\n', 'latin1');
    await expect(apply(Buffer.from('café\nb\n'), windows)).rejects.toThrow('The text is UTF-8, and the patch isn’t.');
  });

  it('a patch that touches other lines applies, with a note', async () => {
    const ascii = Buffer.from('@@ -2 +2 @@\n-b\n+c\n');
    expect(await apply(WINDOWS, ascii)).toEqual({ bytes: Buffer.from('caf\xe9\nc\n', 'latin1'), notes: [TEXT_NOTE] });
    const added = Buffer.from('@@ -1 +1 @@\n-a\n+\xe9\n', 'latin1');
    expect(await apply(Buffer.from('a\n'), added)).toEqual({ bytes: Buffer.from([0xe9, 0x0a]), notes: [PATCH_NOTE] });
  });

  it('file names in UTF-8 are shown and found as they are', async () => {
    const part = (name: string) => `--- a/${name}\n+++ b/${name}\n@@ -1 +1 @@\n-a\n+${name}\n`;
    const patch = part('voilà') + part('naïve');
    const { result, notes } = await outputOf(kernel, ['a\n', patch], { reverse: false, fileName: 'voilà' });
    expect(String(await bytesOf(result))).toBe('voilà\n');
    expect(notes).toEqual(['The patch changes 2 files. The part for b/voilà was applied.']);
  });
});
