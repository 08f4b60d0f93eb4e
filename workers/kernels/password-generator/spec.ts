// Password generator: its options, limits and words.
import type { KernelSpec } from '../../contract/kernel';

export const KINDS = [
  { value: 'password', label: 'Password' },
  { value: 'passphrase', label: 'Passphrase' },
] as const;
export type PasswordKind = (typeof KINDS)[number]['value'];

/** What stands between the words of a passphrase. */
export const SEPARATORS = [
  { value: '-', label: 'Hyphen (-)' },
  { value: ' ', label: 'Space' },
  { value: '.', label: 'Period (.)' },
  { value: '_', label: 'Underscore (_)' },
  { value: '', label: 'None' },
] as const;
export type Separator = (typeof SEPARATORS)[number]['value'];

export const COUNTS = [1, 5, 10, 25, 50, 100] as const;
export type PasswordCount = (typeof COUNTS)[number];

export const LENGTH = { min: 4, max: 50 } as const;
export const WORDS = { min: 3, max: 12 } as const;

/** What a password may hold. At least one character of each chosen type is in it. */
export const TYPES = ['uppercase', 'lowercase', 'numbers', 'symbols'] as const;
export type PasswordType = (typeof TYPES)[number];

export interface PasswordOptions extends Readonly<Record<PasswordType, boolean>> {
  readonly kind: PasswordKind;
  readonly count: PasswordCount;
  readonly length: number;
  /** Leaves out characters that are easily taken for others. */
  readonly excludeSimilar: boolean;
  readonly words: number;
  readonly separator: Separator;
  readonly capitalize: boolean;
  /** A digit behind one of the words. */
  readonly addNumber: boolean;
}

export const DEFAULT_OPTIONS: PasswordOptions = {
  kind: 'password',
  count: 1,
  length: 12,
  uppercase: true,
  lowercase: true,
  numbers: true,
  symbols: false,
  excludeSimilar: false,
  words: 6,
  separator: '-',
  capitalize: false,
  addNumber: false,
};

export const SIMILAR = 'il1Lo0O';

export const MESSAGES = {
  noType: 'Please select at least one character type.',
  badLength: `Length must be a whole number from ${String(LENGTH.min)} to ${String(LENGTH.max)}.`,
  badWords: `The number of words must be from ${String(WORDS.min)} to ${String(WORDS.max)}.`,
  failed: 'Failed to generate a password. Please try again.',
} as const;

export interface PasswordOutput {
  readonly kind: PasswordKind;
  readonly passwords: readonly string[];
  /** The binary logarithm of how many different passwords these options allow, each as likely as the others. */
  readonly bits: number;
}

export const passwordGenerator: KernelSpec<readonly never[], PasswordOptions, PasswordOutput> = {
  id: 'password-generator',
  lane: 'compute',
  slots: [],
  weigh: () => 'quick',
  failure: { text: MESSAGES.failed },
};
