// The exact number of passwords that the options allow, and its binary logarithm.
import { bitLength } from '../../lib/random/sampler';

/** The bits that a number holds exactly. */
const EXACT_BITS = 53;

/**
 * The number of passwords of this length with at least one character of each type, by inclusion-exclusion: from all passwords,
 * those without one type are subtracted; those without two were subtracted twice and are added again, and so on.
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
