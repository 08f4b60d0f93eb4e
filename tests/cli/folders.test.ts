// Folders as arguments, against the programs that people use for them.
import fc from 'fast-check';
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { emptyFolder, toolyard } from './toolyard';
import { trees, writeTree } from './trees';

const inBytes = { ...process.env, LC_ALL: 'C' };

const sums = (folder: string, cwd: string) =>
  execFileSync('sh', ['-c', `find ${folder} -type f -print0 | sort -z | xargs -0r sha256sum`], { cwd, env: inBytes });

/** Files that are easy to read in an expectation. */
function write(cwd: string, files: Readonly<Record<string, string>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(cwd, path, '..'), { recursive: true });
    writeFileSync(join(cwd, path), content);
  }
}

describe('hash --recursive', () => {
  it('prints what sha256sum prints of a random folder, and each format can be checked', async () => {
    await fc.assert(
      fc.asyncProperty(trees, async (tree) => {
        const cwd = emptyFolder();
        writeTree(tree, join(cwd, 'f'));
        const wanted = sums('f', cwd);
        const { code, out } = await toolyard(['hash', '-r', 'f', '--algorithms', 'sha256'], { cwd });
        expect([code, out.toString('latin1')]).toEqual([0, wanted.toString('latin1')]);
        if (wanted.length === 0) return;
        for (const format of ['gnu', 'bsd', 'json', 'csv']) {
          await toolyard(['hash', '-r', 'f', '--algorithms', 'sha256', '--format', format, '-o', 'list'], { cwd });
          const checked = await toolyard(['hash', '--check', '--strict-folder', 'list', 'f'], { cwd });
          expect([checked.code, checked.text.match(/: OK$/gm)?.length], format).toEqual([
            0,
            wanted.toString('latin1').split('\n').length - 1,
          ]);
          if (format === 'gnu' || format === 'bsd') execFileSync('sha256sum', ['--check', '--status', 'list'], { cwd });
        }
      }),
      { numRuns: 12 },
    );
  });

  it('writes SFV, JSON Lines and CSV', async () => {
    const cwd = emptyFolder();
    write(cwd, { 'f/b.txt': 'b\n', 'f/a, "1".txt': '' });
    execFileSync('touch', ['-d', '2020-02-03T04:05:06.789Z', 'f/b.txt', 'f/a, "1".txt'], { cwd });
    const list = async (format: string) =>
      (await toolyard(['hash', '-r', 'f', '--format', format, '--algorithms', 'md5'], { cwd })).text;
    expect(await list('sfv')).toBe(`f/a, "1".txt 00000000\nf/b.txt ${crc32('b\n').toString(16).toUpperCase()}\n`);
    expect(await list('json')).toBe(
      '{"path":"f/a, \\"1\\".txt","size":0,"modified":"2020-02-03T04:05:06.789Z","md5":"d41d8cd98f00b204e9800998ecf8427e"}\n' +
        '{"path":"f/b.txt","size":2,"modified":"2020-02-03T04:05:06.789Z","md5":"3b5d5c3712955042212316173ccf37be"}\n',
    );
    expect(await list('csv')).toBe(
      'path,size,modified,md5\n' +
        '"f/a, ""1"".txt",0,2020-02-03T04:05:06.789Z,d41d8cd98f00b204e9800998ecf8427e\n' +
        'f/b.txt,2,2020-02-03T04:05:06.789Z,3b5d5c3712955042212316173ccf37be\n',
    );
  });

  it('refuses a name that SFV can’t have, and lists the others', async () => {
    const cwd = emptyFolder();
    write(cwd, { 'f/a\nb': '', 'f/c': '' });
    const { code, text, errors } = await toolyard(['hash', '-r', 'f', '--format', 'sfv'], { cwd });
    expect([code, text]).toEqual([2, 'f/c 00000000\n']);
    expect(errors).toMatch(/f\/a\\nb: An SFV file can’t have a name with a line break/);
  });

  it('names the flag for a folder without it', async () => {
    const cwd = emptyFolder();
    write(cwd, { 'f/a': '', b: '' });
    const { code, text, errors } = await toolyard(['hash', 'f', 'b', '--algorithms', 'md5'], { cwd });
    expect([code, text]).toEqual([2, 'd41d8cd98f00b204e9800998ecf8427e  b\n']);
    expect(errors).toBe('toolyard hash: f: This is a folder. Add --recursive to take the files in it.\n');
  });

  it('follows links only if asked, and ends at a loop', async () => {
    const cwd = emptyFolder();
    write(cwd, { 'f/a': '', 'g/b': '', 'f/sub/c': '' });
    symlinkSync('../g', join(cwd, 'f/toG'));
    symlinkSync('..', join(cwd, 'f/sub/up'));
    symlinkSync('nowhere', join(cwd, 'f/broken'));
    const md5 = 'd41d8cd98f00b204e9800998ecf8427e';
    const left = await toolyard(['hash', '-r', 'f', '--algorithms', 'md5'], { cwd });
    expect([left.code, left.text]).toEqual([0, `${md5}  f/a\n${md5}  f/sub/c\n`]);
    expect(left.errors).toBe('toolyard hash: 3 links were not followed. Use --follow to do so.\n');
    const followed = await toolyard(['hash', '-rL', 'f', '--algorithms', 'md5'], { cwd });
    expect([followed.code, followed.text]).toEqual([2, `${md5}  f/a\n${md5}  f/sub/c\n${md5}  f/toG/b\n`]);
    expect(followed.errors).toBe(
      'toolyard hash: f/broken: This link leads nowhere. Fix or remove it.\n' +
        'toolyard hash: A link leads back to a folder that it is in, so it was not followed.\n',
    );
  });

  it('counts hidden files, leaves them out if asked, and never reads a named pipe', async () => {
    const cwd = emptyFolder();
    write(cwd, { 'f/a': '', 'f/.x': '', 'f/.git/y': '', 'f/Thumbs.db': '', 'f/.DS_Store': '' });
    execFileSync('mkfifo', ['f/pipe'], { cwd });
    const all = await toolyard(['hash', '-r', 'f'], { cwd });
    expect(all.errors).toBe(
      'toolyard hash: 4 hidden files are included. Leave them out with --skip-hidden.\n' +
        'toolyard hash: Left out a named pipe, socket or device.\n',
    );
    const some = await toolyard(['hash', '-r', 'f', '--skip-hidden', '--algorithms', 'md5'], { cwd });
    expect(some.text).toBe('d41d8cd98f00b204e9800998ecf8427e  f/a\n');
    expect(some.errors).toMatch(/Left out 4 hidden files and folders\./);
  });

  it('reports what it may not read, and does the others', async () => {
    const cwd = emptyFolder();
    write(cwd, { 'f/a': '', 'f/closed/b': '', 'f/secret': '' });
    chmodSync(join(cwd, 'f/closed'), 0);
    chmodSync(join(cwd, 'f/secret'), 0);
    chmodSync(cwd, 0o755);
    // Permissions don't keep root out.
    const { code, text, errors } = await toolyard(['hash', '-r', 'f', '--algorithms', 'md5'], {
      cwd,
      ...(process.getuid?.() === 0 && { uid: 65_534 }),
    });
    expect([code, text]).toEqual([2, 'd41d8cd98f00b204e9800998ecf8427e  f/a\n']);
    expect(errors).toBe(
      'toolyard hash: f/closed: You may not read this folder. Check its permissions.\n' +
        'toolyard hash: f/secret: You may not read this file. Check its permissions.\n',
    );
  });

  it('leaves its own list out', async () => {
    const cwd = emptyFolder();
    write(cwd, { a: '', SUMS: 'old' });
    const { errors } = await toolyard(['hash', '-r', '.', '--algorithms', 'md5', '-o', 'SUMS'], { cwd });
    expect(errors).toBe('toolyard hash: ./SUMS: Left out, because the result is written to it.\n');
    expect(readFileSync(join(cwd, 'SUMS'), 'utf8')).toBe('d41d8cd98f00b204e9800998ecf8427e  ./a\n');
  });

  it('is refused where it has no effect', async () => {
    for (const args of [['-r'], ['-r', '--check', 'x'], ['--strict-folder', 'x'], ['-r', '-t', 'x', 'y']]) {
      const { code, errors } = await toolyard(['hash', ...args]);
      expect([code, errors.includes('for help')], args.join(' ')).toEqual([2, true]);
    }
  });
});

