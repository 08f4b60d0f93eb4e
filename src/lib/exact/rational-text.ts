// Exact fractions as decimal text, and whether the text is exact.
import { absolute, divide, isNegative, isZero, multiply, powerOfTen, type Rational } from './rational';

export interface DecimalText {
  readonly text: string;
  /** Whether the text is the exact value, not rounded. */
  readonly isExact: boolean;
}

/** To the nearest integer. A half rounds away from zero, as in school and in shops. */
function rounded({ numerator, denominator }: Rational): bigint {
  const half = numerator < 0n ? -denominator : denominator;
  return (2n * numerator + half) / (2n * denominator);
}

/** Inserts a point before the last `places` digits of an integer. */
function withPoint(digits: string, places: number): string {
  if (places <= 0) return digits + '0'.repeat(-places);
  const padded = digits.padStart(places + 1, '0');
  return `${padded.slice(0, -places)}.${padded.slice(-places)}`;
}

const withoutZeros = (text: string) => (text.includes('.') ? text.replace(/\.?0+$/, '') : text);

/** With exactly this many decimals: `0.50`. */
export function toFixed(value: Rational, decimals: number): DecimalText {
  const scaled = multiply(value, powerOfTen(decimals));
  const digits = rounded(absolute(scaled));
  const sign = isNegative(value) && digits !== 0n ? '-' : '';
  return { text: sign + withPoint(digits.toString(), decimals), isExact: scaled.denominator === 1n };
}

/** With up to this many decimals: `0.5`. */
export function toDecimals(value: Rational, decimals: number): DecimalText {
  const { text, isExact } = toFixed(value, decimals);
  return { text: withoutZeros(text), isExact };
}

/** The exponent of the first digit: 3 of 1609.344, -2 of 0.05; 0 of zero. */
export function exponentOf(value: Rational): number {
  if (isZero(value)) return 0;
  const { numerator, denominator } = absolute(value);
  const guess = numerator.toString().length - denominator.toString().length;
  const { numerator: above, denominator: below } = divide(absolute(value), powerOfTen(guess));
  return above < below ? guess - 1 : guess;
}

/** With more zeros than this before or after the digits, the text has an exponent. */
const LARGEST_PLAIN = 21;
const SMALLEST_PLAIN = -7;

function scientific(value: Rational, digits: number, exponent: number): string {
  const { text } = toDecimals(divide(value, powerOfTen(exponent)), digits - 1);
  // 9.99 rounded to two digits is 10, which has one digit too many before the point.
  return /^-?10(?:\.|$)/.test(text)
    ? scientific(value, digits, exponent + 1)
    : `${text}e${exponent < 0 ? '' : '+'}${exponent}`;
}

/** With up to this many significant digits: `0.000621371`, `6.21371e-10`, `1.5e+30`. */
export function toSignificant(value: Rational, digits: number): DecimalText {
  const exponent = exponentOf(value);
  const places = digits - 1 - exponent;
  const isExact = multiply(value, powerOfTen(places)).denominator === 1n;
  if (exponent >= LARGEST_PLAIN || exponent <= SMALLEST_PLAIN) {
    return { text: scientific(value, digits, exponent), isExact };
  }
  if (places >= 0) return { text: toDecimals(value, places).text, isExact };
  const cut = rounded(multiply(value, powerOfTen(places)));
  return { text: `${cut}${'0'.repeat(-places)}`, isExact };
}

/** All digits if they end; undefined for fractions such as 1/3, and for numbers of more than `limit` digits. */
export function toExact(value: Rational, limit: number): string | undefined {
  const { text, isExact } = toSignificant(value, limit);
  return isExact ? text : undefined;
}
