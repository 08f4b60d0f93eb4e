// The text deduplicator's kernel, its plain twin, and what they must say by split, Set and mawk.
import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createLineFilter, sipHash128, type FilterOptions } from '../../../wasm/dedup/bindings';
import { caseFolds, foldText } from '../../../workers/lib/case-folding';
import { createPlainFilter } from '../../../workers/lib/lines/plain-filter';
import { filterLines } from '../../../workers/lib/lines/filter-lines';
import { flagsOf, LIMITS, replayFlags } from '../../../workers/kernels/text-deduplicator/line-flags';
import { kernel } from '../../../workers/kernels/text-deduplicator/kernel';
import { messages } from '../../../workers/kernels/text-deduplicator/messages';
import { DEFAULT_OPTIONS, type DedupOptions } from '../../../workers/kernels/text-deduplicator/spec';
import type { Source } from '../../../workers/contract/run/source';
import type { Stored } from '../../../workers/contract/run/sink';
import { errorInEnglish } from '../in-english';
import { outputOf, progressOf } from '../run-in-node';
import { sipHash } from './sip-hash';

async function bytesOf(result: Stored): Promise<Buffer> {
  if (result.stored === 'text') return Buffer.from(result.text);
  return result.stored === 'blob' ? Buffer.from(await result.blob.arrayBuffer()) : Buffer.alloc(0);
}

async function dedup(source: Source, options: Partial<DedupOptions> = {}, chunkBytes = 1 << 21) {
  const { result, stats, notes } = await outputOf(kernel, source, { ...DEFAULT_OPTIONS, ...options }, { chunkBytes });
  const bytes = await bytesOf(result);
  return { bytes, text: bytes.toString(), stats, notes };
}

const key = Uint8Array.from({ length: 16 }, (_, index) => index);

const exact = { caseSensitive: true, trimWhitespace: false, removeEmpty: false } as const;

describe('a carriage return alone ends a line', () => {
  test.each([
    ['x\rx\r', 'x\n'],
    ['a\rb\ra', 'a\nb'],
    ['a\r\rb', 'a\nb'],
    ['a\nb\ra\n', 'a\nb\n'],
    ['a\r\nb\ra\r\n', 'a\r\nb\r\n'],
    ['10%\r20%\r10%\n', '10%\n20%\n'],
    ['a\r', 'a\n'],
    [`${'x'.repeat(31)}\ry\r${'x'.repeat(31)}`, `${'x'.repeat(31)}\ny`],
  ])('%j becomes %j, however it is cut', async (input, expected) => {
    for (const chunkBytes of [1, 2, 3, 16, 1 << 21]) {
      const { text, notes } = await dedup(new TextEncoder().encode(input), {}, chunkBytes);
      expect(text).toBe(expected);
      expect(notes).toContain(messages.loneReturns);
    }
  });

  test('also sorted and counted', async () => {
    expect((await dedup('b\ra\rb\r', { preserveOrder: false, counts: true })).text).toBe('1\ta\n2\tb\n');
  });

  test('and CR LF at any cut is one end', async () => {
    for (const chunkBytes of [1, 2, 3]) {
      const { text, notes } = await dedup(new TextEncoder().encode('a\r\nb\r\na\r\n'), {}, chunkBytes);
      expect({ text, notes }).toEqual({ text: 'a\r\nb\r\n', notes: [] });
    }
  });

  test('in both filters alike', () => {
    const text = fc.array(fc.constantFrom('a', '\r', '\n', '\r\n', 'b'.repeat(17)), { maxLength: 60 });
    fc.assert(
      fc.property(text, (parts) => {
        const bytes = new TextEncoder().encode(`x${parts.join('')}`);
        const options = { counts: false, folds: new Map(), key };
        const unified = [createLineFilter(options), createPlainFilter(options, 4096)].map((filter) => {
          filter.arena.set(bytes);
          return { count: filter.unify(0, bytes.length), bytes: filter.arena.slice(0, bytes.length) };
        });
        expect(unified[0]).toEqual(unified[1]);
      }),
      { numRuns: 50 },
    );
  });
});

