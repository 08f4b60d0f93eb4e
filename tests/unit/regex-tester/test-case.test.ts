// Test cases as text, and texts that aren't.
import { expect, test } from 'vitest';
import {
  casesIn,
  casesText,
  LONGEST_CASE,
  MOST_CASES,
  type TestCase,
} from '../../../src/tools/regex-tester/cases/test-case';

const CASES: readonly TestCase[] = [
  { text: 'Zoë\n😀', expected: { kind: 'match', group: '', value: '' } },
  { text: '', expected: { kind: 'no-match', group: '', value: '' } },
  { text: '2026', expected: { kind: 'capture', group: 'year', value: '' } },
];

test('a list of cases is the same after its text was read', () => {
  expect(casesIn(casesText(CASES))).toEqual(CASES);
  expect(JSON.parse(casesText(CASES))).toEqual([
    { text: 'Zoë\n😀', expect: 'match' },
    { text: '', expect: 'no-match' },
    { text: '2026', expect: 'capture', group: 'year', value: '' },
  ]);
});

test.each([
  ['no JSON', 'a'],
  ['no list', '{}'],
  ['a number', '[1]'],
  ['no text', '[{"expect":"match"}]'],
  ['another expectation', '[{"text":"a","expect":"maybe"}]'],
  ['no group', '[{"text":"a","expect":"capture","value":"a"}]'],
  ['a text that is too long', JSON.stringify([{ text: 'a'.repeat(LONGEST_CASE + 1), expect: 'match' }])],
  ['too many', JSON.stringify(Array.from({ length: MOST_CASES + 1 }, () => ({ text: 'a', expect: 'match' })))],
])('%s is refused', (_, text) => expect(casesIn(text)).toBeUndefined());
