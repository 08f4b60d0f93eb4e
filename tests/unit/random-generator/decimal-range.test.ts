import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decimalRange,
  isBelow,
  parseDecimal,
  writeScaled,
} from '../../../workers/kernels/random-generator/options/decimal-range';
import { writeNumber } from '../../../workers/kernels/random-generator/write-number';

const parse = (text: string) => {
  const parsed = parseDecimal(text);
  if (!parsed) throw new Error(`Not a number: ${text}`);
  return parsed;
};
const range = (min: string, max: string, decimals: number) => decimalRange(parse(min), parse(max), decimals);

describe('parseDecimal', () => {
  it.each([
    ['12', 12n, 0],
    ['-0.50', -50n, 2],
    [' +3. ', 3n, 0],
    ['.25', 25n, 2],
    ['−7', -7n, 0],
    ['9'.repeat(5000), 10n ** 5000n - 1n, 0],
  ])('reads %s', (text, digits, places) => {
    expect(parseDecimal(text)).toEqual({ digits, places });
  });

  it.each(['', ' ', '.', '-', '1e3', '0x10', '1,000', '1 000', '--1', 'NaN', '9'.repeat(5001)])(
    'refuses %s',
    (text) => {
      expect(parseDecimal(text)).toBeUndefined();
    },
  );
});

describe('decimalRange', () => {
  it('holds both ends', () => {
    expect(range('1', '100', 0)).toEqual({ first: 1n, size: 100n, decimals: 0 });
    expect(range('-0.5', '0.5', 1)).toEqual({ first: -5n, size: 11n, decimals: 1 });
    expect(range('7', '7', 3)).toEqual({ first: 7000n, size: 1n, decimals: 3 });
  });

  it('holds only what lies between ends of more places', () => {
    expect(range('0.5', '2.5', 0)).toEqual({ first: 1n, size: 2n, decimals: 0 });
    expect(range('-2.5', '-0.5', 0)).toEqual({ first: -2n, size: 2n, decimals: 0 });
    expect(range('0.2', '0.8', 0).size).toBe(0n);
    expect(range('-0.8', '0.8', 0)).toEqual({ first: 0n, size: 1n, decimals: 0 });
  });

  it('has no limit', () => {
    expect(range('0', `1${'0'.repeat(300)}`, 2).size).toBe(10n ** 302n + 1n);
  });
});

it('compares numbers of different places', () => {
  expect(isBelow(parse('0.5'), parse('0.51'))).toBe(true);
  expect(isBelow(parse('0.50'), parse('0.5'))).toBe(false);
  expect(isBelow(parse('-1'), parse('-1.5'))).toBe(false);
});

describe('numbers as text', () => {
  const written = (value: number, decimals: number) => {
    const out = new Uint8Array(150);
    const end = writeNumber(out, 3, value, decimals);
    expect([...out.subarray(0, 3), ...out.subarray(end)].every((byte) => byte === 0)).toBe(true);
    return new TextDecoder().decode(out.subarray(3, end));
  };

  it('are what JavaScript writes, for whole numbers', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (value) => {
        expect(written(value, 0)).toBe(BigInt(value).toString());
      }),
    );
    for (const value of [0, 9, 10, 99, 100, 2 ** 31 - 1, 2 ** 31, 2 ** 53 - 1, 9_007_199_254_740_989]) {
      expect(written(value, 0)).toBe(String(value));
    }
  });

  it('have all of their places', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.integer({ min: 0, max: 100 }), (value, decimals) => {
        expect(written(value, decimals)).toBe(writeScaled(BigInt(value), decimals));
      }),
    );
    expect([written(5, 2), written(-5, 2), written(1234, 2), written(0, 3)]).toEqual([
      '0.05',
      '-0.05',
      '12.34',
      '0.000',
    ]);
  });

  it('keep their value', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.integer({ min: 0, max: 40 }), (value, decimals) => {
        const parsed = parse(writeScaled(value, decimals));
        expect(parsed).toEqual({ digits: value, places: decimals });
      }),
    );
  });
});
