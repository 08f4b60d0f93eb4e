// Writes a text in YAML so that every reader of YAML 1.1 and 1.2 gets the same text back.
import { hasLoneSurrogate } from '../../../lib/surrogates';

/** Characters that YAML doesn't allow, line ends of YAML 1.1, and the byte order mark. */
const UNPRINTABLE = /[\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]/;
const ALL_UNPRINTABLE = new RegExp(UNPRINTABLE, 'g');
const CONTROL = /\p{Cc}/u;

/** Words for a boolean or null in YAML 1.1 or 1.2, and its two special keys. */
const WORDS = /^(?:~|=|<<|null|true|false|yes|no|on|off|y|n)$/i;
export const LONGEST_WORD = 'false'.length;
/** A number, date or time in either version. The pattern also matches many other texts, but quoting them does no harm. */
const NUMERIC = /^[-+]?(?:\.?\d[\d_.,:eExXoObB+\-TtZz a-fA-F]*|\.(?:inf|nan))$/i;
/** YAML 1.2, production 126, ns-plain-first: no plain text begins with one of these (some may in certain contexts). */
const INDICATOR = /^[-?:,[\]{}#&*!|>'"%@`\s]/;
/** Ends a plain text, or begins a comment. */
const INNER = /: |:$| #|\s$|[\t\r\n]/;

export const isWord = (text: string): boolean => WORDS.test(text);

export const isPlain = (text: string): boolean =>
  text !== '' &&
  !INDICATOR.test(text) &&
  !INNER.test(text) &&
  !CONTROL.test(text) &&
  !UNPRINTABLE.test(text) &&
  !isWord(text) &&
  !NUMERIC.test(text) &&
  !text.startsWith('...') &&
  !hasLoneSurrogate(text);

const hex = (character: string, digits: number) =>
  character.charCodeAt(0).toString(16).toUpperCase().padStart(digits, '0');

/** The text between double quotation marks. JSON's escapes are valid in YAML. */
export const quotedInside = (text: string): string =>
  JSON.stringify(text)
    .slice(1, -1)
    .replace(ALL_UNPRINTABLE, (one) => (one < '\u0100' ? `\\x${hex(one, 2)}` : `\\u${hex(one, 4)}`));

/** On one line: plain if that is safe, otherwise in double quotation marks. */
export const inline = (text: string): string => (isPlain(text) ? text : `"${quotedInside(text)}"`);

/**
 * The text as a literal block (YAML 1.2, section 8.1.2): its header, and its lines without indentation. Undefined if it could
 * be misread: without a line break, with a space at its start, with a line of only whitespace, or with anything that needs an
 * escape.
 */
export function literal(text: string): { readonly header: string; readonly lines: readonly string[] } | undefined {
  if (!text.includes('\n') || /^\s/.test(text) || /^[ \t]+$/m.test(text)) return undefined;
  if (/[^\P{Cc}\n\t]/u.test(text) || UNPRINTABLE.test(text) || hasLoneSurrogate(text)) return undefined;
  const lines = text.split('\n');
  if (!text.endsWith('\n')) return { header: '|-', lines };
  lines.pop();
  return { header: lines.at(-1) === '' ? '|+' : '|', lines };
}
