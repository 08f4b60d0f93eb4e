// Test cases with both engines.
import { describe, expect, test } from 'vitest';
import { kernel as re2 } from '../../../workers/kernels/regex-tester/kernels/regex-re2';
import { kernel as javaScript } from '../../../workers/kernels/regex-tester/kernel';
import type { Kernel } from '../../../workers/contract/run/kernel';
import type { Source } from '../../../workers/contract/run/source';
import {
  caseSpecOf,
  flagsIn,
  type CaseOptions,
  type CaseOutput,
  type Expected,
} from '../../../workers/kernels/regex-tester/spec';
import { outputOf } from '../run-in-node';

const ENGINES: Readonly<Record<'javascript' | 're2', Kernel<Source, CaseOptions, CaseOutput>>> = {
  javascript: javaScript,
  re2,
};

const match: Expected = { kind: 'match', group: '', value: '' };
const noMatch: Expected = { kind: 'no-match', group: '', value: '' };
const capture = (group: string, value: string): Expected => ({ kind: 'capture', group, value });

describe.each(['javascript', 're2'] as const)('with the engine %s, a case', (engine) => {
  const run = async (pattern: string, text: string, expected: Expected, flags = 'g') => {
    const options = { pattern, flags: flagsIn(flags), budgetMs: 2000, expected } as const;
    const { problem } = await outputOf(ENGINES[engine], text, options);
    return problem;
  };

  test.each<[string, string, Expected]>([
    [String.raw`\d+`, 'a12', match],
    [String.raw`^\d+$`, '12', match],
    ['', 'any', match],
    [String.raw`^\d+$`, 'a12', noMatch],
    ['a', '', noMatch],
    [String.raw`(\d+)-(\d+)`, 'x 1-23 4-5', capture('2', '23')],
    [String.raw`(?<year>\d{4})`, 'in 2026', capture('year', '2026')],
    ['(a)|b', 'xa', capture('0', 'a')],
    ['(x*)a', 'a', capture('1', '')],
  ])('passes: %s on %j', async (pattern, text, expected) => expect(await run(pattern, text, expected)).toBeNull());

  test.each<[string, string, Expected, string]>([
    [String.raw`\d`, 'a', match, 'There is no match.'],
    ['b', '😀ab', noMatch, 'It matches “b” at character 3.'],
    [String.raw`\n`, 'a\n', noMatch, 'It matches “\\n” at character 2.'],
    ['(a)', 'b', capture('1', 'b'), 'There is no match.'],
    ['(a)', 'a', capture('2', 'a'), 'The pattern has no group 2.'],
    ['(a)', 'a', capture('year', 'a'), 'The pattern has no group year.'],
    ['(a)|b', 'b', capture('1', 'a'), 'Group 1 took no part in the match.'],
    ['(?<n>.)', 'xy', capture('n', 'y'), 'Group n is “x”.'],
  ])('fails: %s on %j, %o', async (pattern, text, expected, problem) =>
    expect(await run(pattern, text, expected)).toBe(problem),
  );

  test('uses the flags', async () => {
    expect(await run('^B', 'a\nb', match, 'im')).toBeNull();
    expect(await run('^B', 'a\nb', match, 'i')).toBe('There is no match.');
  });

  test('of an invalid pattern is refused', async () =>
    expect(run('(', 'a', match)).rejects.toMatchObject({ code: 'invalid-input' }));
});

test('a case has the visitor’s time limit, but not with RE2, which never backtracks', () => {
  const options = { pattern: 'a', flags: [], budgetMs: 5000, expected: match } as const;
  expect(caseSpecOf({ engine: 'javascript' }).deadlineMs?.(options, 20_000_000)).toBe(5000);
  expect(caseSpecOf({ engine: 're2' }).deadlineMs).toBeUndefined();
});
