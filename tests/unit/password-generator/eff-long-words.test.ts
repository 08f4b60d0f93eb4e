import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { EFF_LONG_WORDS } from '../../../workers/kernels/password-generator/eff-long-words';

/** The digits of five dice for the word at this place, from 11111 on. */
const dice = (at: number) => Array.from(at.toString(6).padStart(5, '0'), (digit) => Number(digit) + 1).join('');

it('is, with its dice rolls, the file that the EFF publishes', () => {
  const file = EFF_LONG_WORDS.map((word, at) => `${dice(at)}\t${word}\n`).join('');
  // Of https://www.eff.org/files/2016/07/18/eff_large_wordlist.txt
  expect(createHash('sha256').update(file).digest('hex')).toBe(
    'addd35536511597a02fa0a9ff1e5284677b8883b83e986e43f15a3db996b903e',
  );
});

it('has no word that begins another, so that two choices of words never give one passphrase', () => {
  const sorted = EFF_LONG_WORDS.toSorted((a, b) => (a < b ? -1 : 1));
  expect(sorted.filter((word, at) => sorted[at + 1]?.startsWith(word))).toEqual([]);
  expect(new Set(EFF_LONG_WORDS).size).toBe(6 ** 5);
});