describe('hash --check --strict-folder', () => {
  it('names new and moved files, in the folder of the listed files', async () => {
    const cwd = emptyFolder();
    write(cwd, { 'f/a': 'a', 'f/b': 'b', 'f/sub/c': 'c', other: '' });
    await toolyard(['hash', '-r', 'f', '--algorithms', 'sha256', '-o', 'SUMS'], { cwd });
    renameSync(join(cwd, 'f/a'), join(cwd, 'f/sub/moved'));
    rmSync(join(cwd, 'f/b'));
    write(cwd, { 'f/new\nline': 'new' });
    const strict = await toolyard(['hash', '--check', '--strict-folder', 'SUMS'], { cwd });
    expect([strict.code, strict.text]).toEqual([
      1,
      'f/sub/c: OK\nf/a: MOVED to f/sub/moved\nf/b: FAILED open or read\nf/new\\nline: NEW\n',
    ]);
    expect(strict.errors).toMatch(/Looked in f for files that are not listed\./);
    const plain = await toolyard(['hash', '--check', 'SUMS'], { cwd });
    expect(plain.text).toBe('f/a: FAILED open or read\nf/b: FAILED open or read\nf/sub/c: OK\n');
  });

  it('fails on a new file alone, and takes several lists and a folder', async () => {
    const cwd = emptyFolder();
    write(cwd, { a: 'a', 'sub/b': 'b' });
    await toolyard(['hash', 'a', '--algorithms', 'md5', '-o', 'one'], { cwd });
    await toolyard(['hash', 'sub/b', '--algorithms', 'sha1', '-o', 'sub/two'], { cwd });
    const check = () => toolyard(['hash', '--check', '--strict-folder', 'one', 'sub/two', '.'], { cwd });
    expect((await check()).code).toBe(0);
    write(cwd, { 'sub/c': 'c' });
    const { code, text } = await check();
    expect([code, text]).toEqual([1, 'a: OK\nsub/b: OK\nsub/c: NEW\n']);
  });
});

