import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLineBound, needsWholeText } from '../../../workers/lib/lines/line-bound';
import { kernel } from '../../../workers/kernels/regex-tester/kernel';
import { DEFAULT_OPTIONS, flagsIn, MARKED_UNITS } from '../../../workers/kernels/regex-tester/spec';
import { outputOf } from '../run-in-node';
import { flagSets, isValid, patterns, texts } from './patterns';
import { linesOf, matchesOf, textOf } from './read-rows';

describe('a pattern stays within a line', () => {
  it.each([
    ['ERROR.*', 'g'],
    ['[^\\n]+', 'g'],
    ['"[^"\\n]*"', 'g'],
    ['\\S+@\\S+', 'gu'],
    ['^\\d{4}', 'gm'],
    ['\\w+$', 'gm'],
    ['\\bword\\b', 'gi'],
    ['(?<!a)b(?=c)', 'g'],
    ['(?<quote>[\'"]).*?\\k<quote>', 'g'],
    ['\\p{L}+', 'gu'],
    ['[\\w--\\d]', 'gv'],
  ])('%s with %s', (pattern, flags) => expect(isLineBound(pattern, flags)).toBe(true));
});

describe('a pattern may cross lines, or look at the whole text', () => {
  it.each([
    ['a\\nb', 'g'],
    ['a\\x0ab', 'g'],
    ['\\s+', 'g'],
    ['[^"]*', 'g'],
    ['[\\s\\S]', 'g'],
    ['\\W', 'g'],
    ['\\D', 'g'],
    ['.', 'gs'],
    ['\\P{L}', 'gu'],
    ['[\\q{a\\n}]', 'gv'],
    ['a(?=\\n)', 'g'],
    ['(?<!\\n)a', 'g'],
    ['^a', 'g'],
    ['a$', 'g'],
    ['a', 'gy'],
  ])('%s with %s', (pattern, flags) => expect(isLineBound(pattern, flags)).toBe(false));

  it('by modifiers of its own', () => {
    if (isValid('(?s:.)', '')) expect(isLineBound('(?s:.)', 'g')).toBe(false); // ES2025
  });

  it('by a replacement', () => {
    expect(['$&$1$<n>$$', "$'", '$`'].map(needsWholeText)).toEqual([false, true, true]);
  });
});

it('line by line, such a pattern finds what it finds in the whole text', () => {
  fc.assert(
    fc.property(patterns, flagSets, texts, (pattern, flags, text) => {
      fc.pre(isValid(pattern, flags) && flags.includes('g') && isLineBound(pattern, flags));
      const found = (part: string, before = 0) =>
        [...part.matchAll(new RegExp(pattern, flags))].map((match) => [before + match.index, ...match]);
      let before = 0;
      const byLine = text.split('\n').flatMap((line) => {
        const matches = found(line, before);
        before += line.length + 1;
        return matches;
      });
      expect(byLine).toEqual(found(text));
    }),
    { numRuns: 2000 },
  );
});

describe('a file of several pieces', () => {
  const lines = `one 11\r\ntwo 😀 22\nthree\n${'-'.repeat(1000)}\n`;
  const text = lines.repeat((2.5 * MARKED_UNITS) / lines.length);
  const file = new Blob([text]);
  const run = (source: string | Blob, pattern: string, flags: string, replacement: string) =>
    outputOf(kernel, source, { ...DEFAULT_OPTIONS, pattern, flags: flagsIn(flags), action: 'replace', replacement });

  it.each([
    { pattern: '(😀) \\d', flags: 'dgu', replacement: '[$&]' },
    { pattern: 'thre*$', flags: 'gm', replacement: '$$' },
    { pattern: '\\d+', flags: '', replacement: 'x' },
  ])('gives what its text gives: $pattern with $flags', async ({ pattern, flags, replacement }) => {
    const inPieces = await run(file, pattern, flags, replacement);
    const whole = await run(text, pattern, flags, replacement);
    expect(inPieces.count).toBe(whole.count);
    expect(await matchesOf(inPieces.matches)).toEqual(await matchesOf(whole.matches));
    expect(await linesOf(inPieces.lines)).toEqual(await linesOf(whole.lines));
    expect(inPieces.isCut).toBe(true);
    expect(await textOf(inPieces.report)).toBe(await textOf(whole.report));
    expect(inPieces.replaced && (await textOf(inPieces.replaced))).toBe(
      whole.replaced && (await textOf(whole.replaced)),
    );
  });
});
