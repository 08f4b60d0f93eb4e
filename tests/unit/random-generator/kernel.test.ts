import { version } from 'uuid';
import { describe, expect, it } from 'vitest';
import { changedOptions } from '../../../src/tool-kit/options/changed-options';
import { addressWith } from '../../../src/tool-kit/options/options-address';
import { kernel } from '../../../workers/kernels/random-generator/kernel';
import {
  DEFAULT_OPTIONS,
  options,
  planOf,
  randomGenerator,
  type RandomOptions,
} from '../../../workers/kernels/random-generator/spec';
import { chiSquare, chiSquareBound } from '../random/sources';
import { inEnglish } from '../in-english';
import { outputOf } from '../run-in-node';
import { textOf } from '../text-of';

const run = (options: Partial<RandomOptions>) => outputOf(kernel, [], { ...DEFAULT_OPTIONS, ...options });
const text = async (options: Partial<RandomOptions>) => textOf((await run(options)).result);
const lines = async (options: Partial<RandomOptions>) => (await text(options)).split('\n');

describe('numbers', () => {
  it('are ten from 1 to 100 unless asked otherwise', async () => {
    const drawn = await lines({});
    expect(drawn).toHaveLength(10);
    for (const number of drawn) expect(number).toMatch(/^([1-9]\d?|100)$/);
  });

  it('are uniform from Min to Max, both included', async () => {
    const drawn = await lines({ count: '60000', min: '-3', max: '8', seed: 'uniform' });
    const counts = Array.from({ length: 12 }, (_, at) => drawn.filter((number) => number === String(at - 3)).length);
    expect(counts.reduce((sum, count) => sum + count)).toBe(60_000);
    expect(chiSquare(counts)).toBeLessThan(chiSquareBound(11));
  });

  it('have the places asked for', async () => {
    const drawn = await lines({ count: '1000', min: '-0.1', max: '0.1', decimals: '2', seed: 'places' });
    expect(drawn.every((number) => /^-?0\.(0\d|10)$/.test(number))).toBe(true);
    expect(new Set(drawn).size).toBe(21);
  });

  it('may be of any size', async () => {
    const max = '9'.repeat(60);
    const drawn = await lines({ count: '200', min: `-${max}`, max, seed: 'huge' });
    const limit = BigInt(max);
    expect(drawn.every((number) => BigInt(number) >= -limit && BigInt(number) <= limit)).toBe(true);
    expect(drawn.some((number) => number.length > 58)).toBe(true);
  });

  it('are exact where the ends are large and the range is not', async () => {
    const drawn = await lines({ count: '3', min: `${'9'.repeat(30)}0`, max: `${'9'.repeat(30)}2`, distinct: true });
    expect(drawn.toSorted()).toEqual([0, 1, 2].map((last) => `${'9'.repeat(30)}${String(last)}`));
  });

  it.each([
    ['1', '1000', '1000'],
    ['-5', '5', '11'],
    ['0', '99999', '100000'],
  ])('without repeats from %s to %s are all of them', async (min, max, count) => {
    const drawn = await lines({ min, max, count, distinct: true });
    const all = Array.from({ length: Number(count) }, (_, at) => Number(min) + at);
    expect(drawn.map(Number).toSorted((a, b) => a - b)).toEqual(all);
  });

  it('without repeats may come from huge ranges', async () => {
    const drawn = await lines({ max: '9'.repeat(40), count: '500', distinct: true });
    expect(new Set(drawn).size).toBe(500);
  });

  it('are separated as asked', async () => {
    const one = { min: '7', max: '7', count: '3' };
    expect(await text({ ...one, separator: 'comma' })).toBe('7,7,7');
    expect(await text({ ...one, separator: 'comma-space' })).toBe('7, 7, 7');
    expect(await text({ ...one, separator: 'space' })).toBe('7 7 7');
    expect(await text({ ...one, separator: 'tab' })).toBe('7\t7\t7');
  });
});

describe('strings', () => {
  it('are of letters and digits, 8 long', async () => {
    const drawn = await lines({ type: 'string' });
    expect(drawn).toHaveLength(10);
    for (const string of drawn) expect(string).toMatch(/^[A-Za-z0-9]{8}$/);
  });

  it('hold every character of the chosen types, equally often, and no other', async () => {
    const only = { includeUppercase: false, includeLowercase: false, includeNumbers: true, includeSymbols: true };
    const drawn = (await text({ type: 'string', count: '1000', length: '60', seed: 'symbols', ...only })).replaceAll(
      '\n',
      '',
    );
    const alphabet = '0123456789!@#$%^&*()_+-=[]{}|;:,.<>?';
    const counts = Array.from(alphabet, (character) => drawn.split(character).length - 1);
    expect(counts.reduce((sum, count) => sum + count)).toBe(60_000);
    expect(chiSquare(counts)).toBeLessThan(chiSquareBound(alphabet.length - 1));
  });
});

it('UUIDs are of version 4, and different', async () => {
  const drawn = await lines({ type: 'uuid', count: '1000' });
  expect(drawn.every((uuid) => version(uuid) === 4)).toBe(true);
  expect(new Set(drawn).size).toBe(1000);
});

