// Syntax of other engines: what is offered instead matches what grep and the quoted text say.
import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { kernel } from '../../../workers/kernels/regex-tester/kernel';
import { DEFAULT_OPTIONS, flagsIn } from '../../../workers/kernels/regex-tester/spec';
import { outputOf } from '../run-in-node';

const notesOf = async (pattern: string, flags = 'g') =>
  (await outputOf(kernel, 'text', { ...DEFAULT_OPTIONS, pattern, flags: flagsIn(flags) })).notes;

const OFFER = /^JavaScript doesn’t have (.+)\. Write ([^]+) instead\.$/;

/** What is offered in place of the only construct. */
async function offered(pattern: string, flags?: string): Promise<string> {
  const [note = '', ...others] = await notesOf(pattern, flags);
  expect(others).toEqual([]);
  return OFFER.exec(note)?.[2] ?? note;
}

const ASCII = Array.from({ length: 127 }, (_, code) => String.fromCharCode(code + 1)).filter((one) => one !== '\n');

const byGrep = (set: string) =>
  spawnSync('grep', ['-a', '--', set], { input: ASCII.join('\n'), encoding: 'latin1', env: { LC_ALL: 'C' } })
    .stdout.split('\n')
    .slice(0, -1);

const CLASSES = 'alnum alpha blank cntrl digit graph lower print punct space upper xdigit'.split(' ');

describe.skipIf(spawnSync('grep', ['--version']).error !== undefined)('a POSIX class', () => {
  it.each(CLASSES)('[:%s:] is offered as grep reads it', async (name) => {
    const set = await offered(`[[:${name}:]]`);
    for (const flags of ['', 'u', 'v'])
      expect(ASCII.filter((one) => new RegExp(`^[${set}]$`, flags).test(one))).toEqual(byGrep(`[[:${name}:]]`));
  });
});

describe('a POSIX class', () => {
  it.each([
    ['[[:digit:]_]', '[:digit:]', '0-9'],
    ['[^[:space:]]', '[:space:]', ' \\t-\\r'],
    ['x[[:^digit:]]', '[[:^digit:]]', '[^0-9]'],
    ['[:alpha:]', '[:alpha:]', '[A-Za-z]'],
    ['[[:word:]]+', '[:word:]', '\\w'],
  ])('in %s is %s, and %s is offered', async (pattern, syntax, equivalent) => {
    expect(await notesOf(pattern)).toEqual([`JavaScript doesn’t have ${syntax}. Write ${equivalent} instead.`]);
  });

  it.each(['[a:]', '[:a]', '\\[:alpha:]', '[:nothing:]', '[[:]]', '(?::alpha:)'])(
    'isn’t seen in %s',
    async (pattern) => {
      expect(await notesOf(pattern)).toEqual([]);
    },
  );
});

describe('a quotation', () => {
  it.each(['a.b', '(1+2)*3', '[x]', '^$', 'C:\\new', 'a|b', '{n}', 'http://x/?q=1', 'ä😀.', '\\d'])(
    '\\Q%s\\E is offered as a pattern of just that text',
    async (text) => {
      const equivalent = await offered(`\\Q${text}\\E`);
      for (const flags of ['', 'u', 'v']) {
        expect(new RegExp(`^(?:${equivalent})$`, flags).test(text)).toBe(true);
        expect(new RegExp(equivalent, flags).exec(`-${text}-`)?.[0]).toBe(text);
      }
    },
  );

  it('reaches to the end without \\E', async () => expect(await offered('x\\Qa.b')).toBe('a\\.b'));
  it('isn’t seen behind an escaped backslash', async () => expect(await notesOf('\\\\Qa')).toEqual([]));

  it('is named in the error with the flag u', async () => {
    await expect(notesOf('\\Qa.b\\E', 'u')).rejects.toThrow('JavaScript doesn’t have \\Q…\\E. Write a\\.b instead.');
  });
});

describe('an escape of other engines', () => {
  it.each([
    ['\\Aa', '^'],
    ['a\\z', '$'],
    ['a\\Z', '$'],
    ['\\h+', '[ \\t]'],
    ['\\H', '[^ \\t]'],
    ['a\\Rb', '(?:\\r\\n|[\\n\\r])'],
    ['\\e\\[1m', '\\x1b'],
    ['\\a', '\\x07'],
    ['\\N+', '[^\\n]'],
    ['\\Gx', '^'],
  ])('in %s is offered as %s', async (pattern, equivalent) => expect(await offered(pattern)).toBe(equivalent));

  // perlre, pcre2pattern(3) and regular-expressions.info, for what the escapes mean elsewhere; ECMA-262, annex B.1.2, for here.
  it.each([
    ['\\p{L}', 'p{L}', /^Without the flag u, \\p\{L\} is plain text\./],
    ['[\\P{Lu}]', 'P', /^Without the flag u, \\P\{Lu\} is plain text\./],
    ['\\x{41}', 'x'.repeat(41), /^Without the flag u, \\x\{41\} isn’t .*\. Write \\u\{41\}, and set the flag u\.$/],
    [
      '\\u{1F600}',
      'u{1F600}',
      /^Without the flag u, \\u\{1F600\} isn’t .*\. Write \\u\{1F600\}, and set the flag u\.$/,
    ],
    ['\\Kb', 'Kb', /^\\K is plain text in JavaScript\. .* write \(\?<=…\)\.$/],
    ['\\X', 'X', /^\\X is plain text in JavaScript\./],
    ['(a)\\g1', 'ag1', /^\\g is plain text in JavaScript\. For the text of a group, write \\1,/],
    ['(a)\\k<x>', 'ak<x>', /^\\k is plain text in JavaScript\. For the text of a group, write \\1,/],
    ['C:\\Users', 'C:Users', /^\\U is plain text in JavaScript\. .* For a backslash, write \\\\\.$/],
    ['\\xg', 'xg', /^\\x is plain text in JavaScript\. For a character by its number/],
    ['\\u12', 'u12', /^\\u is plain text in JavaScript\. For a character by its number/],
    ['\\c1', '\\c1', /^\\c is plain text in JavaScript\. For a control character/],
    ['a\\E', 'aE', /^\\E is plain text in JavaScript\. To quote a text/],
  ])('in %s, which matches %s, is named', async (pattern, matched, note) => {
    expect(new RegExp(`^(?:${pattern})$`).test(matched)).toBe(true);
    expect(await notesOf(pattern)).toEqual([expect.stringMatching(note)]);
  });

  it.each([
    ['\\p{L}\\u{41}', 'u'],
    ['\\p{L}', 'v'],
    ['\\x41\\u0041\\cJ', ''],
    ['(?<x>a)\\k<x>', ''],
    ['[\\K]', ''],
    ['\\\\p{L}', ''],
    ['\\y\\j', ''],
  ])('isn’t seen in %s with the flags "%s"', async (pattern, flags) =>
    expect(await notesOf(pattern, flags)).toEqual([]),
  );

  it.each(['[\\A]', '\\\\A', '\\d\\b\\W', '\\.'])('isn’t seen in %s', async (pattern) => {
    expect(await notesOf(pattern)).toEqual([]);
  });
});
