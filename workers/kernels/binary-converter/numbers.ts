// One number at a time, from decimal digits to binary ones and back. https://en.wikipedia.org/wiki/Two%27s_complement
import { BINARY_LIMIT, DECIMAL_LIMIT, MESSAGES, type BinaryOptions, type Negatives } from './spec';

/** A number's digits, or what is wrong with it, given the place in words. */
export type Converted = string | ((place: string) => string);

export interface NumberForm {
  /** Digits of the longest number that is taken. */
  readonly limit: number;
  readonly isDigit: (byte: number) => boolean;
  /** Words for a number with a character in it that is no digit, which stands at the place. */
  readonly badDigit: (place: string) => string;
  /** `digits` is not empty and within the limit. */
  readonly convert: (isNegative: boolean, digits: string) => Converted;
  readonly takesSign: boolean;
}

/** Numbers below 10^15 and 2^53 are exact without BigInt, which is slower. */
const EXACT_DECIMALS = 15;
const EXACT_BITS = 52;

const widthOf = (negatives: Negatives) => (negatives === 'sign' ? undefined : Number(negatives));

const withSign = (isNegative: boolean, digits: string) => (isNegative && digits !== '0' ? `-${digits}` : digits);

function toTwosComplement(isNegative: boolean, digits: string, width: number): Converted {
  const value = isNegative ? -BigInt(digits) : BigInt(digits);
  const limit = 2n ** BigInt(width - 1);
  if (value >= limit || value < -limit) {
    return (place) =>
      `The number at ${place} doesn’t fit in ${width} bits: two’s complement goes from -${limit} to ${limit - 1n}.`;
  }
  return BigInt.asUintN(width, value).toString(2).padStart(width, '0');
}

function fromTwosComplement(digits: string, width: number): Converted {
  const significant = digits.replace(/^0+(?=.)/, '');
  if (significant.length > width) return (place) => `The number at ${place} has more than ${width} bits.`;
  return BigInt.asIntN(width, BigInt(`0b${significant}`)).toString();
}

export function numberForm({ mode, negatives }: BinaryOptions): NumberForm {
  const width = widthOf(negatives);
  if (mode === 'decimal-to-binary') {
    return {
      limit: DECIMAL_LIMIT,
      isDigit: (byte) => byte >= 0x30 && byte <= 0x39,
      badDigit: (place) =>
        `${MESSAGES.badDecimal} The invalid character is at ${place}. Use only the digits 0 to 9, with an optional sign.`,
      takesSign: true,
      convert(isNegative, digits) {
        if (width !== undefined) return toTwosComplement(isNegative, digits, width);
        const value = digits.length <= EXACT_DECIMALS ? Number(digits) : BigInt(digits);
        return withSign(isNegative, value.toString(2));
      },
    };
  }
  return {
    limit: BINARY_LIMIT,
    isDigit: (byte) => byte === 0x30 || byte === 0x31,
    badDigit: (place) => `${MESSAGES.badCharacters} The first invalid character is at ${place}.`,
    takesSign: width === undefined,
    convert(isNegative, digits) {
      if (width !== undefined) return fromTwosComplement(digits, width);
      const value = digits.length <= EXACT_BITS ? parseInt(digits, 2) : BigInt(`0b${digits}`);
      return withSign(isNegative, value.toString());
    },
  };
}
