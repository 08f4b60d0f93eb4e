import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Source } from '../../../workers/contract/run/source';
import { kernel } from '../../../workers/kernels/text-case-converter/kernel';
import { caseMapping } from '../../../workers/kernels/text-case-converter/mapping';
import { Pieces } from '../../../workers/kernels/text-case-converter/pieces';
import { TitleCase } from '../../../workers/kernels/text-case-converter/prose';
import { messages } from '../../../workers/kernels/text-case-converter/messages';
import { CASES, type CaseId, type CaseLocale } from '../../../workers/kernels/text-case-converter/spec';
import { TitleBytes } from '../../../workers/kernels/text-case-converter/title-bytes';
import { outputOf } from '../run-in-node';
import { textOf } from '../text-of';

async function convert(caseId: CaseId, source: Source, locale: CaseLocale = 'und', chunkBytes?: number) {
  const environment = chunkBytes === undefined ? {} : { chunkBytes };
  const { results } = await outputOf(kernel, source, { cases: [caseId], locale }, environment);
  const [first] = results;
  if (!first) throw new Error('No result');
  return textOf(first.result);
}

const check = (caseId: CaseId, locale: CaseLocale, rows: readonly (readonly [string, string])[]) =>
  describe(`${caseId}, ${locale}`, () => {
    it.each(rows)('%j gives %j', async (sample, expected) => {
      expect(await convert(caseId, sample, locale)).toBe(expected);
      expect(await convert(caseId, new Blob([sample]), locale, 1)).toBe(expected);
    });
  });

/** Unicode's SpecialCasing.txt (version 16): code, lower, title, upper. */
const SPECIAL = `
00DF;00DF;0053 0073;0053 0053
FB00;FB00;0046 0066;0046 0046
FB03;FB03;0046 0066 0069;0046 0046 0049
FB05;FB05;0053 0074;0053 0054
0587;0587;0535 0582;0535 0552
FB13;FB13;0544 0576;0544 0546
FB17;FB17;0544 056D;0544 053D
0149;0149;02BC 004E;02BC 004E
0390;0390;0399 0308 0301;0399 0308 0301
01F0;01F0;004A 030C;004A 030C
1E96;1E96;0048 0331;0048 0331
1E9A;1E9A;0041 02BE;0041 02BE
1F50;1F50;03A5 0313;03A5 0313
1FB6;1FB6;0391 0342;0391 0342
1F80;1F80;1F88;1F08 0399
1F88;1F80;1F88;1F08 0399
1FAF;1FA7;1FAF;1F6F 0399
1FB3;1FB3;1FBC;0391 0399
1FBC;1FB3;1FBC;0391 0399
1FFC;1FF3;1FFC;03A9 0399
1FB2;1FB2;1FBA 0345;1FBA 0399
1FB4;1FB4;0386 0345;0386 0399
1FB7;1FB7;0391 0342 0345;0391 0342 0399
1FC7;1FC7;0397 0342 0345;0397 0342 0399
1FF7;1FF7;03A9 0342 0345;03A9 0342 0399
01C4;01C6;01C5;01C4
01C5;01C6;01C5;01C4
01C6;01C6;01C5;01C4
01F3;01F3;01F2;01F1
10D0;10D0;10D0;1C90
`;

const characters = (codes = '') => String.fromCodePoint(...codes.split(' ').map((code) => parseInt(code, 16)));

describe('the mappings of SpecialCasing.txt and UnicodeData.txt', () => {
  it.each(SPECIAL.trim().split('\n'))('%s', async (row) => {
    const [code, lower, title, upper] = row.split(';').map(characters);
    expect(await convert('lowercase', code ?? '')).toBe(lower);
    expect(await convert('title', code ?? '')).toBe(title);
    expect(await convert('uppercase', code ?? '')).toBe(upper);
  });
});

check('lowercase', 'und', [
  ['ΟΔΥΣΣΕΥΣ', 'οδυσσευς'],
  ['ΑΣ.', 'ας.'],
  ['ΑΣ.Α', 'ασ.α'],
  ['Σ', 'σ'],
  ['.Σ', '.σ'],
  ['Α’Σ Σ', 'α’ς σ'],
  ['İ', 'i̇'],
]);
// SpecialCasing.txt, the language-sensitive mappings.
check('lowercase', 'tr', [
  ['TITLE I', 'tıtle ı'],
  ['İ', 'i'],
  ['I\u0307', 'i'],
]);
check('uppercase', 'az', [['title ı', 'TİTLE I']]);
check('uppercase', 'lt', [
  ['i\u0307', 'I'],
  ['i\u0307 j\u0307', 'I J'],
]);
check('lowercase', 'lt', [
  ['I\u0300', 'i\u0307\u0300'],
  ['Ì', 'i\u0307\u0300'],
]);
check('title', 'tr', [['istanbul IRMAK', 'İstanbul Irmak']]);

