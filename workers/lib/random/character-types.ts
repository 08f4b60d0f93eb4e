// The characters of passwords and random strings, by type.

export const CHARACTER_TYPES = {
  uppercase: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  lowercase: 'abcdefghijklmnopqrstuvwxyz',
  numbers: '0123456789',
  symbols: '!@#$%^&*()_+-=[]{}|;:,.<>?',
} as const;

export type CharacterType = keyof typeof CHARACTER_TYPES;

export const lettersOf = (types: readonly CharacterType[]): string =>
  types.map((type) => CHARACTER_TYPES[type]).join('');
