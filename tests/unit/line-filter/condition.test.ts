import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareNumbers } from '../../../workers/lib/json/decimals';
import { readCondition } from '../../../workers/kernels/line-filter/condition';
import { kernel } from '../../../workers/kernels/line-filter/kernel';
import { messages } from '../../../workers/kernels/line-filter/messages';
import { rawValueAt, type FieldPath } from '../../../workers/kernels/line-filter/raw-json';
import { DEFAULT_OPTIONS, type FilterOptions } from '../../../workers/kernels/line-filter/spec';
import { outputOf } from '../run-in-node';

const LINE = JSON.stringify({
  level: 'Error',
  price: 10.5,
  ok: true,
  none: null,
  user: { name: 'Zoë', 'first.name': 'Z', tags: ['a', 'b'] },
  items: [{ id: 7 }, [1, 2]],
  'a b': '',
});

describe('a condition', () => {
  test.each([
    ['level == "Error"', true],
    ['level=="error"', false],
    ['level != "error"', true],
    ['level contains "rro"', true],
    ['price > 10', true],
    ['price >= 1.05e1', true],
    ['price < 10.5', false],
    ['price == 10.500', true],
    ['price != "10.5"', true],
    ['price == "10.5"', false],
    ['ok == true', true],
    ['ok != false', true],
    ['none == null', true],
    ['none exists', true],
    ['none missing', false],
    ['user.name == "Zoë"', true],
    ['user."first.name" == "Z"', true],
    ['user.tags[1] == "b"', true],
    ['user.tags[2] missing', true],
    ['items[0].id <= 7', true],
    ['items[1][0] < 1', false],
    ['"a b" == ""', true],
    ['level > "Dog"', true],
    ['level < 5', false],
    // A line without the field meets no comparison.
    ['other == 1', false],
    ['other != 1', false],
    ['other missing', true],
    // Only own members count.
    ['toString exists', false],
    ['user.tags.length exists', false],
  ])('%s is %s', (condition, isMet) => expect(readCondition(condition, false)?.(LINE)).toBe(isMet));

  test.each(['level == "ERROR"', 'level contains "ERR"', 'user.name == "ZOË"'])('%s may ignore case', (condition) => {
    expect(readCondition(condition, true)?.(LINE)).toBe(true);
    expect(readCondition(condition, false)?.(LINE)).toBe(false);
  });

  test.each([
    '',
    'level',
    'level = "x"',
    'level == error',
    'level == ',
    '== 1',
    'a..b exists',
    'a contains 1',
    'a > true',
    'a == [1]',
    'a == 01',
    'a == "x',
  ])('%j is none', (text) => expect(readCondition(text, false)).toBeUndefined());

  test('sees every digit of a number', () => {
    const of = (number: string, condition: string) => readCondition(condition, false)?.(`{"a":[0,{"b":${number}}]}`);
    expect(of('9007199254740993', 'a[1].b == 9007199254740992')).toBe(false);
    expect(of('9007199254740993', 'a[1].b > 9007199254740992')).toBe(true);
    expect(of('0.1', 'a[1].b == 0.1000000000000000000001')).toBe(false);
    expect(of('1e400', 'a[1].b < 1e401')).toBe(true);
    expect(of('-0', 'a[1].b == 0.0')).toBe(true);
  });
});

