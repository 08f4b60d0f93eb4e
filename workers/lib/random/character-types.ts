// The characters of passwords and random strings, by type.

export const CHARACTER_TYPES = {
  uppercase: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  lowercase: 'abcdefghijklmnopqrstuvwxyz',
  numbers: '0123456789',
  symbols: '!@#$%^&*()_+-=[]{}|;:,.<>?',
} as const;

export type CharacterType = keyof typeof CHARACTER_TYPES;

export const CHARACTER_TYPE_NAMES = Object.keys(CHARACTER_TYPES) as readonly CharacterType[];

export const NO_CHARACTER_TYPE = 'Please select at least one character type.';
