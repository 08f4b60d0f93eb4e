// Files with the same content: against complete hashes, with names of any kind, and the script, which is run after its comments are removed.
import fc from 'fast-check';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { textOfBytes } from '../../cli/byte-names';
import { findOnDisk } from '../../cli/disk-file';
import { run } from '../../cli/run';
import { emptyFolder, toolyard } from './toolyard';
import { filesIn, trees, writeTree } from './trees';

function write(cwd: string, files: Readonly<Record<string, string>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(cwd, path, '..'), { recursive: true });
    writeFileSync(join(cwd, path), content);
  }
}

interface Row {
  readonly kind: string;
  readonly path?: string;
  readonly reason?: string;
  readonly wasted?: number;
  readonly files?: readonly { readonly path: string; readonly links: readonly string[] }[];
}

const rowsIn = (text: string) =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Row);

const groupsIn = (text: string) =>
  rowsIn(text).flatMap(({ files }) => (files ? [files.map(({ path, links }) => [path, ...links])] : []));

/** Every path of a tree as the command prints it, by the hash of its content. */
function naive(files: ReadonlyMap<string, string>): readonly (readonly string[])[] {
  const byHash = new Map<string, string[]>();
  for (const [path, content] of files) {
    if (content === '') continue;
    const hash = createHash('sha256').update(content, 'latin1').digest('hex');
    byHash.set(hash, [...(byHash.get(hash) ?? []), textOfBytes(Buffer.from(`f/${path}`, 'latin1'))]);
  }
  return [...byHash.values()].filter(({ length }) => length > 1);
}

const sorted = (lists: readonly (readonly string[])[]) => lists.map((list) => list.toSorted()).toSorted();

const dupes = (cwd: string, ...args: readonly string[]) => toolyard(['dupes', ...args], { cwd });

/** Removes the comment marks of the lines that remove a file. */
const uncommented = (script: string) => script.replace(/^#(?=same|n=)/gm, '');

const sh = (cwd: string, script: string, shell = 'sh') => {
  writeFileSync(join(cwd, 'script.sh'), script);
  return spawnSync(shell, ['script.sh'], { cwd, encoding: 'latin1' });
};

/** All files below, by their bytes. */
function found(folder: Buffer): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const entry of readdirSync(folder, { withFileTypes: true, encoding: 'buffer' })) {
    const path = Buffer.concat([folder, Buffer.from('/'), entry.name]);
    if (entry.isDirectory()) for (const one of found(path)) files.set(...one);
    else files.set(path.toString('latin1'), readFileSync(path).toString('latin1'));
  }
  return files;
}