describe('the defaults', () => {
  test('compare trimmed lines without case, in their order, and drop empty ones', async () => {
    const { text, stats } = await dedup('  Apple\nbanana\n\nAPPLE \n \nCherry\nbanana');
    expect(text).toBe('Apple\nbanana\nCherry');
    expect(stats).toEqual({ total: 7, empty: 2, different: 3, kept: 3 });
  });

  test.each([
    ['one', 'one'],
    ['one\n', 'one\n'],
    ['one\none', 'one'],
    ['one\none\n', 'one\n'],
    ['\n\none\n\n', 'one\n'],
    ['a\r\nb\r\na\r\n', 'a\r\nb\r\n'],
    ['a\r\nb\r\na', 'a\r\nb'],
    ['\ufeffa\nb\na\n', '\ufeffa\nb\n'],
    ['\ufeffa\n\ufeffa\n', '\ufeffa\n'],
    ['straße\nSTRASSE\nStraſſe\n', 'straße\n'],
    ['ΟΔΟΣ\nοδος\nοδοσ', 'ΟΔΟΣ'],
    ['İ\ni\u0307\ni\nı\nI', 'İ\ni\nı'],
    ['é\ne\u0301\nÉ', 'é\ne\u0301'],
    ['\u3000a\u00a0\na\u2028', 'a'],
    ['\u200ba\na', '\u200ba\na'],
  ])('%j gives %j', async (text, result) => {
    for (const chunkBytes of [1, 5, 1000]) expect((await dedup(Buffer.from(text), {}, chunkBytes)).text).toBe(result);
  });

  test.each(['', ' ', '\n\u3000\n'])('blank text %j is refused', async (text) => {
    await expect(dedup(text)).rejects.toMatchObject({ message: 'Please enter some text to process.' });
  });

  test('a blank file gives nothing', async () => {
    expect(await dedup(Buffer.from('\n \n'))).toMatchObject({ text: '', stats: { total: 2, empty: 2, kept: 0 } });
  });
});

describe('each option', () => {
  const text = 'b\n a\nB\n\nb\na\n\n😀\n\uffff';
  test.each<[Partial<DedupOptions>, string]>([
    [{ caseSensitive: true }, 'b\na\nB\n😀\n\uffff'],
    [{ trimWhitespace: false }, 'b\n a\na\n😀\n\uffff'],
    [{ preserveOrder: false }, 'a\nb\n\uffff\n😀'],
    [{ removeEmpty: false }, 'b\na\n\n😀\n\uffff'],
    [{ keep: 'once' }, '😀\n\uffff'],
    [{ keep: 'repeated' }, 'b\na'],
    [{ counts: true }, '3\tb\n2\ta\n1\t😀\n1\t\uffff'],
    [{ counts: true, preserveOrder: false, keep: 'repeated' }, '2\ta\n3\tb'],
    [{ mode: 'words' }, 'b a 😀 \uffff'],
    [{ mode: 'words', counts: true }, '3\tb\n2\ta\n1\t😀\n1\t\uffff'],
    [{ mode: 'words', preserveOrder: false, caseSensitive: true }, 'B a b \uffff 😀'],
    [{ mode: 'characters' }, 'ba😀\uffff'],
    [{ mode: 'characters', trimWhitespace: false }, 'b\n a😀\uffff'],
    [{ mode: 'characters', preserveOrder: false }, 'ab\uffff😀'],
    [{ mode: 'characters', keep: 'once' }, '😀\uffff'],
    [{ mode: 'characters', counts: true, caseSensitive: true }, '2\tb\n2\ta\n1\tB\n1\t😀\n1\t\uffff'],
  ])('%o', async (options, result) => {
    for (const chunkBytes of [1, 1000]) expect((await dedup(Buffer.from(text), options, chunkBytes)).text).toBe(result);
  });
});

test('progress is over both passes where the text is read twice', async () => {
  const source = new TextEncoder().encode('ab\n'.repeat(7));
  const doneOf = async (options: Partial<DedupOptions>) => {
    const heard = await progressOf(kernel, source, { ...DEFAULT_OPTIONS, ...options });
    return heard.filter(({ total }) => total === source.length).map(({ done }) => done);
  };
  expect(await doneOf({})).toEqual([7, 14, 21]);
  expect(await doneOf({ counts: true })).toEqual([3.5, 7, 10.5, 14, 17.5, 21]);
});

