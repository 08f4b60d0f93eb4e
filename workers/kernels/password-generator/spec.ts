// Password generator: its options and limits.
import type { KernelSpec } from '../../contract/run/kernel';
import type { Message } from '../../contract/run/message';
import { choice, defineOptions, number, toggle, type OptionsOf } from '../../contract/options/options';

export const LENGTH = { min: 4, max: 50 } as const;
export const WORDS = { min: 3, max: 12 } as const;

/** Kinds of characters. A password has at least one character of each chosen kind. */
export const TYPES = ['uppercase', 'lowercase', 'numbers', 'symbols'] as const;
export type PasswordType = (typeof TYPES)[number];

const ofPasswords = { when: ['kind', 'password'] } as const;
const ofCharacters = { ...ofPasswords, group: 'characters' } as const;
const ofPassphrases = { when: ['kind', 'passphrase'] } as const;

/** `excludeSimilar` leaves out characters that look alike; `addNumber` appends a digit to one of the words. */
export const options = defineOptions({
  kind: choice(['password', 'passphrase']),
  length: number({ ...LENGTH, initial: 12, look: 'slider', ...ofPasswords }),
  uppercase: toggle(true, ofCharacters),
  lowercase: toggle(true, ofCharacters),
  numbers: toggle(true, ofCharacters),
  symbols: toggle(false, ofCharacters),
  excludeSimilar: toggle(false, ofCharacters),
  words: number({ ...WORDS, initial: 6, look: 'slider', ...ofPassphrases }),
  separator: choice(['-', ' ', '.', '_', ''], ofPassphrases),
  capitalize: toggle(false, ofPassphrases),
  addNumber: toggle(false, ofPassphrases),
  count: choice([1, 5, 10, 25, 50, 100]),
});

export const DEFAULT_OPTIONS = options.defaults;

export type PasswordOptions = OptionsOf<typeof options>;
export type PasswordKind = PasswordOptions['kind'];
export type Separator = PasswordOptions['separator'];
export type PasswordCount = PasswordOptions['count'];

export const SIMILAR = 'il1Lo0O';

export interface Strength {
  /** From 1 to 5. */
  readonly level: number;
  /** The level in words. */
  readonly label: Message;
  /** How long an attacker guesses. */
  readonly cracking: Message;
  /** All of it. */
  readonly note: Message;
}

export interface PasswordOutput {
  readonly kind: PasswordKind;
  readonly passwords: readonly string[];
  /** The binary logarithm of the number of equally likely passwords under these options. */
  readonly bits: number;
  readonly strength: Strength;
}

export const passwordGenerator: KernelSpec<readonly never[], PasswordOptions, PasswordOutput> = {
  id: 'password-generator',
  rights: 'compute',
  slots: [],
  resultOf: ({ passwords }) => passwords.map((password) => `${password}\n`).join(''),
  notesOf: ({ strength }) => [strength.note],
  weigh: () => 'quick',
};
