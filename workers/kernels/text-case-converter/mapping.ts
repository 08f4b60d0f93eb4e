// Full case mappings. Upper and lower case are the engine's own (Unicode's SpecialCasing included); title case it lacks.
import type { CaseLocale } from './spec';

export interface CaseMapping {
  readonly upper: (text: string) => string;
  readonly lower: (text: string) => string;
  /** For one character with the marks on it. */
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
/** Modern Georgian has capitals, but none at the beginning of a word. */
const GEORGIAN = /^[\u10D0-\u10FF]$/;
const APOSTROPHE_N = '\u0149';

/** What differs from upper case in title case. UnicodeData.txt, field 14, and SpecialCasing.txt, third column. */
function specialTitle(character: string): string | undefined {
  if (character.length > 1 || character < '\u00DF') return undefined;
  const digraph = DIGRAPHS.find((forms) => forms.includes(character));
  if (digraph) return digraph.charAt(1);
  if (GEORGIAN.test(character)) return character;
  // Alpha, eta and omega with breathings: eight code points further on.
  if (/^[\u1F80-\u1FAF]$/.test(character)) return String.fromCharCode(character.charCodeAt(0) | 8);
  return IOTA_SIMPLE[character];
}

/** Of one code point. */
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
    // Lithuanian takes away a dot above: the marks must be seen with their letter.
    return marks.length > 0 && !isAny ? upper(text) : titleOf(character, upper(character)) + marks.join('');
  };
  return { upper, lower, title };
}

/**
 * Each capital sigma as the small one that its place asks for (SpecialCasing.txt, Final_Sigma): what is left needs no
 * neighbours beyond its own marks. `leftCased`: what stands before the text ends in a cased letter.
 */
export function resolveSigma(text: string, leftCased: boolean): string {
  if (!text.includes('Σ')) return text;
  const before = leftCased ? 'a' : '';
  // The one character that becomes two in lower case would shift the rest.
  const lowered = (before + text.replaceAll('İ', 'X')).toLowerCase();
  return text.replace(/Σ/g, (_, at: number) => lowered.charAt(at + before.length));
}
