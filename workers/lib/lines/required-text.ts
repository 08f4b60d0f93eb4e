// Finds a text that every match of a regular expression contains, so that only lines with this text need the expression.
import { RegExpParser, type AST } from '@eslint-community/regexpp';
import type { Needle } from '../../../wasm/lines/bindings';

/** A shorter text is in too many lines. */
const LEAST_UNITS = 3;
/** The rest of a longer one would hardly rule out more lines. */
const MOST_UNITS = 256;

/** A line end is in no line, bytes that aren't UTF-8 become U+FFFD, and UTF-8 has no half of a character. */
const NOWHERE = /[\n\r\ufffd\ud800-\udfff]/u;

/**
 * Whether the text has characters that aren't ASCII, or may be equal to one that isn't if case is ignored: of all characters beyond
 * ASCII, only ſ and the Kelvin sign K fold to letters of ASCII (CaseFolding.txt, statuses C and S).
 */
export const mayFoldBeyondAscii = (text: string) => /[SKsk]|[^\0-\x7f]/.test(text);

/** The longest such text, or its beginning; undefined if none is certain. With the flag `i`, it is ASCII, and its case may differ. */
export function requiredText(pattern: string, flags: string): string | undefined {
  const isOther = flags.includes('i') ? mayFoldBeyondAscii : () => false;
  const [longest = ''] = textsIn(elementsOf(pattern, flags), isOther).toSorted((a, b) => b.length - a.length);
  return longest.length < LEAST_UNITS ? undefined : longest;
}

/** The same as bytes to search. */
export function requiredNeedle(pattern: string, flags: string): Needle | undefined {
  const text = requiredText(pattern, flags);
  return text === undefined
    ? undefined
    : { bytes: new TextEncoder().encode(text), foldAscii: flags.includes('i'), isWhole: false };
}

/** The texts between other elements than single characters. */
function textsIn(elements: readonly AST.Element[], isOther: (character: string) => boolean): readonly string[] {
  const texts = [''];
  for (const element of elements) {
    const character = element.type === 'Character' ? String.fromCodePoint(element.value) : '';
    const isPlain = character !== '' && !NOWHERE.test(character) && !isOther(character);
    const text = texts.at(-1) ?? '';
    if (!isPlain) texts.push('');
    else if (text.length < MOST_UNITS) texts[texts.length - 1] = text + character;
  }
  return texts;
}

function elementsOf(pattern: string, flags: string): readonly AST.Element[] {
  try {
    const modes = { unicode: flags.includes('u'), unicodeSets: flags.includes('v') };
    const { alternatives } = new RegExpParser().parsePattern(pattern, 0, pattern.length, modes);
    const [only, other] = alternatives;
    return only && !other ? only.elements : [];
  } catch {
    return []; // the engine supports more syntax than the parser
  }
}
