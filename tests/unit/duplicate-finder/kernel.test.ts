import fc from 'fast-check';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { bytesOfText, textOfBytes } from '../../../cli/byte-names';
import { findOnDisk } from '../../../cli/disk-file';
import { nodePorts } from '../../../cli/native-hashers';
import { ToolError } from '../../../workers/contract/run/errors';
import { KiB } from '../../../workers/contract/run/sink';
import { compareNames } from '../../../workers/lib/compare-names';
import { nameBytes } from '../../../workers/lib/surrogates';
import { kernel } from '../../../workers/kernels/duplicate-finder/kernel';
import { END_BYTES, groupsIn, type DuplicateOptions } from '../../../workers/kernels/duplicate-finder/spec';
import { outputOf, progressOf } from '../run-in-node';

async function find(files: readonly (Blob | Uint8Array | string)[], options: DuplicateOptions = {}) {
  const output = await outputOf(kernel, files, options);
  return { ...output, groups: groupsIn(output.groups) };
}

const pathsIn = (groups: readonly { readonly files: readonly { readonly path: string }[] }[]) =>
  groups.map(({ files }) => files.map(({ path }) => path));

/** A Blob that counts the bytes that are read of it. */
class Counted extends Blob {
  read = 0;

  override slice(from = 0, to = this.size): Blob {
    this.read += to - from;
    return super.slice(from, to);
  }

  override stream() {
    this.read += this.size;
    return super.stream();
  }
}

/** A file that is there when it is chosen, and is gone or shorter when it is read. */
class Vanished extends Blob {
  readonly #problem: Error;

  constructor(content: string, problem: Error = new DOMException('', 'NotFoundError')) {
    super([content]);
    this.#problem = problem;
  }

  override slice(): Blob {
    return Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(this.#problem) });
  }
}

/** Few sizes and few bytes, so that many of the files are equal, in their ends or completely. */
const content = fc
  .tuple(
    fc.constantFrom(0, 1, 2, 3, END_BYTES, 2 * END_BYTES, 2 * END_BYTES + 1, 3 * END_BYTES + 7),
    fc.array(fc.tuple(fc.double({ min: 0, max: 0.999, noNaN: true }), fc.constantFrom(1, 2)), { maxLength: 2 }),
  )
  .map(([size, changes]) => {
    const bytes = new Uint8Array(size);
    for (const [at, byte] of changes) if (size > 0) bytes[Math.floor(at * size)] = byte;
    return bytes;
  });

describe('the groups', () => {
  it('are those of complete hashes, for random files', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(content, { maxLength: 30 }), async (files) => {
        const { groups, empty, copies, wasted } = await find(files.map((bytes) => new Blob([bytes])));
        const naive = new Map<string, number[]>();
        for (const [index, bytes] of files.entries()) {
          const hash = createHash('sha256').update(bytes).digest('hex');
          naive.set(hash, [...(naive.get(hash) ?? []), index]);
        }
        const wanted = [...naive.values()].filter(
          ([first = 0, ...others]) => others.length > 0 && files[first]?.length !== 0,
        );
        const sorted = (lists: readonly (readonly string[])[]) => lists.map((list) => list.toSorted()).toSorted();
        expect(sorted(pathsIn(groups))).toEqual(sorted(wanted.map((list) => list.map((index) => String(index + 1)))));
        expect(empty.length).toBe(files.filter(({ length }) => length === 0).length);
        expect(copies).toBe(wanted.reduce((sum, list) => sum + list.length - 1, 0));
        expect(wasted).toBe(
          wanted.reduce((sum, [first = 0, ...others]) => sum + others.length * (files[first]?.length ?? 0), 0),
        );
      }),
      { numRuns: 60 },
    );
  });

  it('are the same for files of a disk, which are read in another way', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'toolyard-dupes-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    await fc.assert(
      fc.asyncProperty(fc.array(content, { maxLength: 20 }), async (files) => {
        const sources = files.map((bytes, index) => {
          writeFileSync(join(folder, String(index)), bytes);
          return findOnDisk(join(folder, String(index))).source;
        });
        const wanted = await find(files.map((bytes) => new Blob([bytes])));
        expect(await find(sources)).toEqual(wanted);
        // Among other sources.
        expect(await find([...sources, ...files])).toEqual(await find([...files, ...files]));
      }),
      { numRuns: 40 },
    );
  });

  it('are the same by a hash of the platform', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(content, { maxLength: 20 }), async (files) => {
        expect(await outputOf(kernel, files, {}, { ports: nodePorts })).toEqual(await outputOf(kernel, files, {}));
      }),
      { numRuns: 40 },
    );
  });

  it('begin with those that waste most, and list their files by the bytes of their paths', async () => {
    const files = ['aa', 'b', 'aa', 'b', 'b', 'cccc', 'cccc', 'b'];
    const paths = ['z', '\ud83d\ude00', 'a/b', '\ue000', 'é', 'a-b', 'a', 'e'];
    const { groups } = await find(files, { paths });
    expect(pathsIn(groups)).toEqual([
      ['a', 'a-b'],
      ['e', 'é', '\ue000', '\ud83d\ude00'],
      ['a/b', 'z'],
    ]);
    expect(groups.map(({ wasted, size }) => [wasted, size])).toEqual([
      [4, 4],
      [3, 1],
      [2, 2],
    ]);
  });

  it('are the same in any order of the files', async () => {
    const files = ['aa', 'b', 'aa', 'b', '', 'c', 'c', ''].map((text, index) => [text, `f${String(index)}`] as const);
    const ordered = async (list: typeof files) =>
      find(
        list.map(([text]) => text),
        { paths: list.map(([, path]) => path) },
      );
    expect(await ordered(files.toReversed())).toEqual(await ordered(files));
  });

  it('count other names of a file as no duplicates of it', async () => {
    const paths = ['b', 'a', 'c', 'd', 'a', 'e'];
    const { groups, files, copies, wasted, notes } = await find(['x', 'x', 'x', 'y', 'x', 'y'], {
      paths,
      identities: ['1', '1', '2', '3', '1', '3'],
    });
    expect(groups).toMatchObject([
      {
        wasted: 1,
        files: [
          { path: 'a', links: ['b'] },
          { path: 'c', links: [] },
        ],
      },
    ]);
    expect({ files, copies, wasted }).toEqual({ files: 3, copies: 1, wasted: 1 });
    expect(notes).toEqual([
      '2 names lead to files that are there by another name (hard links), so they take no space.',
    ]);
  });

  it('say so if a path is there twice', async () => {
    const { groups, notes } = await find(['x', 'x'], { paths: ['a/1', 'a/1'] });
    expect(groups.length).toBe(1);
    expect(notes).toEqual(['1 file has the same path as another one. If you added it twice, it is no duplicate.']);
  });
});

