import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLiteral } from '../../../src/tools/regex-tester/pattern-fields';
import { kernel } from '../../../workers/kernels/regex-tester/kernel';
import { messages } from '../../../workers/kernels/regex-tester/messages';
import {
  DEFAULT_OPTIONS,
  flagsIn,
  GROUP_UNITS,
  LISTED_MATCHES,
  LISTED_UNITS,
  MARKED_UNITS,
  type RegexOptions,
} from '../../../workers/kernels/regex-tester/spec';
import { outputOf } from '../run-in-node';
import { flagSets, isValid, patterns, texts } from './patterns';
import { linesOf, matchesOf, textOf } from './read-rows';

const run = (text: string | Uint8Array, pattern: string, flags = 'g', replacement?: string) =>
  outputOf(kernel, text, {
    ...DEFAULT_OPTIONS,
    pattern,
    flags: flagsIn(flags),
    ...(replacement !== undefined && { action: 'replace', replacement }),
  });

const found = async (text: string | Uint8Array, pattern: string, flags = 'g') =>
  matchesOf((await run(text, pattern, flags)).matches);

/** The groups of the first match as the report has them. */
const groupReport = async (text: string, pattern: string, flags = 'g') =>
  /Groups: (.*)/.exec(await textOf((await run(text, pattern, flags)).report))?.[1];

/** The engine's own matches, by the loop in its documentation. */
function byHand(text: string, pattern: string, flags: string) {
  const regex = new RegExp(pattern, flags);
  const matches: { start: number; end: number; text: string }[] = [];
  for (let match = regex.exec(text); match; match = regex.global ? regex.exec(text) : null) {
    const [matched] = match;
    matches.push({ start: match.index, end: match.index + matched.length, text: matched });
    if (matched === '')
      regex.lastIndex += /[uv]/.test(flags) && (text.codePointAt(regex.lastIndex) ?? 0) > 0xffff ? 2 : 1;
  }
  return matches;
}

describe('the engine', () => {
  it('finds the same by itself, for any pattern and text', async () => {
    await fc.assert(
      fc.asyncProperty(patterns, flagSets, texts, async (pattern, flags, text) => {
        fc.pre(isValid(pattern, flags));
        const output = await run(text, pattern, flags);
        const plain = (await matchesOf(output.matches)).map(({ start, end }) => ({
          start,
          end,
          text: text.slice(start, end),
        }));
        expect(plain).toEqual(byHand(text, pattern, flags));
        expect(output.count).toBe(plain.length);
      }),
      { numRuns: 1000 },
    );
  });

  it('replaces the same by itself', async () => {
    const replacements = fc.constantFrom('x', '$&', '[$1]', '$<n>', '$$', "$`$'", '$2', '\\n');
    await fc.assert(
      fc.asyncProperty(patterns, flagSets, texts, replacements, async (pattern, flags, text, replacement) => {
        fc.pre(isValid(pattern, flags));
        const { replaced } = await run(text, pattern, flags, replacement);
        expect(replaced && (await textOf(replaced))).toBe(
          text.replace(new RegExp(pattern, flags), replacement).replace(/\p{Surrogate}/gu, '\uFFFD'),
        );
      }),
      { numRuns: 500 },
    );
  });
});

describe('a replacement', () => {
  const replaced = async (replacement: string, writing: RegexOptions['writing']) => {
    const options = { ...DEFAULT_OPTIONS, pattern: 'b', replacement, writing, action: 'replace' } as const;
    const output = await outputOf(kernel, 'abc', options, {});
    return { text: output.replaced && (await textOf(output.replaced)), notes: output.notes };
  };

  it.each([
    ['as-written', '\\n', 'a\\nc', [messages.escapes]],
    ['escapes', '\\n', 'a\nc', []],
    ['escapes', '[\\t$&\\r\\n]', 'a[\tb\r\n]c', []],
    ['escapes', '\\\\n\\x', 'a\\n\\xc', []],
    ['nothing', '', 'ac', []],
    ['nothing', 'x', 'ac', []],
  ] as const)('%s of %j', async (writing, replacement, text, notes) => {
    expect(await replaced(replacement, writing)).toEqual({ text, notes });
  });

  it('that is blank is refused in the other two', async () => {
    await expect(replaced('', 'escapes')).rejects.toThrow(messages.bothNeeded);
    await expect(replaced('', 'as-written')).rejects.toThrow(messages.bothNeeded);
  });
});

describe('a pattern between slashes', () => {
  it.each([
    ['/ab/gi', 'ab', 'gi'],
    ['/a\\/b/', 'a\\/b', ''],
    ['/[/]+/u;', '[/]+', 'u'],
    [' /^\\d+$/m\n', '^\\d+$', 'm'],
    ['/(?:a|b)*/dgimsy', '(?:a|b)*', 'dgimsy'],
  ])('%s is read as in code', (text, pattern, flags) => {
    expect(readLiteral(text)).toEqual({ pattern, flags: flagsIn(flags) });
    expect(new RegExp(pattern, flags).source).toBe(new RegExp(pattern).source);
  });

  it.each(['ab', '/ab', '/usr/local/bin', '//', '/*a*/', '/a/gg', '/a/uv', '/a/x', '/a\nb/'])('%s is not', (text) => {
    expect(readLiteral(text)).toBeUndefined();
  });

  it('that finds nothing gets a word', async () => {
    expect((await run('ab', '/ab/gi')).notes).toEqual([messages.slashes]);
    expect((await run('/ab/gi', '/ab/gi')).notes).toEqual([]);
  });
});