check('title', 'und', [
  ["don't STOP", "Don't Stop"],
  ['don’t l·l col·legi', 'Don’t L·l Col·legi'],
  ["'quoted' rock 'n' roll", "'Quoted' Rock 'N' Roll"],
  ['well-known U.S.A.', 'Well-Known U.S.A.'],
  // UAX #29, WB6 and WB7: a period between letters is inside a word.
  ['visit node.js and readme.md', 'Visit Node.js And Readme.md'],
  ['NODE.JS, d3.js and READ.ME.txt!', 'Node.js, D3.js And Read.me.txt!'],
  ['e.g. this, i.e. that at 5 p.m.', 'E.g. This, I.e. That At 5 P.m.'],
  ['the U.S. army, ph.D. and Ph.D.', 'The U.S. Army, Ph.D. And Ph.D.'],
  ['end. next... then.', 'End. Next... Then.'],
  ['1.introduction 3.14abc v1.2.b', '1.Introduction 3.14abc V1.2.b'],
  ['é.ü ß.x ÀÉÎ.ÔÙ', 'É.ü Ss.x Àéî.ôù'],
  // Paths and queries of URLs are case-sensitive (RFC 3986, section 6.2.2.1).
  ['see https://example.com/Path/to?X=y now', 'See https://example.com/Path/to?X=y Now'],
  ['(http://a.b/cD) or www.example.com/aB', '(http://a.b/cD) Or www.example.com/aB'],
  ['git+ssh://Git@x.y/Z “ftp://é/ß”', 'git+ssh://Git@x.y/Z “ftp://é/ß”'],
  ['<a href="http://x.y/Z">some text</a>', '<A Href="http://x.y/Z">Some Text</A>'],
  ['and/or 10:30 re: a://b x :// y', 'And/Or 10:30 Re: a://b X :// Y'],
  ['www. wwww.x xwww.y', 'Www. Wwww.x Xwww.y'],
  ['3rd 2FAST foo_bar _x', '3rd 2fast Foo_bar _X'],
  ['ΟΔΟΣ ΣΑΣ', 'Οδος Σας'],
  ['e\u0301té ÉTÉ', 'E\u0301té Été'],
  ['ẞ Ϸ', 'ẞ Ϸ'],
  ['one\r\ntwo\tthree', 'One\r\nTwo\tThree'],
]);
check('sentence', 'und', [
  ['hello WORLD. this IS. good', 'Hello world. This is. Good'],
  ['  "hello." then (he left.) and WENT', '  "Hello." Then (he left.) And went'],
  ['see www.example.com and 3.14. ok', 'See www.example.com and 3.14. Ok'],
  ['wait... what! no? yes', 'Wait... What! no? yes'],
  ['one.\r\ntwo', 'One.\r\nTwo'],
  ['3 apples. 4 PEARS', '3 apples. 4 pears'],
  ['ΟΔΟΣ. ΣΑΣ', 'Οδος. Σας'],
]);
check('alternating', 'und', [
  ['hello world', 'HeLlO WoRlD'],
  ['😀ab', '😀aB'],
]);

/** The same words in all four, so that one table suffices. */
const NAMES: readonly (readonly [string, string])[] = [
  ['hello world', 'hello world'],
  ['XMLHttpRequest2', 'xml http request 2'],
  ['fooBar FooBar FOO_BAR foo-bar', 'foo bar foo bar foo bar foo bar'],
  ["don't stop", 'dont stop'],
  ['the 3rd of 10km, 2D utf8', 'the 3rd of 10km 2 d utf 8'],
  ['__private__ --flag', 'private flag'],
  ['HTTP', 'http'],
  ['HTTPServer getX', 'http server get x'],
  ['E\u0301TE\u0301 etE\u0301', 'e\u0301te\u0301 et e\u0301'],
  ['ǅabc xǅ', 'ǆabc x ǆ'],
  ['日本語 text', '日本語 text'],
  ['one. two: three', 'one two three'],
];
const capital = (word: string) => word.replace(/^ǆ/, 'ǅ').replace(/^[a-z]/, (first) => first.toUpperCase());

