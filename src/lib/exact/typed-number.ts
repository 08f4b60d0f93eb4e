// Numbers as people type them: `1,234.5`, `1.234,5`, `1e-9`, `2.5 × 10^3`, `3 1/2`, `½`, `−4`.
import { say } from '../../../workers/words/in-words';
import { add, divide, isZero, negate, parseDecimal, type Rational } from './rational';
import * as words from './words';

/** More would only take time. */
export const EXPONENT_LIMIT = 400;

/** The longest text that is parsed. */
export const LENGTH_LIMIT = 200;

export interface TypedNumber {
  readonly value: Rational;
  /** The text after the number. */
  readonly rest: string;
}

/** What is wrong and what to do, as a sentence. */
export interface TypedProblem {
  readonly problem: string;
}

/** One spelling for each character with variants: minus and degree signs, spaces, full-width digits, fractions, primes. */
export const normalizeTyped = (text: string) =>
  text
    .slice(0, 2 * LENGTH_LIMIT) // It is still over the limit.
    .replace(/[″“”]/g, '"')
    .replace(/[′‘’]/g, "'")
    .replace(/[º˚]/g, '°')
    .replace(/[¼-¾⅐-⅞]/g, ' $&')
    .normalize('NFKC')
    .replace(/[−‒–]/g, '-')
    .replace(/⁄/g, '/')
    .replace(/\s+/g, ' ')
    .trim();

const FRACTION = /^(?:(\d+) )?(\d+) ?\/ ?(\d+)/;

const EXPONENT = '(?:(?:e| ?[x×*·] ?10 ?\\^) ?([+-]?\\d+))?';

/** `1,234,567`, and `12,34,567` as in India. */
const COMMA_GROUPS = '[1-9]\\d{0,2}(?:,\\d{3})+(?![\\d,])|[1-9]\\d?(?:,\\d{2})+,\\d{3}(?![\\d,])';
/** `1 234 567`, `1'234'567` as in Switzerland, and `1.234.567`: a single point starts the decimals. */
const OTHER_GROUPS =
  "\\d{1,3}(?: \\d{3})+(?! ?[\\d/])|\\d{1,3}(?:'\\d{3})+(?!['\"\\d])|\\d{1,3}(?:\\.\\d{3}){2,}(?![\\d.])";

const POINT_NUMBER = new RegExp(`^(${COMMA_GROUPS}|${OTHER_GROUPS}|\\d+)?(?:\\.(\\d*))?${EXPONENT}`, 'i');
/** `1,5` and `1.234,5`. Tried only if the commas can't separate groups. */
const COMMA_NUMBER = new RegExp(`^(\\d{1,3}(?:[. ']\\d{3})+|\\d+),(\\d+)${EXPONENT}`, 'i');
const HAS_COMMA_GROUPS = new RegExp(`^(?:${COMMA_GROUPS})`);

function readFraction(text: string): TypedNumber | TypedProblem | undefined {
  const [all, whole = '0', above = '', below = ''] = FRACTION.exec(text) ?? [];
  if (all === undefined) return undefined;
  const [units, numerator, denominator] = [whole, above, below].map(parseDecimal);
  if (!units || !numerator || !denominator) return undefined;
  if (isZero(denominator)) return { problem: words.divisionByZero };
  return { value: add(units, divide(numerator, denominator)), rest: text.slice(all.length) };
}

function readDecimal(text: string): TypedNumber | TypedProblem {
  const commas = HAS_COMMA_GROUPS.test(text) ? null : COMMA_NUMBER.exec(text);
  const [all = '', whole = '', fraction = '', exponent = '0'] = commas ?? POINT_NUMBER.exec(text) ?? [];
  const rest = text.slice(all.length);
  if (Math.abs(Number(exponent)) > EXPONENT_LIMIT) {
    return { problem: say(words.exponents, { most: EXPONENT_LIMIT }) };
  }
  if (/^,\d/.test(rest)) return { problem: words.wrongCommas };
  const value = parseDecimal(`${whole.replace(/[, .']/g, '')}.${fraction}e${exponent}`);
  if (!value || /^[.\d]/.test(rest)) return { problem: say(words.notANumber, { text }) };
  return { value, rest };
}

/** Parses the number at the start of a normalized text. */
export function readNumber(text: string): TypedNumber | TypedProblem {
  if (text.length > LENGTH_LIMIT) return { problem: say(words.tooLong, { most: LENGTH_LIMIT }) };
  const [all, sign = ''] = /^([+-]?) ?/.exec(text) ?? [''];
  const unsigned = text.slice(all.length);
  const read = readFraction(unsigned) ?? readDecimal(unsigned);
  if ('problem' in read) return read;
  return { value: sign === '-' ? negate(read.value) : read.value, rest: read.rest.trimStart() };
}
