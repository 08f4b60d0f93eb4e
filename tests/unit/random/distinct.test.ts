import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distinctBelow, distinctBelowBig } from '../../../workers/lib/random/distinct';
import { Sampler } from '../../../workers/lib/random/sampler';
import { chiSquare, chiSquareBound, opensslBytes } from './sources';

const seeded = (seed = 'distinct') => new Sampler(opensslBytes(seed));
const times = <Value>(count: number, draw: () => Value) => Array.from({ length: count }, draw);

describe('distinctBelow', () => {
  it('is a permutation where all numbers are drawn', () => {
    for (const range of [1, 2, 10, 1000, 70_000]) {
      const drawn = times(range, distinctBelow(seeded(), range, range));
      expect(drawn.toSorted((a, b) => a - b)).toEqual(Array.from({ length: range }, (_, at) => at));
    }
  });

  it('never repeats a number, in small and large ranges', () => {
    const ranges = fc.oneof(
      fc.integer({ min: 1, max: 200_000 }),
      fc.integer({ min: 2 ** 31, max: Number.MAX_SAFE_INTEGER }),
    );
    fc.assert(
      fc.property(ranges, fc.integer({ min: 0, max: 2000 }), fc.string(), (range, wanted, seed) => {
        const count = Math.min(range, wanted);
        const drawn = times(count, distinctBelow(seeded(seed), range, count));
        expect(new Set(drawn).size).toBe(count);
        expect(drawn.every((value) => Number.isInteger(value) && value >= 0 && value < range)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('makes every sequence of different numbers equally often', () => {
    const sampler = seeded();
    const counts = new Map<string, number>();
    for (let at = 0; at < 60_000; at++) {
      const sequence = times(3, distinctBelow(sampler, 5, 3)).join();
      counts.set(sequence, (counts.get(sequence) ?? 0) + 1);
    }
    expect(counts.size).toBe(60); // 5 × 4 × 3
    expect(chiSquare([...counts.values()])).toBeLessThan(chiSquareBound(59));
  });

  it('is uniform where draws are made again', () => {
    const range = 140_000; // more than twice the draws, and more than a few
    const drawn = times(60_000, distinctBelow(seeded(), range, 60_000));
    const counts = new Array<number>(50).fill(0);
    for (const value of drawn)
      counts[Math.floor((value / range) * 50)] = (counts[Math.floor((value / range) * 50)] ?? 0) + 1;
    expect(chiSquare(counts)).toBeLessThan(chiSquareBound(49));
  });

  it('refuses more numbers than there are', () => {
    expect(() => distinctBelow(seeded(), 9, 10)).toThrow(RangeError);
  });
});

describe('distinctBelowBig', () => {
  it('is a permutation where all numbers are drawn', () => {
    const drawn = times(300, distinctBelowBig(seeded(), 300n));
    expect(drawn.map(Number).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 300 }, (_, at) => at));
  });

  it('stays in a huge range', () => {
    const drawn = times(1000, distinctBelowBig(seeded(), 10n ** 40n));
    expect(new Set(drawn).size).toBe(1000);
    expect(drawn.every((value) => value >= 0n && value < 10n ** 40n)).toBe(true);
  });
});