describe('results of a folder', () => {
  it('have its structure, and come back', async () => {
    await fc.assert(
      fc.asyncProperty(trees, async (tree) => {
        const cwd = emptyFolder();
        // With the suffix, a name of 255 bytes is too long.
        writeTree(tree, join(cwd, 'f'));
        execFileSync('sh', ['-c', 'find f -type f -name "*xxxxxxxx" -delete'], { cwd });
        const there = await toolyard(['base64', '-qr', 'f', '-o', 'there'], { cwd });
        const back = await toolyard(['base64', '--decode', '-qr', 'there', '-o', 'back'], { cwd });
        if (sums('f', cwd).length === 0) return;
        expect([there.errors, there.code, back.errors, back.code]).toEqual(['', 0, '', 0]);
        const [from, to] = ['f', 'back'].map((folder) => sums('.', join(cwd, folder)).toString('latin1'));
        expect(to).toBe(from);
      }),
      { numRuns: 8 },
    );
  });

  it('are refused in a folder that is read, and around it', async () => {
    const cwd = emptyFolder();
    write(cwd, { 'f/sub/a': '' });
    symlinkSync('f/sub', join(cwd, 'link'));
    for (const out of ['f', 'f/out', 'f/sub/../out', 'link/out', '.']) {
      const { code, errors } = await toolyard(['base64', '-r', 'f', '-o', out], { cwd });
      expect([code, errors.includes('Use another folder')], out).toEqual([2, true]);
    }
    expect(readdirSync(join(cwd, 'f'))).toEqual(['sub']);
    expect(existsSync(join(cwd, 'f/sub/out'))).toBe(false);
  });

  it('fail one by one', async () => {
    const cwd = emptyFolder();
    write(cwd, { [`f/${'x'.repeat(255)}`]: '', 'f/sub/a': 'a' });
    const { code, errors } = await toolyard(['base64', '-r', 'f', '-o', 'out'], { cwd });
    expect([code, errors.includes('The name is too long')]).toEqual([2, true]);
    expect(readFileSync(join(cwd, 'out/sub/a.base64'), 'utf8')).toBe('YQ==');
  });
});