describe('placeholder text', () => {
  const SENTENCE = /^[A-Z][a-z]*( [a-z]+){4}\.$/;

  it('has a sentence break every five words', async () => {
    const drawn = await text({ type: 'lorem', count: '12' });
    expect(drawn).toMatch(/^Lorem ipsum dolor sit amet\. [A-Z][a-z]*( [a-z]+){4}\. [A-Z][a-z]* [a-z]+\.$/);
  });

  it('begins otherwise where that is asked for', async () => {
    expect(await text({ type: 'lorem', count: '5', classicStart: false, seed: 'a' })).not.toMatch(/^Lorem ipsum dolor/);
  });

  it('comes in sentences and paragraphs', async () => {
    const sentences = (await text({ type: 'lorem', unit: 'sentences', count: '40' })).split(/(?<=\.) /);
    expect(sentences).toHaveLength(40);
    for (const sentence of sentences) expect(sentence).toMatch(SENTENCE);
    const paragraphs = (await text({ type: 'lorem', unit: 'paragraphs', count: '3' })).split('\n\n');
    expect(paragraphs).toHaveLength(3);
    for (const sentence of paragraphs.flatMap((paragraph) => paragraph.split(/(?<=\.) /)))
      expect(sentence).toMatch(SENTENCE);
  });

  it('has 42 different words', async () => {
    const drawn = await text({ type: 'lorem', count: '5000', seed: 'words' });
    expect(new Set(drawn.toLowerCase().match(/[a-z]+/g)).size).toBe(42);
  });
});

describe('a seed', () => {
  const types = ['numbers', 'string', 'uuid', 'lorem'] as const;

  it.each(types)('gives the same %s again, with a warning', async (type) => {
    const [first, second] = [await run({ type, seed: 'abc' }), await run({ type, seed: 'abc' })];
    expect(second).toEqual(first);
    expect(first.notes.join()).toMatch(/passwords/);
    expect(await text({ type, seed: 'abd', classicStart: false })).not.toBe(
      await text({ type, seed: 'abc', classicStart: false }),
    );
  });

  it.each(types)('that is missing gives other %s each time', async (type) => {
    const options = { type, max: '1000000000', classicStart: false };
    expect(await text(options)).not.toBe(await text(options));
  });
});

describe('what is refused', () => {
  it.each<[Partial<RandomOptions>, string, RegExp]>([
    [{ count: '0' }, 'count', /Count must be a whole number from 1 to 10,000,000\./],
    [{ count: '10000001' }, 'count', /10,000,000/],
    [{ count: '' }, 'count', /whole number/],
    [{ count: '1.5' }, 'count', /whole number/],
    [{ min: '' }, 'min', /Min must be a number such as 1, -5 or 0\.25, with up to 5,000 digits\./],
    [{ max: 'ten' }, 'max', /Max must be a number/],
    [{ min: '5', max: '4' }, 'max', /Max is less than Min/],
    [{ min: '0.2', max: '0.8' }, 'max', /There is no whole number from Min to Max/],
    [{ min: '0.12', max: '0.18', decimals: '1' }, 'max', /no number with 1 decimal place from Min to Max/],
    [{ min: '0.123', max: '0.128', decimals: '2' }, 'max', /no number with 2 decimal places from Min to Max/],
    [{ decimals: '101' }, 'decimals', /from 0 to 100/],
    [{ distinct: true, count: '101' }, 'count', /only 100 different numbers from Min to Max/],
    [{ distinct: true, max: '1', count: '2' }, 'count', /only 1 number/],
    [{ distinct: true, max: '1'.padEnd(20, '0'), count: '1000001' }, 'count', /up to 1,000,000/],
    [{ type: 'string', length: '0' }, 'length', /Length must be a whole number from 1 to 100,000\./],
    [
      { type: 'string', includeUppercase: false, includeLowercase: false, includeNumbers: false },
      'characters',
      /^Please select at least one character type\.$/,
    ],
  ])('%o', async (options, option, says) => {
    expect(await inEnglish(planOf({ ...DEFAULT_OPTIONS, ...options }))).toMatchObject({
      problem: { option, message: expect.stringMatching(says) as string },
    });
    await expect(run(options)).rejects.toMatchObject({
      code: 'invalid-input',
      message: expect.stringMatching(says) as string,
    });
  });

  it('is nothing that another type uses', () => {
    expect(planOf({ ...DEFAULT_OPTIONS, type: 'uuid', min: '', length: '' })).toEqual({ type: 'uuid', count: 10 });
  });
});

it('is a heavy run from about a megabyte on', () => {
  const weigh = (options: Partial<RandomOptions>) => randomGenerator.weigh?.({ ...DEFAULT_OPTIONS, ...options }, 0);
  expect(weigh({})).toBe('quick');
  expect(weigh({ count: '10000000' })).toBe('bulk');
  expect(weigh({ type: 'string', count: '100', length: '100000' })).toBe('bulk');
});

it('has the largest number of any tool in its link, and never the seed', () => {
  const values = { ...DEFAULT_OPTIONS, max: '1000000000000000', seed: 'secret' };
  expect(addressWith(options, values, '/tool/random-generator')).toBe('/tool/random-generator#max=1000000000000000');
  expect(changedOptions(options.shape, values)).toEqual([['max', '1000000000000000']]);
});
