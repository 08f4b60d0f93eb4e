// The messages of the password generator's kernel.
import { words } from './words';

export const messages = {
  ...words.messages,
  failure: 'Failed to generate a password. Please try again.',
  badLength: 'Length must be a whole number from {min} to {max}.',
  badWords: 'The number of words must be from {min} to {max}.',
} as const;
