// The kernel that compares folders on the page. The comparison itself is tested with the command line's, against diff -rq.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { kernel } from '../../../workers/kernels/diff-checker/kernels/folder-comparer';
import type { FolderPatchOutput, FoldersOutput } from '../../../workers/kernels/diff-checker/spec';
import type { InWords } from '../../../workers/contract/run/message';
import type { Progress } from '../../../workers/contract/run/kernel';
import type { RunEnvironment } from '../../../workers/run/context';
import { outputOf } from '../run-in-node';
import { bytesOf } from '../text-of';

type Tree = Readonly<Record<string, string>>;

const FIRST: Tree = {
  'a/same': 'same',
  'a/sub/text': 'one\ntwo\n',
  'a/size': 'longer',
  'a/gone': 'gone',
  'a/old name': 'moved content',
  'a/empty gone': '',
  'a/Z': '',
};
const SECOND: Tree = {
  'b/same': 'same',
  'b/sub/text': 'one\n2wo\n',
  'b/size': 'short',
  'b/new': 'new!',
  'b/sub/new name': 'moved content',
  'b/empty new': '',
  'b/Z': '',
};

const given = (first: Tree, second: Tree) => ({
  sources: [...Object.values(first), ...Object.values(second)].map((text) => new Blob([text])),
  options: { paths: [...Object.keys(first), ...Object.keys(second)], firstCount: Object.keys(first).length },
});

async function compare(first: Tree, second: Tree, isQuick = false, environment: Partial<RunEnvironment> = {}) {
  const { sources, options } = given(first, second);
  return (await outputOf(kernel, sources, { ...options, isQuick }, environment)) as InWords<FoldersOutput>;
}

describe('two folders', () => {
  it('are compared by content, whatever their own names are', async () => {
    expect(await compare(FIRST, SECOND)).toEqual({
      same: ['Z', 'same'],
      different: ['size', 'sub/text'],
      onlyInFirst: ['empty gone', 'gone'],
      onlyInSecond: ['empty new', 'new'],
      movedFrom: ['old name'],
      movedTo: ['sub/new name'],
      unread: [],
      roots: ['a/', 'b/'],
      isQuick: false,
      isEqual: false,
      summary: 'The folders are different.',
    });
  });

  it('are compared by names and sizes, without reading a file', async () => {
    const isRead: string[] = [];
    class Watched extends Blob {
      override arrayBuffer() {
        isRead.push('read');
        return super.arrayBuffer();
      }
    }
    const { sources, options } = given(FIRST, SECOND);
    const watched = sources.map((source) => new Watched([source]));
    const output = (await outputOf(kernel, watched, { ...options, isQuick: true })) as InWords<FoldersOutput>;
    expect(output).toMatchObject({
      same: ['Z', 'same', 'sub/text'],
      different: ['size'],
      onlyInFirst: ['empty gone', 'gone', 'old name'],
      movedFrom: [],
      summary: 'The folders are different by names and sizes. Contents were not read.',
    });
    expect(isRead).toEqual([]);
  });

  it('are equal, which the summary says', async () => {
    expect(await compare({ 'x/a': '1', 'x/b': '2' }, { 'y/b': '2', 'y/a': '1' })).toMatchObject({
      isEqual: true,
      summary: 'Both folders have the same 2 files.',
    });
    expect((await compare({ a: '1' }, { a: '2' }, true)).summary).toBe(
      'Both folders have the same 1 file by name and size. Its content was not read.',
    );
  });

  it('with large files report their bytes and files', async () => {
    const heard: Progress[] = [];
    const large = 'x'.repeat(1_500_000);
    const output = await compare({ 'a/l': large, 'a/s': '1' }, { 'b/l': `${large.slice(1)}y`, 'b/s': '1' }, false, {
      onProgress: (progress) => void heard.push(progress),
      progressMs: 0,
    });
    expect(output).toMatchObject({ same: ['s'], different: ['l'] });
    expect(heard.at(-1)).toMatchObject({ done: 3_000_002, total: 3_000_002 });
    expect(heard.map(({ done }) => done)).toEqual(heard.map(({ done }) => done).toSorted((a, b) => a - b));
  });

  it('end as soon as the run is canceled', async () => {
    const controller = new AbortController();
    controller.abort();
    await expect(compare(FIRST, SECOND, false, { signal: controller.signal })).rejects.toMatchObject({
      code: 'canceled',
    });
  });

  it('name a file that can’t be read, and put it in no group', async () => {
    const { sources, options } = given(FIRST, SECOND);
    class Gone extends Blob {
      override arrayBuffer(): Promise<never> {
        return Promise.reject(new DOMException('', 'NotReadableError'));
      }
    }
    const withGone = sources.map((source, index) => (options.paths[index] === 'a/same' ? new Gone(['same']) : source));
    const output = (await outputOf(kernel, withGone, { ...options, isQuick: false })) as InWords<FoldersOutput>;
    expect(output.unread.map(({ path }) => path)).toEqual(['same']);
    expect(output.same).toEqual(['Z']);
  });
});

describe('a patch of two folders', () => {
  const write = (folder: string, tree: Tree) => {
    for (const [path, text] of Object.entries(tree)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
  };

  it('makes the second folder of the first one with patch -p1', async () => {
    const { sources, options } = given({ ...FIRST, 'a/binary': 'a\0' }, { ...SECOND, 'b/binary': 'b\0' });
    const all = await compare({ ...FIRST, 'a/binary': 'a\0' }, { ...SECOND, 'b/binary': 'b\0' });
    const { different, onlyInFirst, onlyInSecond, movedFrom, movedTo } = all;
    const changes = { different, onlyInFirst, onlyInSecond, movedFrom, movedTo };
    const { result, notes } = (await outputOf(kernel, sources, { ...options, changes })) as InWords<FolderPatchOutput>;
    expect(notes).toEqual(['binary: This file is binary, so the patch doesn’t have it.']);
    const folder = mkdtempSync(join(tmpdir(), 'folders-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    write(folder, FIRST);
    execFileSync('patch', ['-p1', '-s', '-d', join(folder, 'a')], { input: Buffer.from(await bytesOf(result)) });
    write(folder, SECOND);
    const status = execFileSync('diff', ['-r', '-q', 'a', 'b'], { cwd: folder, encoding: 'utf8' });
    expect(status).toBe('');
    expect(readFileSync(join(folder, 'a/sub/new name'), 'utf8')).toBe('moved content');
  });
});
