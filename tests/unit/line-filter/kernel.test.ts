import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createLineFinder, LONGEST_LINE, type Needle } from '../../../wasm/lines/bindings';
import type { AnySource, Source } from '../../../workers/contract/run/source';
import { BytePipe } from '../../../workers/lib/pipe';
import { kernel } from '../../../workers/kernels/line-filter/kernel';
import { messages } from '../../../workers/kernels/line-filter/messages';
import { createPlainFinder } from '../../../workers/kernels/line-filter/plain-finder';
import { DEFAULT_OPTIONS, lineFilter, type FilterOptions } from '../../../workers/kernels/line-filter/spec';
import { outputOf } from '../run-in-node';
import { bytesOf, textOf } from '../text-of';

async function filter(source: AnySource, options: Partial<FilterOptions>, chunkBytes = 1 << 20) {
  const output = await outputOf(kernel, source, { ...DEFAULT_OPTIONS, ...options }, { chunkBytes });
  return { ...output, text: output.result.stored === 'text' ? output.result.text : undefined };
}

const refusal = (source: Source, options: Partial<FilterOptions>) =>
  filter(source, options).then(
    () => expect.fail('It was not refused'),
    (error: unknown) => error,
  );

/** In chunks that are shorter than the lines. */
const refusalOrBytes = (source: Source, options: Partial<FilterOptions>) =>
  filter(source, options, 1 << 16).then(
    ({ result }): unknown => result.bytes,
    (error: unknown) => error,
  );

const NOT_UTF8 =
  'The file isn’t entirely UTF-8. Its kept lines are unchanged, but letters beyond ASCII may not have matched. Save it as UTF-8 (in Excel: “CSV UTF-8”).';

describe('lines', () => {
  test.each<[string, Partial<FilterOptions>, string]>([
    ['one\ntwo\nthree', { patterns: 't' }, 'two\nthree'],
    ['one\ntwo\nthree', { patterns: 't', mode: 'drop' }, 'one\n'],
    ['one\ntwo\nthree', { patterns: 'three\none' }, 'one\nthree'],
    ['one\ntwo\nthree', { patterns: 'e\no', need: 'all' }, 'one\n'],
    // Empty lines of the list don't count.
    ['one\n\ntwo\n', { patterns: '\ntwo\r\n\n' }, 'two\n'],
    // Spaces do.
    ['a b\nab\n', { patterns: ' ' }, 'a b\n'],
    ['\n\n', { patterns: '^$', match: 'regex' }, '\n\n'],
    ['a\n\n b\n', { patterns: '^\\s*$', match: 'regex', mode: 'drop' }, 'a\n b\n'],
    ['a.b\nacb\n', { patterns: 'a.b' }, 'a.b\n'],
    ['a.b\nacb\n', { patterns: 'A.B', match: 'equals', ignoreCase: true }, 'a.b\n'],
    ['aa\naaa\na\n', { patterns: 'a', match: 'equals' }, 'a\n'],
  ])('of %j with %o are %j', async (text, options, expected) => {
    for (const chunkBytes of [1, 3, 1000]) {
      expect((await filter(Buffer.from(text), options, chunkBytes)).text).toBe(expected);
    }
  });

  test('end in CR LF as well, which is no part of them', async () => {
    const text = 'one\r\ntwo\r\nthree\r\ntwo';
    expect((await filter(text, { patterns: 'two', match: 'equals' })).text).toBe('two\r\ntwo');
    expect((await filter(text, { patterns: 'TWO', match: 'equals', ignoreCase: true })).text).toBe('two\r\ntwo');
    expect((await filter(text, { patterns: '[^x]e$', match: 'regex' })).text).toBe('one\r\nthree\r\n');
    expect((await filter(text, { patterns: 'o$', match: 'regex', after: '1' })).text).toBe('two\r\nthree\r\ntwo');
    expect((await filter('a\r\nb\r\na\r\n', { patterns: '^$', match: 'regex' })).text).toBe('');
    expect((await filter('a\r\nb\r\na\r\n', { patterns: 'a', before: '1', most: '2' })).text).toBe('a\r\nb\r\na\r\n');
    expect((await filter('a\r\nb\r\nc\r\na', { patterns: 'a', after: '1' })).text).toBe('a\r\nb\r\n--\r\na');
  });

  test('with a text that each match contains are tested as they are alone', async () => {
    const line = fc
      .array(fc.constantFrom('water', 'WATER', ' ', 'er', 'é', '😀', '\u2028', 'a'), { maxLength: 6 })
      .map((parts) => parts.join(''));
    const lines = fc.array(fc.tuple(line, fc.constantFrom('\n', '\n', '\r\n')), { minLength: 1, maxLength: 60 });
    const patterns = fc.constantFrom('water$', '^water', 'water.*er', 'water(?=.{2}$)', '(\\w)?water\\W', '.$\nwater.');
    const check = async (all: readonly (readonly [string, string])[], pattern: string, ignoreCase: boolean) => {
      const expressions = pattern.split('\n').map((source) => new RegExp(source, ignoreCase ? 'iu' : 'u'));
      const expected = all.filter(([text]) => expressions.every((expression) => expression.test(text)));
      const options = { patterns: pattern, match: 'regex', need: 'all', ignoreCase } as const;
      const { text } = await filter(Buffer.from(all.flat().join('')), options);
      expect(text).toBe(expected.flat().join(''));
    };
    await fc.assert(fc.asyncProperty(lines, patterns, fc.boolean(), check), { numRuns: 500 });
  });

  test('may end in a carriage return alone', async () => {
    for (const chunkBytes of [1, 2, 1000]) {
      expect(await filter(Buffer.from('a\rb\ra\r'), { patterns: 'a', lineNumbers: true }, chunkBytes)).toMatchObject({
        text: '1:a\n3:a\n',
        notes: [messages.loneReturns],
        stats: { lines: 3, kept: 2 },
      });
    }
  });

  test('are those of a text editor: other separators don’t end them', async () => {
    const text = 'a\u2028b\nb\u0085a\n';
    expect((await filter(text, { patterns: '^b', match: 'regex' })).text).toBe('b\u0085a\n');
    expect((await filter(text, { patterns: 'a$', match: 'regex' })).text).toBe('b\u0085a\n');
  });

  test('have a limit', async () => {
    const long = Buffer.alloc(LONGEST_LINE + 1, 'y');
    expect(await refusal(Buffer.concat([Buffer.from('x\n'), long]), { patterns: 'y' })).toMatchObject({
      code: 'too-large',
      message: 'Line 2 is longer than 16 MB, the limit for one line. Break it into shorter lines.',
      at: { line: 2, column: 1, offset: 2 },
    });
    const { result } = await filter(long.subarray(1), { patterns: 'yy' });
    expect(result.bytes).toBe(LONGEST_LINE);
  });
});

