import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caseMapping } from '../../../workers/kernels/text-case-converter/mapping';
import { Pieces } from '../../../workers/kernels/text-case-converter/pieces';
import { CASES, type CaseId, type CaseLocale } from '../../../workers/kernels/text-case-converter/spec';
import { STREAMS } from '../../../workers/kernels/text-case-converter/streams';
import { errorInEnglish } from '../in-english';

/** In pieces that are cut as early as possible, from chunks of the given lengths. */
function inPieces(caseId: CaseId, locale: CaseLocale, text: string, lengths: readonly number[]) {
  const pieces = new Pieces(4);
  const stream = STREAMS[caseId](caseMapping(locale));
  const characters = Array.from(text);
  let out = '';
  for (let turn = 0; characters.length > 0; turn++) {
    const chunk = characters.splice(0, lengths[turn % lengths.length] ?? 1).join('');
    out += stream.push(pieces.push(chunk));
  }
  return out + stream.push(pieces.end());
}

const whole = (caseId: CaseId, locale: CaseLocale, text: string) => {
  const pieces = new Pieces(Infinity);
  const stream = STREAMS[caseId](caseMapping(locale));
  return stream.push(pieces.push(text)) + stream.push(pieces.end());
};

describe('a text without white space', () => {
  const unit = fc.constantFrom(..."aabbAABBXx99ΣΣσİIij...://ww’'+-_/\u0301\u0307ßǆ字字ー".split(''));
  const lengths = fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 1 });

  it.each(CASES)('is cut where %s does not look', (caseId) => {
    fc.assert(
      fc.property(
        fc.string({ unit, maxLength: 60 }),
        lengths,
        fc.constantFrom<CaseLocale>('und', 'tr', 'lt'),
        (text, sizes, locale) => {
          expect(inPieces(caseId, locale, text, sizes)).toBe(whole(caseId, locale, text));
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('is cut around a URL and in a word of many parts', () => {
    const rest = (length: number) => 'aB.cD'.repeat(length);
    for (const text of [
      `${rest(20)}+www.aB`,
      `字https://${rest(20)}"aB"`,
      `1.2.${rest(20)}`,
      `U.${rest(10)}字A.B.${rest(9)}`,
    ]) {
      for (const size of [1, 2, 3, 7]) expect(inPieces('title', 'und', text, [size])).toBe(whole('title', 'und', text));
    }
  });

  it('has the same pronouns if it is cut before one', () => {
    for (const text of ['aa/I', 'a.b/I.', 'aa@I/bb', 'aa-I', 'aa“I”', 'aaǆAa.I', 'aa.a.I', 'aa....I', '字字字.“I”'])
      for (const sizes of [[1], [2], [3], [4], [6, 1]])
        expect(inPieces('sentence', 'und', text, sizes)).toBe(whole('sentence', 'und', text));
  });

  it('has the same sigma, however many points follow it', () => {
    for (const text of ['aΣ..:.a', 'aΣ........a', 'aΣ........', 'a字Σ...:::...😀'])
      for (const sizes of [[1], [3, 3, 1], [8]])
        expect(inPieces('lowercase', 'und', text, sizes)).toBe(whole('lowercase', 'und', text));
  });

  it.each(['a', 'A', '1', '.', '=', '字', 'a,', 'ab.', '😀', '你好。', 'é', 'i'])(
    'in rows of %j is never held whole',
    (row) => {
      const pieces = new Pieces(1000, 100_000);
      let given = 0;
      for (let turn = 0; turn < 200; turn++) given += pieces.push(row.repeat(2000)).text.length;
      given += pieces.end().text.length;
      expect(given).toBe(row.length * 400_000);
    },
  );

  it('that cannot be cut is refused in words', async () => {
    const pieces = new Pieces(1000, 100_000);
    const marks = () => {
      for (let turn = 0; turn < 200; turn++) pieces.push('\u0301'.repeat(1000));
    };
    expect(await errorInEnglish(marks)).toEqual({
      code: 'unsupported',
      message:
        'The text has more than 100,000 characters in a row that only make sense together, such as accents on one letter.',
    });
  });
});
