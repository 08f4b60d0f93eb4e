// The messages of the password generator's kernel.
import { words } from './words';

export const messages = {
  ...words.messages,
  failure: 'Failed to generate a password. Please try again.',
  badLength: 'Length must be a whole number from {min} to {max}.',
  badWords: 'The number of words must be from {min} to {max}.',

  // How strong the passwords are.
  strength: '{label}: {bits} bits of entropy. {cracking}',
  veryStrong: 'Very strong',
  strong: 'Strong',
  fair: 'Fair',
  weak: 'Weak',
  veryWeak: 'Very weak',
  cracking: 'Cracking takes {time} on average at a trillion guesses a second, even knowing your settings.',
  longest: 'more than a thousand trillion years',
  trillionYears: '{count} trillion years',
  billionYears: '{count} billion years',
  millionYears: '{count} million years',
  years: { one: '{count} year', other: '{count} years' },
  days: { one: '{count} day', other: '{count} days' },
  hours: { one: '{count} hour', other: '{count} hours' },
  minutes: { one: '{count} minute', other: '{count} minutes' },
  seconds: { one: '{count} second', other: '{count} seconds' },
  shortest: 'less than a second',
} as const;
