// Folders as arguments, against the programs that people use for them.
import fc from 'fast-check';
import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { emptyFolder, ended, start, toolyard } from './toolyard';
import { bytesOfText } from '../../cli/byte-names';
import { run } from '../../cli/run';
import { filesIn, pairs, trees, writeTree } from './trees';

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

  it('prints the same for files of all sizes, and leaves out one that can’t be read', async () => {
    const cwd = emptyFolder();
    const sizes = [0, 1, 65_536, 131_070, 131_071, 131_072, 131_073, 400_000, 524_288, 600_000, 3_000_000];
    mkdirSync(join(cwd, 'f'));
    for (let round = 0; round < 3; round++)
      for (const [index, size] of sizes.entries())
        writeFileSync(join(cwd, 'f', `${String(index)}-${String(round)}`), Buffer.alloc(size, round));
    for (let index = 0; index < 2_500; index++) writeFileSync(join(cwd, 'f', `x${String(index)}`), String(index));
    const wanted = sums('f', cwd).toString();
    chmodSync(join(cwd, 'f/x77'), 0);
    chmodSync(cwd, 0o755);
    const { code, text, errors } = await toolyard(['hash', '-r', 'f', '--algorithms', 'sha256'], {
      cwd,
      ...(process.getuid?.() === 0 && { uid: 65_534 }),
    });
    expect(text).toBe(wanted.replace(/^.* f\/x77\n/m, ''));
    expect([code, errors]).toEqual([2, 'toolyard hash: f/x77: You may not read this file. Check its permissions.\n']);
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

  it('has the heading of CSV once, also if the first file fails, and in the library', async () => {
    const cwd = emptyFolder();
    write(cwd, { b: '' });
    const { text } = await toolyard(['hash', 'a', 'b', '-', '--format', 'csv', '--algorithms', 'crc32'], { cwd });
    expect(text).toMatch(/^path,size,modified,crc32\nb,0,[-0-9T:.]+Z,00000000\n-,0,,00000000\n$/);
    const { result } = await run('hash', 'a', { format: 'csv', algorithms: ['crc32'] });
    expect(await result?.text()).toBe('path,size,modified,crc32\n-,1,,e8b7be43\n');
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

  it('reports files that vanish or change their kind meanwhile, and does the others', async () => {
    const cwd = emptyFolder();
    write(cwd, { 'f/a': '', 'f/b': '', 'f/c': '', 'f/d': '' });
    truncateSync(join(cwd, 'f/a'), 3_000_000_000);
    const child = start(['hash', '-r', 'f', '--algorithms', 'crc32', '-o', 'list'], { cwd });
    let errors = '';
    child.stderr?.on('data', (chunk: Buffer) => (errors += String(chunk)));
    // The list is begun once the folder has been read, and the first file takes a second.
    await expect.poll(() => readdirSync(cwd).length).toBe(2);
    rmSync(join(cwd, 'f/b'));
    rmSync(join(cwd, 'f/c'));
    mkdirSync(join(cwd, 'f/c'));
    expect(await ended(child)).toBe(2);
    expect(errors).toBe(
      'toolyard hash: f/b: There is no such file. Check the path.\n' +
        'toolyard hash: f/c: This is a folder. Name the files in it.\n',
    );
    expect(readFileSync(join(cwd, 'list'), 'utf8')).toMatch(/^[0-9a-f]{8} {2}f\/a\n00000000 {2}f\/d\n$/);
  });

  it('leaves its own list out', async () => {
    const cwd = emptyFolder();
    write(cwd, { a: '', SUMS: 'old' });
    const { errors } = await toolyard(['hash', '-r', '.', '--algorithms', 'md5', '-o', 'SUMS'], { cwd });
    expect(errors).toBe('toolyard hash: ./SUMS: Left out, because the result is written to it.\n');
    expect(readFileSync(join(cwd, 'SUMS'), 'utf8')).toBe('d41d8cd98f00b204e9800998ecf8427e  ./a\n');
  });

  it('is refused where it has no effect', async () => {
    for (const args of [
      ['-r'],
      ['-r', '--check', 'x'],
      ['--strict-folder', 'x'],
      ['-r', '-t', 'x', 'y'],
      ['-L', 'x'],
      ['--skip-hidden', 'x'],
    ]) {
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
    mkdirSync(join(cwd, 'out'));
    symlinkSync('../f/sub', join(cwd, 'out/sub'));
    const linked = await toolyard(['base64', '-r', 'f', '-o', 'out'], { cwd });
    expect([linked.code, linked.errors.includes('out/sub: This is in the folder that is read')]).toEqual([2, true]);
    expect(readdirSync(join(cwd, 'f'))).toEqual(['sub']);
    expect(readdirSync(join(cwd, 'f/sub'))).toEqual(['a']);
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

const withoutLong = (files: ReadonlyMap<string, string>) =>
  new Map([...files].filter(([path]) => !path.includes('xxxxxxxx')));

interface Groups {
  readonly same: number;
  readonly different: readonly string[];
  readonly onlyInFirst: readonly string[];
  readonly onlyInSecond: readonly string[];
  readonly moved: readonly { readonly from: string; readonly to: string }[];
}

const latin1OfName = (name: string) => Buffer.from(bytesOfText(name)).toString('latin1');

/** What `diff -rq` says of two folders, with the files below each folder that only one of them has. */
function diffOf(cwd: string): readonly string[] {
  const { stdout } = spawnSync('diff', ['-rqN', '--no-dereference', 'a', 'b'], { cwd, env: inBytes });
  return stdout.toString('latin1').split('\n').filter(Boolean).toSorted();
}

describe('diff of two folders', () => {
  it('finds the files that diff finds, and its patch makes the second folder', async () => {
    await fc.assert(
      fc.asyncProperty(pairs, async ([from, to]) => {
        const cwd = emptyFolder();
        writeTree(from, join(cwd, 'a'));
        writeTree(to, join(cwd, 'b'));
        // GNU patch appends to a name of 255 bytes.
        execFileSync('sh', ['-c', 'find a b -name "*xxxxxxxx" -prune -exec rm -r {} +'], { cwd });
        const { code, text } = await toolyard(['diff', '--json', '-q', 'a', 'b'], { cwd });
        const [one, other] = [withoutLong(filesIn(from)), withoutLong(filesIn(to))];
        const same = [...one].filter(([path, content]) => other.get(path) === content);
        const { output } = JSON.parse(text) as { output: Groups };
        expect(output.same).toBe(same.length);
        const sorted = (list: readonly string[]) => list.map(latin1OfName).toSorted();
        const isFile = (path: string) => !path.endsWith('/');
        const { onlyInFirst, onlyInSecond, moved } = output;
        expect(sorted(output.different)).toEqual(
          [...one].flatMap(([path, content]) => ((other.get(path) ?? content) === content ? [] : path)).toSorted(),
        );
        expect(sorted([...onlyInFirst.filter(isFile), ...moved.map((one) => one.from)])).toEqual(
          [...one.keys()].filter((path) => !other.has(path)).toSorted(),
        );
        expect(sorted([...onlyInSecond.filter(isFile), ...moved.map((one) => one.to)])).toEqual(
          [...other.keys()].filter((path) => !one.has(path)).toSorted(),
        );
        for (const pair of moved) expect(one.get(latin1OfName(pair.from))).toBe(other.get(latin1OfName(pair.to)));
        const differs = spawnSync('diff', ['-rq', 'a', 'b'], { cwd, env: inBytes }).status;
        expect(code).toBe(differs);
        const patched = await toolyard(['diff', '--patch', '-q', 'a', 'b', '-o', 'patch'], { cwd });
        // GNU diff has no patch for that either.
        if (patched.errors.includes('This is a file in one folder')) {
          expect(patched.code).toBe(2);
          return;
        }
        expect(patched.errors).toBe('');
        execFileSync('patch', ['-p1', '--silent', '--binary', '-d', 'a', '-i', '../patch'], { cwd });
        expect(diffOf(cwd)).toEqual([]);
      }),
      { numRuns: 25, endOnFailure: false },
    );
  });

  it('lists the groups, and counts them', async () => {
    const cwd = emptyFolder();
    write(cwd, { 'a/same': '1', 'a/changed': '1', 'a/gone': '', 'a/was here': 'moved', 'a/sub/x': 'x' });
    write(cwd, { 'b/same': '1', 'b/changed': '2', 'b/new\nline': '', 'b/is there': 'moved', 'b/sub/x': 'x' });
    mkdirSync(join(cwd, 'b/empty'));
    const { code, text, errors } = await toolyard(['diff', 'a', 'b'], { cwd });
    expect([code, text]).toEqual([
      1,
      'Different: changed\nOnly in a: gone\nOnly in b: new\\nline\nOnly in b: empty/\nMoved: was here -> is there\n',
    ]);
    expect(errors).toBe('toolyard diff: Identical: 2. Different: 1. Only in a: 1. Only in b: 2. Moved: 1.\n');
    const quick = await toolyard(['diff', '--quick', 'a', 'b'], { cwd });
    expect(quick.text).not.toMatch(/changed|Moved/);
    expect(quick.errors).toMatch(/Same name and size: 3\. Only in a: 2\. Only in b: 3\./);
    const equal = await toolyard(['diff', 'a', 'a/../a/'], { cwd });
    expect([equal.code, equal.text, equal.errors]).toEqual([0, '', 'toolyard diff: Identical: 5.\n']);
  });

  it('reads large files, finds a difference at their end, and reports what it may not read', async () => {
    const cwd = emptyFolder();
    const large = 'x'.repeat(3_000_000);
    write(cwd, { 'a/1': `${large}a`, 'b/1': `${large}b`, 'a/2': large, 'b/2': large, 'a/3': 'a', 'b/3': 'b' });
    chmodSync(join(cwd, 'b/3'), 0);
    chmodSync(cwd, 0o755);
    const { code, text, errors } = await toolyard(['diff', 'a', 'b'], {
      cwd,
      ...(process.getuid?.() === 0 && { uid: 65_534 }),
    });
    expect([code, text]).toEqual([2, 'Different: 1\n']);
    expect(errors).toMatch(/b\/3: You may not read this file[^]*Identical: 1\. Different: 1\./);
  });

  it('leaves binary files out of the patch and says so', async () => {
    const cwd = emptyFolder();
    write(cwd, { 'a/x': '\0a', 'b/x': '\0b', 'a/y': 'a\n', 'b/y': 'b\n' });
    const { code, text, errors } = await toolyard(['diff', '--patch', '-q', 'a', 'b'], { cwd });
    expect(code).toBe(2);
    expect(text).toBe(
      'Binary files a/x and b/x differ\ndiff -r -u -N a/y b/y\n--- a/y\n+++ b/y\n@@ -1 +1 @@\n-a\n+b\n',
    );
    expect(errors).toBe('toolyard diff: x: This file is binary, so the patch doesn’t have it.\n');
  });

  it('is refused with flags that don’t go together', async () => {
    const cwd = emptyFolder();
    write(cwd, { 'a/x': '', 'b/x': '' });
    for (const args of [
      ['--quick', '--patch', 'a', 'b'],
      ['--patch', '--json', 'a', 'b'],
      ['--quick', 'a/x', 'b/x'],
      ['--follow', 'a/x', 'b/x'],
      ['a', 'b/x'],
    ])
      expect((await toolyard(['diff', ...args], { cwd })).code, args.join(' ')).toBe(2);
  });
});

describe('diff of two files', () => {
  it.each([
    ['abc', 'abc', 'The files are identical.'],
    ['abc', 'abd', 'The files differ from byte 3 on.'],
    ['ab', 'abc', 'The files differ from byte 3 on.'],
    [
      'x'.repeat(2_000_000),
      `${'x'.repeat(1_500_000)}y${'x'.repeat(499_999)}`,
      'The files differ from byte 1500001 on.',
    ],
  ])('says first whether they are identical: %#', async (from, to, verdict) => {
    const cwd = emptyFolder();
    write(cwd, { from, to });
    const { code, errors } = await toolyard(['diff', 'from', 'to'], { cwd });
    expect(errors.split('\n')[0]).toBe(`toolyard diff: ${verdict}`);
    expect(code).toBe(spawnSync('cmp', ['-s', 'from', 'to'], { cwd }).status);
  });
});

describe('run --recursive', () => {
  const decode = 'toolyard recipe 1\nbase64 mode=decode\n';

  it('keeps the structure, counts, and runs the failed files again', async () => {
    const cwd = emptyFolder();
    write(cwd, { recipe: decode, 'f/a.txt': 'YQ==', 'f/sub/bad\n': '!', 'f/sub/c': 'Yw==', 'f/.hidden': 'eA==' });
    symlinkSync('a.txt', join(cwd, 'f/link'));
    const common = ['run', 'recipe', '-r', 'f', '-o', 'out', '--skip-hidden', '--save-failed', 'failed'];
    const first = await toolyard(common, { cwd });
    expect(first.code).toBe(2);
    expect(first.errors).toMatch(/^toolyard run: f\/sub\/bad\\n: Step 1 \(base64\): /);
    expect(first.errors).toMatch(/Done: 2\. Failed: 1\. Skipped: 2\. Run those again with --files0-from failed\.\n$/);
    expect(filesOf(join(cwd, 'out'))).toEqual({ 'a.txt': 'a', 'sub/c': 'c' });
    expect(readFileSync(join(cwd, 'failed'), 'utf8')).toBe('f/sub/bad\n\0');
    write(cwd, { 'f/sub/bad\n': 'Yg==' });
    const again = await toolyard([...common, '--files0-from', 'failed'], { cwd });
    expect([again.code, again.errors]).toEqual([0, 'toolyard run: Done: 1. Failed: 0. Skipped: 0.\n']);
    expect(filesOf(join(cwd, 'out'))).toEqual({ 'a.txt': 'a', 'sub/bad\n': 'b', 'sub/c': 'c' });
    expect(readFileSync(join(cwd, 'failed'), 'utf8')).toBe('');
  });

  it('gives what the tools give, for names of any kind', async () => {
    await fc.assert(
      fc.asyncProperty(trees, async (tree) => {
        const cwd = emptyFolder();
        writeTree(tree, join(cwd, 'f'));
        write(cwd, { recipe: 'toolyard recipe 1\nhex mode=encode\nhex mode=decode\n' });
        const { code, errors } = await toolyard(['run', 'recipe', '-qr', 'f', '-o', 'out'], { cwd });
        expect([code, errors]).toEqual([0, '']);
        expect(sums('.', join(cwd, 'out'))).toEqual(sums('.', join(cwd, 'f')));
      }),
      { numRuns: 8 },
    );
  });

  it('refuses its own input, existing results, and what has no effect', async () => {
    const cwd = emptyFolder();
    write(cwd, { recipe: decode, 'f/a': 'YQ==', 'out/a': 'mine', list: 'g/x\0' });
    const refusals: readonly (readonly [string, readonly string[]])[] = [
      ['This is in the folder that is read', ['-r', 'f', '-o', 'f/out']],
      ['This is in the folder that is read', ['-r', 'f', '-o', 'new', '--save-failed', 'f/failed']],
      ['This file already exists', ['-r', 'f', '-o', 'out']],
      ['Name one with --output FOLDER', ['-r', 'f']],
      ['--force needs --recursive', ['f', '--force']],
      ['Add --recursive to take the files in it', ['f']],
      ['takes one folder', ['-r', 'f', 'out', '-o', 'new']],
      ['is not a folder', ['-r', 'recipe', '-o', 'new']],
      ['list: g/x is not in the folder', ['-r', 'f', '-o', 'new', '--files0-from', 'list']],
      ['either --json or --recursive', ['-r', 'f', '-o', 'new', '--json']],
    ];
    for (const [problem, args] of refusals) {
      const { code, errors } = await toolyard(['run', 'recipe', ...args], { cwd });
      expect([code, errors.includes(problem) || errors], args.join(' ')).toEqual([2, true]);
    }
    expect(filesOf(join(cwd, 'out'))).toEqual({ a: 'mine' });
    expect((await toolyard(['run', 'recipe', '-rf', 'f', '-o', 'out'], { cwd })).code).toBe(0);
    expect(filesOf(join(cwd, 'out'))).toEqual({ a: 'a' });
  });

  it('says that what is left of an interrupted run has failed', async () => {
    const cwd = emptyFolder();
    write(cwd, { recipe: 'toolyard recipe 1\nhash algorithms=md5\n', 'f/a': '', 'f/aa': '', 'f/b': '' });
    // Takes minutes.
    truncateSync(join(cwd, 'f/aa'), 100_000_000_000);
    const child = start(['run', 'recipe', '-r', 'f', '-o', 'out', '--save-failed', 'failed'], { cwd });
    await expect.poll(() => existsSync(join(cwd, 'out/a'))).toBe(true);
    child.kill('SIGINT');
    expect(await ended(child)).toBe(130);
    expect(readFileSync(join(cwd, 'failed'), 'utf8')).toBe('f/aa\0f/b\0');
    expect(readdirSync(join(cwd, 'out'))).toEqual(['a']);
  });
});

function filesOf(folder: string): Readonly<Record<string, string>> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true, encoding: 'utf8' })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(paths.map((path) => [path.slice(folder.length + 1), readFileSync(path, 'utf8')]));
}
