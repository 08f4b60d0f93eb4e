// Patches, with the programs that everybody applies them by.
import fc from 'fast-check';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TextOutput } from '../../../workers/contract/run/text-output';
import { kernel } from '../../../workers/kernels/diff-checker/kernel';
import type { DownloadOptions } from '../../../workers/kernels/diff-checker/spec';
import type { LargeFile } from '../../../workers/run/sink';
import { outputOf } from '../run-in-node';
import { fileOf } from './compare';

const has = (program: string) => spawnSync(program, ['--version']).error === undefined;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'diff-checker-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const someText = fc
  .array(fc.constantFrom('a\n', 'b\n', '\n', 'a\r\n', '-- x\n', '+++ y\n', 'ä 😀\n'), { maxLength: 40 })
  .chain((lines) => fc.constantFrom('', 'end', '\\').map((end) => lines.join('') + end));

describe.skipIf(!has('patch'))('a patch, by GNU patch', () => {
  it('makes the changed text of the original', async () => {
    const check = async (a: string, b: string) => {
      fc.pre(a !== b && a !== '' && b !== ''); // an empty result would be removed
      const [text, patch] = [join(folder, 'text'), join(folder, 'patch')];
      writeFileSync(text, a);
      writeFileSync(patch, await fileOf(a, b));
      execFileSync('patch', ['--binary', '--silent', '--force', text, patch]);
      expect(readFileSync(text, 'utf8')).toBe(b);
    };
    await fc.assert(fc.asyncProperty(someText, someText, check), { numRuns: 40 });
  });
});

describe.skipIf(!has('diff'))('a patch', () => {
  it('is what GNU diff writes, where only one list of changes is shortest', async () => {
    const lines = Array.from({ length: 60 }, (_, index) => `line ${String(index)}\n`);
    const changed = lines.flatMap((line, index) =>
      index === 7 ? [] : index === 12 || index === 40 ? [`${line.trim()}!\n`] : line,
    );
    const [a, b] = [join(folder, 'a file'), join(folder, 'b')];
    writeFileSync(a, lines.join(''));
    writeFileSync(b, `${changed.join('')}more`);
    const { stdout } = spawnSync('diff', ['-u', '--label', 'a', '--label', 'b', a, b]);
    expect(String(await fileOf(lines.join(''), `${changed.join('')}more`, { names: ['a', 'b'] }))).toBe(String(stdout));
  });

  it.each([
    ['in the middle', ['one\n', 'two\n'], 'tail'],
    ['at the start', ['', 'new\n'], 'tail\n'],
    ['at the end', ['end', 'end\n'], ''],
    ['in the last line, without its line end', ['x', 'y'], ''],
    ['of an empty text', ['head\n', ''], ''],
  ])('is what GNU diff writes between long equal ends: %s', async (_, [from = '', to = ''], tail) => {
    const lines = (name: string) => Array.from({ length: 500 }, (__, index) => `${name} ${String(index)}\n`).join('');
    const [head, end] = [from === '' ? '' : lines('head'), tail === '' ? '' : lines('tail') + tail];
    const [a, b] = [head + from + end, head + to + end];
    writeFileSync(join(folder, 'one'), a);
    writeFileSync(join(folder, 'other'), b);
    const { stdout } = spawnSync('diff', [
      '-u',
      '--label',
      'a',
      '--label',
      'b',
      join(folder, 'one'),
      join(folder, 'other'),
    ]);
    expect(String(await fileOf(new Blob([a]), Buffer.from(b), { names: ['a', 'b'] }))).toBe(String(stdout));
  });

  it('of equal texts is empty', async () => expect(await fileOf('a', 'a')).toHaveLength(0));

  it('writes names so that they can be read', async () => {
    const [from, to] = String(await fileOf('a', 'b', { names: ['my file', 'tab\t"ü"'] })).split('\n');
    expect([from, to]).toEqual(['--- my file\t', '+++ "tab\\t\\"ü\\""']);
  });
});

it('a picked file gets the patch, not the converted text of a UTF-16 side', async () => {
  const pieces: Uint8Array[] = [];
  const openPickedFile = async (): Promise<LargeFile> => ({
    write: (chunk) => void pieces.push(chunk.slice()),
    close: async (mime) => ({ stored: 'saved', name: 'picked', mime, bytes: Buffer.concat(pieces).length }),
    abort: async () => undefined,
  });
  const sides = ['a\nb\n', 'a\nc\n'].map((text) => new Blob([Buffer.from(`\ufeff${text}`, 'utf16le')]));
  const asked: DownloadOptions = {
    ignoreSpace: 'none',
    ignoreCase: false,
    ignoreLineEnds: false,
    download: 'patch',
    lineNumbers: false,
    names: ['a', 'b'],
  };
  const { result } = (await outputOf(kernel, sides, asked, { sinkPorts: { openPickedFile } })) as TextOutput;
  expect(result).toMatchObject({ stored: 'saved' });
  expect(String(Buffer.concat(pieces))).toBe('--- a\n+++ b\n@@ -1,2 +1,2 @@\n a\n-b\n+c\n');
});
