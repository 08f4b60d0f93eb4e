// Draws without repetition, in random order: every sequence of distinct numbers is equally likely.
import type { Sampler } from './sampler';

/** Returns the next number. Call it at most as often as announced. */
export type Draw<Value> = () => Value;

/** If at least half of the numbers are drawn, or there are few, they are shuffled. Otherwise repeated draws are rejected. */
const FEW = 65_536;

/**
 * `count` distinct numbers from 0 to `range` - 1; `range` is at most 2⁵³. Takes 4 bytes per number of the range if half or more
 * are drawn, and up to 32 per drawn number otherwise.
 */
export function distinctBelow(sampler: Sampler, range: number, count: number): Draw<number> {
  if (count > range) throw new RangeError('A range has no more different numbers than its size.');
  return range <= Math.max(2 * count, FEW) ? shuffled(sampler, range) : unseen(sampler, range, count);
}

/** Like `distinctBelow` for a range of any size. At most a million, because each number is an object. */
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

/** The Fisher-Yates shuffle, only as far as needed: Knuth, The Art of Computer Programming, volume 2, 3.4.2, algorithm P. */
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

/** Rejects repeated draws, which are fewer than half. Earlier draws are in a hash table with open addressing. */
function unseen(sampler: Sampler, range: number, count: number): Draw<number> {
  const slots = 2 ** Math.ceil(Math.log2(2 * Math.max(count, 1)));
  // Stores each number plus one: 0 is a free slot.
  const table = range < 2 ** 32 ? new Uint32Array(slots) : new Float64Array(slots);
  return () => {
    for (;;) {
      const value = sampler.below(range);
      // The low bits of a random number are already a good hash.
      let slot = value & (slots - 1);
      while (table[slot] !== 0 && table[slot] !== value + 1) slot = (slot + 1) & (slots - 1);
      if (table[slot] === 0) {
        table[slot] = value + 1;
        return value;
      }
    }
  };
}
