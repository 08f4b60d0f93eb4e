// What one character of a pattern matches.
import type { AST } from '@eslint-community/regexpp';
import { say } from '../../../workers/words/in-words';
import * as words from './words';

const NAMES: Readonly<Record<number, string>> = {
  0x00: words.nullCharacter,
  0x07: words.bell,
  0x08: words.backspace,
  0x09: words.tab,
  0x0a: words.lineFeed,
  0x0b: words.verticalTab,
  0x0c: words.formFeed,
  0x0d: words.carriageReturn,
  0x1b: words.escapeCharacter,
  0x20: words.space,
  0xa0: words.noBreakSpace,
};

export type CharacterWords =
  { readonly plain: string; readonly words?: undefined } | { readonly plain?: undefined; readonly words: string };

/** `plain` means that it matches this character, as anyone would expect. */
export function characterWords({ raw, value }: AST.Character): CharacterWords {
  const text = String.fromCodePoint(value);
  const isIdentity = raw === `\\${text}`;
  if (isIdentity && /[A-Za-z]/.test(text)) return { words: say(words.theLetter, { letter: text }) };
  if (raw === text || isIdentity) return { plain: text };
  const code = `U+${value.toString(16).toUpperCase().padStart(4, '0')}`;
  if (/^\\[0-7]+$/.test(raw) && raw !== '\\0') return { words: say(words.octal, { code }) };
  const name = NAMES[value];
  if (name !== undefined) return { words: say(words.namedCode, { name, code }) };
  const isHidden = /[\p{C}\p{Z}]/u.test(text);
  return { words: isHidden ? say(words.hiddenCode, { code }) : say(words.shownCode, { character: text, code }) };
}
