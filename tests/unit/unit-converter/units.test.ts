// The table against the definitions, each as the sources state it, and conversion through every pair.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { divide, equals, exactly, isZero, multiply, ONE, rational } from '../../../src/lib/exact/rational';
import { CATEGORIES, findCategory, findUnit, type Unit } from '../../../src/tools/unit-converter/categories';
import { convert, sizeOf } from '../../../src/tools/unit-converter/sizes';
import { toDecimals } from '../../../src/lib/exact/rational-text';

function unit(categoryId: string, id: string): Unit {
  const found = findUnit(findCategory(categoryId), id);
  if (!found) throw new Error(`No unit ${id}`);
  return found;
}

const shown = (amount: string, category: string, from: string, to: string) =>
  toDecimals(convert(exactly(amount), unit(category, from), unit(category, to)), 30).text;

test('the specified categories and units come first, in their order', () => {
  const specified = CATEGORIES.filter(({ isExtra }) => !isExtra).map(({ id, units }) => [
    id,
    units.filter(({ isExtra }) => !isExtra).map((entry) => entry.id),
  ]);
  expect(specified).toEqual([
    ['length', ['meter', 'kilometer', 'centimeter', 'millimeter', 'inch', 'feet', 'yard', 'mile']],
    ['weight', ['kilogram', 'gram', 'pound', 'ounce', 'ton', 'stone']],
    ['temperature', ['celsius', 'fahrenheit', 'kelvin']],
    ['volume', ['liter', 'milliliter', 'gallon', 'quart', 'pint', 'cup', 'fluidounce']],
    ['area', ['squaremeter', 'squarekilometer', 'squarecentimeter', 'squareinch', 'squarefoot', 'acre', 'hectare']],
  ]);
  expect(CATEGORIES.slice(0, 5).every(({ isExtra }) => !isExtra)).toBe(true);
  for (const { units } of CATEGORIES) {
    expect(units.findLastIndex(({ isExtra }) => !isExtra)).toBe(units.filter(({ isExtra }) => !isExtra).length - 1);
    expect(new Set(units.map(({ id }) => id)).size).toBe(units.length);
    expect(new Set(units.map(({ symbol }) => symbol)).size).toBe(units.length);
  }
});

// NIST SP 811, appendix B.8: boldface values are exact.
test.each([
  ['length', 'mile', 'meter', '1609.344'],
  ['length', 'yard', 'meter', '0.9144'],
  ['length', 'feet', 'meter', '0.3048'],
  ['length', 'inch', 'centimeter', '2.54'],
  ['length', 'nauticalmile', 'meter', '1852'],
  ['length', 'mil', 'millimeter', '0.0254'],
  ['weight', 'pound', 'kilogram', '0.45359237'],
  ['weight', 'grain', 'milligram', '64.79891'],
  ['weight', 'shortton', 'kilogram', '907.18474'],
  ['weight', 'longton', 'kilogram', '1016.0469088'],
  ['volume', 'gallon', 'liter', '3.785411784'],
  ['area', 'acre', 'squaremeter', '4046.8564224'],
  ['area', 'squarefoot', 'squaremeter', '0.09290304'],
  ['area', 'hectare', 'squaremeter', '10000'],
  ['speed', 'mileperhour', 'meterpersecond', '0.44704'],
  ['pressure', 'atmosphere', 'pascal', '101325'],
  ['energy', 'btu', 'joule', '1055.05585262'],
  ['energy', 'kilowatthour', 'megajoule', '3.6'],
])('%s: one %s in %s', (category, from, to, expected) => {
  expect(shown('1', category, from, to)).toBe(expected);
});

