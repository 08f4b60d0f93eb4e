// Compares JSON numbers by value, with any number of digits.

interface Decimal {
  readonly isNegative: boolean;
  /** Without zeros at either end; empty for zero. The value is 0.DIGITS × 10^magnitude. */
  readonly digits: string;
  readonly magnitude: bigint;
}

/** A number as JSON writes it (RFC 8259, section 6). */
const NUMBER = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;

/** A pattern such as /0+$/ would take quadratic time if zeros are between other digits. */
function withoutZerosAtEnd(digits: string): string {
  let end = digits.length;
  while (digits.charCodeAt(end - 1) === 0x30) end--;
  return digits.slice(0, end);
}

function decimalOf(text: string): Decimal {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = NUMBER.exec(text) ?? [];
  const digits = `${whole}${fraction}`.replace(/^0+/, '');
  const zeros = whole.length + fraction.length - digits.length;
  return {
    isNegative: sign === '-' && digits !== '',
    digits: withoutZerosAtEnd(digits),
    magnitude: BigInt(exponent) + BigInt(whole.length - zeros),
  };
}

function compareMagnitudes(a: Decimal, b: Decimal): number {
  if (a.digits === '' || b.digits === '') return a.digits.length - b.digits.length;
  if (a.magnitude !== b.magnitude) return a.magnitude < b.magnitude ? -1 : 1;
  return a.digits === b.digits ? 0 : a.digits < b.digits ? -1 : 1;
}

/** Below 0 if `a` is less than `b`. Both are numbers as JSON writes them. */
export function compareNumbers(a: string, b: string): number {
  const [one, other] = [decimalOf(a), decimalOf(b)];
  if (one.isNegative !== other.isNegative) return one.isNegative ? -1 : 1;
  return one.isNegative ? compareMagnitudes(other, one) : compareMagnitudes(one, other);
}
