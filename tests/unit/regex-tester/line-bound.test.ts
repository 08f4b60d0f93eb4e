import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLineBound, needsWholeText } from '../../../workers/lib/lines/line-bound';
import { kernel } from '../../../workers/kernels/regex-tester/kernel';
import { DEFAULT_OPTIONS, flagsIn, MARKED_UNITS } from '../../../workers/kernels/regex-tester/spec';
import { CandidateLines } from '../../../workers/kernels/regex-tester/candidate-lines';
import { requiredText } from '../../../workers/lib/lines/required-text';
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
  const run = (source: string | Blob, pattern: string, flags: string, replacement?: string) =>
    outputOf(kernel, source, {
      ...DEFAULT_OPTIONS,
      pattern,
      flags: flagsIn(flags),
      ...(replacement !== undefined && { action: 'replace', replacement }),
    });

  it.each([
    { pattern: '(😀) \\d', flags: 'dgu', replacement: '[$&]' },
    { pattern: 'thre*$', flags: 'gm', replacement: '$$' },
    { pattern: '\\d+', flags: '', replacement: 'x' },
    { pattern: 'two 😀 (?<n>\\d)', flags: 'g', replacement: undefined },
    { pattern: 'TWO.', flags: 'dgi', replacement: undefined },
    { pattern: 'three$', flags: 'gm', replacement: undefined },
    { pattern: '-----+', flags: 'g', replacement: undefined },
    { pattern: 'four', flags: 'g', replacement: undefined },
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

it('a byte that isn’t UTF-8 has its place, also after lines that were left out', async () => {
  const line = `${'é'.repeat(100)}\n`;
  const lines = Math.ceil((2 * MARKED_UNITS) / line.length);
  const file = new Blob([line.repeat(lines), 'é word ', Uint8Array.of(0xff), '\n', line]);
  const search = outputOf(kernel, file, { ...DEFAULT_OPTIONS, pattern: 'word.*' });
  await expect(search).rejects.toMatchObject({
    at: { line: lines + 1, column: 8, offset: lines * 201 + 8 },
  });
});

describe('a text that every match contains', () => {
  it.each([
    ['water [a-z]+', 'g', 'water '],
    ['(a|b)error: \\d+ in', 'g', 'error: '],
    ['ab?cdef', '', 'cdef'],
    ['a\\.b\\x41', '', 'a.bA'],
    ['\\u{61}bcd', 'u', 'abcd'],
    ['\\u{61}bcd', '', 'bcd'],
    ['x\\u0041{2}bcd', '', 'bcd'],
    ['😀abc', '', 'abc'],
    ['😀abc', 'u', '😀abc'],
    ['Größe', '', 'Größe'],
    ['Größe', 'i', undefined],
    ['HTTP_task', 'i', 'HTTP_ta'],
    ['x'.repeat(2_000_000), '', 'x'.repeat(256)],
    ['abc|def', '', undefined],
    ['(abc)', '', undefined],
    ['a+b+', '', undefined],
    ['\\d{3}', '', undefined],
  ])('of %.20s with %s', (pattern, flags, text) => {
    expect(isValid(pattern, flags)).toBe(true);
    expect(requiredText(pattern, flags)).toBe(text);
  });

  it('is in every match, for any pattern and text', () => {
    const words = fc.constantFrom('abc', 'aBc', 'ab1', '😀é', 'a b');
    const parts = fc.array(fc.oneof(words, patterns), { minLength: 1, maxLength: 3 }).map((all) => all.join(''));
    const lines = fc.array(fc.oneof(words, texts), { maxLength: 4 }).map((all) => all.join(''));
    fc.assert(
      fc.property(parts, flagSets, lines, (pattern, flags, text) => {
        fc.pre(isValid(pattern, flags));
        const required = requiredText(pattern, flags);
        fc.pre(required !== undefined);
        const [match] = new RegExp(pattern, flags).exec(text) ?? [required];
        const fold = (from: string) => (flags.includes('i') ? from.toLowerCase() : from);
        expect(fold(match)).toContain(fold(required));
      }),
      { numRuns: 2000 },
    );
  });

  it('leaves the lines with it, at their places', () => {
    const lines = fc.array(fc.stringMatching(/^[ab1é😀\r]{0,9}$/u), { minLength: 1, maxLength: 40 });
    const encoder = new TextEncoder();
    const finder = new CandidateLines({ bytes: encoder.encode('ab'), foldAscii: true, isWhole: false });
    fc.assert(
      fc.property(lines, fc.nat(2 ** 40), (all, start) => {
        const text = `${all.join('\n')}\n`;
        const candidates = finder.pick(encoder.encode(text), start);
        const kept = all.filter((line) => line.includes('ab')).map((line) => `${line}\n`);
        const isMost = Buffer.byteLength(kept.join('')) > Buffer.byteLength(text) / 2;
        expect(candidates === undefined).toBe(isMost);
        if (!candidates) return;
        const { runs } = candidates;
        expect(candidates).toMatchObject({ text: kept.join(''), units: text.length, lines: all.length });
        const placed = runs.map(({ at, before }, run) => {
          const part = candidates.text.slice(at, runs[run + 1]?.at);
          return text.slice(at + before - start, at + before - start + part.length) === part;
        });
        expect(placed.every(Boolean)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});
