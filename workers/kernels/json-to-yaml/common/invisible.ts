// Invisible characters that are part of a text in YAML, whose only whitespace is the space and the tab.

/** Spaces of other kinds, controls, marks of direction and of joining, byte order marks, fillers (Unicode 17, those below U+10000). */
const ANY =
  '\\x7f-\\xa0\\xad\\u034f\\u061c\\u115f\\u1160\\u1680\\u180e\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u3000\\u3164\\ufeff\\uffa0\\ufffe\\uffff';
const INVISIBLE = new RegExp(`[${ANY}]`);
const ALL_INVISIBLE = new RegExp(INVISIBLE, 'g');
/** U+200C and U+200D inside a word belong to its spelling. */
const JOINED = /(?<=.)[\u200c\u200d](?=.)/gs;
/**
 * At either end, next to an indicator that needs a space there; and controls, line breaks of YAML 1.1 and byte order marks
 * anywhere.
 */
const DOUBTFUL = new RegExp(
  `^[-?]?[${ANY}]|[${ANY}]$|:[${ANY}]|[${ANY}]#|[\\x7f-\\x9f\\u2028\\u2029\\ufeff\\ufffe\\uffff]`,
);
/** In a line: positions where spaces are expected. */
const INSTEAD_OF_SPACE = new RegExp(`(?<=^[ -]*|:)[${ANY}]|[${ANY}](?=#)`);

export const hasInvisible = (text: string): boolean => INVISIBLE.test(text);

/** “U+00A0” */
export const codeOf = (character: string): string =>
  `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;

const shown = (text: string) => text.replace(ALL_INVISIBLE, (character) => `[${codeOf(character)}]`);

/** The key with its invisible characters as numbers; undefined if it has none. */
export const invisibleInKey = (key: string): string | undefined =>
  INVISIBLE.test(key) && INVISIBLE.test(key.replace(JOINED, '')) ? shown(key) : undefined;

/** The same for a plain value, for characters that its writer may have taken for whitespace or overlooked. */
export const invisibleInValue = (value: string): string | undefined =>
  DOUBTFUL.test(value) ? shown(value) : undefined;

/** Where a line has another character instead of a space; undefined if nowhere. `at` counts from the line's start. */
export function insteadOfSpace(line: string): { readonly at: number; readonly code: string } | undefined {
  const found = INSTEAD_OF_SPACE.exec(line);
  return found ? { at: found.index, code: codeOf(found[0]) } : undefined;
}
