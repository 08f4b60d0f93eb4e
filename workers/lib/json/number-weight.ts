// Whether a number would change if a program read it as a double (IEEE 754 binary64), as most do. In flat memory for any
// length, like wasm/json/assembly/_number.ts.

/** 2^53 - 1, the last integer of the range that RFC 8259 (section 6) calls interoperable, in two halves of eight digits. */
const SAFE = [90_071_992, 54_740_991] as const;
/** The largest double is 1.7976931348623157e308. */
const LARGEST = [17_976_931, 34_862_315] as const;
const LARGEST_MAGNITUDE = 308;
/** The smallest double is 5e-324. */
const SMALLEST_MAGNITUDE = -324;
/** A double prints with at most this many significant digits. */
const DOUBLE_DIGITS = 17;
/** An integer with this many significant digits is always exact. */
const INTEGER_DIGITS = 15;

const HALF_DIGITS = 8;
const EXPONENT_CAP = 1_000_000;

export class NumberWeight {
  #part: 'integer' | 'fraction' | 'exponent' = 'integer';
  /** Digits from the first nonzero one, and the zeros at the end. */
  #digits = 0;
  #zeros = 0;
  #integerDigits = 0;
  /** Zeros between the point and the first nonzero digit. */
  #leadingZeros = 0;
  /** The first eight digits, and the next eight. */
  #high = 0;
  #low = 0;
  #exponent = 0;
  #isNegative = false;

  /** Adds the number's next byte. */
  add(byte: number): void {
    if (byte >= 0x30 && byte <= 0x39) this.#addDigit(byte - 0x30);
    else if (byte === 0x2e) this.#part = 'fraction';
    else if (byte === 0x2d) this.#isNegative = this.#part === 'exponent';
    else if (byte !== 0x2b) this.#part = 'exponent';
  }

  isInexact(): boolean {
    if (this.#digits === 0) return false;
    const significant = this.#digits - this.#zeros;
    if (this.#part !== 'integer') {
      if (significant > DOUBLE_DIGITS) return true;
    } else if (significant > INTEGER_DIGITS && this.#digits > 2 * HALF_DIGITS) return true;
    else if (significant > INTEGER_DIGITS && this.#digits === 2 * HALF_DIGITS && this.#isAbove(SAFE)) return true;
    const first = this.#integerDigits > 0 ? this.#integerDigits - 1 : -this.#leadingZeros - 1;
    const magnitude = first + (this.#isNegative ? -this.#exponent : this.#exponent);
    if (magnitude > LARGEST_MAGNITUDE || magnitude < SMALLEST_MAGNITUDE) return true;
    return magnitude === LARGEST_MAGNITUDE && this.#isAbove(LARGEST);
  }

  #addDigit(digit: number): void {
    if (this.#part === 'exponent') {
      if (this.#exponent < EXPONENT_CAP) this.#exponent = this.#exponent * 10 + digit;
      return;
    }
    if (this.#digits === 0 && digit === 0) {
      if (this.#part === 'fraction') this.#leadingZeros++;
      return;
    }
    this.#digits++;
    if (this.#part === 'integer') this.#integerDigits = this.#digits;
    this.#zeros = digit === 0 ? this.#zeros + 1 : 0;
    if (this.#digits <= HALF_DIGITS) this.#high = this.#high * 10 + digit;
    else if (this.#digits <= 2 * HALF_DIGITS) this.#low = this.#low * 10 + digit;
  }

  #isAbove([high, low]: readonly [number, number]): boolean {
    const ownHigh = this.#high * 10 ** Math.max(0, HALF_DIGITS - this.#digits);
    const ownLow = this.#low * 10 ** Math.min(HALF_DIGITS, Math.max(0, 2 * HALF_DIGITS - this.#digits));
    return ownHigh > high || (ownHigh === high && ownLow > low);
  }
}
