import { describe, expect, it } from 'vitest';
import { guessTime, strengthOf } from '../../../src/tools/password-generator/strength';

describe('strengthOf', () => {
  it.each([
    [10, 'Very weak', 1],
    [36, 'Weak', 2],
    [51.9, 'Weak', 2],
    [52, 'Fair', 3],
    [71.3, 'Strong', 4],
    [80, 'Very strong', 5],
    [300, 'Very strong', 5],
  ])('%d bits', (bits, label, level) => {
    expect(strengthOf(bits)).toMatchObject({ label, level });
  });
});

describe('guessTime, at 10¹² guesses per second', () => {
  it.each([
    [20, 'less than a second'],
    [41, '1.1 seconds'], // 2⁴⁰ = 1.1 × 10¹²
    [48, '2.3 minutes'], // 2⁴⁷ = 141 × 10¹²
    [54, '2.5 hours'], // 2⁵³ = 9007 × 10¹²
    [60, '6.7 days'], // 2⁵⁹ = 576,461 × 10¹²
    [77.55, '3,500 years'],
    [95, '630 million years'],
    [128, 'more than a thousand trillion years'],
  ])('%d bits', (bits, expected) => {
    expect(guessTime(bits)).toBe(expected);
  });
});
