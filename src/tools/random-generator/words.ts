// Random generator: the words of its record and its screen.

export const title = 'Random Generator';
export const description = 'Random numbers, strings, UUIDs and lorem ipsum, up to ten million at a time.';
export const tagline = 'Numbers, strings, lorem ipsum';
export const keywords =
  'random, number, integer, decimal, string, uuid, lorem, ipsum, dice, test data, seed, unique, shuffle';

export const generate = 'Generate';
export const shortCount = '1 to 100';
export const copied = 'Result copied to clipboard.';
