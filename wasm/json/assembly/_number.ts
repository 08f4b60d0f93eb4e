// Whether a number would change if a program read it as a double (IEEE 754 binary64), as most do: see `isInexact` in
// workers/lib/json/number-weight.ts, which is the same in plain TypeScript.

/** 0 in the integer, 1 after the point, 2 after the exponent's letter. */
let part: u32 = 0;
/** Digits from the first nonzero one, and the zeros at the end. */
let digits: i32 = 0;
let zeros: i32 = 0;
/** The same for the integer. */
let integerDigits: i32 = 0;
/** Zeros between the point and the first nonzero digit. */
let leadingZeros: i32 = 0;
/** The first eight of the digits, and the next eight. */
let high: u32 = 0;
let low: u32 = 0;
let exponent: i32 = 0;
let isNegative = false;

export function beginNumber(): void {
  part = 0;
  digits = 0;
  zeros = 0;
  integerDigits = 0;
  leadingZeros = 0;
  high = 0;
  low = 0;
  exponent = 0;
  isNegative = false;
}

function addDigit(digit: u32): void {
  if (part == 2) {
    if (exponent < 1_000_000) exponent = exponent * 10 + <i32>digit;
    return;
  }
  if (digits == 0 && digit == 0) {
    if (part == 1) leadingZeros += 1;
    return;
  }
  digits += 1;
  if (part == 0) integerDigits = digits;
  zeros = digit == 0 ? zeros + 1 : 0;
  if (digits <= 8) high = high * 10 + digit;
  else if (digits <= 16) low = low * 10 + digit;
}

export function weigh(from: u32, to: u32): void {
  for (let at = from; at < to; at++) {
    const byte = <u32>load<u8>(at);
    if (byte >= 0x30 && byte <= 0x39) addDigit(byte - 0x30);
    else if (byte == 0x2e) part = 1;
    else if (byte == 0x2d) isNegative = part == 2;
    else if (byte != 0x2b) part = 2;
  }
}

@inline function isAbove(limitHigh: u32, limitLow: u32): bool {
  for (let at = digits; at < 8; at++) high *= 10;
  for (let at = max(digits, 8); at < 16; at++) low *= 10;
  return high > limitHigh || (high == limitHigh && low > limitLow);
}

export function isInexact(): bool {
  if (digits == 0) return false;
  const significant = digits - zeros;
  if (part == 0 && significant > 15 && (digits > 16 || (digits == 16 && isAbove(90071992, 54740991)))) return true;
  if (part != 0 && significant > 17) return true;
  const magnitude = (integerDigits > 0 ? integerDigits - 1 : -leadingZeros - 1) + (isNegative ? -exponent : exponent);
  if (magnitude > 308 || magnitude < -324) return true;
  return magnitude == 308 && isAbove(17976931, 34862315);
}
