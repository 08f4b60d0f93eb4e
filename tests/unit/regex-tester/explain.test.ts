import { describe, expect, it } from 'vitest';
import { explain, timesOf } from '../../../src/tools/regex-tester/explain';

const words = (pattern: string, flags = '') =>
  explain(pattern, flags)?.map((part) => `${'  '.repeat(part.depth)}${part.raw} = ${part.words}`);

describe('a pattern in words', () => {
  it('has each part once, where it is', () => {
    expect(words('^(?<y>\\d+)-ab|[^x-z]?$')).toEqual([
      '^(?<y>\\d+)-ab = either:',
      '  ^ = at the start of the text',
      '  (?<y>\\d+) = a captured group named y:',
      '    \\d+ = a digit, 0 to 9 (1 or more times)',
      '  -ab = the text -ab',
      '[^x-z]?$ = or:',
      '  [^x-z]? = one character not of x-z (optional)',
      '  $ = at the end of the text',
    ]);
  });

  it.each([
    ['.', '', 'any character but a line break'],
    ['.', 's', 'any character'],
    ['^', 'm', 'at the start of a line'],
    ['\\B', '', 'not at the edge of a word'],
    ['\\P{Lu}', 'u', 'a character not of Lu'],
    ['[\\p{L}--[a-z]]', 'v', 'one character of \\p{L}--[a-z]'],
    ['a', 'i', 'the text a, in any case'],
    ['[]', '', 'no character at all, so this never matches'],
  ])('%s with the flags "%s"', (pattern, flags, expected) => {
    expect(explain(pattern, flags)?.[0]?.words).toBe(expected);
  });

  it('has the ways to repeat', () => {
    expect(timesOf({ min: 0, max: Infinity, greedy: false })).toBe('0 or more times, as few as possible');
    expect(timesOf({ min: 2, max: 3, greedy: true })).toBe('2 to 3 times');
    expect(timesOf({ min: 4, max: 4, greedy: true })).toBe('exactly 4×');
  });

  it('is not there for what is no pattern', () => {
    for (const pattern of ['', '(', '('.repeat(3000), 'a'.repeat(10_000)]) expect(explain(pattern, '')).toBeUndefined();
  });
});
