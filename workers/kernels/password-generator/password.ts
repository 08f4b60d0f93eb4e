// Passwords of random characters.
import { CHARACTER_TYPES } from '../../lib/random/character-types';
import { letterTable, type Sampler } from '../../lib/random/sampler';
import { countPasswords, log2 } from './entropy';
import { SIMILAR, TYPES, type PasswordOptions } from './spec';

export interface Generator {
  readonly next: () => string;
  /** Binary logarithm of the number of equally likely results. */
  readonly bits: number;
}

/** The characters of each chosen type. */
export function alphabetsOf(options: PasswordOptions): readonly string[] {
  const alphabets = TYPES.filter((type) => options[type]).map((type) => CHARACTER_TYPES[type] as string);
  if (!options.excludeSimilar) return alphabets;
  return alphabets.map((letters) =>
    Array.from(letters)
      .filter((letter) => !SIMILAR.includes(letter))
      .join(''),
  );
}

/**
 * Draws whole passwords until one has a character from each alphabet. Inserting missing characters would make some passwords
 * more likely than others. `length` is at least the number of alphabets.
 */
export function passwords(sampler: Sampler, alphabets: readonly string[], length: number): Generator {
  const encoder = new TextEncoder();
  const table = letterTable(encoder.encode(alphabets.join('')));
  /** For each character, the bit of its alphabet. */
  const flags = new Uint8Array(128);
  alphabets.forEach((letters, at) => encoder.encode(letters).forEach((letter) => (flags[letter] = 1 << at)));
  const everyFlag = 2 ** alphabets.length - 1;
  const password = new Uint8Array(length);

  const next = () => {
    let found = 0;
    while (found !== everyFlag) {
      sampler.letters(password, 0, length, table);
      found = password.reduce((seen, letter) => seen | (flags[letter] ?? 0), 0);
    }
    return new TextDecoder().decode(password);
  };
  const sizes = alphabets.map((letters) => letters.length);
  return { next, bits: log2(countPasswords(sizes, length)) };
}
