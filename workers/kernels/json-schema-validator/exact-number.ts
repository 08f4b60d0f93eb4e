// JSON numbers by their exact decimal values.

/** ±digits × 10^exponent. `digits` has no zeros at either end, and is empty for zero. */
interface Decimal {
  readonly isNegative: boolean;
  readonly digits: string;
  readonly exponent: bigint;
}

/** A JSON number of so many characters without an exponent has up to 15 significant digits, so its double is in the same order. */
const SHORT = 15;

const isShort = (raw: string) => raw.length <= SHORT && !/[eE]/.test(raw);

function decimalOf(raw: string): Decimal {
  const [, sign, whole = '', fraction = '', power = '0'] = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(raw) ?? [];
  const all = (whole + fraction).replace(/^0+/, '');
  const digits = all.replace(/0+$/, '');
  if (digits === '') return { isNegative: false, digits, exponent: 0n };
  const exponent = BigInt(power.replace('+', '')) - BigInt(fraction.length) + BigInt(all.length - digits.length);
  return { isNegative: sign === '-', digits, exponent };
}

const signOf = ({ digits, isNegative }: Decimal) => (digits === '' ? 0 : isNegative ? -1 : 1);

/** Below zero if `a` is smaller, above zero if it is larger. */
export function compareNumbers(a: string, b: string): number {
  if (isShort(a) && isShort(b)) return Number(a) - Number(b);
  const [one, other] = [decimalOf(a), decimalOf(b)];
  const sign = signOf(one);
  if (sign !== signOf(other)) return sign - signOf(other);
  const [size, otherSize] = [one, other].map(({ digits, exponent }) => BigInt(digits.length) + exponent) as [
    bigint,
    bigint,
  ];
  if (size !== otherSize) return size < otherSize ? -sign : sign;
  // Both begin at the same power of ten, so the digits compare like words.
  return one.digits === other.digits ? 0 : one.digits < other.digits ? -sign : sign;
}

/** Equal for equal values only, however they are written. */
export function numberKey(raw: string): string {
  const { isNegative, digits, exponent } = decimalOf(raw);
  return `${isNegative ? '-' : ''}${digits}e${String(exponent)}`;
}

export const isInteger = (raw: string): boolean =>
  /^-?\d+$/.test(raw) || (isShort(raw) ? Number.isInteger(Number(raw)) : decimalOf(raw).exponent >= 0n);

/** 10^exponent mod modulus, in time that grows with the exponent's length only. */
function powerOfTenModulo(exponent: bigint, modulus: bigint): bigint {
  let [result, base] = [1n % modulus, 10n % modulus];
  for (let left = exponent; left > 0n; left >>= 1n) {
    if (left & 1n) result = (result * base) % modulus;
    base = (base * base) % modulus;
  }
  return result;
}

/** Whether the value is an integer times the divisor, which isn't zero. */
export function isMultipleOf(value: string, divisor: string): boolean {
  const [one, other] = [decimalOf(value), decimalOf(divisor)];
  if (one.digits === '') return true;
  const [digits, modulus] = [BigInt(one.digits), BigInt(other.digits)];
  const shift = one.exponent - other.exponent;
  // The digits don't end in a zero, so no power of ten divides them.
  return shift >= 0n && ((digits % modulus) * powerOfTenModulo(shift, modulus)) % modulus === 0n;
}
