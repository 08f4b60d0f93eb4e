// Finds a text that every match of a regular expression contains, so that only lines with this text need the expression.
import { RegExpParser, type AST } from '@eslint-community/regexpp';
import { mayFoldBeyondAscii } from './exact-text';

/** A shorter text is in too many lines. */
const LEAST_UNITS = 3;

/** A line end is in no line, and bytes that aren't UTF-8 become U+FFFD. */
const NOWHERE = /[\n\r\ufffd]/;

/** The longest such text; undefined if none is certain. With `ignoreCase`, it is ASCII, and its case may differ. */
export function requiredText(pattern: string, ignoreCase: boolean): string | undefined {
  const [longest = ''] = textsIn(pattern, ignoreCase ? mayFoldBeyondAscii : () => false).toSorted(
    (a, b) => b.length - a.length,
  );
  return longest.length < LEAST_UNITS ? undefined : longest;
}

/** The texts between other elements than single characters. */
function textsIn(pattern: string, isOther: (character: string) => boolean): readonly string[] {
  const elements = elementsOf(pattern);
  const texts = [''];
  for (const element of elements) {
    const character = element.type === 'Character' ? String.fromCodePoint(element.value) : '';
    const isPlain = character !== '' && !NOWHERE.test(character) && !isOther(character);
    if (isPlain) texts.push(`${texts.pop() ?? ''}${character}`);
    else texts.push('');
  }
  return texts;
}

function elementsOf(pattern: string): readonly AST.Element[] {
  try {
    const { alternatives } = new RegExpParser().parsePattern(pattern, 0, pattern.length, { unicode: true });
    const [only, other] = alternatives;
    return only && !other ? only.elements : [];
  } catch {
    return []; // the engine supports more syntax than the parser
  }
}
