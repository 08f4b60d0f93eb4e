// Decimal digits of a number, as ASCII.

const ZERO = 0x30;
const MINUS = 0x2d;
const POINT = 0x2e;

/** The largest number of a fast division. */
const LARGEST_INT = 0x7fffffff;

/** "00" to "99". */
const PAIRS = Uint8Array.from({ length: 200 }, (_, at) => ZERO + (at % 2 === 0 ? Math.floor(at / 20) : (at >> 1) % 10));

/** Writes value × 10^-decimals; `value` is a whole number within ±2⁵³. Returns the position after it. */
export function writeNumber(out: Uint8Array, at: number, value: number, decimals: number): number {
  let rest = value;
  if (value < 0) {
    out[at++] = MINUS;
    rest = -value;
  }
  if (decimals === 0 && rest <= LARGEST_INT) return writeInt(out, at, rest | 0);
  const digits = Math.max(countDigits(rest), decimals + 1);
  const end = at + digits + (decimals > 0 ? 1 : 0);
  for (let place = end - 1, written = 0; place >= at; place--, written++) {
    if (written === decimals && decimals > 0) out[place--] = POINT;
    // Exact up to 2⁵³: a quotient is never rounded up to the next whole number.
    const tenth = rest <= LARGEST_INT ? (rest / 10) | 0 : Math.floor(rest / 10);
    out[place] = ZERO + (rest - tenth * 10);
    rest = tenth;
  }
  return end;
}

/** Two digits at a time, in half of the time. */
function writeInt(out: Uint8Array, at: number, value: number): number {
  const end = at + digitsOfInt(value);
  let rest = value;
  let place = end;
  while (rest >= 10) {
    const hundredth = (rest / 100) | 0;
    const pair = 2 * (rest - hundredth * 100);
    out[--place] = PAIRS[pair + 1] ?? 0;
    out[--place] = PAIRS[pair] ?? 0;
    rest = hundredth;
  }
  if (place > at) out[at] = ZERO + rest;
  return end;
}

function digitsOfInt(value: number): number {
  if (value < 10_000) {
    if (value < 100) return value < 10 ? 1 : 2;
    return value < 1000 ? 3 : 4;
  }
  if (value < 1_000_000) return value < 100_000 ? 5 : 6;
  if (value < 100_000_000) return value < 10_000_000 ? 7 : 8;
  return value < 1_000_000_000 ? 9 : 10;
}

function countDigits(value: number): number {
  let digits = 1;
  for (let limit = 10; value >= limit; limit *= 10) digits++;
  return digits;
}