describe('groups', () => {
  it('that take no part are there as such', async () => {
    expect((await found('xac', '(a)(b)?(c)'))[0]?.groups).toEqual([
      [1, null, 1, 2, 'a'],
      [2, null, null, null, ''],
      [3, null, 2, 3, 'c'],
    ]);
    expect(await groupReport('xac', '(a)(b)?(c)')).toBe('1: "a", 2: not matched, 3: "c"');
  });

  it('have their names', async () => {
    const [match] = await found('2024-05', '(?<year>\\d+)-(\\d+)');
    expect(match?.groups).toEqual([
      [1, 'year', 0, 4, '2024'],
      [2, null, 5, 7, '05'],
    ]);
    expect(await groupReport('2024-05', '(?<year>\\d+)-(\\d+)')).toBe('1 year: "2024", 2: "05"');
  });

  it('have their places in the report by the flag d', async () => {
    expect(await groupReport('xa', '(a)(b)?', 'd')).toBe('1: "a" [1, 2], 2: not matched');
  });

  it('end after some units in the table, and are whole in the report', async () => {
    const long = 'a'.repeat(GROUP_UNITS + 1);
    expect((await found(long, '(a+)'))[0]?.groups).toEqual([[1, null, 0, long.length, long.slice(1)]]);
    expect(await groupReport(long, '(a+)')).toBe(`1: "${long}"`);
  });

  it('have their places in a text that is searched in pieces', async () => {
    const line = `${'x'.repeat(1023)}\n`;
    const bytes = new TextEncoder().encode(`${line.repeat(MARKED_UNITS / 1024)}ab\n`);
    const at = MARKED_UNITS;
    expect((await found(bytes, '(a)(?=(b))'))[0]?.groups).toEqual([
      [1, null, at, at + 1, 'a'],
      [2, null, at + 1, at + 2, 'b'],
    ]);
  });

  it.each([
    ['\\((a)', '(a'],
    ['[(](?<x>a)', '(a'],
    ['(?:a)(?=b)(?<!c)(?<x>b)', 'ab'],
    ['(?<!x)(?<=a)(?<x>b)', 'ab'],
  ])('are counted in %s', async (pattern, text) => {
    const [match] = await found(text, pattern);
    const names = Object.keys(new RegExp(pattern).exec(text)?.groups ?? {});
    const [name = null] = names;
    expect(match?.groups.map(([number, named, , , group]) => [number, named, group])).toEqual([
      [1, name, name === null ? 'a' : text.slice(-1)],
    ]);
  });

  it('are counted in classes that nest', async () => {
    expect((await found('(b', '[[\\(]--[\\)]](?<x>b)', 'v'))[0]?.groups).toEqual([[1, 'x', 1, 2, 'b']]);
  });

  it('of one name in two alternatives keep their numbers', async () => {
    if (!isValid('(?<x>a)|(?<x>b)', '')) return; // ES2025
    expect((await found('b', '(?<x>a)|(?<x>b)'))[0]?.groups).toEqual([
      [1, 'x', null, null, ''],
      [2, 'x', 0, 1, 'b'],
    ]);
  });
});

describe('the lines', () => {
  const lines = async (text: string, pattern: string, flags = 'g') => linesOf((await run(text, pattern, flags)).lines);

  it('have the marks of their matches', async () => {
    expect(await lines('a1b\n22', '\\d+')).toEqual([
      { number: 1, text: 'a1b', marks: [1, 2] },
      { number: 2, text: '22', marks: [0, 2] },
    ]);
  });

  it('share a match that goes on', async () => {
    expect(await lines('ab\ncd\nef', 'b[\\s\\S]*e')).toEqual([
      { number: 1, text: 'ab', marks: [1, 2] },
      { number: 2, text: 'cd', marks: [0, 2] },
      { number: 3, text: 'ef', marks: [0, 1] },
    ]);
  });

  it('show empty matches, also at the end', async () => {
    expect(await lines('ab', 'x*')).toEqual([{ number: 1, text: 'ab', marks: [0, 0, 1, 1, 2, 2] }]);
    expect(await lines('a\n', '$')).toEqual([
      { number: 1, text: 'a', marks: [] },
      { number: 2, text: '', marks: [0, 0] },
    ]);
  });

  it('are the text, and their marks are the matches, for any text', async () => {
    const long = fc.string({ unit: fc.constantFrom('a', 'b', '\n', '😀'), maxLength: 900 });
    await fc.assert(
      fc.asyncProperty(long, fc.constantFrom('b+', 'a?', '\\n', '(?=b)', '[^]{300}'), async (text, pattern) => {
        const rows = await lines(text, pattern, 'gu');
        let joined = '';
        let number = 1;
        const marked: string[] = [];
        for (const row of rows) {
          if (row.number > number) joined += '\n';
          number = row.number;
          joined += row.text;
          for (let at = 0; at < row.marks.length; at += 2)
            marked.push(row.text.slice(row.marks[at], row.marks[at + 1]));
        }
        expect(joined).toBe(text);
        const all = [...text.matchAll(new RegExp(pattern, 'gu'))].map(([match]) => match.replaceAll('\n', ''));
        expect(marked.join('')).toBe(all.join(''));
      }),
    );
  });

  it('end at a limit, and matches after it count', async () => {
    const output = await run(`${'x\n'.repeat(MARKED_UNITS)}y`, 'y');
    expect(output).toMatchObject({ isCut: true, count: 1, lines: { count: MARKED_UNITS / 2 + 1 } });
  });
});

