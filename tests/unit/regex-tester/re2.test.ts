// RE2 against the JavaScript engine: equal results, or a note about the difference.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timeoutMessageOf } from '../../../workers/contract/run/kernel';
import { kernel as javaScript } from '../../../workers/kernels/regex-tester/kernel';
import { kernel as re2 } from '../../../workers/kernels/regex-tester/kernels/regex-re2';
import { messages } from '../../../workers/kernels/regex-tester/messages';
import { DEFAULT_OPTIONS, flagsIn, regexRe2, regexTester } from '../../../workers/kernels/regex-tester/spec';
import { runKernel } from '../../../workers/run/run-kernel';
import { outputOf } from '../run-in-node';
import { isValid } from './patterns';
import { linesOf, matchesOf, textOf } from './read-rows';

const optionsOf = (pattern: string, flags: string) =>
  ({
    ...DEFAULT_OPTIONS,
    pattern,
    flags: flagsIn(flags),
    action: 'replace',
    replacement: '<$1$&$$>',
  }) as const;

/** Everything that a run gives, but its notes. */
async function given(kernel: typeof re2, text: string, pattern: string, flags: string) {
  const output = await outputOf(kernel, text, optionsOf(pattern, flags));
  const rows = {
    count: output.count,
    matches: await matchesOf(output.matches),
    lines: await linesOf(output.lines),
    listed: output.listed,
    report: await textOf(output.report),
    replaced: output.replaced && (await textOf(output.replaced)),
  };
  return { rows, notes: output.notes };
}

const TEXT =
  'Order 66: aaa, abab; Zoé paid €12.50 (2026-01-31) to ann@example.com\n\tx = "quoted"; 😀 K[1] a.b a|b \\ /\nlast';

// The constructs of RE2's syntax page (github.com/google/re2/wiki/Syntax) that MDN's reference of regular expressions has as well.
describe('what both engines have', () => {
  it.each([
    // Single characters.
    ['.', 'g'],
    ['.', 'gs'],
    ['[xyz]', 'g'],
    ['[^xyz]', 'gu'],
    ['[a-c]+', 'g'],
    ['\\d', 'g'],
    ['\\D+', 'g'],
    ['\\s', 'g'],
    ['\\S+', 'g'],
    ['\\w+', 'g'],
    ['\\W', 'gu'],
    ['[\\w.]+', 'g'],
    ['[^\\s]+', 'gu'],
    ['\\p{L}+', 'gu'],
    ['\\P{L}', 'gu'],
    ['\\p{Lu}', 'gu'],
    ['[\\p{Lu}\\d]', 'gu'],
    ['[\\]\\-]', 'g'],
    ['[a\\]]', 'g'],
    // Composites.
    ['ab', 'g'],
    ['a|b', 'g'],
    ['a|ab', 'g'],
    ['ab|a', 'g'],
    ['Zoé|Zo', 'g'],
    // Repetitions.
    ['a*', 'g'],
    ['a+', 'g'],
    ['a?', 'g'],
    ['a{2}', 'g'],
    ['a{2,}', 'g'],
    ['a{1,2}', 'g'],
    ['a*?', 'g'],
    ['a+?', 'g'],
    ['a??', 'g'],
    ['a{1,2}?', 'g'],
    ['(?:ab)+', 'g'],
    ['(ab)+', 'g'],
    ['".*"', 'g'],
    ['".*?"', 'g'],
    ['x{,5}', 'g'],
    ['', 'gm'].map((one) => one || 'x*') as [string, string],
    // Groups.
    ['(a)(b)', 'g'],
    ['(?:a)(b)', 'g'],
    ['(?<year>\\d{4})-(?<month>\\d\\d)', 'g'],
    ['(a)|(b)', 'g'],
    ['((a)b)', 'g'],
    ['(a)?b', 'g'],
    ['()', 'g'],
    ['(\\w+)@(\\w+\\.\\w+)', 'g'],
    ['(\\d+)(?:\\.(\\d+))?', 'g'],
    // Empty strings.
    ['^', 'g'],
    ['$', 'g'],
    ['^', 'gm'],
    ['$', 'gm'],
    ['^\\w+', 'gm'],
    ['\\w+$', 'gm'],
    ['\\b', 'g'],
    ['\\B', 'g'],
    ['\\bp', 'g'],
    ['^last$', 'm'],
    // Escapes.
    ['\\f|\\n|\\r|\\t|\\v', 'g'],
    ['\\x61', 'g'],
    ['\\u0061+', 'g'],
    ['\\u{1F600}', 'gu'],
    ['\\ud83d\\ude00', 'gu'],
    ['\\cI', 'g'],
    ['\\cj', 'g'],
    ['\\\\', 'g'],
    ['\\/', 'g'],
    ['\\.', 'g'],
    ['\\|', 'g'],
    ['\\(\\d', 'g'],
    ['[\\b]', 'g'],
    ['é', 'g'],
    ['😀', 'gu'],
    ['[😀é]', 'gu'],
    ['\\$|\\^', 'g'],
    // Flags.
    ['order', 'gi'],
    ['ZOÉ', 'gi'],
    ['[a-z]+', 'gi'],
    ['A+B', 'i'],
    ['a.b', 's'],
    ['(a)(b)?', 'dg'],
    ['a', ''],
    ['zzz', 'g'],
    ['O(.*)n', 's'],
  ] as const)('%s with %s', async (pattern, flags) => {
    // Without the flag u, JavaScript also matches halves of 😀.
    const text = flags.includes('u') ? TEXT : TEXT.replace('😀', '');
    const [ours, theirs] = [await given(re2, text, pattern, flags), await given(javaScript, text, pattern, flags)];
    expect(ours.rows).toEqual(theirs.rows);
    expect(ours.notes).toEqual([]);
  });
});