describe('the groups', () => {
  it('are those of complete hashes, for random folders with any names', async () => {
    await fc.assert(
      fc.asyncProperty(trees, async (tree) => {
        const cwd = emptyFolder();
        writeTree(tree, join(cwd, 'f'));
        const { code, text } = await dupes(cwd, '-r', 'f', '--format', 'json');
        expect(code).toBe(0);
        expect(sorted(groupsIn(text).map((files) => files.flat()))).toEqual(sorted(naive(filesIn(tree))));
      }),
      { numRuns: 12 },
    );
  });

  it('are printed with the counts as a note, and the same each time', async () => {
    const cwd = emptyFolder();
    write(cwd, { 'f/b/2': 'same', 'f/a/1': 'same', 'f/a-1': 'same', 'f/x': 'xx', 'f/y': 'xx', 'f/z': '', 'f/o': '?' });
    const first = await dupes(cwd, '-r', 'f');
    expect(first).toMatchObject({
      code: 0,
      text: [
        '3 identical files. Bytes in each: 4. Bytes to free: 8.\nf/a-1\nf/a/1\nf/b/2\n',
        '2 identical files. Bytes in each: 2. Bytes to free: 2.\nf/x\nf/y\n',
        'Empty files:\nf/z\n',
      ].join('\n'),
    });
    expect(first.errors).toBe(
      'toolyard dupes: 1 file is empty. Empty files are in no group.\n' +
        'toolyard dupes: 2 groups of identical files. Copies: 3 of 7 files. Bytes to free: 10.\n',
    );
    expect((await dupes(cwd, '-r', 'f/x', 'f/b', 'f')).text).toBe(first.text);
    expect((await dupes(cwd, '--quiet', 'f/x', 'f/y')).errors).toBe('');
  });

  it('count hard links, other spellings and followed links as one file', async () => {
    const cwd = emptyFolder();
    write(cwd, { 'f/a': 'same', 'f/b': 'same', 'g/c': 'same' });
    linkSync(join(cwd, 'f/a'), join(cwd, 'f/z'));
    symlinkSync('../g', join(cwd, 'f/to'));
    symlinkSync('..', join(cwd, 'f/up'));
    const { code, text, errors: err } = await dupes(cwd, '-rL', './f', 'f', '--format', 'json');
    expect([code, groupsIn(text)]).toEqual([
      0,
      [
        [
          ['./f/a', './f/z', 'f/a', 'f/z'],
          ['./f/b', 'f/b'],
          ['./f/to/c', './f/up/g/c', 'f/to/c', 'f/up/g/c'],
        ],
      ],
    ]);
    expect(rowsIn(text).map(({ wasted }) => wasted)).toEqual([8]);
    expect(err).toContain('links lead back to a folder that they are in');
    expect((await dupes(cwd, '-r', 'f', '--format', 'csv')).text.match(/^\w+(?=,1,)/gm)).toEqual([
      'file',
      'link',
      'file',
    ]);
  });

  it('have large files that are equal only at their ends apart', async () => {
    const cwd = emptyFolder();
    const large = Buffer.alloc(300_000);
    for (const [name, at] of [
      ['a', 0],
      ['b', 0],
      ['c', 150_000],
      ['d', 5],
      ['e', 299_999],
    ] as const) {
      if (at > 0) large[at] = 1;
      writeFileSync(join(cwd, name), large);
      large.fill(0);
    }
    expect(groupsIn((await dupes(cwd, '--format', 'json', 'a', 'b', 'c', 'd', 'e')).text)).toEqual([[['a'], ['b']]]);
  });

  it('are one line of JSON for other programs', async () => {
    const cwd = emptyFolder();
    write(cwd, { a: 'x', b: 'x' });
    const { text } = await dupes(cwd, '--json', 'a', 'b');
    expect(JSON.parse(text)).toMatchObject({ tool: 'dupes', input: ['a', 'b'], ok: true, output: { copies: 1 } });
  });

  it('come from the library as well', async () => {
    const { result, output } = await run('dupes', ['x', 'y', new Blob(['x'])], {}, { names: ['1', '2', '3'] });
    expect(await result?.text()).toBe('2 identical files. Bytes in each: 1. Bytes to free: 1.\n1\n3\n');
    expect(output).toMatchObject({ files: 3, copies: 1 });
  });
});