describe('a regular expression with a text that few lines have', () => {
  const special = ['x needle 1', 'needdle', 'NEEDLE', 'é needle\r', 'need', 'needle\u2028', 'needle', 'nee\r'];
  const lines = Array.from({ length: 4000 }, (_, at) =>
    at % 500 === 7 ? (special[(at / 500) | 0] ?? '') : `line ${at} ſé`,
  );

  test.each<[string, boolean]>([
    ['need+le', false],
    ['needle$', false],
    ['^needle', true],
    ['(?:x )?needle', false],
    ['x*needle', true],
    ['[nN]eedle', false],
    ['(?!x)needle|line 8 ', false],
    ['nee.le', true],
    ['line 42.?ſé$', false],
    ['LINE 8 SÉ', true],
  ])('%s', async (pattern, ignoreCase) => {
    const test = new RegExp(pattern, ignoreCase ? 'iu' : 'u');
    const expected = lines.filter((line) => test.test(line.replace(/\r$/, ''))).map((line) => `${line}\n`);
    expect(expected.length).toBeGreaterThan(0);
    const source = Buffer.from(`${lines.join('\n')}\n`);
    for (const chunkBytes of [7, 1 << 20]) {
      const { result } = await filter(source, { patterns: pattern, match: 'regex', ignoreCase }, chunkBytes);
      expect(await textOf(result)).toBe(expected.join(''));
    }
  });
});

describe('case', () => {
  test.each([
    ['STRASSE\nstraße\nſtraße\n', 's', 'STRASSE\nstraße\nſtraße\n'],
    ['K\nk\n\u212a\nx\n', 'k', 'K\nk\n\u212a\n'],
    ['x\n\u212a\n', 'K', '\u212a\n'],
    ['S\n', 'ſ', 'S\n'],
    ['ÉTÉ\nete\n', 'été', 'ÉTÉ\n'],
    ['ΟΔΟΣ\n', 'οδος', 'ΟΔΟΣ\n'],
    ['SS\nẞ\n', 'ß', 'ẞ\n'],
    ['@\n`\n[\n{\n', '[', '[\n'],
  ])('is ignored by simple case folding: %j has %j', async (text, patterns, expected) => {
    expect((await filter(text, { patterns, ignoreCase: true })).text).toBe(expected);
    const escaped = patterns.replace('[', '\\[');
    expect((await filter(text, { patterns: escaped, match: 'regex', ignoreCase: true })).text).toBe(expected);
  });
});

