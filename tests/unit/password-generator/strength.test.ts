import { describe, expect, it } from 'vitest';
import { strengthOf } from '../../../workers/kernels/password-generator/strength';
import { inEnglish } from '../in-english';

describe('strengthOf', () => {
  it.each([
    [0, 'Very weak', 1],
    [10, 'Very weak', 1],
    [36, 'Weak', 2],
    [51.9, 'Weak', 2],
    [52, 'Fair', 3],
    [71.3, 'Strong', 4],
    [80, 'Very strong', 5],
    [300, 'Very strong', 5],
  ])('%d bits', async (bits, label, level) => {
    expect(await inEnglish(strengthOf(bits))).toMatchObject({ label, level });
  });

  it('says all of it in one note', async () => {
    const { note } = await inEnglish(strengthOf(71.2));
    expect(note).toBe(
      'Strong: 71.2 bits of entropy. Cracking takes 43 years on average at a trillion guesses a second, even knowing your settings.',
    );
  });
});

describe('the time to guess, at 10¹² guesses per second', () => {
  it.each([
    [20, 'less than a second'],
    [40.8635, '1 second'], // 2 × 10¹² = 2⁴⁰·⁸⁶³⁵
    [41, '1.1 seconds'], // 2⁴⁰ = 1.1 × 10¹²
    [48, '2.3 minutes'], // 2⁴⁷ = 141 × 10¹²
    [54, '2.5 hours'], // 2⁵³ = 9007 × 10¹²
    [60, '6.7 days'], // 2⁵⁹ = 576,461 × 10¹²
    [77.55, '3,500 years'],
    [85.708, '1 million years'], // 2 × 10¹² × 3.1557 × 10⁷ × 10⁶ = 2⁸⁵·⁷⁰⁷⁷
    [95, '630 million years'],
    [128, 'more than a thousand trillion years'],
  ])('%d bits', async (bits, expected) => {
    const { cracking } = await inEnglish(strengthOf(bits));
    expect(cracking).toBe(
      `Cracking takes ${expected} on average at a trillion guesses a second, even knowing your settings.`,
    );
  });
});
