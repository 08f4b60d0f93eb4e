// Converts one number between decimal and binary digits. https://en.wikipedia.org/wiki/Two%27s_complement
import type { InText, Message } from '../../contract/run/message';
import { message } from './characters';
import { BINARY_LIMIT, DECIMAL_LIMIT, type BinaryOptions, type Negatives } from './spec';

/** A number's digits, or its error for a place. */
export type Converted = string | ((place: InText) => Message);

export interface NumberForm {
  /** The most digits of a number. */
  readonly limit: number;
  readonly isDigit: (byte: number) => boolean;
  /** The message for a number that contains anything but digits. */
  readonly badDigit: 'badDecimal' | 'badCharacter';
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
    return (place) => message('outOfRange', { place, width, least: -limit, most: limit - 1n });
  }
  return BigInt.asUintN(width, value).toString(2).padStart(width, '0');
}

function fromTwosComplement(digits: string, width: number): Converted {
  const significant = digits.replace(/^0+(?=.)/, '');
  if (significant.length > width) return (place) => message('tooManyBits', { place, width });
  return BigInt.asIntN(width, BigInt(`0b${significant}`)).toString();
}

export function numberForm({ mode, negatives }: BinaryOptions): NumberForm {
  const width = widthOf(negatives);
  if (mode === 'decimal-to-binary') {
    return {
      limit: DECIMAL_LIMIT,
      isDigit: (byte) => byte >= 0x30 && byte <= 0x39,
      badDigit: 'badDecimal',
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
    badDigit: 'badCharacter',
    takesSign: width === undefined,
    convert(isNegative, digits) {
      if (width !== undefined) return fromTwosComplement(digits, width);
      const value = digits.length <= EXACT_BITS ? parseInt(digits, 2) : BigInt(`0b${digits}`);
      return withSign(isNegative, value.toString());
    },
  };
}
