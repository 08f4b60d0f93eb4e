// JSON numbers as exact decimals, with any number of digits.

/** ±digits × 10^exponent. `digits` has no zeros at either end, and is empty for zero, which has no sign. */
export interface Decimal {
  readonly isNegative: boolean;
  readonly digits: string;
  readonly exponent: bigint;
}

/** A number as JSON writes it (RFC 8259, section 6). */
const NUMBER = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;

/** A pattern such as /0+$/ would take quadratic time if zeros are between other digits. */
function withoutZerosAtEnd(digits: string): string {
  let end = digits.length;
  while (digits.charCodeAt(end - 1) === 0x30) end--;
  return digits.slice(0, end);
}

export function decimalOf(text: string): Decimal {
  const [, sign, whole = '', fraction = '', power = '0'] = NUMBER.exec(text) ?? [];
  const all = (whole + fraction).replace(/^0+/, '');
  const digits = withoutZerosAtEnd(all);
  if (digits === '') return { isNegative: false, digits, exponent: 0n };
  const exponent = BigInt(power) - BigInt(fraction.length) + BigInt(all.length - digits.length);
  return { isNegative: sign === '-', digits, exponent };
}

/** A number of so many characters has up to 15 significant digits, which its double has as well. */
const SHORT = 15;

/** Whether no other number of this kind has the same double. */
export const isShort = (text: string) => text.length <= SHORT && !/[eE]/.test(text);

const signOf = ({ digits, isNegative }: Decimal) => (digits === '' ? 0 : isNegative ? -1 : 1);

/** Below 0 if `a` is less than `b`, and 0 if they have the same value. Both are numbers as JSON writes them. */
export function compareNumbers(a: string, b: string): number {
  // Rounding keeps the order, so only equal doubles need all digits.
  const [near, otherNear] = [Number(a), Number(b)];
  if (near !== otherNear) return near < otherNear ? -1 : 1;
  if (isShort(a) && isShort(b)) return 0;
  const [one, other] = [decimalOf(a), decimalOf(b)];
  const sign = signOf(one);
  if (sign !== signOf(other)) return sign - signOf(other);
  const difference = BigInt(one.digits.length) + one.exponent - BigInt(other.digits.length) - other.exponent;
  if (difference !== 0n) return difference < 0n ? -sign : sign;
  // Both begin at the same power of ten, so the digits compare like words.
  return one.digits === other.digits ? 0 : one.digits < other.digits ? -sign : sign;
}
