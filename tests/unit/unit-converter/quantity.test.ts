// What people type, and what the screen makes of it.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exactly } from '../../../src/lib/exact/rational';
import { amountText, readQuestion, resultOf, show, times, typedText } from '../../../src/tools/unit-converter/answer';
import {
  DEFAULT_SETTINGS,
  inCategory,
  options,
  withMore,
  type UnitSettings,
} from '../../../src/tools/unit-converter/options';

function ask(amount: string, settings: Partial<UnitSettings> = {}) {
  const read = readQuestion({ ...DEFAULT_SETTINGS, to: 'meter', ...settings, amount });
  return 'message' in read ? read : { ...read, shown: show(resultOf(read), 'decimals') };
}

const value = (amount: string, settings?: Partial<UnitSettings>) => {
  const read = ask(amount, settings);
  return 'message' in read ? read : read.shown.text;
};

test.each([
  ['1,234.5', '1234.5'],
  ['1 000 000', '1000000'],
  ['1\u202f000\u00a0000', '1000000'],
  ['1e-3', '0.001'],
  ['2.5E3', '2500'],
  ['2.5 × 10^3', '2500'],
  ['1x10^-2', '0.01'],
  ['3 1/2', '3.5'],
  ['½', '0.5'],
  ['3½', '3.5'],
  ['1⁄4', '0.25'],
  ['-5', '-5'],
  ['−5', '-5'],
  ['+5', '5'],
  ['.5', '0.5'],
  ['5.', '5'],
  [' 12 ', '12'],
  ['１２', '12'],
])('the number %s', (typed, expected) => {
  expect(value(typed)).toBe(expected);
});

test.each([
  ['5 ft 11 in', '1.8034'],
  ['5ft11in', '1.8034'],
  [`5'11"`, '1.8034'],
  ['5′ 11″', '1.8034'],
  ['5’11½”', '1.8161'],
  ['-5 ft 11 in', '-1.8034'],
  ['5 FEET', '1.524'],
  ['2 miles', '3218.688'],
  ['3 1/2 in', '0.0889'],
  ['1 km 500 m', '1500'],
  ['1µm', '0.000001'],
  ['1 μm', '0.000001'],
])('with its units, whatever From says: %s', (typed, expected) => {
  expect(value(typed, { from: 'mile' })).toBe(expected);
});

test.each([
  ['2.5 m²', 'area', 'squarecentimeter', '25000'],
  ['2.5 m^2', 'area', 'squarecentimeter', '25000'],
  ['3 sq ft', 'area', 'squareinch', '432'],
  ['20 ℃', 'temperature', 'fahrenheit', '68'],
  ['20 f', 'temperature', 'celsius', '-6.666667'],
  ['1 fl oz', 'volume', 'milliliter', '29.57353'],
  ['90 km/h', 'speed', 'meterpersecond', '25'],
  ['1h 30min', 'time', 'second', '5400'],
  ['1 MB', 'data', 'bit', '8000000'],
  ['1 Mb', 'data', 'bit', '1000000'],
])('%s in %s', (typed, category, to, expected) => {
  expect(value(typed, { ...inCategory(category), to })).toBe(expected);
});

describe('refused with the reason', () => {
  const message = 'Please enter a valid amount.';

  test.each(['', ' '])('nothing: "%s"', (typed) => expect(ask(typed)).toEqual({ message }));

  test.each([
    ['1,5', 'Commas separate thousands'],
    ['0,123', 'Commas separate thousands'],
    ['1.234,5', 'Commas separate thousands'],
    ['1,2345', 'is not a number'],
    ['1.2.3', 'is not a number'],
    ['abc', 'is not a number'],
    ['NaN', 'is not a number'],
    ['Infinity', 'is not a number'],
    ['0x10', '“x” is not a unit of length'],
    ['1e999', 'Exponents go from'],
    ['1e-99999999', 'Exponents go from'],
    ['1/0', 'divided by zero'],
    ['5 kg', '“kg” is a unit of weight'],
    ['5 foo', '“foo” is not a unit of length'],
    ['5 ft 11', 'Give every amount its unit'],
    ['10 10', 'Give every amount its unit'],
    ['5 ft - 2 in', 'Only the first amount'],
    ['9'.repeat(300), 'up to 200 characters'],
  ])('%s', (typed, detail) => {
    const read = ask(typed);
    expect(read).toMatchObject({ message });
    expect('detail' in read && read.detail).toContain(detail);
  });

  test('a symbol that two units share but for letter case', () => {
    expect(ask('5 mb', inCategory('data'))).toMatchObject({ message, detail: '“mb” can be MB or Mbit.' });
  });

  test('a sum of temperatures', () => {
    expect(ask('5 C 3 C', inCategory('temperature'))).toMatchObject({
      detail: expect.stringContaining('added up') as unknown,
    });
  });

  test('a unit that there is not', () => {
    expect(ask('1', { to: 'cubit' })).toEqual({ message: 'Conversion not available for selected units.' });
    expect(ask('1', { category: 'money' })).toEqual({ message: 'Conversion not available for selected units.' });
  });
});

