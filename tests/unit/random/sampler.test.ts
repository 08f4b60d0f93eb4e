import { describe, expect, it, vi } from 'vitest';
import { letterTable, Sampler } from '../../../workers/lib/random/sampler';
import { chiSquare, chiSquareBound, givenWords, opensslBytes } from './sources';

const seeded = () => new Sampler(opensslBytes('uniformity'));

/** How often each result comes in `draws` draws, gathered in `bins` equal parts of the range. */
function histogram(draw: () => number, range: number, bins: number, draws: number): number[] {
  const counts = new Array<number>(bins).fill(0);
  for (let at = 0; at < draws; at++) {
    const bin = Math.floor((draw() * bins) / range);
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  return counts;
}

describe('below', () => {
  it.each([2, 3, 6, 10, 62, 100, 255, 256, 257, 1000, 4096])('is uniform over a range of %i', (range) => {
    const sampler = seeded();
    const counts = histogram(() => sampler.below(range), range, range, 200_000);
    expect(chiSquare(counts)).toBeLessThan(chiSquareBound(range - 1));
  });

  // Ranges for which a modulo of 32 bits is off by a half, a third, and not at all.
  it.each([2 ** 31 + 2 ** 30, 2 ** 32 - 1, 2 ** 32, 2 ** 32 + 1, 3 * 2 ** 40, 2 ** 53 - 1, 2 ** 53])(
    'is uniform over a range of %i, in 96 parts',
    (range) => {
      const sampler = seeded();
      const counts = histogram(() => sampler.below(range), range, 96, 100_000);
      expect(chiSquare(counts)).toBeLessThan(chiSquareBound(95));
    },
  );

  it('gives 0 for a range of 1', () => {
    const sampler = new Sampler(givenWords([0, 1, 0xffffffff]));
    expect([sampler.below(1), sampler.below(1), sampler.below(1)]).toEqual([0, 0, 0]);
  });

  it('takes the first bits of a word for a power of two, and draws none again', () => {
    const words = [0, 0x7fffffff, 0x80000000, 0xffffffff];
    for (const bits of [1, 8, 16, 31, 32]) {
      const sampler = new Sampler(givenWords(words));
      expect(words.map(() => sampler.below(2 ** bits))).toEqual(
        words.map((word) => Math.floor(word / 2 ** (32 - bits))),
      );
    }
  });

  it('draws again where the first result would come once too often', () => {
    // 2³² mod 3 is 1: of all words, only 0 is one too many.
    expect(new Sampler(givenWords([0, 0xffffffff])).below(3)).toBe(2);
    // 2³² mod (2³¹ + 1) is 2³¹ - 1: 1 × range leaves 2³¹ + 1, 2 × range leaves 2.
    expect(new Sampler(givenWords([2, 1])).below(2 ** 31 + 1)).toBe(0);
    expect(new Sampler(givenWords([2, 0xffffffff])).below(2 ** 31 + 1)).toBe(2 ** 31);
  });

  it('agrees with exact arithmetic for every word of the longest carry', () => {
    for (const range of [2 ** 32 - 1, 2 ** 32 - 2 ** 16, 2 ** 31 + 1, 0xabcdef01]) {
      for (const word of [0xffffffff, 0xffff0000, 0x0000ffff, 0x89abcdef, 0x10000]) {
        const product = BigInt(word) * BigInt(range);
        const isKept = product % 2n ** 32n >= 2n ** 32n % BigInt(range);
        const expected = isKept ? Number(product >> 32n) : Number((0xfffffffen * BigInt(range)) >> 32n);
        expect(new Sampler(givenWords([word, 0xfffffffe])).below(range)).toBe(expected);
      }
    }
  });
});

describe('belowBig', () => {
  it.each([1n, 2n, 10n, 2n ** 32n, 2n ** 64n, 10n ** 30n, 2n ** 521n - 1n, 10n ** 300n])('stays below %i', (range) => {
    const sampler = seeded();
    for (let at = 0; at < 200; at++) {
      const value = sampler.belowBig(range);
      expect(value >= 0n && value < range).toBe(true);
    }
  });

  it.each([7n, 10n ** 20n, 2n ** 200n])('is uniform over a range of %i, in 7 parts', (range) => {
    const sampler = seeded();
    const counts = new Array<number>(7).fill(0);
    for (let at = 0; at < 50_000; at++) {
      const bin = Number((sampler.belowBig(range) * 7n) / range);
      counts[bin] = (counts[bin] ?? 0) + 1;
    }
    expect(chiSquare(counts)).toBeLessThan(chiSquareBound(6));
  });

  it('reaches both ends', () => {
    expect(new Sampler(givenWords([0])).belowBig(2n ** 100n)).toBe(0n);
    expect(new Sampler(givenWords([0xffffffff])).belowBig(2n ** 100n)).toBe(2n ** 100n - 1n);
  });
});

describe('letters', () => {
  it.each([1, 2, 10, 26, 62, 88, 255])('are uniform over an alphabet of %i', (size) => {
    const alphabet = Uint8Array.from({ length: size }, (_, at) => at + 1);
    const out = new Uint8Array(200_003);
    seeded().letters(out, 3, out.length, letterTable(alphabet));
    const counts = new Array<number>(size).fill(0);
    for (const letter of out.subarray(3)) counts[letter - 1] = (counts[letter - 1] ?? 0) + 1;
    expect([...out.subarray(0, 3)]).toEqual([0, 0, 0]);
    if (size > 1) expect(chiSquare(counts)).toBeLessThan(chiSquareBound(size - 1));
  });

  it('refuses an alphabet without letters', () => {
    expect(() => letterTable(new Uint8Array())).toThrow('1 to 255');
  });
});

describe('fill', () => {
  it('gives every byte of the source, in its order', () => {
    const bytes = new Uint8Array(10);
    new Sampler(givenWords([0x04030201, 0x08070605, 0x0c0b0a09])).fill(bytes);
    expect([...bytes]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });
});

it('never asks Math.random', () => {
  const random = vi.spyOn(Math, 'random');
  const sampler = seeded();
  sampler.below(10);
  sampler.belowBig(10n ** 40n);
  expect(random).not.toHaveBeenCalled();
  random.mockRestore();
});