test('numbers are compared by value, as fractions of integers are', () => {
  const digits = fc.stringMatching(/^\d{1,25}$/).map((text) => text.replace(/^0+(?=\d)/, ''));
  const parts = fc.record({
    isNegative: fc.boolean(),
    whole: fc.oneof(fc.constant('0'), digits),
    fraction: fc.oneof(fc.constantFrom('', '1', '01', '001'), fc.stringMatching(/^\d{1,6}$/)),
    exponent: fc.oneof(fc.integer({ min: -3, max: 3 }), fc.integer({ min: -30, max: 30 })),
  });
  type Parts = typeof parts extends fc.Arbitrary<infer Value> ? Value : never;
  const written = ({ isNegative, whole, fraction, exponent }: Parts) =>
    `${isNegative ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}${exponent === 0 ? '' : `e${exponent}`}`;
  /** Times 10^40. */
  const scaled = ({ isNegative, whole, fraction, exponent }: Parts) =>
    BigInt(`${isNegative ? '-' : ''}${whole}${fraction}`) * 10n ** BigInt(40 + exponent - fraction.length);
  const check = (a: Parts, b: Parts) => {
    const [x, y] = [scaled(a), scaled(b)];
    expect(Math.sign(compareNumbers(written(a), written(b)))).toBe(x < y ? -1 : x > y ? 1 : 0);
    expect(compareNumbers(written(a), `${written(a).replace(/e.*/, '')}e${a.exponent}`)).toBe(0);
  };
  fc.assert(fc.property(parts, parts, check), { numRuns: 1000 });
});

test('the value at a path is the one that JSON.parse gives', () => {
  const paths = (value: unknown, path: FieldPath = []): readonly FieldPath[] =>
    typeof value !== 'object' || value === null
      ? [path]
      : [
          path,
          ...(Array.isArray(value)
            ? value.flatMap((one, index) => paths(one, [...path, index]))
            : Object.entries(value).flatMap(([name, one]) => paths(one, [...path, name]))),
        ];
  const at = (value: unknown, path: FieldPath) =>
    path.reduce<unknown>((inner, part) => Reflect.get(inner as object, part), value);
  const check = (value: unknown, space: string) => {
    const text = JSON.stringify(value, undefined, space);
    const parsed = JSON.parse(text) as unknown;
    for (const path of paths(parsed)) expect(JSON.parse(rawValueAt(text, path) ?? '')).toEqual(at(parsed, path));
    expect(rawValueAt(text, ['no such name'])).toBeUndefined();
  };
  fc.assert(fc.property(fc.jsonValue(), fc.constantFrom('', ' ', '\t'), check));
  expect(rawValueAt('{"a":1,"\\u0061":2,"b":[]}', ['a'])).toBe('2');
});

describe('lines of JSON', () => {
  const filter = (text: string, options: Partial<FilterOptions>, chunkBytes = 1 << 20) =>
    outputOf(kernel, Buffer.from(text), { ...DEFAULT_OPTIONS, match: 'field', ...options }, { chunkBytes });
  const lines = '{"a":1,"s":"é"}\r\n\nno\n{"a":2}\n[\n{"a":3}';

  test('are kept by any or all conditions, unchanged, and other lines are counted', async () => {
    const notJson = messages.notJson.other.replace('{count}', '2').replace('{line}', '3');
    for (const chunkBytes of [1, 5, 1000]) {
      expect(await filter(lines, { patterns: 'a >= 2\ns == "é"' }, chunkBytes)).toMatchObject({
        result: { text: '{"a":1,"s":"é"}\r\n{"a":2}\n{"a":3}' },
        notes: [notJson],
        stats: { lines: 6, kept: 3 },
      });
      const both = await filter(lines, { patterns: 'a >= 2\na < 3', need: 'all', mode: 'drop' }, chunkBytes);
      expect(both).toMatchObject({ result: { text: '{"a":1,"s":"é"}\r\n\nno\n[\n{"a":3}' }, notes: [notJson] });
      // The last two lines aren't read.
      expect((await filter(lines, { patterns: 'a == 2', most: '1' }, chunkBytes)).notes).toEqual([
        messages.notJson.one.replace('{line}', '3'),
      ]);
    }
  });

  test('need a valid condition', async () => {
    await expect(filter(lines, { patterns: 'a > 1\na > x' })).rejects.toMatchObject({
      message: messages.invalidCondition.replace('{number}', '2'),
      option: 'patterns',
    });
  });
});

test('what isn’t read any more changes no note', async () => {
  const text = 'a\nb\rc\n\xe9\n';
  for (const chunkBytes of [1, 1000]) {
    const options = { ...DEFAULT_OPTIONS, patterns: 'a', most: '1' };
    expect((await outputOf(kernel, Buffer.from(text, 'latin1'), options, { chunkBytes })).notes).toEqual([]);
  }
});
