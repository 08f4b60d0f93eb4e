// The list comparer’s kernel against JavaScript’s Set, comm, and vectors made by hand.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Stored } from '../../../workers/contract/run/sink';
import type { Source } from '../../../workers/contract/run/source';
import { kernel } from '../../../workers/kernels/list-comparer/kernel';
import { messages } from '../../../workers/kernels/list-comparer/messages';
import { DEFAULT_OPTIONS, options, type ListOptions } from '../../../workers/kernels/list-comparer/spec';
import { outputOf, progressOf } from '../run-in-node';

const bytesOf = async (result: Stored) =>
  result.stored === 'blob'
    ? Buffer.from(await result.blob.arrayBuffer())
    : Buffer.from(result.stored === 'text' ? result.text : '');

async function compare(a: Source, b: Source, chosen: Partial<ListOptions> = {}, chunkBytes = 1 << 20) {
  const output = await outputOf(kernel, [a, b], { ...DEFAULT_OPTIONS, ...chosen }, { chunkBytes });
  const bytes = await bytesOf(output.result);
  return { bytes, text: bytes.toString(), stats: output.stats, notes: output.notes, stored: output.result.stored };
}

const notUtf8 = (list: string) =>
  `List ${list} isn’t entirely UTF-8. Its lines were compared byte by byte and are unchanged, so letters with accents may not match. Save it as UTF-8 (in Excel: “CSV UTF-8”).`;

const MIXED_ENDS = 'The lines have mixed line endings (CR LF and LF). The result uses CR LF.';

const RESULTS = options.shape.result.values;
const exact = { trimWhitespace: false, ignoreEmpty: false } as const;

/** The four results of lists without repeated empty lines at their ends, by Set. */
function bySets(a: readonly string[], b: readonly string[]): Readonly<Record<ListOptions['result'], string[]>> {
  const [inA, inB] = [new Set(a), new Set(b)];
  return {
    'only-a': [...inA].filter((line) => !inB.has(line)),
    'only-b': [...inB].filter((line) => !inA.has(line)),
    both: [...inA].filter((line) => inB.has(line)),
    either: [...new Set([...a, ...b])],
  };
}

describe('the defaults', () => {
  const [a, b] = ['  pear\napple\n\nfig\npear', 'Apple\nfig \nkiwi\nfig\n'];

  test.each<[ListOptions['result'], string]>([
    ['only-a', 'pear\napple'],
    ['only-b', 'Apple\nkiwi\n'],
    ['both', 'fig'],
    ['either', 'pear\napple\nfig\nApple\nkiwi\n'],
  ])('give %s in the lists’ order, each line once', async (result, text) => {
    for (const chunkBytes of [1, 5, 1000]) {
      const given = await compare(Buffer.from(a), Buffer.from(b), { result }, chunkBytes);
      expect(given).toMatchObject({ text, notes: [], stats: { a: 4, b: 4, onlyA: 2, onlyB: 2, both: 1 } });
    }
  });

  test.each<[Partial<ListOptions>, string]>([
    [{ caseSensitive: false }, 'pear'],
    [{ trimWhitespace: false }, '  pear\napple\npear'],
    [{ ignoreEmpty: false }, 'pear\napple\n'],
    [{ sorted: true }, 'apple\npear'],
  ])('but for %o', async (chosen, text) => expect((await compare(a, b, chosen)).text).toBe(text));

  test('refuse two blank lists, and take one', async () => {
    for (const blank of ['', ' \n'])
      await expect(compare(blank, '')).rejects.toMatchObject({ message: messages.blank });
    expect(await compare('', 'x', { result: 'only-b' })).toMatchObject({
      text: 'x',
      stats: { a: 0, b: 1, onlyB: 1, both: 0 },
    });
    expect(await compare(new Uint8Array(), new Uint8Array())).toMatchObject({ text: '', stats: { a: 0, b: 0 } });
  });
});