describe('characters', () => {
  test('are what a reader sees', async () => {
    const { text, stats } = await dedup('👩‍👩‍👧‍👦🇩🇪e\u0301👩‍👩‍👧‍👦🇩🇪e', { mode: 'characters' });
    expect(text).toBe('👩‍👩‍👧‍👦🇩🇪e\u0301e');
    expect(stats).toEqual({ total: 6, empty: 0, different: 4, kept: 4 });
  });

  test.each([1, 2, 100])('that are no UTF-8 are refused with their place, in chunks of %i', async (chunkBytes) => {
    await expect(dedup(Buffer.from('né\nüb\xff', 'latin1'), { mode: 'characters' }, chunkBytes)).rejects.toMatchObject({
      code: 'invalid-input',
      at: { line: 1, column: 2, offset: 1 },
    });
    const late = Buffer.concat([Buffer.from('né\nüb'), Buffer.of(0xe2, 0x82)]);
    await expect(dedup(late, { mode: 'characters' }, chunkBytes)).rejects.toMatchObject({
      at: { line: 2, column: 3, offset: 7 },
    });
  });
});

describe('lines', () => {
  test('of bytes that are no UTF-8 stay as they are', async () => {
    const bytes = Buffer.from('caf\xe9\ncaf\xe9\nCAF\xe9\nCAF\xc9\n\xff\n\x00\n\xff', 'latin1');
    expect((await dedup(bytes)).bytes.toString('latin1')).toBe('caf\xe9\nCAF\xc9\n\xff\n\x00');
  });

  const manyLines = Array.from({ length: 20_000 }, (_, index) => `l\xefne ${index}\n`).join('');
  const ways: readonly Partial<DedupOptions>[] = [{}, { preserveOrder: false }, { counts: true }, { mode: 'words' }];
  test.each([
    ['few', 'b\xe9\na\nb\xe9\n', [1, 5, 1000]],
    ['cut inside a character', 'the end \xc3', [1, 5, 1000]],
    ['many', manyLines, [1000, 1 << 20]],
  ])('that are not UTF-8 give bytes, with a note: %s', async (_, text, chunks) => {
    const bytes = Buffer.from(text, 'latin1');
    const odd = bytes.find((byte) => byte > 0x7f);
    for (const options of ways.map((way) => ({ ...DEFAULT_OPTIONS, ...way }))) {
      for (const chunkBytes of chunks) {
        const { result, notes } = await outputOf(kernel, new Blob([bytes]), options, { chunkBytes });
        expect(result).toMatchObject({ stored: 'blob', mime: 'application/octet-stream' });
        expect(notes).toEqual([
          'The file isn’t entirely UTF-8. Its text was compared byte by byte and is unchanged, so É and é are different. Save it as UTF-8 (in Excel: “CSV UTF-8”).',
        ]);
        expect((await bytesOf(result)).find((byte) => byte > 0x7f)).toBe(odd);
      }
    }
  });

  test('give text when those that are not UTF-8 were removed', async () => {
    const { result, notes } = await outputOf(kernel, Buffer.from('a\n\xe9\n\xe9\nb', 'latin1'), {
      ...DEFAULT_OPTIONS,
      keep: 'once',
    });
    expect(result).toMatchObject({ stored: 'text', text: 'a\nb' });
    expect(notes).toEqual([expect.stringContaining('The file isn’t entirely UTF-8.')]);
  });

  test('of UTF-16 become UTF-8, told', async () => {
    const { text, notes } = await dedup(Buffer.from('\ufeffä\nÄ\nb', 'utf16le'));
    expect(text).toBe('ä\nb');
    expect(notes).toEqual(['The file was UTF-16. The result is UTF-8.']);
  });

  test('half characters of typed text are told', async () => {
    expect((await dedup('a\ud800')).notes).toHaveLength(1);
  });

  test('that end in different ways are told', async () => {
    const note = (kept: string) => [`The text has mixed line endings (CR LF and LF). The result uses ${kept}.`];
    expect(await dedup('a\r\nb\nc')).toMatchObject({ text: 'a\r\nb\r\nc', notes: note('CR LF') });
    expect(await dedup('a\nb\r\na\r\n')).toMatchObject({ text: 'a\nb\n', notes: note('LF') });
    expect((await dedup('a\r\nb')).notes).toEqual([]);
  });

  test('longer than any chunk are compared whole, up to a limit', async () => {
    const long = 'x'.repeat(5_000_000);
    expect((await dedup(Buffer.from(`${long}a\n${long}b\n${long}a\n`))).stats).toMatchObject({ total: 3, kept: 2 });
    const longer = Buffer.alloc(17 << 20, 'y');
    longer[9] = 10;
    await expect(dedup(longer)).rejects.toMatchObject({
      code: 'too-large',
      message: 'Line 2 is longer than 16 MB, the limit for one line. Break it into shorter lines.',
      at: { line: 2, column: 1, offset: 10 },
    });
  });

  test('by the hundred thousand are told apart exactly', async () => {
    const lines = Array.from({ length: 300_000 }, (_, index) => `line ${(index * 7919) % 200_003}`);
    const text = `${lines.join('\n')}\n`;
    const { bytes, stats } = await dedup(Buffer.from(text), exact);
    expect(stats).toEqual({ total: 300_000, empty: 0, different: 200_003, kept: 200_003 });
    expect(bytes.equals(Buffer.from(`${[...new Set(lines)].join('\n')}\n`))).toBe(true);
    expect((await dedup(Buffer.from(text), { ...exact, keep: 'repeated' })).stats.kept).toBe(99_997);
    const sorted = await dedup(Buffer.from(text), { ...exact, preserveOrder: false });
    expect(sorted.text).toBe(`${[...new Set(lines)].sort().join('\n')}\n`);
  });

  const mawk = (input: string) => spawnSync('mawk', ['!s[$0]++'], { input, encoding: 'utf8' });
  test.skipIf(mawk('a\na\n').stdout !== 'a\n')('agree with mawk', async () => {
    const text = Array.from({ length: 5000 }, (_, index) => `wört ${(index * index) % 1009}\n`).join('');
    expect((await dedup(Buffer.from(text), exact)).text).toBe(mawk(text).stdout);
  });
});

