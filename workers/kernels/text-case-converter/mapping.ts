// Full case mappings. Uppercase and lowercase come from the engine (with Unicode's SpecialCasing), which has no title case.
import type { CaseLocale } from './spec';

export interface CaseMapping {
  readonly upper: (text: string) => string;
  readonly lower: (text: string) => string;
  /** For one character, including its marks. */
  readonly title: (character: string) => string;
}

/** Upper, title, lower: the digraphs of UnicodeData.txt that are one character each. */
const DIGRAPHS = ['Ǆǅǆ', 'Ǉǈǉ', 'Ǌǋǌ', 'Ǳǲǳ'];
/** Greek letters with iota subscript and another mark: in title case the iota stays below (U+0345), SpecialCasing.txt. */
const IOTA_BELOW = /^[\u1FB2\u1FB4\u1FB7\u1FC2\u1FC4\u1FC7\u1FF2\u1FF4\u1FF7]$/;
const IOTA_SIMPLE: Readonly<Record<string, string>> = {
  '\u1FB3': '\u1FBC',
  '\u1FBC': '\u1FBC',
  '\u1FC3': '\u1FCC',
  '\u1FCC': '\u1FCC',
  '\u1FF3': '\u1FFC',
  '\u1FFC': '\u1FFC',
};
/** Modern Georgian has uppercase letters, but doesn't capitalize words. */
const GEORGIAN = /^[\u10D0-\u10FF]$/;
const APOSTROPHE_N = '\u0149';

/** Where title case differs from uppercase. UnicodeData.txt, field 14, and SpecialCasing.txt, third column. */
function specialTitle(character: string): string | undefined {
  if (character.length > 1 || character < '\u00DF') return undefined;
  const digraph = DIGRAPHS.find((forms) => forms.includes(character));
  if (digraph) return digraph.charAt(1);
  if (GEORGIAN.test(character)) return character;
  // Alpha, eta and omega with breathings: eight code points higher.
  if (/^[\u1F80-\u1FAF]$/.test(character)) return String.fromCharCode(character.charCodeAt(0) | 8);
  return IOTA_SIMPLE[character];
}

/** For one code point. */
function titleOf(character: string, upper: string): string {
  const [first = '', ...rest] = upper;
  if (rest.length === 0 || character === APOSTROPHE_N) return upper;
  if (IOTA_BELOW.test(character)) return `${upper.slice(0, -1)}\u0345`;
  return first + rest.join('').toLowerCase();
}

export function caseMapping(locale: CaseLocale): CaseMapping {
  const isAny = locale === 'und';
  const upper = (text: string) => (isAny ? text.toUpperCase() : text.toLocaleUpperCase(locale));
  const lower = (text: string) => (isAny ? text.toLowerCase() : text.toLocaleLowerCase(locale));
  const title = (text: string) => {
    const [character = '', ...marks] = text;
    const special = specialTitle(character);
    if (special !== undefined) return special + marks.join('');
    // Lithuanian removes a dot above, so the marks must be seen with their letter.
    return marks.length > 0 && !isAny ? upper(text) : titleOf(character, upper(character)) + marks.join('');
  };
  return { upper, lower, title };
}

/**
 * Replaces each capital sigma by the lowercase form for its context (SpecialCasing.txt, Final_Sigma). The rest then needs no
 * context beyond its own marks.
 * @param leftCased the preceding text ends in a cased letter
 */
export function resolveSigma(text: string, leftCased: boolean): string {
  if (!text.includes('Σ')) return text;
  const before = leftCased ? 'a' : '';
  // The only character whose lowercase form has two would shift the rest.
  const lowered = (before + text.replaceAll('İ', 'X')).toLowerCase();
  return text.replace(/Σ/g, (_, at: number) => lowered.charAt(at + before.length));
}