describe.each(NAMES)('names in programs: %j', (sample, expected) => {
  const words = expected.split(' ');
  const pascal = words.map(capital).join('');
  it.each([
    ['snake', words.join('_')],
    ['kebab', words.join('-')],
    ['pascal', pascal],
    ['camel', [words[0], ...words.slice(1).map(capital)].join('')],
  ] as const)('%s', async (caseId, name) => {
    expect(await convert(caseId, sample)).toBe(name);
    expect(await convert(caseId, new Blob([sample]), 'und', 1)).toBe(name);
  });
});

check('snake', 'und', [['first line\r\n\r\n  secondLine \n', 'first_line\r\n\r\nsecond_line\n']]);

describe('title case of bytes', () => {
  // Letters of one, two, three and four bytes; marks, ligatures, characters whose lowercase has several, and characters without
  // case.
  const unit = fc.constantFrom(...Array.from("aBiIcw'_-3.://+ \n\u00a0ßéÉÿŉǆΣσİı\u0301\u0307’·ﬁⱥ字ა😀𐐀𐐨𠀀\u00ad"));
  const inBytes = (text: string, locale: CaseLocale, sizes: readonly number[]) => {
    const title = new TitleBytes(caseMapping(locale));
    const bytes = Buffer.from(text);
    const parts: Buffer[] = [];
    for (let at = 0, turn = 0; at < bytes.length; turn++) {
      const size = sizes[turn % sizes.length] ?? 1;
      parts.push(Buffer.from(title.push(bytes.subarray(at, at + size))));
      at += size;
    }
    parts.push(Buffer.from(title.end()));
    return Buffer.concat(parts).toString();
  };

  it('is that of strings', () => {
    fc.assert(
      fc.property(
        fc.string({ unit, maxLength: 60 }),
        fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1 }),
        fc.constantFrom<CaseLocale>('und', 'tr', 'lt'),
        (text, sizes, locale) => {
          const pieces = new Pieces();
          const words = new TitleCase(caseMapping(locale));
          const byStrings = words.push(pieces.push(text)) + words.push(pieces.end());
          expect(inBytes(text, locale, sizes)).toBe(byStrings);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('is that of strings for every character, alone, first and in a word', () => {
    for (let from = 0; from < 0x20000; from += 0x800) {
      if (from === 0xd800) continue;
      const characters = Array.from({ length: 0x800 }, (_, index) => String.fromCodePoint(from + index));
      const text = characters.map((character) => `${character} ${character}a A${character}A`).join(' ');
      const pieces = new Pieces();
      const words = new TitleCase(caseMapping('und'));
      const byStrings = words.push(pieces.push(text)) + words.push(pieces.end());
      expect(inBytes(text, 'und', [32_768])).toBe(byStrings);
    }
  });
});

describe('text of ASCII alone', () => {
  it('is converted as it is beside other text', async () => {
    const unit = fc.constantFrom(...Array.from("aBcw'_-3.:// \n"));
    await fc.assert(
      fc.asyncProperty(fc.string({ unit, maxLength: 30 }), async (sample) => {
        for (const caseId of ['title', 'alternating'] as const) {
          const beside = await convert(caseId, `${sample} 字`);
          expect(await convert(caseId, sample)).toBe(beside.slice(0, -2));
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('every case', () => {
  const unit = fc.constantFrom(...Array.from("aZw9 ΣσİıI...://'’-_\n\r\u0301\u0307ßǆ😀字:·"));
  it('is the same with any chunk boundaries', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit, maxLength: 40 }), fc.integer({ min: 1, max: 9 }), async (sample, bytes) => {
        for (const caseId of CASES) {
          expect(await convert(caseId, new Blob([sample]), 'und', bytes)).toBe(await convert(caseId, sample));
        }
      }),
      { numRuns: 40 },
    );
  });

  it('refuses what is no text, with its place', async () => {
    const bytes = Uint8Array.of(0x61, 0x0a, 0xc3, 0x28);
    const refusal = convert('title', bytes);
    await expect(refusal).rejects.toMatchObject({ code: 'invalid-input', at: { line: 2, column: 1, offset: 2 } });
    await expect(refusal).rejects.toThrow(
      `${messages.notConvertible} The bytes at line 2, column 1 (offset 2) aren’t UTF-8 text. Save it as UTF-8 (in Excel: “CSV UTF-8”).`,
    );
    await expect(convert('title', 'a\uDC00')).rejects.toMatchObject({ at: { offset: 1 } });
  });
});
