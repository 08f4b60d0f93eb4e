// What JSON Schema asks of numbers, by their exact decimal values.
import { decimalOf, isShort } from '../../lib/json/decimals';

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