describe('what can’t be read', () => {
  it('is listed with the reason, and the exit code is 2', async () => {
    const cwd = emptyFolder();
    write(cwd, { 'f/a': 'same', 'f/b': 'same', 'f/locked': 'same', 'f/g/c': 'same' });
    symlinkSync('nowhere', join(cwd, 'f/lost'));
    chmodSync(join(cwd, 'f/locked'), 0);
    chmodSync(join(cwd, 'f/g'), 0);
    // Permissions don't stop the superuser.
    const other = process.getuid?.() === 0 ? { uid: 65_534 } : {};
    chmodSync(cwd, 0o755);
    const {
      code,
      text,
      errors: err,
    } = await toolyard(['dupes', '-rqL', 'f', 'missing', '--format', 'json'], {
      cwd,
      ...other,
    });
    chmodSync(join(cwd, 'f/g'), 0o755);
    expect(code).toBe(2);
    expect(err).toContain('f/lost: This link leads nowhere.');
    expect(err).toContain('missing: There is no such file.');
    expect(err).toContain('f/g: You may not read this folder.');
    expect(err).toContain('f/locked: You may not read this file.');
    expect(groupsIn(text)).toEqual([[['f/a'], ['f/b']]]);
    expect(rowsIn(text).at(-1)).toMatchObject({ kind: 'unread', path: 'f/locked' });
  });

  it('may have changed or gone since it was found', async () => {
    const cwd = emptyFolder();
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    const content = 'x'.repeat(400_000);
    write(cwd, Object.fromEntries(names.map((name) => [name, content])));
    const sources = names.map((name) => findOnDisk(join(cwd, name)).source);
    rmSync(join(cwd, 'a'));
    truncateSync(join(cwd, 'b'), 5);
    utimesSync(join(cwd, 'c'), 1, 1);
    writeFileSync(join(cwd, 'd'), `${content}more`);
    const { output } = await run('dupes', sources, {}, { names });
    expect(output).toMatchObject({
      groups: { counts: [2], paths: ['e', 'f'] },
      unread: ['a', 'b', 'c', 'd'].map((path) => ({ path })),
    });
  });

  it('may change between the reading of its ends and of its whole', async () => {
    const cwd = emptyFolder();
    write(cwd, { a: 'x'.repeat(400_000), b: 'x'.repeat(400_000) });
    const { source } = findOnDisk(join(cwd, 'a'));
    await source.slice(0, 10).arrayBuffer();
    utimesSync(join(cwd, 'a'), 1, 1);
    await expect(new Response(source.stream()).arrayBuffer()).rejects.toThrow();
    await expect(source.slice(0, 10).arrayBuffer()).rejects.toMatchObject({ code: 'unreadable' });
  });

  it('is an argument that names no files', async () => {
    const cwd = emptyFolder();
    write(cwd, { 'f/a': 'x' });
    for (const [args, says] of [
      [[], 'Name the files to compare'],
      [['-'], 'can’t read standard input'],
      [['--text', 'x'], 'takes no text'],
      [['f'], 'Add --recursive'],
      [['/dev/null'], 'Only files can be compared'],
      [['f/a', '--follow'], '--follow needs --recursive'],
    ] as const) {
      const { code, errors: err } = await dupes(cwd, ...args);
      expect([code, err.includes(says)], err).toEqual([2, true]);
    }
  });

  it('is the file that the result goes to', async () => {
    const cwd = emptyFolder();
    write(cwd, { 'f/a': 'x', 'f/b': 'x', 'f/list': 'x' });
    const { errors: err } = await dupes(cwd, '-r', 'f', '-o', 'f/list');
    expect(err).toContain('f/list: Left out, because the result is written to it.');
    expect(readFileSync(join(cwd, 'f/list'), 'utf8')).toContain('\nf/a\nf/b\n');
  });
});