describe('where RE2 differs, a note has it', () => {
  it.each([
    ['.+', 'g', 'a\r\nb', messages.re2Dot],
    ['^b|a$', 'gm', 'a\r\nb', messages.re2Lines],
    ['\\s', 'g', 'a\u00a0b', messages.re2Space],
    ['k', 'gi', '\u212a', messages.re2Case],
    ['\\b', 'giu', '\u017f', messages.re2Word],
    ['.', 'g', '😀', messages.re2Unicode],
    ['\\p{L}', 'g', 'p{L}', messages.re2Unicode],
    ['(?:(a)|b)+', 'g', 'ab', messages.re2Rounds],
    ['(|a)*', 'g', 'aaa', messages.re2Rounds],
    ['[^]a]', 'g', 'xa]', messages.re2Bracket],
  ])('%s with %s', async (pattern, flags, text, note) => {
    const [ours, theirs] = [await given(re2, text, pattern, flags), await given(javaScript, text, pattern, flags)];
    expect(ours.rows).not.toEqual(theirs.rows);
    expect(ours.notes).toEqual([note]);
  });

  it('and without a note, nothing differs', async () => {
    const part = fc.constantFrom(
      ...[
        'a',
        'b',
        'k',
        '.',
        '\\d',
        '\\s',
        '\\w',
        '\\W',
        '\\b',
        '\\B',
        '^',
        '$',
        '[ab]',
        '[^a]',
        '😀',
        '\\n',
        '',
        '(?<n>a)',
        'é',
        '\\u0061',
        '(a|b)',
      ],
    );
    const { pattern: patterns } = fc.letrec<{ pattern: string }>((tie) => ({
      pattern: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        part,
        fc.tuple(tie('pattern'), tie('pattern')).map(([a, b]) => a + b),
        fc.tuple(tie('pattern'), tie('pattern')).map(([a, b]) => `(?:${a}|${b})`),
        fc
          .tuple(tie('pattern'), fc.constantFrom('*', '+', '?', '{1,2}', '*?', '+?', '??'))
          .map(([a, n]) => `(${a})${n}`),
      ),
    }));
    const unit = fc.constantFrom('a', 'b', 'B', 'K', '1', '\n', '\r', '😀', 'é', ' ', '\u00a0', '\u212a', '\u017f');
    const flagSets = fc.constantFrom('', 'g', 'gu', 'gi', 'giu', 'gms', 'dg', 'dgu', 'm');
    let compared = 0;
    await fc.assert(
      fc.asyncProperty(patterns, flagSets, fc.string({ unit, maxLength: 10 }), async (pattern, flags, text) => {
        fc.pre(isValid(pattern, flags));
        // V8 finds \B in the middle of a pair even with the flag u: 'a😀'.search(/\B/u) is 2.
        fc.pre(!(flags.includes('u') && pattern.includes('\\B') && text.includes('😀')));
        const reply = await runKernel(re2, text, optionsOf(pattern, flags), { signal: new AbortController().signal });
        fc.pre(reply.ok && reply.output.notes.length === 0);
        compared++;
        const [ours, theirs] = [await given(re2, text, pattern, flags), await given(javaScript, text, pattern, flags)];
        expect(ours.rows).toEqual(theirs.rows);
      }),
      { numRuns: 3000 },
    );
    expect(compared).toBeGreaterThan(1000);
  });
});