describe('the bytes of a line', () => {
  test.each<[string, string, Partial<ListOptions>, string]>([
    // A line’s end is no part of it.
    ['a\r\nb\r\n', 'a\n', {}, 'b\r\n'],
    ['a', 'x\r\ny', { result: 'either' }, 'a\r\nx\r\ny'],
    ['a\n', 'x\r\ny', { result: 'either' }, 'a\nx\ny\n'],
    ['b\r\na', 'z\n', { sorted: true }, 'a\r\nb'],
    // A byte order mark neither.
    ['\ufeffa\nb\n', 'a\n', {}, 'b\n'],
    ['a\nb\n', '\ufeffa\n', { result: 'both' }, 'a\n'],
    // Full case folding, in the spelling of A.
    ['straße\n', 'STRASSE\n', { caseSensitive: false, result: 'both' }, 'straße\n'],
    ['ΟΔΟΣ', 'οδος', { caseSensitive: false }, ''],
    ['é', 'e\u0301', {}, 'é'],
    ['\u3000a\u00a0', 'a', { result: 'both' }, 'a'],
  ])('%j and %j with %o give %j', async (a, b, chosen, text) => {
    for (const chunkBytes of [1, 3, 1000]) {
      expect((await compare(Buffer.from(a), Buffer.from(b), chosen, chunkBytes)).text).toBe(text);
    }
  });

  test('need not be UTF-8', async () => {
    const given = await compare(Buffer.from('a\n\xe9\n', 'latin1'), Buffer.from('\xe8\na\n', 'latin1'));
    expect(given.bytes.toString('latin1')).toBe('\xe9\n');
    expect(given).toMatchObject({ stored: 'blob', notes: ['B', 'A'].map(notUtf8) });
  });

  test('of UTF-16 are converted, with a note', async () => {
    expect(await compare('ä\nb', Buffer.from('\ufeffä\nc', 'utf16le'), { result: 'both' })).toMatchObject({
      text: 'ä',
      notes: ['List B was UTF-16. The result is UTF-8.'],
    });
  });

  test('may end in a carriage return alone', async () => {
    const { text, notes } = await compare('a\rb\r', 'b\rc', { result: 'both' });
    expect(text.trim()).toBe('b');
    expect(notes).toEqual([messages.loneReturns]);
  });

  test('that are half characters are noted, and so are mixed line endings of the result’s list', async () => {
    expect((await compare('a\ud800', 'b')).notes).toEqual([messages.surrogates]);
    expect((await compare('a\r\nb\nc', 'x')).notes).toEqual([MIXED_ENDS]);
    expect((await compare('a\r\nb', 'x\ny')).notes).toEqual([]);
    expect((await compare('a\r\nb', 'x\ny', { result: 'either' })).notes).toEqual([MIXED_ENDS]);
  });

  test('have a limit, which names the list', async () => {
    const long = Buffer.alloc(17 << 20, 'y');
    await expect(compare('a', long)).rejects.toMatchObject({
      code: 'too-large',
      message: 'Line 1 of list B is longer than 16 MB, the limit for one line. Break it into shorter lines.',
    });
  });
});

describe('many lines', () => {
  const linesOf = (step: number, count: number) =>
    Array.from({ length: count }, (_, at) => `line ${(at * step) % 150_001}`);
  const [a, b] = [linesOf(7919, 120_000), linesOf(104_729, 90_000).map((line, at) => (at % 3 ? line : `${line} b`))];
  const [fileA, fileB] = [new Blob([`${a.join('\n')}\n`]), new Blob([`${b.join('\n')}\n`])];
  const expected = bySets(a, b);

  test.each(RESULTS)('are those of JavaScript’s Set: %s', async (result) => {
    const { text, stats } = await compare(fileA, fileB, { ...exact, result });
    expect(text === `${expected[result].join('\n')}\n`).toBe(true);
    const [onlyA, onlyB, both] = [expected['only-a'].length, expected['only-b'].length, expected.both.length];
    expect(stats).toEqual({ a: a.length, b: b.length, onlyA, onlyB, both });
  });

  const comm = (first: string, second: string, columns: string) =>
    spawnSync('comm', [columns, first, second], { encoding: 'utf8', env: { LC_ALL: 'C' }, maxBuffer: 1 << 28 }).stdout;

  test.skipIf(spawnSync('comm', ['--version']).status !== 0)('are those of sort -u and comm', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'lists-'));
    try {
      const [first, second] = [join(folder, 'a'), join(folder, 'b')];
      for (const [path, lines] of [
        [first, a],
        [second, b],
      ] as const) {
        writeFileSync(path, lines.join('\n') + '\n');
        spawnSync('sort', ['-u', '-o', path, path], { env: { LC_ALL: 'C' } });
      }
      for (const [result, columns] of [
        ['only-a', '-23'],
        ['only-b', '-13'],
        ['both', '-12'],
      ] as const) {
        const { text } = await compare(fileA, fileB, { ...exact, result, sorted: true });
        expect(text.length).toBeGreaterThan(100_000);
        expect(text === comm(first, second, columns)).toBe(true);
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

test('any two lists are as JavaScript’s Set has them, in chunks of any size', async () => {
  const list = fc.array(fc.constantFrom('a', 'A', 'b', '', ' ', 'ß', '字', '😀', 'a '), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(
      list,
      list,
      fc.constantFrom(...RESULTS),
      fc.integer({ min: 1, max: 9 }),
      async (a, b, result, size) => {
        const file = (lines: readonly string[]) => Buffer.from(lines.map((line) => `${line}\n`).join(''));
        const { text } = await compare(file(a), file(b), { ...exact, result }, size);
        const lines = bySets(a, b)[result].map(
          (line) => `${line}
`,
        );
        expect(text).toBe(lines.join(''));
      },
    ),
    { numRuns: 150 },
  );
});

test('each list is read once, whatever the result', async () => {
  const source = new TextEncoder().encode('ab\n'.repeat(7));
  for (const result of RESULTS) {
    const heard = await progressOf(kernel, [source, source], { ...DEFAULT_OPTIONS, result });
    const done = heard.filter(({ total }) => total === 42).map((progress) => progress.done);
    // The end of each list is a report of its own.
    expect(done).toEqual([7, 14, 21, 21, 28, 35, 42, 42]);
  }
});
