import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { equals, multiply, ONE } from '../../../src/lib/exact/rational';
import {
  equationOf,
  fullRows,
  multipliedText,
  rateText,
  readAnswer,
  resultText,
} from '../../../src/tools/currency-converter/answer';
import {
  CURRENCIES,
  DEFAULT_SETTINGS,
  swapped,
  type CurrencySettings,
} from '../../../src/tools/currency-converter/options';
import { readRates } from '../../../src/tools/currency-converter/rates';
import { perDollar, ratesAnswer } from '../../tools/rates';

const rates = readRates(ratesAnswer);

const ask = (change: Partial<CurrencySettings>, of: typeof rates | null = rates) =>
  readAnswer({ ...DEFAULT_SETTINGS, ...change }, of);

function answer(change: Partial<CurrencySettings>) {
  const read = ask(change);
  if ('message' in read) throw new Error(read.message);
  return read;
}

test('the specified currencies, in their order, with the minor units of ISO 4217', () => {
  expect(CURRENCIES.map(({ code }) => code).join()).toBe(
    'USD,EUR,GBP,JPY,CAD,AUD,CHF,CNY,INR,BRL,MXN,KRW,SGD,NZD,SEK,NOK,DKK,PLN,CZK,HUF',
  );
  // ISO 4217, list one: no minor unit.
  expect(CURRENCIES.filter(({ decimals }) => decimals === 0).map(({ code }) => code)).toEqual(['JPY', 'KRW']);
});

test('the result has two decimals and the rate four', () => {
  const dollars = answer({});
  expect(resultText(dollars)).toBe('85.17');
  expect(rateText(dollars)).toBe('0.8517');
  // 100 / 0.8517 = 117.4122..., by way of the dollar.
  const euros = answer({ from: 'EUR', to: 'USD' });
  expect(resultText(euros)).toBe('117.41');
  expect(rateText(euros)).toBe('1.1741');
});

test('the same currency has the rate 1', () => {
  const same = answer({ amount: '12.345', from: 'EUR', to: 'EUR' });
  expect([resultText(same), rateText(same)]).toEqual(['12.35', '1.0000']);
});

test('every pair agrees with the quotient of its rates, and there and back is the amount itself', () => {
  for (const from of CURRENCIES) {
    for (const to of CURRENCIES) {
      const there = answer({ from: from.code, to: to.code });
      const quotient = (perDollar[to.code] ?? NaN) / (perDollar[from.code] ?? NaN);
      expect(Number(resultText(there))).toBeCloseTo(100 * quotient, 1);
      expect(equals(multiply(there.rate, answer({ from: to.code, to: from.code }).rate), ONE)).toBe(true);
    }
  }
});

// 1.005 × 100 is 100.49999999999999 in binary.
test('decimal arithmetic, not binary', () => {
  expect(resultText(answer({ amount: '1.005', ownRate: '1' }))).toBe('1.01');
  expect(resultText(answer({ amount: '0.1', ownRate: '0.2' }))).toBe('0.02');
  expect(resultText(answer({ amount: '99999999999999999999.99', ownRate: '1' }))).toBe('99999999999999999999.99');
});

test.each([
  ['1,234.50', '1234.50'],
  ['$1,234.50', '1234.50'],
  ['1.234,50', '1234.50'],
  ["1'234.50", '1234.50'],
  ['1234.5 USD', '1234.50'],
  ['usd 1234.5', '1234.50'],
  ['-5', '-5.00'],
  ['1e3', '1000.00'],
])('the amount %s', (amount, expected) => {
  expect(resultText(answer({ amount, to: 'USD' }))).toBe(expected);
});

describe('refused with the specified message', () => {
  test.each(['', ' ', 'abc', '1,5,3', '1,2.3', '€5', '5 EUR', 'NaN', 'Infinity', '1e999', '12 apples'])(
    '%s',
    (amount) => {
      expect(ask({ amount })).toMatchObject({ message: 'Please enter a valid amount.', field: 'amount' });
    },
  );

  test('without rates', () => {
    expect(ask({}, null)).toEqual({
      message: 'Exchange rates not loaded. Please refresh rates first.',
      field: 'rates',
    });
    expect(ask({ from: 'XXX' })).toMatchObject({ field: 'rates' });
  });

  test.each(['0', '-1', 'x', '1 EUR'])('an own rate of %s', (ownRate) => {
    expect(ask({ ownRate })).toMatchObject({ field: 'ownRate' });
  });
});

test('an own rate needs no service', () => {
  expect(ask({ ownRate: '0.9' }, null)).toMatchObject({ isOwnRate: true });
});

test('in full: all digits, and the minor unit of the currency', () => {
  expect(fullRows(answer({ amount: '12.34', to: 'JPY' }))).toEqual([
    { label: 'Amount', text: '12.34 USD' },
    { label: '1 USD', text: '156.7312 JPY' },
    { label: '1 JPY', text: '≈ 0.00638035056198128 USD' }, // 1 / 156.7312
    { label: 'Result, unrounded', text: '1934.063008 JPY' },
    { label: 'Rounded to a whole JPY (ISO 4217)', text: '1934 JPY' },
  ]);
});

test('multiples', () => {
  expect(equationOf(answer({}), '0.25')).toBe('25 USD = 21.29 EUR');
  expect(multipliedText(answer({ amount: '0.1' }), '0.25')).toBe('0.025');
});

test('swap exchanges the currencies and clears the result', () => {
  expect(swapped({ ...DEFAULT_SETTINGS, ownRate: '2', isAsked: true })).toEqual({
    from: 'EUR',
    to: 'USD',
    ownRate: '',
    isAsked: false,
  });
});

test('no text breaks the reader', () => {
  const typed = fc.string({ unit: fc.constantFrom(...Array.from('0123456789.,/eE+-$€ USD')), maxLength: 20 });
  fc.assert(fc.property(typed, (amount) => typeof ask({ amount }) === 'object'));
});
