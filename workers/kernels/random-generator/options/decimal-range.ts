// The numbers from one decimal number to another with a number of decimal places, exactly: whole multiples of a power of ten,
// of any size.

/** `size` multiples of 10^-decimals, starting at `first` × 10^-decimals. */
export interface DecimalRange {
  readonly first: bigint;
  readonly size: bigint;
  readonly decimals: number;
}

/** `digits` × 10^-places. */
export interface Decimal {
  readonly digits: bigint;
  readonly places: number;
}

/** Numbers of this length are still read and written quickly. */
export const MAX_DIGITS = 5000;

/** As people write it: with either minus sign, with or without digits before the point. Undefined for any other text. */
export function parseDecimal(text: string): Decimal | undefined {
  const [, sign, whole = '', part = ''] = /^([-−+]?)(\d*)(?:\.(\d*))?$/.exec(text.trim()) ?? [];
  const digits = whole + part;
  if (digits === '' || digits.length > MAX_DIGITS) return undefined;
  const value = BigInt(digits);
  return { digits: sign === '-' || sign === '−' ? -value : value, places: part.length };
}

export function isBelow(a: Decimal, b: Decimal): boolean {
  return a.digits * 10n ** BigInt(b.places) < b.digits * 10n ** BigInt(a.places);
}

/** The numbers between the two, inclusive. The size may be 0. */
export function decimalRange(min: Decimal, max: Decimal, decimals: number): DecimalRange {
  const first = -scaledDown({ ...min, digits: -min.digits }, decimals);
  const size = scaledDown(max, decimals) - first + 1n;
  return { first, size: size > 0n ? size : 0n, decimals };
}

/** The largest whole number of 10^-decimals that is not above the value. */
function scaledDown({ digits, places }: Decimal, decimals: number): bigint {
  if (decimals >= places) return digits * 10n ** BigInt(decimals - places);
  const divisor = 10n ** BigInt(places - decimals);
  const towardZero = digits / divisor;
  return digits < 0n && towardZero * divisor !== digits ? towardZero - 1n : towardZero;
}

/** A value of the range as text: -1234 with two places is -12.34. */
export function writeScaled(value: bigint, decimals: number): string {
  if (decimals === 0) return value.toString();
  const digits = (value < 0n ? -value : value).toString().padStart(decimals + 1, '0');
  const at = digits.length - decimals;
  return `${value < 0n ? '-' : ''}${digits.slice(0, at)}.${digits.slice(at)}`;
}
