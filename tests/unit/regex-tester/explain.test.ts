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

  // The engine's own meaning (ECMA-262, annex B.1.2), and the escape's meaning in other engines.
  it.each([
    ['\\07', '', 'U+0007 (octal escape)', '\x07'],
    ['\\101', '', 'U+0041 (octal escape)', 'A'],
    ['[\\b]', '', 'a backspace (U+0008)', '\b'],
    ['[\\07]', '', 'U+0007 (octal escape)', '\x07'],
    ['[^\\t-\\r]', '', 'a tab (U+0009); a carriage return (U+000D)', 'a'],
    ['\\p{L}', '', 'the letter p', 'p{L}'],
    ['\\A', '', 'the letter A', 'A'],
    ['\\y', '', 'the letter y', 'y'],
    ['\\x41', '', 'the character A (U+0041)', 'A'],
    ['\\u{1F600}', '', 'the letter u', 'u{1F600}'],
    ['\\u{3}', '', 'the letter u (exactly 3×)', 'uuu'],
    ['\\u{1F600}', 'u', 'the character 😀 (U+1F600)', '😀'],
    ['\\n', '', 'a line feed (U+000A)', '\n'],
    ['\\.', '', 'the text .', '.'],
    ['\\cJ', '', 'a line feed (U+000A)', '\n'],
    ['\\0', '', 'a null character (U+0000)', '\0'],
    ['[[:alpha:]]', '', 'one character of [:alpha:', ':]'],
  ])('%s with the flags "%s" is %s', (pattern, flags, expected, matched) => {
    expect(explain(pattern, flags)?.[0]?.words).toContain(expected);
    expect(new RegExp(`^(?:${pattern})$`, flags).test(matched)).toBe(true);
  });

  it('has modifiers (ES2025) within their group only', () => {
    expect(words('(?i:a)b')).toEqual([
      '(?i:a) = a group that isn’t captured (with the flag i):',
      '  a = the text a, in any case',
      'b = the text b',
    ]);
    expect(words('(?s-i:a.)b', 'i')).toEqual([
      '(?s-i:a.) = a group that isn’t captured (with the flag s, without the flag i):',
      '  a = the text a',
      '  . = any character',
      'b = the text b, in any case',
    ]);
    expect(words('(?-m:^)^', 'm')).toContain('^ = at the start of a line');
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