describe('what RE2 lacks is refused, with help', () => {
  it.each([
    ['a(?=b)', 'g', 'at character 2.', messages.re2Lookaround],
    ['(?<!a)b', 'g', 'at character 1.', messages.re2Lookaround],
    ['(a)\\1', 'g', 'at character 4.', messages.re2References],
    ['(?<n>a)\\k<n>', 'g', 'at character 8.', messages.re2References],
    ['é😀a++', 'g', 'at character 4.', messages.re2Possessive],
    ['(?>a)', 'g', 'at character 1.', messages.re2Possessive],
    ['[^]', 'g', 'at character 1.', messages.re2Bracket],
    ['\\p{Script=Greek}', 'gu', 'at character 1.', messages.re2Property],
    ['a{1001}', 'g', 'at character 2.', messages.re2Repeat],
    ['(?#note)', 'g', 'at character 1.', messages.re2Perl],
    ['(', 'g', 'missing closing )', '.'],
  ])('%s', async (pattern, flags, says, help) => {
    const failing = given(re2, 'a', pattern, flags);
    await expect(failing).rejects.toMatchObject({ code: 'invalid-input' });
    await expect(failing).rejects.toThrow(says);
    await expect(failing).rejects.toThrow(help);
  });

  it.each(['v', 'y'])('the flag %s', async (flag) => {
    await expect(given(re2, 'a', 'a', flag)).rejects.toThrow(`RE2 can’t use the flag ${flag}.`);
  });
});

describe('what only RE2 has', () => {
  it.each([
    ['(?P<year>\\d{4})', '2026', [[1, 'year', 0, 4, '2026']]],
    ['(?i)A', 'a', []],
    ['[[:digit:]]+', '2026', []],
    ['\\Qa.b\\E', 'a.b', []],
    ['\\A\\x{1F600}\\z', '😀', []],
    ['(?U)(a+)', 'aa', [[1, null, 0, 1, 'a']]],
  ])('%s', async (pattern, text, groups) => {
    const { rows, notes } = await given(re2, text, pattern, 'g');
    expect(rows.matches[0]?.groups).toEqual(groups);
    expect(notes).toEqual([]);
  });
});

it('what makes the JavaScript engine backtrack for ages has its end', async () => {
  for (const pattern of ['(a+)+$', '(a|aa)+$', '(\\w+\\s?)*$', '^(a|a?)+$']) {
    const { rows } = await given(re2, `${'a'.repeat(20_000)}!`, pattern, '');
    expect(rows.count).toBeLessThan(2);
  }
});

it('it has no time limit, and the JavaScript engine’s message offers it', () => {
  expect(regexRe2.deadlineMs).toBeUndefined();
  expect(regexTester.deadlineMs?.(DEFAULT_OPTIONS, 0)).toBe(2000);
  expect(timeoutMessageOf(regexTester)?.(2000)).toEqual({
    messageKey: 'regex-tester/timedOut',
    values: { seconds: 2 },
  });
  expect(messages.timedOut).toContain('RE2');
});