describe('a short text', () => {
  it('comes back with the places of its matches, also from a file', async () => {
    const listed = { text: 'a1b\n😀22', places: [1, 2, 6, 8] };
    expect((await run(listed.text, '\\d+')).listed).toEqual(listed);
    expect((await run(new TextEncoder().encode(listed.text), '\\d+')).listed).toEqual(listed);
  });

  it('has them up to a size, a number of matches, and without carriage returns', async () => {
    const count = async (text: string, pattern: string) => (await run(text, pattern)).listed?.places.length;
    expect(await count('a'.repeat(LISTED_UNITS), 'b?a+')).toBe(2);
    expect(await count('a'.repeat(LISTED_UNITS + 1), 'b?a+')).toBeUndefined();
    expect(await count('a'.repeat(LISTED_MATCHES), 'a')).toBe(2 * LISTED_MATCHES);
    expect(await count('a'.repeat(LISTED_MATCHES + 1), 'a')).toBeUndefined();
    expect(await count('a\r\nb', 'b')).toBeUndefined();
  });
});

describe('the report', () => {
  it('has all matches', async () => {
    const { report } = await run('a"1\nb2', '([a-z])\\W?(?<digit>\\d)');
    expect(await textOf(report)).toBe(
      'Match 1: "a\\"1"\nIndex: 0\nGroups: 1: "a", 2 digit: "1"\n\nMatch 2: "b2"\nIndex: 4\nGroups: 1: "b", 2 digit: "2"\n\n',
    );
    expect(await textOf((await run('x', 'y')).report)).toBe('No matches.\n');
  });
});

describe('what is refused', () => {
  it.each([
    ['nothing', '', 'g', /Please enter a regular expression to test\./],
    ['an open group', '(', 'g', /^Invalid regular expression: .*group.*\.$/i],
    ['u and v together', 'a', 'uv', /^Invalid regular expression: .*flags/],
  ])('%s', async (_, pattern, flags, says) => {
    await expect(run('a', pattern, flags)).rejects.toMatchObject({
      code: 'invalid-input',
      message: expect.stringMatching(says) as string,
    });
  });

  // Each pattern is valid in the engine that it comes from; the place is where JavaScript's grammar ends.
  it.each([
    ['(', 'g', /, at the end\./],
    ['a)', 'g', /, at character 2\./],
    ['😀[', 'u', /, at the end\./],
    ['*a', 'g', /, at character 1\./],
    ['a++b', 'g', /, at character 3\. JavaScript has no possessive quantifiers/],
    ['(?>ab)', 'g', /at character 1\. JavaScript has no atomic groups/],
    ['(?P<y>\\d+)', 'g', /at character 1\. Write \(\?<name>…\)/],
    ['(?i)abc', 'g', /Set flags for the whole pattern/],
    ['a(?#note)b', 'g', /no comments/],
    ['(a(?R)?b)', 'g', /no recursion/],
    ['(?x) a b', 'g', /no free spacing/],
    ['\\A\\d', 'u', /at character 1\. JavaScript doesn’t have \\A\. Write \^ instead\./],
  ])('%s with the flags %s, with its place', async (pattern, flags, says) => {
    await expect(run('a', pattern, flags)).rejects.toThrow(says);
  });

  it('an empty replacement', async () => {
    await expect(run('a', 'a', 'g', '')).rejects.toMatchObject({
      message: 'Please enter both regex and replacement text.',
    });
  });

  it('what is not UTF-8, with its place', async () => {
    await expect(run(Uint8Array.of(0x61, 0x0a, 0xff), 'a')).rejects.toMatchObject({
      at: { line: 2, column: 1, offset: 2 },
    });
  });
});

it('half a character never makes a whole one of the next, and is not shown without a word', async () => {
  const rows = await found('\uD83D\uDE00', '[^]', 'g');
  expect(rows.map(({ text }) => text)).toEqual(['\uFFFD', '\uFFFD']);
  const { notes, report } = await run('\uD83D\uDE00', '[^]');
  expect(notes).toEqual([messages.halfMatches]);
  expect(await textOf(report)).toContain('Match 1: "\\ud83d"');
  expect((await run('\uD83D\uDE00', '[^]', 'gu')).notes).toEqual([]);
});
