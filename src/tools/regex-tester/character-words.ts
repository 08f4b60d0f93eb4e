// What one character of a pattern matches, and what its writer probably meant by an escape that JavaScript doesn't have.
import type { AST } from '@eslint-community/regexpp';

const NAMES: Readonly<Record<number, string>> = {
  0x00: 'a null character',
  0x07: 'a bell',
  0x08: 'a backspace',
  0x09: 'a tab',
  0x0a: 'a line feed',
  0x0b: 'a vertical tab',
  0x0c: 'a form feed',
  0x0d: 'a carriage return',
  0x1b: 'an escape character',
  0x20: 'a space',
  0xa0: 'a no-break space',
};

/** Escapes of Perl, PCRE, Python, .NET, Java and Oniguruma that are plain letters in JavaScript. */
const HINTS: Readonly<Record<string, string>> = {
  A: 'For the start of the text, write ^ without the flag m.',
  Z: 'For the end of the text, write $ without the flag m.',
  z: 'For the end of the text, write $ without the flag m.',
  G: 'For the end of the last match, set the flag y (Sticky).',
  h: 'For a space or tab, write [ \\t].',
  H: 'For anything but a space or tab, write [^ \\t].',
  R: 'For any line break, write (?:\\r\\n|[\\n\\r]).',
  N: 'For anything but a line break, write . without the flag s.',
  X: 'For a character as people see it, use Intl.Segmenter in your code.',
  K: 'To leave out what comes before, write (?<=…).',
  Q: 'To quote a text, write \\ before each special character.',
  E: 'To quote a text, write \\ before each special character.',
  a: 'For a bell, write \\x07.',
  e: 'For an escape character, write \\x1b.',
  x: 'For a character by its number, write two hexadecimal digits: \\x41.',
  u: 'For a character by its number, write four hexadecimal digits: \\u0041.',
  c: 'For a control character, write a letter after it: \\cJ.',
  k: 'For the text of a group, write \\k<name> and name a group.',
  g: 'For the text of a group, write \\1 or \\k<name>.',
  l: 'Letters can’t change their case here.',
  U: 'Letters can’t change their case here.',
  L: 'Letters can’t change their case here.',
  p: 'For a class of characters such as \\p{L}, add the flag u.',
  P: 'For a class of characters such as \\P{L}, add the flag u.',
};

export const POSIX_HINT =
  '. Classes such as [:alpha:] don’t exist in JavaScript: write [a-zA-Z], or \\p{L} with the flag u';

/** What to write instead of an escaped letter, perhaps with a part in braces, without a period at the end. */
export function letterHint(letter: string, braces: string): string {
  if (/^[pP]$/.test(letter)) return `\\${letter}${braces} as a class of characters needs the flag u`;
  if (/^[ux]$/.test(letter)) return `A character by its number, \\u${braces}, needs the flag u`;
  return (HINTS[letter] ?? '').replace(/\.$/, '');
}

export type CharacterWords =
  { readonly plain: string; readonly words?: undefined } | { readonly plain?: undefined; readonly words: string };

/** `plain`: it matches this character, as anyone expects. */
export function characterWords({ raw, value }: AST.Character): CharacterWords {
  const text = String.fromCodePoint(value);
  const hint = HINTS[text];
  const isIdentity = raw === `\\${text}`;
  if (isIdentity && /[A-Za-z]/.test(text)) {
    return { words: `the letter ${text}${hint === undefined ? '' : `. ${letterHint(text, '')}`}` };
  }
  if (raw === text || isIdentity) return { plain: text };
  const number = `U+${value.toString(16).toUpperCase().padStart(4, '0')}`;
  if (/^\\[0-7]+$/.test(raw) && raw !== '\\0') return { words: `${number} (octal escape)` };
  return { words: `${NAMES[value] ?? `the character ${/[\p{C}\p{Z}]/u.test(text) ? '' : text}`.trim()} (${number})` };
}