describe('the script', () => {
  const script = async (cwd: string, ...names: readonly string[]) =>
    (await dupes(cwd, '-rq', '--format', 'sh', ...names)).text;

  it('removes nothing as it is, and has no line that a name could add', async () => {
    await fc.assert(
      fc.asyncProperty(trees, async (tree) => {
        const cwd = emptyFolder();
        writeTree({ ...tree, twin: tree }, join(cwd, 'f'));
        const before = found(Buffer.from(join(cwd, 'f')));
        const text = await script(cwd, 'f');
        for (const line of text.split('\n')) expect(line).toMatch(/^(?:$|#|same\(\) \{|keep=)/);
        expect(sh(cwd, text)).toMatchObject({ status: 0, stdout: '', stderr: '' });
        expect(found(Buffer.from(join(cwd, 'f')))).toEqual(before);
      }),
      { numRuns: 8 },
    );
  });

  it.each(['sh', 'bash'])('keeps one file of each content when its lines are no comments, in %s', async (shell) => {
    await fc.assert(
      fc.asyncProperty(trees, async (tree) => {
        const cwd = emptyFolder();
        writeTree({ ...tree, twin: tree }, join(cwd, 'f'));
        const before = found(Buffer.from(join(cwd, 'f')));
        expect(sh(cwd, uncommented(await script(cwd, 'f')), shell)).toMatchObject({
          status: 0,
          stdout: '',
          stderr: '',
        });
        const after = found(Buffer.from(join(cwd, 'f')));
        const [was, is] = [[...before.values()], [...after.values()]];
        expect(is.filter((content) => content !== '').toSorted()).toEqual(
          [...new Set(was)].filter((content) => content !== '').toSorted(),
        );
        expect(is.filter((content) => content === '').length).toBe(was.filter((content) => content === '').length);
      }),
      { numRuns: 8 },
    );
  });

  const HOSTILE = [
    '-rf',
    '-',
    '--',
    "it's",
    '"',
    '$(touch hacked)',
    '`touch hacked`',
    '\ntouch hacked\n',
    '#\n',
    'ends with\n\n',
    '\r',
    '%s%n',
    '\\',
    '\\n',
    '*',
    '~',
    '!x',
    ' ',
    '\u202e',
    'n=1; touch hacked',
    '.',
    '&',
    '\ufeff',
    '\x1b[2J',
  ].filter((name) => name !== '.');

  it.each(['sh', 'bash'])('quotes every name, in %s', async (shell) => {
    const cwd = emptyFolder();
    for (const [index, name] of HOSTILE.entries()) writeFileSync(join(cwd, name), `content ${String(index)}`);
    writeFileSync(Buffer.concat([Buffer.from(`${cwd}/`), Buffer.from([0xff, 0x27, 0x80])]), 'bytes');
    mkdirSync(join(cwd, 'aa'));
    for (const [index, name] of HOSTILE.entries()) writeFileSync(join(cwd, 'aa', name), `content ${String(index)}`);
    writeFileSync(join(cwd, 'aa', 'bytes'), 'bytes');
    // Without a folder in front, so that a name can be taken for an option.
    const names = HOSTILE.filter((name) => name !== '-' && name !== '--');
    const text = (await toolyard(['dupes', '-q', '--format', 'sh', '--recursive', 'aa', '--', ...names], { cwd })).text;
    expect(sh(cwd, uncommented(text), shell)).toMatchObject({ status: 0, stdout: '', stderr: '' });
    expect(existsSync(join(cwd, 'hacked'))).toBe(false);
    // The first path of a group is kept, whichever that is.
    for (const name of names)
      expect([existsSync(join(cwd, name)), existsSync(join(cwd, 'aa', name))].filter(Boolean), name).toEqual([true]);
    const all = await script(cwd, '.');
    expect(sh(cwd, uncommented(all), shell)).toMatchObject({ status: 0, stdout: '', stderr: '' });
    expect(existsSync(join(cwd, 'hacked'))).toBe(false);
    const left = [...found(Buffer.from(cwd)).values()].filter((content) => /^content|^bytes/.test(content));
    expect(left.toSorted()).toEqual([...HOSTILE.map((_, index) => `content ${String(index)}`), 'bytes'].toSorted());
  });

  it('removes no file that has changed, and never the kept one by another name', async () => {
    const cwd = emptyFolder();
    write(cwd, { a: 'same', b: 'same', c: 'same', d: 'same' });
    const text = await script(cwd, 'a', 'b', 'c', 'd');
    writeFileSync(join(cwd, 'b'), 'mine');
    rmSync(join(cwd, 'c'));
    symlinkSync('a', join(cwd, 'c'));
    sh(cwd, uncommented(text));
    expect(['a', 'b', 'c', 'd'].map((name) => existsSync(join(cwd, name)))).toEqual([true, true, true, false]);
    rmSync(join(cwd, 'a'));
    sh(cwd, uncommented(text));
    expect(readFileSync(join(cwd, 'b'), 'utf8')).toBe('mine');
  });

  it('keeps all names of the kept file, and removes all of another one', async () => {
    const cwd = emptyFolder();
    write(cwd, { a: 'same', c: 'same' });
    linkSync(join(cwd, 'a'), join(cwd, 'b'));
    linkSync(join(cwd, 'c'), join(cwd, 'd'));
    const text = await script(cwd, 'a', 'b', 'c', 'd');
    expect(text).toContain(
      "\nkeep='a'\n# Other name of the kept file: b\n#same 'c' && rm -- 'c'\n#same 'd' && rm -- 'd'\n",
    );
    sh(cwd, uncommented(text));
    expect(readdirSync(cwd).toSorted()).toEqual(['a', 'b', 'script.sh']);
  });
});
