// The counting kernel and its plain twin against split and regular expressions, however the text is cut.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createPieceCounter } from '../../../wasm/count/bindings';
import { createPlainCounter } from '../../../workers/kernels/word-counter/plain-counter';
import { TextCounter } from '../../../workers/kernels/word-counter/text-counter';
import { naiveCounts } from './model';

const counters = [
  { name: 'WebAssembly', create: createPieceCounter },
  { name: 'plain TypeScript', create: createPlainCounter },
  { name: 'plain TypeScript, arena of 16 bytes', create: () => createPlainCounter(16) },
];

function counted(create: (typeof counters)[number]['create'], chunks: readonly Uint8Array[]) {
  const counter = new TextCounter(create());
  for (const chunk of chunks) counter.push(chunk);
  counter.end();
  const { totals, lines, invalid } = counter;
  const { characters, spaces, astral, words, sentences, paragraphs, cjk, hangul, kana, southeastAsian, unspacedWords } =
    totals;
  const counts = { characters, charactersNoSpaces: characters - spaces, utf16: characters + astral };
  return {
    counts: { ...counts, words, sentences, paragraphs, lines, cjk, hangul, kana, southeastAsian, unspacedWords },
    invalid,
  };
}

function expected(text: string) {
  const { bytes, ...counts } = naiveCounts(text);
  expect(bytes).toBeGreaterThanOrEqual(0);
  return counts;
}

function cutAt(bytes: Uint8Array, places: readonly number[]): Uint8Array[] {
  const bounds = [0, ...places.toSorted((a, b) => a - b), bytes.length];
  return bounds.slice(1).map((end, index) => bytes.subarray(bounds[index], end));
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Everything that begins, ends or is nearly one of the things that are counted. */
const pieces = [
  ...['a', 'B', '1', '.', '!', '?', ' ', '\n', '\r\n', '\r', '\t', '\v', '\f', '\u0085', '\u00a0', '\u1680', '\u180e'],
  ...['\u2000', '\u200a', '\u200b', '\u2028', '\u2029', '\u202f', '\u205f', '\u2060', '\u3000', '\u3001', '\ufeff'],
  ...[
    '\ufffd',
    '\ufffe',
    'é',
    'ß',
    '字',
    'あ',
    '한',
    '\u4dc0',
    '\u3400',
    '\uff66',
    '\uffdd',
    '\uff65',
    '𠀀',
    '😀',
    '\u{10ffff}',
  ],
  ...['。', '！', '？', '｡', '।', '॥', '؟', '۔', '։', '⁉', '」', '”', '）', '「', '၊', '።', '៕'],
  ...['word ', 'End. ', '\n\n', ' \n \n ', '\u2028\n\u2029\n', '...', '?! '],
];
const texts = fc.array(fc.constantFrom(...pieces), { maxLength: 200 }).map((parts) => parts.join(''));

describe.each(counters)('$name', ({ create }) => {
  test('any text, cut anywhere', () => {
    const cut = texts.chain((text) => fc.tuple(fc.constant(text), fc.array(fc.nat({ max: Buffer.byteLength(text) }))));
    fc.assert(
      fc.property(cut, ([text, places]) => {
        expect(counted(create, cutAt(bytesOf(text), places)).counts).toEqual(expected(text));
      }),
      { numRuns: 150 },
    );
  });

  test('any run of spaces, ends and letters across the edge of a block', () => {
    const around = fc.tuple(fc.nat({ max: 70 }), texts).map(([before, text]) => 'x'.repeat(before) + text);
    fc.assert(
      fc.property(around, (text) => {
        expect(counted(create, [bytesOf(text)]).counts).toEqual(expected(text));
      }),
      { numRuns: 150 },
    );
  });

  test('every character of Unicode alone between letters', () => {
    for (let from = 0; from < 0x110000; from += 0x1000) {
      let text = '';
      for (let point = from; point < from + 0x1000; point++) {
        if (point < 0xd800 || point > 0xdfff) text += `a${String.fromCodePoint(point)}`;
      }
      if (text) expect(counted(create, [bytesOf(text)]).counts, `from ${from.toString(16)}`).toEqual(expected(text));
    }
  });

  test('runs of spaces longer than a block, and than the arena', () => {
    for (const space of [' ', '\n', '\u3000', ' \n']) {
      const text = `one.${space.repeat(300_000)}two${space}\n.${space.repeat(63)}?! three`;
      expect(counted(create, [bytesOf(text)]).counts).toEqual(expected(text));
    }
  });

  test('bytes that are no UTF-8 count as a browser shows them, wherever they are cut', () => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 150 }),
      fc
        .array(
          fc.constantFrom(0x61, 0x20, 0x0a, 0xe2, 0x80, 0xa8, 0xf0, 0x9f, 0x98, 0xed, 0xa0, 0xc0, 0xef, 0xbf, 0xbd),
          {
            maxLength: 150,
          },
        )
        .map((list) => Uint8Array.from(list)),
    );
    const cut = bytes.chain((list) => fc.tuple(fc.constant(list), fc.array(fc.nat({ max: list.length }))));
    fc.assert(
      fc.property(cut, ([list, places]) => {
        const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(list);
        const { counts, invalid } = counted(create, cutAt(list, places));
        expect(counts).toEqual(expected(text));
        const genuine = Buffer.from(list).toString('latin1').split('\xef\xbf\xbd').length - 1;
        expect(invalid?.runs ?? 0).toBe(text.split('\ufffd').length - 1 - genuine);
      }),
      { numRuns: 300 },
    );
  });

  test('the first broken byte is told by its line and offset', () => {
    const bytes = Buffer.from('one\ntwo\nthr\xe9e\n', 'latin1');
    for (const places of [[], [3], [11], [12], [1, 5, 9, 11, 12]]) {
      expect(counted(create, cutAt(bytes, places)).invalid).toEqual({ runs: 1, line: 3, offset: 11 });
    }
  });
});