describe('what is read', () => {
  const zeros = (size: number, changes: Readonly<Record<number, number>> = {}) => {
    const bytes = new Uint8Array(size);
    for (const [at, byte] of Object.entries(changes)) bytes[Number(at)] = byte;
    return new Counted([bytes]);
  };
  const MB = 1024 * KiB;

  it('is nothing of files that have a size of their own', async () => {
    const files = [zeros(MB), zeros(MB + 1), zeros(MB + 2), zeros(0), zeros(0)];
    await find(files);
    expect(files.map(({ read }) => read)).toEqual([0, 0, 0, 0, 0]);
  });

  it('is two ends of files that differ there, and a small file once', async () => {
    const files = [zeros(MB), zeros(MB, { 3: 1 }), zeros(MB, { [MB - 1]: 1 }), zeros(100), zeros(100)];
    await find(files);
    expect(files.map(({ read }) => read)).toEqual([2 * END_BYTES, 2 * END_BYTES, 2 * END_BYTES, 100, 100]);
  });

  it('is all of files whose ends are equal', async () => {
    const files = [zeros(MB), zeros(MB, { [MB / 2]: 1 })];
    expect((await find(files)).groups).toEqual([]);
    expect(files.map(({ read }) => read)).toEqual([MB + 2 * END_BYTES, MB + 2 * END_BYTES]);
  });

  it('is reported in bytes and files, up to the total of each step', async () => {
    const progress = await progressOf(kernel, ['aa', 'bb', zeros(MB), zeros(MB)], {});
    const last = new Map(progress.map(({ step, done, total, files }) => [step.label, [done, total, step.unit, files]]));
    last.delete('Reading');
    expect([...last]).toEqual([
      ['Comparing beginnings and ends', [4 + 4 * END_BYTES, 4 + 4 * END_BYTES, 'bytes', { done: 4, total: 4 }]],
      ['Comparing whole files', [2 * MB, 2 * MB, 'bytes', { done: 2, total: 2 }]],
    ]);
  });
});

describe('a file that can’t be read', () => {
  const paths = ['b', 'a', 'c', 'd'];

  it('is listed with the reason, and the others are compared', async () => {
    const { groups, unread, summary } = await find(['x', new Vanished('x'), 'x', 'other size'], { paths });
    expect(pathsIn(groups)).toEqual([['b', 'c']]);
    expect(unread).toEqual([{ path: 'a', reason: expect.stringMatching(/read/) as string }]);
    expect(summary).toBe('1 group of identical files. Copies: 1 of 4 files. Bytes to free: 1.');
  });

  it('is listed by all its names', async () => {
    const gone = new Vanished('x', new ToolError('unreadable', 'Locked.'));
    const { unread, summary } = await find([gone, gone, 'x', 'y'], { paths, identities: ['1', '1'] });
    expect(unread).toEqual([
      { path: 'a', reason: 'Locked.' },
      { path: 'b', reason: 'Locked.' },
    ]);
    expect(summary).toBe('No duplicates among the files that could be read.');
  });

  it('is not one that fails because of a bug', async () => {
    const broken = new Vanished('x');
    Object.assign(broken, { slice: () => undefined });
    await expect(find([broken, 'x'])).rejects.toMatchObject({ code: 'internal' });
  });

  it('may shrink while its ends are read', async () => {
    const shrunk = Object.assign(new Blob(['long']), { slice: () => new Blob(['lo']) });
    expect((await find([shrunk, 'same'], { paths })).unread).toEqual([
      { path: 'b', reason: 'Only 2 of 4 bytes could be read. Please choose the file again.' },
    ]);
  });
});

describe('the order of paths', () => {
  const names = fc.uint8Array({ minLength: 1, maxLength: 6 }).filter((bytes) => !bytes.includes(0));
  const chosen = fc
    .array(fc.constantFrom('a', 'é', '\ue000', '😀', '😁', '\u{10ffff}', '\u9000'), { maxLength: 5 })
    .map((parts) => new TextEncoder().encode(parts.join('')));
  const any = fc.oneof(names, chosen);

  it('is that of their bytes, also of names that aren’t UTF-8', () => {
    fc.assert(
      fc.property(any, any, (one, other) => {
        const [a, b] = [textOfBytes(one), textOfBytes(other)];
        expect(Buffer.from(nameBytes(a))).toEqual(Buffer.from(bytesOfText(a)));
        expect(Math.sign(compareNames(a, b))).toBe(Buffer.compare(one, other));
      }),
      { numRuns: 2000 },
    );
  });
});
