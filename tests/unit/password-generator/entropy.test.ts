import { describe, expect, it } from 'vitest';
import { countPasswords, log2 } from '../../../workers/kernels/password-generator/entropy';
import { enumerate } from './enumerate';

describe('countPasswords', () => {
  it.each([
    [['a'], 3],
    [['abcde'], 4],
    [['a', 'b'], 2],
    [['abc', '12'], 5],
    [['ab', '123', '!'], 4],
    [['ab', 'CD', '12', '!?#'], 5],
    [['a', 'B', '1', '!'], 4],
    [['ab', 'CD', '1'], 2], // none has room for all
  ])('counts %j of length %i as brute force does', (alphabets, length) => {
    const sizes = alphabets.map((letters) => letters.length);
    expect(countPasswords(sizes, length)).toBe(BigInt(enumerate(alphabets, length).length));
  });

  it('is exact where no number is', () => {
    expect(countPasswords([26], 50)).toBe(26n ** 50n);
    // 36⁴⁰ without those of letters only and those of digits only.
    expect(countPasswords([26, 10], 40)).toBe(36n ** 40n - 26n ** 40n - 10n ** 40n);
  });
});

describe('log2', () => {
  it.each([
    [1n, 0],
    [2n, 1],
    [1000n, Math.log2(1000)],
    [2n ** 53n + 1n, 53],
    [2n ** 300n, 300],
    [3n ** 200n, 200 * Math.log2(3)],
    [10n ** 400n, 400 * Math.log2(10)],
  ])('of %i', (value, expected) => {
    expect(log2(value)).toBeCloseTo(expected, 9);
  });
});
