// How many passwords the options allow, exactly, and what that is in bits.
import { bitLength } from '../../lib/random/sampler';

/** A number holds so many bits exactly. */
const EXACT_BITS = 53;

/**
 * Passwords of this length that have at least one character of each type, by inclusion-exclusion: of all passwords, those without
 * one type are taken away; those without two were taken away twice and are added again, and so on.
 * @param sizes how many characters each type has; the types share none
 */
export function countPasswords(sizes: readonly number[], length: number): bigint {
  const all = sizes.reduce((sum, size) => sum + size, 0);
  let count = 0n;
  for (let missing = 0; missing < 2 ** sizes.length; missing++) {
    const left = sizes.filter((_, type) => (missing >> type) % 2 === 1);
    const power = BigInt(all - left.reduce((sum, size) => sum + size, 0)) ** BigInt(length);
    count += left.length % 2 === 0 ? power : -power;
  }
  return count;
}

/** The binary logarithm of a number from 1 on, of any size. */
export function log2(value: bigint): number {
  const drop = Math.max(0, bitLength(value) - EXACT_BITS);
  return Math.log2(Number(value >> BigInt(drop))) + drop;
}