describe('context', () => {
  const text = 'a\nb\nX\nc\nd\ne\nX\nf\n';

  test.each<[Partial<FilterOptions>, string]>([
    [{ before: '1' }, 'b\nX\n--\ne\nX\n'],
    [{ before: '1', after: '2', lineNumbers: true }, '2-b\n3:X\n4-c\n5-d\n6-e\n7:X\n8-f\n'],
    [{ after: '1', most: '1' }, 'X\nc\n'],
    [{ after: '1', mode: 'drop', most: '3' }, 'a\nb\nX\nc\nd\n'],
    [{ before: '9', count: true }, '2\n'],
  ])('%o', async (options, expected) => {
    for (const chunkBytes of [1, 4, 1000]) {
      expect((await filter(Buffer.from(text), { patterns: 'X', ...options }, chunkBytes)).text).toBe(expected);
    }
  });

  test('of many long lines is refused only if it is needed', async () => {
    const source = Buffer.from(`${`${'y'.repeat(3 << 20)}\n`.repeat(8)}X\n`);
    expect(await refusal(source, { patterns: 'X', before: '7' })).toMatchObject({
      code: 'too-large',
      message: 'The context before line 9 is longer than 16 MB, the limit. Use fewer lines before.',
    });
    expect((await filter(source, { patterns: 'X', before: '6' })).result.bytes).toBe(6 * ((3 << 20) + 1) + 2);
    expect((await filter(source, { patterns: 'Z', before: '7' })).result.bytes).toBe(0);
    const later = Buffer.concat([source, Buffer.from(`${`${'z'.repeat(100_000)}\n`.repeat(3)}Q\n`)]);
    const close = (before: string) => refusalOrBytes(later, { patterns: 'Q', before });
    expect(await close('4')).toBe(2 + 2 + 3 * 100_001);
    expect(await close('12')).toMatchObject({ code: 'too-large' });
  });
});

describe('the input', () => {
  test('of UTF-16 is converted, and a byte order mark is kept', async () => {
    const patterns = 'ä';
    expect(await filter(Buffer.from('\ufeffä\nb\n', 'utf16le'), { patterns })).toMatchObject({
      text: 'ä\n',
      notes: [messages.utf16],
    });
    const marked = { patterns, match: 'equals' } as const;
    expect((await filter(Buffer.from('\ufeffä\nb'), marked)).text).toBe('\ufeffä\n');
    expect((await filter(Buffer.from('\ufeffä\nb'), { ...marked, mode: 'drop' })).text).toBe('\ufeffb');
    expect((await filter(Buffer.from('\ufeffä\nb'), { ...marked, patterns: 'x' })).text).toBe('');
    expect((await filter(Buffer.from('\ufeffä\nb'), { ...marked, count: true })).text).toBe('1\n');
  });

  test('keeps bytes that aren’t UTF-8, and says so', async () => {
    for (const match of ['contains', 'regex'] as const) {
      const { result, notes } = await filter(Buffer.from('a\xe9\nb\n', 'latin1'), { patterns: 'a', match });
      expect(Buffer.from(await bytesOf(result)).toString('latin1')).toBe('a\xe9\n');
      expect(notes).toEqual([NOT_UTF8]);
    }
    const { text, notes } = await filter(Buffer.from('a\xe9\nb\n', 'latin1'), { patterns: 'b' });
    expect([text, notes]).toEqual(['b\n', [NOT_UTF8]]);
  });

  test('that is half characters is noted, and an empty one refused', async () => {
    expect((await filter('a\ud800', { patterns: 'a' })).notes).toEqual([messages.surrogates]);
    expect(await refusal('', { patterns: 'a' })).toMatchObject({ message: messages.blank });
    expect(await filter(new Uint8Array(), { patterns: 'a', count: true })).toMatchObject({
      text: '0\n',
      stats: { lines: 0, kept: 0 },
    });
  });

  test('is read only until the result is complete', async () => {
    let read = 0;
    async function* endless() {
      for (;;) yield Buffer.from(`line ${read++}\n`);
    }
    const { text, stats } = await filter(new BytePipe(endless()), { patterns: '3', after: '1', most: '2' });
    expect([text, stats]).toEqual(['line 3\nline 4\n--\nline 13\nline 14\n', { lines: 15, kept: 2 }]);
    expect(read).toBeLessThan(1000);
  });

  test('gives figures, and a verdict', async () => {
    const { stats, ...output } = await outputOf(kernel, 'a\nb\na', { ...DEFAULT_OPTIONS, patterns: 'a', mode: 'drop' });
    expect(stats).toEqual({ lines: 3, kept: 1 });
    const isKept = (kept: number) => lineFilter.verdictOf?.({ ...output, stats: { lines: 3, kept } }, DEFAULT_OPTIONS);
    expect([isKept(1), isKept(0)]).toEqual([true, false]);
    expect(await textOf(output.result)).toBe('b\n');
  });
});

