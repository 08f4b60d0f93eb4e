import { describe, expect, it } from 'vitest';
import { passphrases } from '../../../workers/kernels/password-generator/passphrase';
import { alphabetsOf, passwords } from '../../../workers/kernels/password-generator/password';
import { DEFAULT_OPTIONS, type PasswordOptions } from '../../../workers/kernels/password-generator/spec';
import { Sampler } from '../../../workers/lib/random/sampler';
import { chiSquare, chiSquareBound, opensslBytes } from '../random/sources';
import { enumerate } from './enumerate';

const seeded = () => new Sampler(opensslBytes('passwords'));

describe('passwords', () => {
  it.each([
    [['ab', 'C', '12'], 3],
    [['a', 'BC'], 4],
    [['abc'], 3],
    [['a', 'B', '1', '!?'], 4],
  ])('of %j and length %i are all that have one of each, equally often', (alphabets, length) => {
    const admissible = enumerate(alphabets, length);
    const counts = new Map(admissible.map((password) => [password, 0]));
    const { next, bits } = passwords(seeded(), alphabets, length);
    for (let at = 0; at < admissible.length * 300; at++) {
      const password = next();
      counts.set(password, (counts.get(password) ?? 0) + 1);
    }
    expect(counts.size).toBe(admissible.length);
    expect(chiSquare([...counts.values()])).toBeLessThan(chiSquareBound(admissible.length - 1));
    expect(bits).toBeCloseTo(Math.log2(admissible.length), 12);
  });

  it('of the shortest length have all four types', () => {
    const { next } = passwords(seeded(), alphabetsOf({ ...DEFAULT_OPTIONS, symbols: true }), 4);
    for (let at = 0; at < 500; at++) {
      const password = next();
      expect(password).toHaveLength(4);
      for (const type of [/[A-Z]/, /[a-z]/, /\d/, /[^A-Za-z\d]/]) expect(password).toMatch(type);
    }
  });
});

describe('alphabetsOf', () => {
  const all = { ...DEFAULT_OPTIONS, symbols: true };
  const of = (options: Partial<PasswordOptions>) => alphabetsOf({ ...all, ...options });

  it('has the symbols of the specification', () => {
    expect(of({ uppercase: false, lowercase: false, numbers: false })).toEqual(['!@#$%^&*()_+-=[]{}|;:,.<>?']);
  });

  it('leaves out what looks alike', () => {
    expect(of({ excludeSimilar: true, symbols: false })).toEqual([
      'ABCDEFGHIJKMNPQRSTUVWXYZ',
      'abcdefghjkmnpqrstuvwxyz',
      '23456789',
    ]);
  });
});

describe('passphrases', () => {
  const options = { words: 6, separator: '-', capitalize: false, addNumber: false } as const;

  it('of six words have 77.5 bits', () => {
    const { next, bits } = passphrases(seeded(), options);
    expect(next()).toMatch(/^([a-z]+-){5}[a-z]+$/);
    expect(bits).toBeCloseTo(77.549, 3); // 6 × log2(7776)
  });

  it('may have capitals and a digit at any word', () => {
    const { next, bits } = passphrases(seeded(), {
      ...options,
      words: 4,
      separator: '.',
      capitalize: true,
      addNumber: true,
    });
    const places = new Set<number>();
    for (let at = 0; at < 300; at++) {
      const words = next().split('.');
      expect(words).toHaveLength(4);
      for (const word of words) expect(word).toMatch(/^[A-Z][a-z-]+\d?$/);
      expect(words.filter((word) => /\d$/.test(word))).toHaveLength(1);
      places.add(words.findIndex((word) => /\d$/.test(word)));
    }
    expect(places.size).toBe(4);
    expect(bits).toBeCloseTo(4 * Math.log2(7776) + Math.log2(40), 12);
  });
});
