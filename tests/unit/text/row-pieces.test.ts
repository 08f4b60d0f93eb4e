import { expect, test } from 'vitest';
import { piecesOf } from '../../../src/tool-kit/text/row-pieces';

const PLAIN = { showInvisible: false, search: undefined };

test('a row without anything is one piece, and an empty one none', () => {
  expect(piecesOf('a b', [], PLAIN)).toEqual([{ text: 'a b', kind: undefined, isMatch: false, sign: undefined }]);
  expect(piecesOf('', [], PLAIN)).toEqual([]);
});

test('a match may begin in one color and end in another', () => {
  const tokens = [{ kind: 'key', length: 2 } as const, { kind: undefined, length: 2 }];
  const pieces = piecesOf('abcd', tokens, { ...PLAIN, search: /bc/g });
  expect(pieces.map(({ text, kind, isMatch }) => [text, kind, isMatch])).toEqual([
    ['a', 'key', false],
    ['b', 'key', true],
    ['c', undefined, true],
    ['d', undefined, false],
  ]);
});

test('of several matches in a row, one is the current one', () => {
  const pieces = piecesOf('a b a', [], { ...PLAIN, search: /a/g, current: 4 });
  expect(pieces.map(({ text, isMatch, isCurrent = false }) => [text, isMatch, isCurrent])).toEqual([
    ['a', true, false],
    [' b ', false, false],
    ['a', true, true],
  ]);
});

test('invisible characters have signs, and the text stays', () => {
  const row = ' \u00A0a\tb\u200B\u202E\uFEFFc\r';
  const pieces = piecesOf(row, [], { ...PLAIN, showInvisible: true });
  expect(pieces.map(({ text }) => text).join('')).toBe(row);
  expect(pieces.map(({ sign }) => sign)).toEqual([
    '·⍽',
    undefined,
    '→',
    undefined,
    'ZWSP',
    'U+202E',
    'BOM',
    undefined,
    '␍',
  ]);
});
