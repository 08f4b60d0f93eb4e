import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  add,
  divide,
  equals,
  exactly,
  multiply,
  parseDecimal,
  rational,
  subtract,
} from '../../../src/lib/exact/rational';
import { exponentOf, toDecimals, toExact, toFixed, toSignificant } from '../../../src/lib/exact/rational-text';

const fraction = fc
  .tuple(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), fc.bigInt({ min: 1n, max: 10n ** 30n }))
  .map(([above, below]) => rational(above, below));

const double = fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 });

describe('a fraction', () => {
  test('is in lowest terms with the sign above', () => {
    expect(rational(6n, -4n)).toEqual({ numerator: -3n, denominator: 2n });
    expect(() => rational(1n, 0n)).toThrow(RangeError);
  });

  test('adds and multiplies without rounding', () => {
    const [tenth, fifth] = [exactly('0.1'), exactly('0.2')];
    expect(equals(add(tenth, fifth), exactly('0.3'))).toBe(true);
    fc.assert(fc.property(fraction, fraction, (a, b) => equals(subtract(add(a, b), b), a)));
    fc.assert(fc.property(fraction, fraction, (a, b) => b.numerator === 0n || equals(multiply(divide(a, b), b), a)));
  });

  test('is read from decimals, exponents and quotients', () => {
    expect(parseDecimal('-12.50')).toEqual(rational(-25n, 2n));
    expect(parseDecimal('.5')).toEqual(rational(1n, 2n));
    expect(parseDecimal('1e-9')).toEqual(rational(1n, 10n ** 9n));
    expect(exactly('463/900')).toEqual(rational(463n, 900n));
    for (const text of ['', '.', 'e5', '1.2.3', '0x10', 'NaN', 'Infinity', '1,000']) {
      expect(parseDecimal(text), text).toBeUndefined();
    }
    expect(() => exactly('5/')).toThrow(SyntaxError);
  });
});

describe('as text', () => {
  test('halves go away from zero, and a rounded zero has no sign', () => {
    expect(toFixed(exactly('2.345'), 2)).toEqual({ text: '2.35', isExact: false });
    expect(toFixed(exactly('-2.345'), 2)).toEqual({ text: '-2.35', isExact: false });
    expect(toFixed(exactly('-0.001'), 2)).toEqual({ text: '0.00', isExact: false });
    expect(toFixed(exactly('1000'), 2)).toEqual({ text: '1000.00', isExact: true });
    expect(toDecimals(exactly('1000.50'), 6)).toEqual({ text: '1000.5', isExact: true });
  });

  test('keeps the digits of what is small or large', () => {
    expect(toSignificant(exactly('1/3'), 6)).toEqual({ text: '0.333333', isExact: false });
    expect(toSignificant(exactly('0.00000000062137'), 3)).toEqual({ text: '6.21e-10', isExact: false });
    expect(toSignificant(exactly('123456'), 3)).toEqual({ text: '123000', isExact: false });
    expect(toSignificant(exactly('1.5e30'), 6)).toEqual({ text: '1.5e+30', isExact: true });
    expect(toSignificant(exactly('9.999e-10'), 2)).toEqual({ text: '1e-9', isExact: false });
    expect(toSignificant(exactly('0'), 6)).toEqual({ text: '0', isExact: true });
    expect(toExact(exactly('1/3'), 30)).toBeUndefined();
  });

  test('the exponent is the place of the first digit', () => {
    fc.assert(
      fc.property(double, (value) => {
        const [, exponent] = value.toExponential().split('e');
        const exact = parseDecimal(String(value));
        return exact !== undefined && exponentOf(exact) === (value === 0 ? 0 : Number(exponent));
      }),
    );
  });

  // JavaScript's own result for the same double, whose shortest text both start from.
  test('rounds to significant digits as Intl does', () => {
    const intl = new Intl.NumberFormat('en', {
      maximumSignificantDigits: 9,
      useGrouping: false,
      notation: 'scientific',
    });
    fc.assert(
      fc.property(double, (value) => {
        const exact = parseDecimal(String(value));
        if (!exact) return false;
        return Number(toSignificant(exact, 9).text) === Number(intl.format(value).replace('E', 'e'));
      }),
    );
  });

  test('what is shown as exact is the value', () => {
    fc.assert(
      fc.property(fraction, fc.integer({ min: 1, max: 40 }), (value, digits) => {
        const { text, isExact } = toSignificant(value, digits);
        const read = parseDecimal(text);
        return read !== undefined && equals(read, value) === isExact;
      }),
    );
  });
});
