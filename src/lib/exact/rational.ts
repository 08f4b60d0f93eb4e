// Exact fractions, for amounts that binary floating point would round: units and money.

/** In lowest terms, with a denominator above zero. */
export interface Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

const magnitude = (value: bigint) => (value < 0n ? -value : value);

function commonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [magnitude(a), magnitude(b)];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

/** Throws a RangeError for a denominator of zero. */
export function rational(numerator: bigint, denominator = 1n): Rational {
  if (denominator === 0n) throw new RangeError('A fraction cannot have a denominator of zero.');
  const divisor = commonDivisor(numerator, denominator) * (denominator < 0n ? -1n : 1n);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

export const ZERO = rational(0n);
export const ONE = rational(1n);

export const add = (a: Rational, b: Rational) =>
  rational(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);

export const negate = ({ numerator, denominator }: Rational): Rational => ({ numerator: -numerator, denominator });

export const subtract = (a: Rational, b: Rational) => add(a, negate(b));

export const multiply = (a: Rational, b: Rational) =>
  rational(a.numerator * b.numerator, a.denominator * b.denominator);

/** Throws a RangeError for a divisor of zero. */
export const divide = (a: Rational, b: Rational) => rational(a.numerator * b.denominator, a.denominator * b.numerator);

export const equals = (a: Rational, b: Rational) => a.numerator === b.numerator && a.denominator === b.denominator;

export const isNegative = ({ numerator }: Rational) => numerator < 0n;
export const isZero = ({ numerator }: Rational) => numerator === 0n;

export const absolute = (value: Rational): Rational => (isNegative(value) ? negate(value) : value);

export const powerOfTen = (exponent: number): Rational =>
  exponent < 0 ? { numerator: 1n, denominator: 10n ** BigInt(-exponent) } : rational(10n ** BigInt(exponent));

const DECIMAL = /^([+-]?)(\d*)\.?(\d*)(?:e([+-]?\d+))?$/i;

/** Parses `-12.5`, `.5`, `1e-9`; undefined for any other text. Large exponents cost time, so limit those of a visitor first. */
export function parseDecimal(text: string): Rational | undefined {
  const [, sign, whole = '', fraction = '', exponent = '0'] = DECIMAL.exec(text) ?? [];
  if (whole + fraction === '') return undefined;
  const digits = BigInt(whole + fraction) * (sign === '-' ? -1n : 1n);
  return multiply(rational(digits), powerOfTen(Number(exponent) - fraction.length));
}

/** Like parseDecimal, or a quotient of two such as `463/900`. For constants: throws for invalid text. */
export function exactly(text: string): Rational {
  const [first, second] = text.split('/').map(parseDecimal);
  if (!first || (text.includes('/') && !second)) throw new SyntaxError(`Not a number: ${text}`);
  return second ? divide(first, second) : first;
}
