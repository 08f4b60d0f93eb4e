// What one character of a pattern matches.
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

export type CharacterWords =
  { readonly plain: string; readonly words?: undefined } | { readonly plain?: undefined; readonly words: string };

/** `plain` means that it matches this character, as anyone would expect. */
export function characterWords({ raw, value }: AST.Character): CharacterWords {
  const text = String.fromCodePoint(value);
  const isIdentity = raw === `\\${text}`;
  if (isIdentity && /[A-Za-z]/.test(text)) return { words: `the letter ${text}` };
  if (raw === text || isIdentity) return { plain: text };
  const number = `U+${value.toString(16).toUpperCase().padStart(4, '0')}`;
  if (/^\\[0-7]+$/.test(raw) && raw !== '\\0') return { words: `${number} (octal escape)` };
  return { words: `${NAMES[value] ?? `the character ${/[\p{C}\p{Z}]/u.test(text) ? '' : text}`.trim()} (${number})` };
}