describe('the WebAssembly filter and its plain twin', () => {
  const parts = [
    'a',
    'A',
    'ß',
    'SS',
    'ς',
    'Σ',
    ' ',
    '\t',
    '\u3000',
    '\u00a0',
    '\n',
    '\r\n',
    '\r',
    '字',
    '😀',
    'İ',
    '\u0390',
    'ﬃ',
    'Ꭰ',
    'ꭰ',
  ];
  const bytes = fc
    .array(fc.oneof(fc.constantFrom(...parts), fc.constantFrom(0xff, 0xe3, 0x80, 0xc2, 0xc1, 0xf0, 0x9f)), {
      maxLength: 120,
    })
    .map((list) => Buffer.concat(list.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.of(part)))));
  const flag = fc.boolean();
  const options = fc.record({
    mode: fc.constantFrom('lines' as const, 'words' as const),
    caseSensitive: flag,
    trimWhitespace: flag,
    preserveOrder: flag,
    removeEmpty: flag,
    counts: flag,
    keep: fc.constantFrom('first' as const, 'once' as const, 'repeated' as const),
  });

  async function filtered(
    create: (options: FilterOptions) => ReturnType<typeof createLineFilter>,
    text: Buffer,
    chosen: DedupOptions,
  ) {
    const filter = create({ counts: true, folds: caseFolds(), key: new Uint8Array(16) });
    const out: Buffer[] = [];
    async function* chunks() {
      for (let at = 0; at < text.length; at += 7) yield await Promise.resolve(text.subarray(at, at + 7));
    }
    const pass = (flags: number) =>
      filterLines(
        chunks(),
        filter,
        flagsOf(chosen) | flags,
        LIMITS,
        () => '\r\n',
        (part) => void out.push(Buffer.from(part)),
      );
    const seen = await pass(chosen.keep === 'first' && !chosen.counts ? 0 : 32);
    const replayed = chosen.keep === 'first' && !chosen.counts ? seen : await pass(replayFlags(chosen));
    return { seen, kept: replayed.kept, text: Buffer.concat(out).toString('latin1') };
  }

  test('say the same of anything', async () => {
    await fc.assert(
      fc.asyncProperty(bytes, options, async (text, chosen) => {
        const plain = await filtered((all) => createPlainFilter(all, 1 << 16), text, chosen);
        expect(await filtered(createLineFilter, text, chosen)).toEqual(plain);
      }),
      { numRuns: 60 },
    );
  });
});

test.each([0, 1, 50])('a set made ready for %d times the text that comes keeps the same lines', async (times) => {
  const lines = Array.from({ length: 300_000 }, (_, index) => `line ${(index * 7919) % 200_003}\n`);
  const text = Buffer.from(lines.join(''));
  const filter = createLineFilter({ counts: true, folds: new Map(), key, textBytes: times * text.length });
  async function* chunks() {
    for (let at = 0; at < text.length; at += 1 << 20) yield await Promise.resolve(text.subarray(at, at + (1 << 20)));
  }
  const given: Buffer[] = [];
  const seen = await filterLines(
    chunks(),
    filter,
    0,
    LIMITS,
    () => '\n',
    (part) => void given.push(Buffer.from(part)),
  );
  expect(seen).toMatchObject({ lines: 300_000, different: 200_003 });
  expect(`${Buffer.concat(given).toString()}\n`).toBe([...new Set(lines)].join(''));
});