test('no text breaks the reader', () => {
  const typed = fc.string({ unit: fc.constantFrom(...Array.from('0123456789.,/eE+-x^ \'"µftinkgm½')), maxLength: 30 });
  fc.assert(
    fc.property(typed, (text) => typeof ask(text) === 'object'),
    { numRuns: 2000 },
  );
});

describe('what is shown', () => {
  test('up to six decimals, and says where it was rounded', () => {
    expect(show(exactly('1/3'), 'decimals')).toEqual({ text: '0.333333', isExact: false });
    expect(show(exactly('0.5'), 'decimals')).toEqual({ text: '0.5', isExact: true });
    expect(show(exactly('1000000'), 'decimals')).toEqual({ text: '1000000', isExact: true });
  });

  test('keeps the digits of what six decimals would show as zero', () => {
    // A nanometer in miles: 1e-9 / 1609.344.
    expect(value('1e-9', { to: 'mile' })).toBe('6.21371e-13');
    expect(show(exactly('0'), 'decimals')).toEqual({ text: '0', isExact: true });
  });

  test('as many digits as asked for', () => {
    expect(show(exactly('1/3'), '20').text).toBe(`0.${'3'.repeat(20)}`);
  });

  test('equal units return the amount unchanged', () => {
    expect(value('1234.567891', { from: 'mile', to: 'mile' })).toBe('1234.567891');
  });
});

describe('a multiple', () => {
  const multiple = (amount: string, factor: string) => {
    const read = ask(amount);
    if ('message' in read) throw new Error(read.message);
    const quantity = times(read.quantity, factor);
    return [typedText(quantity), amountText(quantity)];
  };

  test('is exact, and typed as it was', () => {
    expect(multiple('0.3', '0.1')).toEqual(['0.03', '0.03 m']);
    expect(multiple('1/3', '2')).toEqual(['2/3', '2/3 m']);
    expect(multiple('5 ft 11 in', '2')).toEqual(['142 in', '142 in']);
  });
});

describe('settings', () => {
  test('another category starts with its first two units, without a result', () => {
    expect(inCategory('volume')).toEqual({ category: 'volume', from: 'liter', to: 'milliliter', isAsked: false });
  });

  test('without the extra units, nothing stays chosen that is not offered', () => {
    const settings = { ...DEFAULT_SETTINGS, hasMore: true };
    expect(withMore(settings, false)).toEqual({ hasMore: false });
    expect(withMore({ ...settings, ...inCategory('speed') }, false)).toMatchObject({ category: 'length' });
    expect(withMore({ ...settings, to: 'fathom' }, false)).toMatchObject({ from: 'meter', to: 'kilometer' });
  });
});

test.each([
  [{ category: 'weight', from: 'kilogram', to: 'gram' }, undefined],
  [{ category: 'weight' }, 'from'],
  [{ category: 'weight', from: 'kilogram' }, 'to'],
  [{ to: 'fathom' }, 'to'],
  [{ to: 'fathom', hasMore: true }, undefined],
  [{ category: 'speed', from: 'meterpersecond' }, 'category'],
])('options take only units that are offered together: %o', (values, problem) => {
  const parsed = options.parse(values);
  expect(parsed.ok ? undefined : parsed.problems[0]?.option).toBe(problem);
});