// How the same sources define one customary unit by another.
test.each([
  ['length', 'mile', '1760', 'yard'],
  ['length', 'yard', '3', 'feet'],
  ['length', 'feet', '12', 'inch'],
  ['length', 'fathom', '6', 'feet'],
  ['length', 'inch', '72', 'point'],
  ['length', 'inch', '6', 'pica'],
  ['length', 'inch', '96', 'pixel'],
  ['weight', 'pound', '16', 'ounce'],
  ['weight', 'pound', '7000', 'grain'],
  ['weight', 'stone', '14', 'pound'],
  ['weight', 'troyounce', '480', 'grain'],
  ['weight', 'shortton', '2000', 'pound'],
  ['weight', 'longton', '2240', 'pound'],
  ['volume', 'gallon', '231', 'cubicinch'],
  ['volume', 'gallon', '4', 'quart'],
  ['volume', 'quart', '2', 'pint'],
  ['volume', 'pint', '2', 'cup'],
  ['volume', 'cup', '8', 'fluidounce'],
  ['volume', 'fluidounce', '2', 'tablespoon'],
  ['volume', 'tablespoon', '3', 'teaspoon'],
  ['volume', 'barrel', '42', 'gallon'],
  ['volume', 'imperialgallon', '160', 'imperialfluidounce'],
  ['volume', 'imperialgallon', '8', 'imperialpint'],
  ['volume', 'imperialgallon', '4', 'imperialquart'],
  ['volume', 'cubicyard', '27', 'cubicfoot'],
  ['volume', 'cubicfoot', '1728', 'cubicinch'],
  ['area', 'acre', '4840', 'squareyard'],
  ['area', 'squaremile', '640', 'acre'],
  ['area', 'squareyard', '9', 'squarefoot'],
  ['area', 'squarefoot', '144', 'squareinch'],
  ['pressure', 'atmosphere', '760', 'torr'],
  ['pressure', 'inhg', '25.4', 'mmhg'],
  ['time', 'julianyear', '365.25', 'day'],
  ['data', 'mebibyte', '1048576', 'byte'],
  ['data', 'gigabit', '125', 'megabyte'],
])('%s: a %s is %s of %s', (category, larger, count, smaller) => {
  expect(shown('1', category, larger, smaller)).toBe(count);
});

test('a pound-force is the standard weight of a pound', () => {
  const force = multiply(exactly('0.45359237'), exactly('9.80665'));
  const inch = exactly('0.0254');
  expect(exactly(sizeOf(unit('pressure', 'psi')).factor)).toEqual(divide(force, multiply(inch, inch)));
  expect(exactly(sizeOf(unit('energy', 'footpound')).factor)).toEqual(multiply(force, exactly('0.3048')));
  // The density of mercury by convention times the standard gravity.
  expect(exactly(sizeOf(unit('pressure', 'mmhg')).factor)).toEqual(multiply(exactly('13.5951'), exactly('9.80665')));
});

test('a light-year is a Julian year of light', () => {
  const year = exactly(sizeOf(unit('time', 'julianyear')).factor);
  expect(exactly(sizeOf(unit('length', 'lightyear')).factor)).toEqual(
    multiply(year, exactly(sizeOf(unit('speed', 'lightspeed')).factor)),
  );
});

// Fixed points of the scales, and where they meet.
test.each([
  ['0', 'celsius', 'fahrenheit', '32'],
  ['100', 'celsius', 'fahrenheit', '212'],
  ['-40', 'fahrenheit', 'celsius', '-40'],
  ['-459.67', 'fahrenheit', 'kelvin', '0'],
  ['0', 'kelvin', 'celsius', '-273.15'],
  ['37', 'celsius', 'fahrenheit', '98.6'],
  ['491.67', 'rankine', 'celsius', '0'],
])('temperature: %s %s in %s', (amount, from, to, expected) => {
  expect(shown(amount, 'temperature', from, to)).toBe(expected);
});

// 30 mpg is 235.214583 ÷ 30 L/100 km. Less of one is more of the other.
test.each([
  ['30', 'milepergallon', 'literper100km', '7.8404861'],
  ['5', 'literper100km', 'kilometerperliter', '20'],
  ['10', 'literper100km', 'literper100km', '10'],
  ['1', 'imperialmilepergallon', 'milepergallon', '0.8326741'],
])('fuel economy: %s %s in %s', (amount, from, to, expected) => {
  expect(shown(amount, 'fuel', from, to).slice(0, 9)).toBe(expected.slice(0, 9));
});

describe.each(CATEGORIES)('$name', ({ id, units }) => {
  const amount = fc
    .tuple(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.bigInt({ min: 1n, max: 10n ** 12n }))
    .map(([above, below]) => rational(above, below))
    .filter((value) => id !== 'fuel' || !isZero(value));
  const any = fc.constantFrom(...units);

  test('there and back is the amount itself, through every pair', () => {
    for (const from of units) {
      for (const to of units) expect(convert(convert(ONE, from, to), to, from)).toEqual(ONE);
    }
    fc.assert(fc.property(amount, any, any, (it, from, to) => equals(convert(convert(it, from, to), to, from), it)));
  });

  test('a way round over a third unit is the direct one', () => {
    fc.assert(
      fc.property(amount, any, any, any, (it, from, over, to) =>
        equals(convert(convert(it, from, over), over, to), convert(it, from, to)),
      ),
    );
  });
});