test('a full set is refused with its numbers, and nothing is told apart wrongly before', async () => {
  const filter = createLineFilter({ counts: true, folds: caseFolds(), key: new Uint8Array(16), setBytes: 3 << 20 });
  const lines = Array.from({ length: 200_000 }, (_, index) => `line ${index}\n`);
  async function* chunks() {
    yield await Promise.resolve(Buffer.from(lines.join('')));
  }
  let given = 0;
  const all = filterLines(
    chunks(),
    filter,
    0,
    LIMITS,
    () => '\n',
    (part) => void (given += part.toString().length),
  );
  const { code, message } = await errorInEnglish(all);
  expect(code).toBe('out-of-memory');
  const [, count = ''] = /after (\d+,\d+) different ones \(\1 read\)/.exec(message) ?? [];
  const different = Number(count.replace(',', ''));
  // Four segments of 26,624 hashes, of which the first to be full ends it.
  expect(different).toBeGreaterThan(50_000);
  expect(different).toBeLessThan(106_497);
  expect(given).toBeGreaterThan(0);
});

describe('the hash', () => {
  test('of the model is that of the reference code', () => {
    // vectors.h of github.com/veorq/SipHash, vectors_sip128.
    expect(sipHash(2, 4, key, new Uint8Array())).toBe('a3817f04ba25a8e66df67214c7550293');
    expect(sipHash(2, 4, key, Uint8Array.of(0))).toBe('da87c1d86b99af44347659119b22fc45');
  });

  test('of the kernel is that of the model, for every length', () => {
    for (let length = 0; length < 70; length++) {
      const bytes = Uint8Array.from({ length }, (_, index) => index * 7);
      expect(Buffer.from(sipHash128(key, bytes)).toString('hex')).toBe(sipHash(1, 3, key, bytes));
    }
  });
});

describe('case folding', () => {
  test.each([
    // CaseFolding.txt, statuses C and F.
    ['\u00b5', '\u03bc'],
    ['\u00df', 'ss'],
    ['\u0130', 'i\u0307'],
    ['\u0131', '\u0131'],
    ['\u0149', '\u02bcn'],
    ['\u017f', 's'],
    ['\u01c5', '\u01c6'],
    ['\u0390', '\u03b9\u0308\u0301'],
    ['\u03c2', '\u03c3'],
    ['\u0587', '\u0565\u0582'],
    ['\u13a0', '\u13a0'],
    ['\u13f8', '\u13f0'],
    ['\u1e9e', 'ss'],
    ['\u1fb3', '\u03b1\u03b9'],
    ['\u1ffc', '\u03c9\u03b9'],
    ['\u212a', 'k'],
    ['\uab70', '\u13a0'],
    ['\ufb03', 'ffi'],
    ['\u{10400}', '\u{10428}'],
    ['\u{1e900}', '\u{1e922}'],
  ])('%j to %j', (character, fold) => expect(foldText(character)).toBe(fold));

  const perl = spawnSync('perl', [
    '-CO',
    '-Mfeature=fc',
    '-e',
    'for (0x80..0xd7ff, 0xe000..0x1ffff) { print "$_ ", fc(chr), "\n" if chr =~ /\\p{Assigned}/ && fc(chr) ne chr }',
  ]);
  test.skipIf(perl.status !== 0)('agrees with Perl about all that Perl knows', () => {
    const known = perl.stdout
      .toString()
      .trim()
      .split('\n')
      .map((line) => line.split(' '));
    expect(known.length).toBeGreaterThan(1000);
    expect(known.filter(([codePoint, fold]) => foldText(String.fromCodePoint(Number(codePoint))) !== fold)).toEqual([]);
    const newer = [...caseFolds().keys()].filter((codePoint) => !known.some(([other]) => Number(other) === codePoint));
    expect(newer.every((codePoint) => /\p{Letter}/u.test(String.fromCodePoint(codePoint)))).toBe(true);
    expect(newer.length).toBeLessThan(200);
  });
});
