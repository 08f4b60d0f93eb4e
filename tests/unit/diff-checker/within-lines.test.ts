import fc from 'fast-check';
import { expect, it } from 'vitest';
import { differencesWithin, type Detail } from '../../../src/tools/diff-checker/within-lines';

const marked = (a: string, b: string, detail: Detail) =>
  differencesWithin(a, b, detail)?.map((pieces) => pieces.filter(({ isChanged }) => isChanged).map(({ text }) => text));

it('marks words, or characters', () => {
  expect(marked('the red fish', 'the rod fish', 'words')).toEqual([['red'], ['rod']]);
  expect(marked('the red fish', 'the rod fish', 'characters')).toEqual([['e'], ['o']]);
  expect(marked('the red fish', 'the rod fish', 'off')).toBeUndefined();
});

it('never cuts a character that is one to its readers', () => {
  expect(marked('family 👨‍👩‍👧 here', 'family 👨‍👩‍👦 here', 'characters')).toEqual([['👨‍👩‍👧'], ['👨‍👩‍👦']]);
});

it('marks nothing in lines that have little in common, or are equal', () => {
  expect(marked('one thing', 'quite another', 'words')).toBeUndefined();
  expect(marked('same', 'same', 'words')).toBeUndefined();
  expect(marked('a b '.repeat(200), 'c d '.repeat(200), 'words')).toBeUndefined();
});

it('leaves both lines whole', () => {
  const words = fc
    .array(fc.constantFrom('a', 'b', ' ', '-', 'é', '😀', '世界'), { maxLength: 20 })
    .map((all) => all.join(''));
  fc.assert(
    fc.property(words, words, fc.constantFrom<Detail>('words', 'characters'), (a, b, detail) => {
      const sides = differencesWithin(a, b, detail);
      if (!sides) return;
      expect(sides.map((pieces) => pieces.map(({ text }) => text).join(''))).toEqual([a, b]);
    }),
  );
});
