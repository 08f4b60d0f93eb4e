// Draws without repetition, in random order: every sequence of different numbers is as likely as any other.
import type { Sampler } from './sampler';

/** Gives the next number; at most as many as were announced. */
export type Draw<Value> = () => Value;

/** Where at least half of all numbers are drawn, or there are few, they are shuffled. Otherwise repeated draws are made again. */
const FEW = 65_536;

/**
 * `count` different numbers from 0 to `range` - 1; `range` is at most 2⁵³. Takes 4 bytes for each number of a range of which
 * half or more is drawn, and up to 32 for each number drawn otherwise.
 */
export function distinctBelow(sampler: Sampler, range: number, count: number): Draw<number> {
  if (count > range) throw new RangeError('A range has no more different numbers than its size.');
  return range <= Math.max(2 * count, FEW) ? shuffled(sampler, range) : unseen(sampler, range, count);
}

/** As `distinctBelow` for a range of any size; at most a million, because each is held as an object. */
export function distinctBelowBig(sampler: Sampler, range: bigint): Draw<bigint> {
  const seen = new Set<bigint>();
  return () => {
    for (;;) {
      const value = sampler.belowBig(range);
      if (seen.has(value)) continue;
      seen.add(value);
      return value;
    }
  };
}

/** The Fisher-Yates shuffle as far as it is asked for: Knuth, The Art of Computer Programming, volume 2, 3.4.2, algorithm P. */
function shuffled(sampler: Sampler, range: number): Draw<number> {
  const pool = new Uint32Array(range);
  for (let at = 0; at < range; at++) pool[at] = at;
  let drawn = 0;
  return () => {
    const at = drawn + sampler.below(range - drawn);
    const value = pool[at] ?? 0;
    pool[at] = pool[drawn] ?? 0;
    drawn++;
    return value;
  };
}

/** Draws again what was drawn before, which is less than every second. What was drawn is in a hash table with open addresses. */
function unseen(sampler: Sampler, range: number, count: number): Draw<number> {
  const slots = 2 ** Math.ceil(Math.log2(2 * Math.max(count, 1)));
  // A number is kept as the next higher one: 0 is a free slot.
  const table = range < 2 ** 32 ? new Uint32Array(slots) : new Float64Array(slots);
  return () => {
    for (;;) {
      const value = sampler.below(range);
      // The low bits of a random number are a hash as good as any.
      let slot = value & (slots - 1);
      while (table[slot] !== 0 && table[slot] !== value + 1) slot = (slot + 1) & (slots - 1);
      if (table[slot] === 0) {
        table[slot] = value + 1;
        return value;
      }
    }
  };
}
