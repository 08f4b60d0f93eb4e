// What people type, and how the screen reads it.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exactly } from '../../../src/lib/exact/rational';
import { amountText, readQuestion, resultOf, show, times, typedText } from '../../../src/tools/unit-converter/answer';
import { CATEGORIES, findCategory, findUnit } from '../../../src/tools/unit-converter/categories';
import { compoundOf, exchanged, followed, fromUnit, otherCategory } from '../../../src/tools/unit-converter/follow';
import { USUAL_TARGETS } from '../../../workers/contract/site/usual-targets';
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
  ['1,5', '1.5'],
  ['0,123', '0.123'],
  ['1,2345', '1.2345'],
  ['1234,567', '1234.567'],
  ['1.234,5', '1234.5'],
  ['1 234,567', '1234.567'],
  ['1.234.567', '1234567'],
  ['1,234', '1234'],
  ["1'234.50", '1234.5'],
  ['1’234’567', '1234567'],
  ['12,34,567', '1234567'],
  ['12,34,567.8', '1234567.8'],
])('the number %s', (typed, expected) => {
  expect(value(typed)).toBe(expected);
});

test.each([
  ['5 ft 11 in', '1.8034'],
  ['5ft11in', '1.8034'],
  [`5'11"`, '1.8034'],
  [`5'11`, '1.8034'],
  ['5 ft 11', '1.8034'],
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

// Upper and lower case as the SI Brochure, IEC 80000-13, ICAO Doc 8400 (NM) and food labels (Cal) use them.
test.each([
  ['10 NM', 'length', 'kilometer', '18.52'],
  ['10 nm', 'length', 'meter', '1e-8'],
  ['1 Mm', 'length', 'meter', '1000000'],
  ['1 mm', 'length', 'meter', '0.001'],
  ['5 KM', 'length', 'meter', '5000'],
  ['2 pm', 'length', 'meter', '2e-12'],
  ['1 Mg', 'weight', 'gram', '1000000'],
  ['1 mg', 'weight', 'gram', '0.001'],
  ['5 KG', 'weight', 'gram', '5000'],
  ['2 Mt', 'weight', 'kilogram', '2000000000'],
  ['1 ML', 'volume', 'liter', '1000000'],
  ['1 ml', 'volume', 'liter', '0.001'],
  ['5 µL', 'volume', 'liter', '0.000005'],
  ['3 hl', 'volume', 'liter', '300'],
  ['5 mPa', 'pressure', 'pascal', '0.005'],
  ['5 MPa', 'pressure', 'pascal', '5000000'],
  ['1 GPa', 'pressure', 'megapascal', '1000'],
  ['30 PSI', 'pressure', 'psi', '30'],
  ['2000 Cal', 'energy', 'kilojoule', '8368'],
  ['2000 cal', 'energy', 'kilojoule', '8.368'],
  ['2 mJ', 'energy', 'joule', '0.002'],
  ['2 MJ', 'energy', 'joule', '2000000'],
  ['3 KWH', 'energy', 'kilowatthour', '3'],
  ['8 b', 'data', 'byte', '1'],
  ['8 B', 'data', 'bit', '64'],
  ['1 Tb', 'data', 'gigabit', '1000'],
  ['1 Ms', 'time', 'second', '1000000'],
])('letter case: %s in %s', (typed, category, to, expected) => {
  expect(value(typed, { ...inCategory(category), to })).toBe(expected);
});

test.each([
  ['5 MM', 'length', 'mm or Mm'],
  ['5 Nm', 'length', 'nm or nmi'],
  ['5 mpa', 'pressure', 'MPa or mPa'],
  ['5 MWH', 'energy', 'MWh or mWh'],
  ['2000 CAL', 'energy', 'cal or kcal'],
  ['5 mt', 'weight', 'Mt'],
  ['5 gb', 'data', 'GB or Gbit'],
  ['5 tb', 'data', 'TB or Tb'],
])('refuses what differs in letter case only: %s', (typed, category, names) => {
  const read = ask(typed, inCategory(category));
  expect('detail' in read && read.detail).toContain(`can be ${names}. `);
});

test('shows what a prefix was understood as', () => {
  const read = ask('5 mPa', inCategory('pressure'));
  expect('quantity' in read && amountText(read.quantity)).toBe('0.005 Pa');
});

test.each([
  ['5 ft. 11 in.', 'length', 'meter', '1.8034'],
  ['5 ft, 11 in', 'length', 'meter', '1.8034'],
  ['5 feet and 11 inches', 'length', 'meter', '1.8034'],
  ['6 lbs. 4 oz.', 'weight', 'ounce', '100'],
  ['25ºC', 'temperature', 'fahrenheit', '77'],
  ['25 ° C', 'temperature', 'fahrenheit', '77'],
  ['25 deg C', 'temperature', 'fahrenheit', '77'],
  ['212 degrees Fahrenheit', 'temperature', 'celsius', '100'],
  ['1 US gallon', 'volume', 'liter', '3.785412'],
  ['1 U.S. gal.', 'volume', 'liter', '3.785412'],
  ['1 UK pint', 'volume', 'milliliter', '568.26125'],
  ['2 Imperial Pints', 'volume', 'milliliter', '1136.5225'],
  ['1 UK fluid ounce', 'volume', 'milliliter', '28.413063'],
  ['8 US fl. oz.', 'volume', 'cup', '1'],
  ['3 sq. ft.', 'area', 'squareinch', '432'],
  ['1h 30m', 'time', 'second', '5400'],
  ['1h30m15s', 'time', 'second', '5415'],
  ['1,5 kg', 'weight', 'gram', '1500'],
  ['11 st 4', 'weight', 'pound', '158'],
  ['6 lb 4', 'weight', 'ounce', '100'],
])('ordinary writing: %s in %s', (typed, category, to, expected) => {
  expect(value(typed, { ...inCategory(category), to })).toBe(expected);
});

describe('refused with the reason', () => {
  const message = 'Please enter a valid amount.';

  test.each(['', ' '])('nothing: "%s"', (typed) => expect(ask(typed)).toEqual({ message }));

  test.each([
    ['1,5,3', 'commas are in the wrong place'],
    ['1,234,5', 'commas are in the wrong place'],
    ['1,2.3', 'is not a number'],
    ['1.2.3', 'is not a number'],
    ['abc', 'is not a number'],
    ['NaN', 'is not a number'],
    ['Infinity', 'is not a number'],
    ['0x10', '“x” is not a unit of length'],
    ['1e999', 'Exponents go from'],
    ['1e-99999999', 'Exponents go from'],
    ['1/0', 'divided by zero'],
    ['5 kg', '“kg” is a unit of weight'],
    ['5 fl oz', '“fl oz” is a unit of volume'],
    ['5 foo', '“foo” is not a unit of length'],
    ['5 ft 12', 'Give every amount its unit'],
    ['5 m 11', 'Give every amount its unit'],
    ['10 10', 'Give every amount its unit'],
    ['5 ft - 2 in', 'Only the first amount'],
    ['9'.repeat(300), 'up to 200 characters'],
  ])('%s', (typed, detail) => {
    const read = ask(typed);
    expect(read).toMatchObject({ message });
    expect('detail' in read && read.detail).toContain(detail);
  });

  test('a symbol that two units share but for letter case', () => {
    expect(ask('5 mb', inCategory('data'))).toMatchObject({
      message,
      detail: '“mb” can be MB or Mbit. Type it with these capital and small letters.',
    });
  });

  test.each(['0 km/L', '-3 mpg'])('%s, which no car has', (typed) => {
    expect(ask(typed, inCategory('fuel'))).toMatchObject({ detail: 'Fuel economy must be more than zero.' });
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

describe('the form follows the amount', () => {
  const shownFor = (amount: string, settings: Partial<UnitSettings> = {}, isPaused = true) => {
    const { settings: shown, typed } = followed({ ...DEFAULT_SETTINGS, ...settings, amount }, isPaused);
    const read = readQuestion(shown);
    const result = 'message' in read ? read.detail : show(resultOf(read), 'decimals').text;
    return [shown.category, compoundOf(typed) ?? shown.from, shown.to, result];
  };

  test.each([
    ['5 ft 11 in', ['length', 'ft + in', 'meter', '1.8034']],
    ['5 ft 11', ['length', 'ft + in', 'meter', '1.8034']],
    ['3 mi', ['length', 'mile', 'kilometer', '4.828032']],
    ['7', ['length', 'meter', 'kilometer', '0.007']],
    ['2 lb 4 oz', ['weight', 'lb + oz', 'kilogram', '1.020583']],
    ['100 f', ['temperature', 'fahrenheit', 'celsius', '37.777778']],
    ['2 tbsp', ['volume', 'tablespoon', 'milliliter', '29.57353']],
    ['8 fl oz', ['volume', 'fluidounce', 'milliliter', '236.588237']],
    ['30 mpg', ['fuel', 'milepergallon', 'literper100km', '7.840486']],
    ['7 L/100 km', ['fuel', 'literper100km', 'milepergallon', '33.602083']],
    ['90 km/h', ['speed', 'kilometerperhour', 'mileperhour', '55.923407']],
    ['12 px', ['length', 'pixel', 'millimeter', '3.175']],
    ['30 psi', ['pressure', 'psi', 'bar', '2.068427']],
  ])('%s', (amount, expected) => expect(shownFor(amount)).toEqual(expected));

  test('but not in the middle of a word: “5 k” may become “5 km”', () => {
    expect(shownFor('5 k', {}, false)[0]).toBe('length');
    expect(shownFor('5 k')[0]).toBe('temperature');
    expect(shownFor('5 kg', {}, false)[0]).toBe('weight');
  });

  test('and not the target that the visitor has selected', () => {
    expect(shownFor('5 ft 11 in', { to: 'centimeter' })).toEqual(['length', 'ft + in', 'centimeter', '180.34']);
    expect(shownFor('5 ft 11 in', { to: 'kilometer', picksTo: true })[2]).toBe('kilometer');
    expect(shownFor('5 kg', { to: 'centimeter', picksTo: true })[2]).toBe('pound');
  });

  test('a selected unit takes the place of the typed ones', () => {
    const { settings, typed } = followed({ ...DEFAULT_SETTINGS, amount: '5 ft 11 in' }, true);
    const inch = findUnit(findCategory('length'), 'inch');
    expect(inch && fromUnit(typed, inch)).toEqual({ from: 'inch', amount: '71' });
    expect(exchanged({ settings, typed })).toMatchObject({ from: 'meter', to: 'feet', amount: '1.8034' });
    expect(otherCategory('weight', typed)).toMatchObject({ category: 'weight', from: 'kilogram', amount: '5' });
  });

  test('the usual targets are units of the same category', () => {
    expect(Object.keys(USUAL_TARGETS).length).toBeGreaterThan(50);
    for (const [id, target] of Object.entries(USUAL_TARGETS)) {
      const category = CATEGORIES.find(({ units }) => units.some((unit) => unit.id === id));
      expect(findUnit(category, target)?.id, id).toBe(target);
    }
  });
});

describe('settings', () => {
  test('another category starts with its first two units', () => {
    expect(inCategory('volume')).toMatchObject({ category: 'volume', from: 'liter', to: 'milliliter' });
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