describe('patterns', () => {
  test.each<[Partial<FilterOptions>, string]>([
    [{ patterns: '' }, messages.noPattern],
    [{ patterns: '\n\r\n' }, messages.noPattern],
    [{ patterns: 'a\n\ud800' }, messages.halfPattern.replace('{number}', '2')],
    [{ patterns: 'a\n(', match: 'regex' }, 'Pattern 2 isn’t a valid regular expression: unterminated group.'],
    [{ patterns: '\\h', match: 'regex' }, 'Pattern 1 isn’t a valid regular expression: invalid escape.'],
    [
      { patterns: 'x[a[:digit:]]', match: 'regex' },
      messages.posixClass.replace('{number}', '1').replace('{syntax}', '[:digit:]'),
    ],
  ])('%o are refused', async (options, message) =>
    expect(await refusal('a', options)).toMatchObject({ code: 'invalid-input', message, option: 'patterns' }),
  );

  test('may be thousands', async () => {
    const words = Array.from({ length: 3000 }, (_, at) => `w${at}`);
    const { stats } = await filter(`${words.join('\n')}\nx\n`, { patterns: words.join('\n').slice(0, 9999) });
    expect(stats.kept).toBeGreaterThan(1700);
  });
});

describe('the finder in WebAssembly', () => {
  const encode = (text: string) => new TextEncoder().encode(text);

  test('finds what its plain twin finds', () => {
    const bytes = fc.array(fc.constantFrom('a', 'A', 'b', 'ab', '\r\n', '\n', '\n', 'é', '😀', '@', '`'), {
      maxLength: 200,
      size: 'max',
    });
    const words = fc.array(fc.constantFrom('a', 'A', 'b', 'é', '@', 'abababababababab'), {
      minLength: 1,
      maxLength: 5,
    });
    const check = (parts: readonly string[], word: readonly string[], foldAscii: boolean, isWhole: boolean) => {
      const text = encode(parts.join(''));
      const needles: readonly Needle[] = [
        { bytes: encode('x'), foldAscii, isWhole },
        { bytes: encode(word.join('')), foldAscii, isWhole },
      ];
      const [finder, twin] = [createLineFinder(needles), createPlainFinder(needles, 4096)];
      const seen = [finder, twin].map((one) => {
        one.arena.set(text);
        return {
          lines: [...one.find(1, 0, text.length).lines],
          feeds: one.countFeeds(0, text.length),
          units: one.countUnits(0, text.length),
          survey: one.survey(text.length),
          isAscii: one.isAscii(0, text.length),
          end: one.lineEnd(Math.floor(text.length / 2), text.length),
        };
      });
      expect(seen[0]).toEqual(seen[1]);
    };
    fc.assert(fc.property(bytes, words, fc.boolean(), fc.boolean(), check), { numRuns: 100 });
  });

  test('replaces the same lone carriage returns', () => {
    const check = (parts: readonly string[], start: number) => {
      const text = encode(parts.join(''));
      const seen = [createLineFinder([]), createPlainFinder([], 4096)].map((one) => {
        one.arena.set(text);
        const from = Math.min(start, text.length);
        return [one.unify(from, text.length), ...one.arena.subarray(0, text.length)];
      });
      expect(seen[0]).toEqual(seen[1]);
    };
    const parts = fc.array(fc.constantFrom('\r', '\n', '\r\n', 'abcdefghijklmnop'), { maxLength: 40 });
    fc.assert(fc.property(parts, fc.nat(20), check), { numRuns: 100 });
  });

  test('continues after many lines', () => {
    const finder = createLineFinder([{ bytes: encode('a'), foldAscii: false, isWhole: true }]);
    const text = encode('a\n'.repeat(20_000));
    finder.arena.set(text);
    let [at, lines] = [0, 0];
    while (at < text.length) {
      const found = finder.find(0, at, text.length);
      lines += found.lines.length / 2;
      at = found.next;
    }
    expect(lines).toBe(20_000);
  });
});
