// ZIPs, with the programs that everybody opens them by.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lateClient } from '../../../src/app/late-client';
import { loadMessages } from '../../../src/app/load-messages';
import { INTERNAL } from '../../../workers/contract/run/errors';
import { kernel } from '../../../workers/kernels/zip-writer/kernel';
import { zipWriter } from '../../../workers/kernels/zip-writer/spec';
import { outputOf } from '../run-in-node';
import { bytesOf } from '../text-of';
import { listZip } from './python-zip';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'zip-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The time in the programs' time zone, which is the test's own. */
const MODIFIED = new Date(2026, 10, 22, 13, 45, 58);

async function zipOf(sources: readonly (string | Blob)[], names: readonly string[]) {
  const { result } = await outputOf(kernel, sources, { names, modified: MODIFIED.getTime() });
  const path = join(folder, 'some.zip');
  writeFileSync(path, await bytesOf(result));
  return path;
}

describe('the results of several files', () => {
  it('are whole, by unzip and by Python', async () => {
    const noise = Uint8Array.from({ length: 3_000_000 }, (_, at) => (at * at) >>> 7);
    const path = await zipOf(['Grüße 😀', new Blob([noise]), ''], ['a.txt', 'Ünï/世界.bin', 'empty']);
    expect(execFileSync('unzip', ['-tq', path], { encoding: 'utf8' })).toContain('No errors detected');
    const modified = [2026, 11, 22, 13, 45, 58];
    expect(listZip(path)).toEqual([
      { name: 'a.txt', bytes: 12, crc: crc32('Grüße 😀'), modified, text: 'Grüße 😀' },
      { name: 'Ünï/世界.bin', bytes: 3_000_000, crc: crc32(noise), modified },
      { name: 'empty', bytes: 0, crc: 0, modified, text: '' },
    ]);
  });

  it('have names that differ on any system, and lead nowhere else', async () => {
    const names = ['a.txt', 'A.TXT', 'a.txt', '../../etc/passwd', 'C:\\x', 'a//b', '.env', '.env', 'x. ', 'b/c.d/e'];
    const path = await zipOf(
      names.map(() => ''),
      names,
    );
    expect(listZip(path).map(({ name }) => name)).toEqual([
      'a.txt',
      'A (2).TXT',
      'a (3).txt',
      '_/_/etc/passwd',
      'C__x',
      'a/_/b',
      '.env',
      '.env (2)',
      'x',
      'b/c.d/e',
    ]);
  });

  it.each([
    [
      'without regard to case, as full case folding has it',
      ['Straße', 'STRASSE', 'ſ', 's'],
      ['Straße', 'STRASSE (2)', 'ſ', 's (2)'],
    ],
    ['however an accent is written', ['\u00e9.txt', 'E\u0301.txt'], ['\u00e9.txt', 'E\u0301 (2).txt']],
    ['beside the folders of other files', ['a', 'x/a.b', 'A/c', 'X/A.B/d'], ['a (2)', 'x/a (2).b', 'A/c', 'X/A.B/d']],
    [
      'on Windows',
      ['CON', 'aux.txt', 'a/nul', 'a\\b', 'c.', '..', '/abs'],
      ['_CON', '_aux.txt', 'a/_nul', 'a_b', 'c', '_ (2)', '_/abs'],
    ],
  ])('differ %s', async (_, names, expected) => {
    const path = await zipOf(names, names);
    expect(listZip(path).map(({ name }) => name)).toEqual(expected);
  });

  it('are extracted if they are longer than a system allows, or no name at all', async () => {
    const long = ['x'.repeat(5000), '世'.repeat(255), '😀'.repeat(200), 'é\ud800'.repeat(200), `${'d'.repeat(300)}/a`];
    const odd = ['\0', '.', '..', '...', ' ', 'CON', 'nul.txt', 'a. ', '\u202e', '\ud800', '/', '//', '-rf', '~'];
    const same = ['ﬁ', 'ﬀ', 'Å.txt', 'A\u030a.txt', '\u212b.txt', 'ÅB.TXT', 'åb.txt', 'straße', 'STRASSE'];
    const names = [...long.flatMap((name) => [`${name}.md5.txt`, `${name}.md5.txt`]), ...odd, ...same];
    const into = join(folder, 'long');
    execFileSync('unzip', ['-q', await zipOf(names, names), '-d', into]);
    const files = readdirSync(into, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    expect(files).toHaveLength(names.length);
    expect(files.filter(({ name }) => name.length > 50 && name.endsWith('.txt'))).toHaveLength(8);
  });

  it('are all extracted, also if a file is named like a folder', async () => {
    const names = ['a', 'a/b', 'c/d', 'C', 'c'];
    const into = join(folder, 'extracted');
    execFileSync('unzip', ['-q', await zipOf(names, names), '-d', into]);
    const found = execFileSync('find', ['.', '-type', 'f'], { cwd: into, encoding: 'utf8' });
    expect(found.trim().split('\n').toSorted()).toEqual(['./C (2)', './a (2)', './a/b', './c (3)', './c/d']);
  });

  it('are not read into memory: the ZIP refers to them', async () => {
    const file = new Blob([new Uint8Array(1_000_000)]);
    let read = 0;
    const { result } = await outputOf(
      kernel,
      [file],
      { names: ['a'], modified: 0 },
      {
        onProgress: ({ done }) => {
          read = done;
        },
        progressMs: 0,
      },
    );
    expect(read).toBe(1_000_000);
    // No sink was used, which would have copied the data.
    expect(result).toMatchObject({ stored: 'blob', mime: 'application/zip' });
  });
});

it('says what else to do when our own bug stops it', async () => {
  const run = () => Promise.resolve({ ok: false, error: INTERNAL } as const);
  const broken = { run, runRecipe: () => Promise.reject(new Error('There is no recipe.')), cancel: () => undefined };
  const client = lateClient({ messages: loadMessages, client: () => Promise.resolve(() => broken) });
  const reply = await client.run(zipWriter, { runId: 'a-run', input: [], options: { names: [], modified: 0 } });
  const message = 'The ZIP could not be made. Download the results one by one.';
  expect(reply).toEqual({ ok: false, error: { code: 'internal', message } });
});
