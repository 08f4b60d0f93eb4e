// Decimal digits of a number, as ASCII.

const ZERO = 0x30;
const MINUS = 0x2d;
const POINT = 0x2e;

/** Writes value × 10^-decimals; `value` is a whole number within ±2⁵³. Returns the position after it. */
export function writeNumber(out: Uint8Array, at: number, value: number, decimals: number): number {
  let rest = value;
  if (value < 0) {
    out[at++] = MINUS;
    rest = -value;
  }
  const digits = Math.max(countDigits(rest), decimals + 1);
  const end = at + digits + (decimals > 0 ? 1 : 0);
  for (let place = end - 1, written = 0; place >= at; place--, written++) {
    if (written === decimals && decimals > 0) out[place--] = POINT;
    // Exact up to 2⁵³: a quotient is never rounded up to the next whole number.
    const tenth = rest <= 0x7fffffff ? (rest / 10) | 0 : Math.floor(rest / 10);
    out[place] = ZERO + (rest - tenth * 10);
    rest = tenth;
  }
  return end;
}

function countDigits(value: number): number {
  let digits = 1;
  for (let limit = 10; value >= limit; limit *= 10) digits++;
  return digits;
}
