// The line filter against GNU grep: random lines, patterns and options, cut into chunks anywhere.
import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kernel } from '../../../workers/kernels/line-filter/kernel';
import { DEFAULT_OPTIONS, type FilterOptions } from '../../../workers/kernels/line-filter/spec';
import { utf16OfBytes } from '../../../workers/lib/utf16';
import { outputOf } from '../run-in-node';
import { bytesOf } from '../text-of';

const hasGrep = String(spawnSync('grep', ['--version']).stdout).includes('GNU grep');

function grep(input: Buffer, args: readonly string[]): string {
  const { stdout, stderr, error } = spawnSync('grep', ['-a', ...args], {
    input,
    env: { LC_ALL: 'C.UTF-8' },
    timeout: 60_000,
  });
  expect([error, String(stderr)]).toEqual([undefined, '']);
  return stdout.toString('latin1');
}

/** As latin1, since lines may be of any bytes. grep ends each line that it writes. */
async function filtered(input: Buffer, options: FilterOptions, chunkBytes: number): Promise<string> {
  const { result } = await outputOf(kernel, input, options, { chunkBytes });
  const text = Buffer.from(await bytesOf(result)).toString('latin1');
  return text === '' || text.endsWith('\n') ? text : `${text}\n`;
}

/** Line ends and letters of few kinds, so that lines are often equal, empty or in one another. */
const CHARACTERS = ['a', 'a', 'A', 'b', 's', 'S', 'ſ', 'é', 'É', 'ς', 'Σ', '😀', ' ', '.', '\n', '\n', '\n'];
const plain = fc.array(fc.constantFrom(...CHARACTERS), { maxLength: 80, size: 'max' }).map((parts) => parts.join(''));
const ascii = plain.map((text) => text.replaceAll(/[^\0-\x7f]/g, 'a'));
const texts = fc
  .oneof(
    plain,
    ascii,
    plain.map((text) => text.repeat(9)),
  )
  .filter((text) => text !== '');

const needles = fc.array(fc.constantFrom(...CHARACTERS.slice(0, -3)), { minLength: 1, maxLength: 3 });
const literals = needles.map((parts) => parts.join(''));

const parts = (atoms: fc.Arbitrary<string>, counts: readonly string[]) =>
  fc.tuple(atoms, fc.constantFrom('', '', '', ...counts)).map((both) => both.join(''));

/** No group that can match a text in several ways is repeated without an end: on some of these, GNU grep and V8 don't come to one. */
const { body } = fc.letrec<{ body: string; part: string }>((tie) => ({
  part: fc.oneof(
    {
      weight: 6,
      arbitrary: parts(fc.constantFrom('a', 'b', 's', 'é', '.', '[ab]', '[^a]', '[a-c]', '\\.', '😀', '(ab)', '(éa)'), [
        '*',
        '+',
        '?',
        '{2}',
      ]),
    },
    {
      weight: 1,
      arbitrary: parts(
        tie('body').map((inner) => `(${inner})`),
        ['?', '{2}'],
      ),
    },
  ),
  body: fc
    .tuple(fc.array(tie('part'), { minLength: 1, maxLength: 3 }), fc.option(tie('part'), { nil: undefined, freq: 4 }))
    .map(([parts, other]) => `${parts.join('')}${other === undefined ? '' : `|${other}`}`),
}));

/** Regular expressions that mean the same in both languages. grep 3.8 misses matches of ^ in a repeated group. */
const regexes = fc
  .tuple(fc.constantFrom('', '', '^'), body, fc.constantFrom('', '', '$'))
  .map(([start, middle, end]) => `${start}${middle}${end}`);

const counts = fc.constantFrom('0', '0', '1', '2', '5');

const settings = fc.record({
  mode: fc.constantFrom('keep', 'drop'),
  ignoreCase: fc.boolean(),
  lineNumbers: fc.boolean(),
  count: fc.constantFrom(false, false, false, true),
  before: counts,
  after: counts,
  most: counts,
});

const kinds = fc.oneof(
  fc.record({ match: fc.constantFrom('contains', 'equals'), list: fc.array(literals, { minLength: 1, maxLength: 3 }) }),
  fc.record({ match: fc.constant('regex'), list: fc.array(regexes, { minLength: 1, maxLength: 3 }) }),
);

const chunks = fc.constantFrom(1, 7, 1 << 20);

const FLAGS = { contains: ['-F'], equals: ['-F', '-x'], regex: ['-E'] } as const;

describe.skipIf(!hasGrep)('the lines of GNU grep', () => {
  test('with any of several patterns', async () => {
    const check = async (text: string, kind: { match: string; list: string[] }, set: object, chunkBytes: number) => {
      const match = kind.match as keyof typeof FLAGS;
      const options: FilterOptions = { ...DEFAULT_OPTIONS, ...set, match, patterns: kind.list.join('\n') };
      const { mode, ignoreCase, lineNumbers, count, before, after, most } = options;
      const context = count ? [] : [...(before === '0' ? [] : ['-B', before]), ...(after === '0' ? [] : ['-A', after])];
      const args = [
        ...FLAGS[match],
        ...(mode === 'drop' ? ['-v'] : []),
        ...(ignoreCase ? ['-i'] : []),
        ...(lineNumbers && !count ? ['-n'] : []),
        ...(count ? ['-c'] : []),
        ...context,
        ...(most === '0' ? [] : ['-m', most]),
        ...kind.list.flatMap((pattern) => ['-e', pattern]),
      ];
      const input = Buffer.from(text);
      expect(await filtered(input, options, chunkBytes)).toBe(grep(input, args));
    };
    await fc.assert(fc.asyncProperty(texts, kinds, settings, chunks, check), { numRuns: 150 });
  });

  test('with all of several patterns, as of several greps in a row', async () => {
    const check = async (text: string, { match, list }: { match: string; list: string[] }, chunkBytes: number) => {
      const kind = match as keyof typeof FLAGS;
      const options = { ...DEFAULT_OPTIONS, match: kind, patterns: list.join('\n') };
      const input = Buffer.from(text);
      const inARow = list.reduce(
        (lines, pattern) => Buffer.from(grep(lines, [...FLAGS[kind], '-e', pattern]), 'latin1'),
        input,
      );
      expect(await filtered(input, { ...options, need: 'all' }, chunkBytes)).toBe(inARow.toString('latin1'));
    };
    await fc.assert(fc.asyncProperty(texts, kinds, chunks, check), { numRuns: 60 });
  });

  test('of any bytes', async () => {
    const pieces = fc.array(fc.constantFrom('a', 'ab', '\xe9', '\xc3', '\xc3\xa9', '\xff', '\0', '\n', '\n'), {
      minLength: 1,
    });
    const check = async (
      given: readonly string[],
      match: 'contains' | 'equals',
      pattern: string,
      chunkBytes: number,
    ) => {
      const input = Buffer.from(given.join(''), 'latin1');
      // Every second byte is NUL: read as UTF-16.
      fc.pre(utf16OfBytes(input, input.length) === undefined);
      const options: FilterOptions = { ...DEFAULT_OPTIONS, match, patterns: pattern };
      expect(await filtered(input, options, chunkBytes)).toBe(grep(input, [...FLAGS[match], '-e', pattern]));
    };
    const matches = fc.constantFrom('contains' as const, 'equals' as const);
    await fc.assert(fc.asyncProperty(pieces, matches, fc.constantFrom('a', 'ab', 'b'), chunks, check), { numRuns: 40 });
  });
});
