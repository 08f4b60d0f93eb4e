// Streams of graphemes and words against Intl.Segmenter over the whole text.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SegmentStream, type SegmentKind } from '../../../workers/lib/segments';

function streamed(kind: SegmentKind, parts: readonly string[]): string[] {
  const found: string[] = [];
  const stream = new SegmentStream(kind, (segment) => found.push(segment));
  for (const part of parts) stream.push(part);
  stream.end();
  return found;
}

const whole = (kind: SegmentKind, text: string) =>
  [...new Intl.Segmenter('en', { granularity: kind }).segment(text)]
    .filter(({ isWordLike }) => kind === 'grapheme' || isWordLike)
    .map(({ segment }) => segment);

const units = [
  'a',
  'Z',
  '1',
  ' ',
  '\n',
  '\r',
  '\r\n',
  '.',
  "'",
  ',',
  '\u00ad',
  '©',
  'é',
  '\u0301',
  '\u200d',
  '\u0600',
  '👩',
  '🇩',
];
const texts = fc
  .array(fc.constantFrom(...units, '🏽', '한', '\u1100', '\u1161', 'क', '\u094d', 'ष', '\ufe0f', '\u20e3', '\ud83d'), {
    maxLength: 60,
  })
  .map((list) => list.join(''));

describe.each(['grapheme', 'word'] as const)('%s', (kind) => {
  test('of any text, in any parts', () => {
    fc.assert(
      fc.property(fc.array(texts, { maxLength: 4 }), (parts) => {
        expect(streamed(kind, parts)).toEqual(whole(kind, parts.join('')));
      }),
      { numRuns: 500 },
    );
  });

  test('of texts of many blocks', () => {
    fc.assert(
      fc.property(fc.array(texts, { minLength: 60, maxLength: 80 }), (parts) => {
        const text = parts.join(' and ');
        expect(streamed(kind, [text])).toEqual(whole(kind, text));
      }),
      { numRuns: 10 },
    );
  });

  test('the parts change nothing, even without a safe place to cut', () => {
    const text = '漢字仮名交じり文を書く'.repeat(300);
    expect(streamed(kind, Array.from(text))).toEqual(streamed(kind, [text]));
  });
});
