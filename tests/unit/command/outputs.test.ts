// Files and names of results, and what a terminal gets of them.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { fileDestination, newFileDestination, renameToNew, TerminalText } from '../../../cli/outputs';
import { shown } from '../../../cli/problem';
import { commandLine as base64Line } from '../../../src/tools/base64-encoder/command-line';
import { convertedName } from '../../../cli/result-files';
import { errorInEnglish } from '../in-english';

const { signal } = new AbortController();

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'outputs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

describe('a result file', () => {
  test('is opened once for a result that the kernel writes as it is made', async () => {
    const folder = emptyFolder();
    const { openFile, write } = fileDestination(join(folder, 'a'), signal);
    const file = await openFile();
    await file.write(Buffer.from('made'));
    await write(await file.close('text/plain'));
    expect(readdirSync(folder)).toEqual(['a']);
  });

  test('that must be new keeps a file that appeared meanwhile, and removes its own', async () => {
    const folder = emptyFolder();
    const file = await newFileDestination(join(folder, 'a')).openFile();
    writeFileSync(join(folder, 'a'), 'mine');
    expect((await errorInEnglish(file.close('text/plain'))).message).toMatch(/already exists/);
    await file.abort();
    expect([readdirSync(folder), readFileSync(join(folder, 'a'), 'utf8')]).toEqual([['a'], 'mine']);
  });

  test.each(['EPERM', 'ENOTSUP'])('is also new on a file system without links: %s', async (code) => {
    const folder = emptyFolder();
    const [part, target] = [join(folder, 'part'), join(folder, 'a')];
    const noLinks = () => Promise.reject(Object.assign(new Error('no links'), { code }));
    writeFileSync(part, 'made');
    await renameToNew(part, target, noLinks);
    expect([readdirSync(folder), readFileSync(target, 'utf8')]).toEqual([['a'], 'made']);
    writeFileSync(part, 'second');
    await expect(renameToNew(part, target, noLinks)).rejects.toMatchObject({ code: 'EEXIST' });
    expect(readFileSync(target, 'utf8')).toBe('made');
  });
});

describe('the name of a result', () => {
  const record = { name: 'base64', ...base64Line };

  test.each([
    ['x/a.txt', false, 'a', '.txt.base64'],
    ['.env', false, '.env', '.base64'],
    ['-', false, 'stdin', '.base64'],
    ['x/a.txt.b64', true, 'a', '.txt'],
    ['a.txt.HEX', true, 'a', '.txt'],
    ['a.txt', true, 'a', '.txt.decoded'],
    // Names of the folder itself and of the one above it.
    ['.base64', true, '.base64', '.decoded'],
    ['..base64', true, '.', '.base64.decoded'],
    ['...base64', true, '..', '.base64.decoded'],
  ])('%j, decoded: %j', (input, isDecoding, stem, extension) => {
    expect(convertedName(input, record, { mode: isDecoding ? 'decode' : 'encode' }, false)).toEqual([stem, extension]);
  });

  // https://learn.microsoft.com/en-us/windows/win32/fileio/naming-a-file
  test.each([
    ['con.base64', '_con', ''],
    ['a:b.txt.base64', 'a_b', '.txt'],
    ['a. .base64', 'a', ''],
  ])('%j is a file on Windows', (input, stem, extension) => {
    expect(convertedName(input, record, { mode: 'decode' }, true)).toEqual([stem, extension]);
  });
});

describe('a terminal', () => {
  /** With the bytes cut after each of them, which cuts characters and CR LF. */
  const cut = (text: string) => {
    const terminal = new TerminalText();
    return [...Buffer.from(text)].map((byte) => terminal.push(Uint8Array.of(byte))).join('') + terminal.end();
  };
  const whole = (text: string) => {
    const terminal = new TerminalText();
    return terminal.push(Buffer.from(text)) + terminal.end();
  };

  test('gets all characters but controls as they are', () => {
    const every = Array.from({ length: 0x1_0000 }, (_, code) => code).filter((code) => code < 0xd800 || code > 0xdfff);
    const plain = every.map((code) => String.fromCodePoint(code));
    // Unicode's own properties say what controls: C0 and C1, the direction of text, and separators of lines.
    const isControl = (character: string) => /\p{Cc}|\p{Bidi_Control}|\p{Zl}|\p{Zp}/u.test(character);
    const harmless = plain.filter((character) => '\t\n'.includes(character) || !isControl(character)).join('');
    expect(whole(harmless) === harmless).toBe(true);
    for (const control of plain.filter((character) => isControl(character) && !'\0\t\n'.includes(character)))
      expect(whole(control)).toMatch(/^\\(?:x[0-9a-f]{2}|u[0-9a-f]{4})$/);
  });

  test.each([
    ['é€😀\r\n\t\ufeff\u05d0', 'é€😀\r\n\t\ufeff\u05d0'],
    ['a\u001b[31m', 'a\\x1b[31m'],
    ['a\u009b2J', 'a\\x9b2J'],
    ['a\rb', 'a\\x0db'],
    ['a\r', 'a\\x0d'],
    ['a\r\r\nb', 'a\\x0d\r\nb'],
    ['\u061cא\u200f\u202e\u2066', '\\u061cא\\u200f\\u202e\\u2066'],
  ])('gets %j as %j', (text, expected) => {
    expect([whole(text), cut(text)]).toEqual([expected, expected]);
  });

  test.each([
    ['bytes that are not UTF-8', [0x61, 0xff]],
    ['half a character at the end', [0xe2, 0x82]],
    ['a zero byte', [0x61, 0]],
  ])('gets no binary: %s', async (_, bytes) => {
    const terminal = new TerminalText();
    const error = await errorInEnglish(() => terminal.push(Uint8Array.from(bytes)) + terminal.end());
    expect(error.message).toMatch(/^The result is binary/);
  });

  test('gets a name on one line', () => {
    expect(shown('a\r\n\tb\u2028\u0085')).toBe('a\\x0d\\n\\x09b\\u2028\\x85');
  });
});
